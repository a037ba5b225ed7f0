import Engine
import Glibc
import TestSupport
import Testing

@testable import Platform

/// What is heard of beds: a tone of the effective loudness 0.17.
struct BedMixerTests {
    private let workshop: Workshop
    private let beds = BedMixer()

    init() throws { workshop = try Workshop() }

    private func lay(_ bed: Bed?) {
        beds.lay(bed) { sound in try OpusLoop(try workshop.open("\(sound.name).ogg", MadeSounds.loop)) }
    }

    /// The left ear for so many milliseconds.
    private func heard(_ milliseconds: Int) -> [Float] {
        (0..<(milliseconds * 48 / 480)).flatMap { _ in
            var samples = [Float](repeating: 0, count: 960)
            samples.withUnsafeMutableBufferPointer { beds.mix(into: $0) }
            return stride(from: 0, to: 960, by: 2).map { samples[$0] }
        }
    }

    private func loudness(_ samples: some Collection<Float>) -> Float {
        (samples.reduce(0) { $0 + $1 * $1 } / Float(samples.count)).squareRoot()
    }

    private func isNear(_ loudness: Float, _ expected: Float) -> Bool { abs(loudness - expected) < 0.06 * expected }

    private func largestStep(_ samples: [Float]) -> Float {
        zip(samples, samples.dropFirst()).reduce(0) { max($0, abs($1.1 - $1.0)) }
    }

    @Test func `a bed comes in 600 ms, goes on without a seam, and goes in 600 ms`() {
        lay(Bed("wood"))
        let coming = heard(600), there = heard(3000)
        lay(nil)
        let going = heard(620)
        #expect(coming.first == 0 && loudness(coming[..<4800]) < 0.03)
        #expect(isNear(loudness(there), 0.17))
        #expect(loudness(going.suffix(480)) == 0 && !beds.isSounding)
        #expect(largestStep(coming + there + going) < 0.04)
    }

    @Test func `a voice lowers it by 12 dB, in 250 ms, and lets it rise in 800 ms`() {
        lay(Bed("wood"))
        _ = heard(600)
        beds.ducking.isSpeaking = true
        let falling = heard(250), under = heard(1000)
        beds.ducking.isSpeaking = false
        let rising = heard(800), after = heard(500)
        #expect(isNear(loudness(under), 0.17 / 4))
        #expect(loudness(falling[..<2400]) > 0.14 && loudness(rising[9600..<14_400]) < 0.1)
        #expect(isNear(loudness(after), 0.17))
    }

    @Test func `the same bed goes on, and another gain is reached without a jump`() {
        lay(Bed("wood"))
        _ = heard(600)
        lay(Bed("wood"))
        #expect(isNear(loudness(heard(500)), 0.17))
        lay(Bed("wood", gain: 0.5))
        _ = heard(310)
        #expect(isNear(loudness(heard(500)), 0.17 / 2))
    }

    @Test func `a bed that comes back while it goes goes on where it is`() {
        lay(Bed("wood"))
        _ = heard(600)
        lay(nil)
        _ = heard(300)
        lay(Bed("wood"))
        #expect((0.07...0.1).contains(loudness(heard(20))))
    }

    @Test func `in a hurry it goes as fast as a clip that is stopped`() {
        lay(Bed("wood"))
        _ = heard(600)
        beds.hurryAway()
        let going = heard(40)
        #expect(loudness(going[..<480]) > 0.1)
        #expect(going[GainRamp.frames...].allSatisfy { $0 == 0 } && !beds.isSounding)
    }

    @Test func `one bed comes while the other goes`() {
        lay(Bed("wood"))
        _ = heard(600)
        lay(Bed("mill"))
        let between = heard(600)
        #expect(loudness(between[12_000..<16_800]) > 0.1)
        #expect(isNear(loudness(heard(500)), 0.17))
    }

    @Test func `a bed that cannot be opened is not heard`() {
        beds.lay(Bed("wood")) { _ in try OpusLoop(try workshop.open("torn.ogg", Array(MadeSounds.loop.prefix(60)))) }
        #expect(!beds.isSounding && heard(20).allSatisfy { $0 == 0 })
    }

    @Test func `a loop that would begin twice in one buffer is not heard: it would seek all the time`() throws {
        let loop = try OpusLoop(try workshop.open("short.ogg", MadeSounds.loop))
        var samples = [Float](repeating: 0, count: 48_000 * 2 * 60)
        let isRead = samples.withUnsafeMutableBufferPointer { loop.read(into: $0) }
        #expect(!isRead)
    }

    @Test func `a bed that is torn in the middle does no harm`() throws {
        let torn = MadeSounds.loop.prefix(900) + [UInt8](repeating: 7, count: 200) + MadeSounds.loop.suffix(300)
        beds.lay(Bed("wood")) { _ in try OpusLoop(try workshop.open("torn.ogg", Array(torn))) }
        #expect(heard(3000).allSatisfy { $0.isFinite && abs($0) < 1 })
    }
}
