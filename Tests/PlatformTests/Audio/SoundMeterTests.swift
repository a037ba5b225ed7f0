import Testing

@testable import Platform

struct SoundMeterTests {
    private func send(_ samples: [Int16], to meter: SoundMeter) {
        var samples = samples
        samples.withUnsafeMutableBufferPointer { meter.measure($0) }
    }

    @Test func `it counts frames and keeps the loudest sample, whatever its sign`() {
        let meter = SoundMeter()
        meter.start()
        send([0, 100, -16384, 5], to: meter)
        send([7, 7], to: meter)
        #expect(meter.stop() == (frames: 3, peak: 0.5))
    }

    @Test func `the loudest sample of all does not overflow`() {
        let meter = SoundMeter()
        meter.start()
        send([.min, .max], to: meter)
        #expect(meter.stop() == (frames: 1, peak: 1))
    }

    @Test func `it measures from its start to its stop`() {
        let meter = SoundMeter()
        send([9, 9], to: meter)
        meter.start()
        send([1, 1], to: meter)
        _ = meter.stop()
        send([9, 9], to: meter)
        #expect(meter.stop() == (frames: 1, peak: 1.0 / 32768))
    }
}
