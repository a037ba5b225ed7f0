/// A recording as the tests need one.
enum MadeWave {
    /// A deep tone: 8 bits, 8,000 samples a second.
    static func tone(seconds: Double = 0.5) -> [UInt8] {
        func little(_ number: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
        }
        let samples = (0..<Int(8000 * seconds)).map { UInt8($0 / 20 % 2 == 0 ? 90 : 166) }
        let format = little(1, 2) + little(1, 2) + little(8000, 4) + little(8000, 4) + little(1, 2) + little(8, 2)
        return Array("RIFF".utf8) + little(36 + samples.count, 4) + Array("WAVEfmt ".utf8) + little(16, 4) + format
            + Array("data".utf8) + little(samples.count, 4) + samples
    }
}
