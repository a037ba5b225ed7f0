import Testing

@testable import Platform

struct SoundMeterTests {
    private func send(_ samples: [Float], to meter: SoundMeter) {
        var samples = samples
        samples.withUnsafeMutableBufferPointer { meter.measure($0) }
    }

    @Test func `it counts frames and keeps the loudest sample, whatever its sign`() {
        let meter = SoundMeter()
        meter.start()
        send([0, 0.1, -0.5, 0.01], to: meter)
        send([0.02, 0.02], to: meter)
        #expect(meter.stop() == (frames: 3, peak: 0.5))
    }

    @Test func `it measures from its start to its stop`() {
        let meter = SoundMeter()
        send([0.9, 0.9], to: meter)
        meter.start()
        send([0.25, 0.25], to: meter)
        _ = meter.stop()
        send([0.9, 0.9], to: meter)
        #expect(meter.stop() == (frames: 1, peak: 0.25))
    }
}
