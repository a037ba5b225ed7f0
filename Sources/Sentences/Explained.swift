import Glibc

/// An error that says itself what is wrong, with marked names.
public protocol Explained: Error, CustomStringConvertible {
    var sentence: Sentence { get }
}

extension Explained {
    public var description: String { sentence.description }
}

extension Sentence {
    /// What an error says: its marked sentence or, of a library's error, a text that nobody vouches for.
    public init(_ error: any Error) { self = (error as? any Explained)?.sentence ?? "\(library: "\(error)")" }

    /// What the system says of an `errno`.
    public init(errno code: Int32) { self.init(systemText: Catalogue.text(String(cString: strerror(code)))) }
}
