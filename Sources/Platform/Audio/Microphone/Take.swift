import Engine
import Glibc
import SoundHeaders
import Storage

/// A microphone recording between two presses of the button, written to the disk as it arrives.
///
/// Samples are 16-bit, mono, 48 kHz. During recording the file has raw samples; finishing turns it into a WAV
/// with the silence at both ends trimmed.
nonisolated final class Take: SampleTarget {
    static let rate = 48_000
    /// Samples per level: a twentieth of a second.
    static let step = rate / 20
    static let mostSeconds = 180

    let sound: Sound
    /// The name of the raw samples.
    var samples: Sound { Self.sound("\(number).raw") }
    private(set) var levels: [Double] = []
    private let folder: OpenFolder
    private let room: DiskRoom
    private let number: Int
    private let file: Int32
    private var count = 0
    private var steps = LevelSteps(rate: rate)

    var rate: Int { Self.rate }
    private var raw: String { "\(number).raw" }

    /// - Parameters:
    ///   - folder: existing takes in it are deleted.
    ///   - spared: takes that stay.
    ///   - room: the disk quota; nil for the default.
    init(folder: String, number: Int, sparing spared: Set<Sound> = [], room: DiskRoom? = nil) throws(CallFailure) {
        self.room = room ?? DiskRoom(at: folder)
        Self.clear(folder, sparing: spared)
        self.folder = try OpenFolder(folder)
        self.number = number
        sound = Self.sound("\(number).wav")
        file = try self.folder.create("\(number).raw", mode: 0o600)
    }

    deinit {
        close(file)
        folder.remove(raw)
    }

    var seconds: Double { Double(count) / Double(Self.rate) }
    /// Whether recording stops: the take has its maximum length, or the disk is full.
    var isFull: Bool { count >= Self.mostSeconds * Self.rate || hasNoRoom }
    private var hasNoRoom = false

    /// Appends samples up to the maximum length, as long as the WAV also fits: a recording is
    /// not lost on a disk that fills up.
    ///
    /// - Throws: `ENOSPC` if there is no room from the start.
    @discardableResult func append(_ samples: [Int16]) throws(CallFailure) -> [Double] {
        let samples = samples.prefix(Self.mostSeconds * Self.rate - count)
        guard !hasNoRoom else { return [] }
        do throws(CallFailure) {
            try reserve(count + 2 * samples.count)
        } catch {
            guard count > 0 else { throw error }
            hasNoRoom = true
            return []
        }
        try FileBytes.write(samples, to: file)
        count += samples.count
        let new = steps.hear(samples)
        levels += new
        return new
    }

    /// A microphone that delivered nothing counts as none.
    func result() throws(CallFailure) -> MicrophoneEvent {
        try finish().map { .taken(sound, seconds: $0) } ?? .unheard
    }

    /// Writes the WAV.
    ///
    /// - Returns: its length in seconds; nil if no samples arrived, not even silence.
    func finish() throws(CallFailure) -> Double? {
        let spoken = SoundLevel.spoken(levels)
        let end = spoken.upperBound == levels.count ? count : spoken.upperBound * Self.step
        let samples = (spoken.lowerBound * Self.step)..<end
        guard !samples.isEmpty else { return nil }
        try reserve(samples.count)
        let wav = try folder.create("\(number).wav", mode: 0o600)
        defer { close(wav) }
        try FileBytes.write(WAVFormat(rate: Self.rate).header(dataBytes: samples.count * 2), to: wav)
        try copy((samples.lowerBound * 2)..<(samples.upperBound * 2), to: wav)
        return Double(samples.count) / Double(Self.rate)
    }

    /// Deletes the takes in a folder, including those of a run that crashed.
    static func clear(_ folder: String, sparing spared: Set<Sound> = []) {
        guard let folder = try? OpenFolder(folder) else { return }
        for name in folder.names() where name.hasSuffix(".wav") || name.hasSuffix(".raw") {
            if !spared.contains(sound(name)) { folder.remove(name) }
        }
    }

    private static func sound(_ name: String) -> Sound { Sound("takes/\(name)") }

    // MARK: - Bytes

    private func reserve(_ samples: Int) throws(CallFailure) {
        guard room.bytes >= samples * MemoryLayout<Int16>.size else { throw CallFailure("write", ENOSPC) }
    }

    private func copy(_ range: Range<Int>, to target: Int32) throws(CallFailure) {
        var at = range.lowerBound
        while at < range.upperBound {
            let part = try part(at: at, min(1 << 16, range.upperBound - at))
            guard !part.isEmpty else { throw CallFailure("read", EIO) }
            try FileBytes.write(part, to: target)
            at += part.count
        }
    }

    private func part(at offset: Int, _ count: Int) throws(CallFailure) -> [UInt8] {
        do throws(ReadFailure) {
            return try FileBytes.part(of: file, at: offset, count)
        } catch {
            throw error.call
        }
    }
}
