import Glibc
import Testing

@testable import Platform

struct LevelMeterTests {
    private let meter = LevelMeter()

    private func measured(hertz: Double, loudness: Double = 1) -> Double? {
        meter.start()
        _ = meter.take()
        for second in 0..<2 {
            var samples = (0..<48_000).flatMap { frame in
                let sample = Float(loudness * sin(2 * .pi * hertz * Double(frame) / 48_000))
                return [sample, sample]
            }
            samples.withUnsafeMutableBufferPointer { meter.measure($0) }
            // The filters have come to rest in the first second.
            if second == 0 { _ = meter.take() }
        }
        return meter.take()?.level
    }

    /// IEC 61672-1, table 3.
    @Test(arguments: [
        (31.5, -39.4), (63, -26.2), (125, -16.1), (250, -8.6), (500, -3.2), (1000, 0), (2000, 1.2), (4000, 1),
        (8000, -1.1),
    ])
    func `a tone is weighted as the ear hears it`(hertz: Double, weight: Double) throws {
        let level = try #require(measured(hertz: hertz))
        #expect(abs(level + 3.01 - weight) < 0.7, "\(hertz) Hz: \(level + 3.01) dB")
    }

    @Test func `half the loudness is 6 dB less`() throws {
        let full = try #require(measured(hertz: 1000)), half = try #require(measured(hertz: 1000, loudness: 0.5))
        #expect(abs(full - half - 6.02) < 0.1)
    }

    @Test func `silence has no level`() { #expect(measured(hertz: 1000, loudness: 0) == nil) }

    @Test func `it measures only when it has been started`() {
        var samples = [Float](repeating: 0.5, count: 200)
        samples.withUnsafeMutableBufferPointer { meter.measure($0) }
        #expect(meter.take() == nil)
    }
}
