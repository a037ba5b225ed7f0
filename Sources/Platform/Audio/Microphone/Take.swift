import Engine
import Glibc
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
    private let folder: String
    private let room: DiskRoom
    private let number: Int
    private let file: Int32
    private var count = 0
    private var steps = LevelSteps(rate: rate)

    var rate: Int { Self.rate }
    private var raw: String { "\(folder)/\(number).raw" }

    /// - Parameters:
    ///   - folder: existing takes in it are deleted.
    ///   - spared: takes that stay.
    ///   - room: the disk quota; nil for the default.
    init(folder: String, number: Int, sparing spared: Set<Sound> = [], room: DiskRoom? = nil) throws(CallFailure) {
        self.room = room ?? DiskRoom(at: folder)
        Self.clear(folder, sparing: spared)
        file = open("\(folder)/\(number).raw", O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { throw CallFailure("open") }
        (self.folder, self.number, sound) = (folder, number, Self.sound("\(number).wav"))
    }

    deinit {
        close(file)
        unlink(raw)
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
    func result() throws(CallFailure) -> MicrophoneNews {
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
        let path = "\(folder)/\(number).wav"
        let wav = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard wav >= 0 else { throw CallFailure("open") }
        defer { close(wav) }
        try FileBytes.write(Self.header(samples: samples.count)[...], to: wav)
        try copy((samples.lowerBound * 2)..<(samples.upperBound * 2), to: wav)
        return Double(samples.count) / Double(Self.rate)
    }

    /// Deletes the takes in a folder, including those of a run that crashed.
    static func clear(_ folder: String, sparing spared: Set<Sound> = []) {
        guard let directory = opendir(folder) else { return }
        defer { closedir(directory) }
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard name.hasSuffix(".wav") || name.hasSuffix(".raw"), !spared.contains(sound(name)) else { continue }
            unlink("\(folder)/\(name)")
        }
    }

    private static func sound(_ name: String) -> Sound { Sound("takes/\(name)") }

    // MARK: - Bytes

    private func reserve(_ samples: Int) throws(CallFailure) {
        guard room.bytes >= samples * MemoryLayout<Int16>.size else { throw CallFailure("write", ENOSPC) }
    }

    private func copy(_ range: Range<Int>, to target: Int32) throws(CallFailure) {
        var (at, buffer) = (range.lowerBound, [UInt8](repeating: 0, count: 1 << 16))
        while at < range.upperBound {
            let got = pread(file, &buffer, min(buffer.count, range.upperBound - at), at)
            if got < 0, errno == EINTR { continue }
            guard got > 0 else { throw CallFailure("read", got < 0 ? errno : EIO) }
            try FileBytes.write(buffer.prefix(got), to: target)
            at += got
        }
    }

    /// The 44-byte WAV header.
    private static func header(samples: Int) -> [UInt8] {
        func little(_ number: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
        }
        return Array("RIFF".utf8) + little(36 + samples * 2, 4) + Array("WAVEfmt ".utf8) + little(16, 4)
            + little(1, 2) + little(1, 2) + little(rate, 4) + little(rate * 2, 4) + little(2, 2) + little(16, 2)
            + Array("data".utf8) + little(samples * 2, 4)
    }
}
