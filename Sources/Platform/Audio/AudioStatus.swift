import Sentences

nonisolated extension AudioService {
    /// The service's state, for diagnostics.
    public struct Status: Hashable, Sendable {
        public var device = "closed"
        /// Whether the sound card is kept awake, by the device or by silence.
        public var isAwake = false
        public var clip = ""
        /// What goes on below it.
        public var bed = ""
        /// Seconds.
        public var position = 0.0, length = 0.0
        public var isPaused = false
        /// Why clips could not be played, one line per clip.
        public var problems: [Sentence] = []
    }

    /// The result of a measured sound.
    public struct Hearing: Hashable, Sendable {
        /// SDL's name of the audio driver; nil without a device.
        public var driver: String?
        /// The reason why there is no device.
        public var failure = ""
        public var hasBegun = false
        /// Seconds of sound that the device consumed, and its loudest sample, 0…1.
        public var seconds = 0.0, peak = 0.0
    }
}
