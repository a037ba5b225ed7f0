import Channel

/// What the two ends of an engine's process say to each other.
package protocol EngineMessage: ChannelMessage, Equatable {
    associatedtype Failure: EngineFailure
    /// The child's news why there is no answer.
    static func failed(_ failure: Failure) -> Self
}

/// Why an engine does not work.
package protocol EngineFailure: Error {
    static var noSandbox: Self { get }
    /// Its process has ended or hangs.
    static var died: Self { get }
}
