/// What has come out of the sound device in about a second.
public struct Exposure: Hashable, Sendable {
    public let seconds: Double
    /// The mean level, weighted as the ear hears it (A): decibels of full scale, with the device's own volume.
    public let level: Double
    public let output: Loudspeaker.Output

    public init(seconds: Double, level: Double, output: Loudspeaker.Output) {
        (self.seconds, self.level, self.output) = (seconds, level, output)
    }
}

/// Tells services what is heard.
public protocol SoundLevels: Sendable {
    /// Listens from now on, in place of the last listener; silence is not told.
    ///
    /// - Parameter tell: called about once a second while something sounds, on a background thread.
    func listen(_ tell: @escaping @Sendable (Exposure) -> Void)
}

/// Stands for the sound where there is none, as for a subcommand.
public struct NoSoundLevels: SoundLevels {
    public init() {}
    public func listen(_ tell: @escaping @Sendable (Exposure) -> Void) {}
}
