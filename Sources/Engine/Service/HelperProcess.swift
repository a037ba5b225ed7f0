import Sentences

/// A helper program of Pasaka's that runs for a service: it sandboxes itself, and has one end of a stream socket.
public protocol HelperProcess: Sendable {
    /// What is sent here arrives at its descriptor 3, and what it answers can be read here; valid until ``end()``.
    ///
    /// It may be the target of a ``Microphone``.
    var socket: Int32 { get }
    /// Kills it; later calls do nothing. At the latest it ends with the app.
    ///
    /// - Returns: why its sandbox has ended it before, as a clause of its own; nil for any other end.
    @discardableResult func end() -> Sentence?
}

/// Why there is no helper process.
public struct NoHelper: Explained {
    public let sentence: Sentence
    public init(_ sentence: Sentence) { self.sentence = sentence }
}
