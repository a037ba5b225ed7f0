/// The microphone, which listens for one visit at a time.
///
/// It may be called from any thread, and returns at once. When the visit ends it is free again.
public protocol Microphone: Sendable {
    /// Gets the news, in order, on one background thread.
    typealias Tell = @Sendable (MicrophoneEvent) -> Void

    /// Tells whether there is a microphone: `ready`, `missing` or `busy`.
    func look(for visit: Visit, _ tell: @escaping Tell)
    /// Starts listening, in place of what this visit has listened to before.
    ///
    /// - Parameter tell: gets all news up to the end: `taken`, `sent`, `unheard`, `failed` or `busy`.
    func listen(to target: MicrophoneTarget, for visit: Visit, _ tell: @escaping Tell)
    /// Stops listening and tells the result.
    func end(for visit: Visit)
    /// Stops listening without a result, and deletes the visit's takes that are not spared.
    func letGo(for visit: Visit)
    /// Keeps a take until ``giveUp(_:)``, also after its visit.
    func spare(_ take: Sound)
    /// Releases a spared take, to be deleted with the next.
    func giveUp(_ take: Sound)
}

/// The receiver of the microphone's samples: 16 bits, one channel.
public enum MicrophoneTarget: Hashable, Sendable {
    /// A file of at most three minutes at 48 kHz, with the silence at both ends trimmed.
    ///
    /// It can be played and opened by its name; no later run of Pasaka finds it.
    case take
    /// A connected stream socket, such as a child process's; duplicated, so the caller may close its own.
    ///
    /// A slow reader loses samples, but never delays the microphone.
    ///
    /// - Parameter rate: samples per second.
    case socket(Int32, rate: Int)
}

/// Reports of the microphone.
public enum MicrophoneEvent: Hashable, Sendable {
    /// A microphone is there.
    case ready
    /// No microphone is there.
    case missing
    /// The microphone listens for another visit.
    case busy
    /// The peak of the last twentieth of a second, 0…1 from −60 dB to full scale, and the seconds heard so far; at most
    /// twenty a second.
    case level(Double, seconds: Double)
    /// Someone has spoken and now pauses; it listens on.
    case speechEnded(seconds: Double)
    /// The take has ended, and the microphone is closed.
    case taken(Sound, seconds: Double)
    /// Everything has been sent, except for the samples dropped because the reader was too slow; the microphone is
    /// closed.
    case sent(seconds: Double, dropped: Int)
    /// The microphone could not be opened or returned nothing; it is closed.
    case unheard
    /// The take could not be written or the reader has gone; the microphone is closed.
    case failed(isFullDisk: Bool)
}

/// Stands for the microphone where there is none, as for a subcommand.
public struct NoMicrophone: Microphone {
    public init() {}

    public func look(for visit: Visit, _ tell: @escaping Tell) { tell(.missing) }
    public func listen(to target: MicrophoneTarget, for visit: Visit, _ tell: @escaping Tell) { tell(.unheard) }
    public func end(for visit: Visit) {}
    public func letGo(for visit: Visit) {}
    public func spare(_ take: Sound) {}
    public func giveUp(_ take: Sound) {}
}
