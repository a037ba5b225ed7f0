import Glibc

/// An error that describes itself, with marked names.
public protocol Explained: Error, CustomStringConvertible {
    var sentence: Sentence { get }
}

extension Explained {
    public var description: String { sentence.description }
}

extension Sentence {
    /// An error's description: its marked sentence or, for a library's error, untrusted text.
    public init(_ error: any Error) { self = (error as? any Explained)?.sentence ?? "\(library: "\(error)")" }

    /// The system's text for an `errno`.
    public init(errno code: Int32) { self.init(systemText: Catalogue.text(String(cString: strerror(code)))) }
}
