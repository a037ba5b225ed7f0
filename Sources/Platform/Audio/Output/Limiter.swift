/// Keeps the sum of all sounds below a ceiling, without clicks: what is louder gets softer smoothly.
///
/// It looks ahead: sound is delayed by almost 2 ms, in which the gain goes down to what the coming peak needs. The gain is
/// the least of a window, averaged over a window of the same length, so no peak gets more than its own.
/// Sound below the knee passes as it is. Both ears get the same gain.
nonisolated struct Limiter: Sendable {
    /// −1 dB of full scale.
    static let ceiling: Float = 0.891_25
    /// −2 dB of full scale: louder peaks are compressed.
    static let knee: Float = 0.794_33
    /// Frames of the window: 2 ms at 48 kHz.
    static let window = 96
    /// The part of the way back to full gain that is gone in a frame: two thirds in 0.1 s.
    private static let release: Float = 1 / 4800
    /// The loudest sample that is believed; more would be a broken decoder's.
    private static let loudest: Float = 64

    /// The last frames, as they came in.
    private var delayed = [Float](repeating: 0, count: 2 * window)
    /// The gains that the last frames need.
    private var needed = [Float](repeating: 1, count: window)
    /// The gains of the last frames before they are averaged.
    private var steps = [Float](repeating: 1, count: window)
    /// The exact sum of the window: all steps are multiples of 2⁻³⁰ at least.
    private var sum = Double(window)
    private var place = 0
    private var least: Float = 1
    private var leastAge = 0
    private var envelope: Float = 1
    /// Frames since the gain was last below 1.
    private var calm = 0

    /// Limits interleaved stereo samples; what is no number becomes silence.
    mutating func apply(to samples: UnsafeMutableBufferPointer<Float>) {
        // Nearly all sound: nothing to limit, now or in the window.
        if calm >= 2 * Self.window, Self.areSoft(samples) { return delay(samples) }
        for frame in 0..<(samples.count / 2) {
            let left = Self.sane(samples[2 * frame]), right = Self.sane(samples[2 * frame + 1])
            let gain = advance(by: Self.gain(ofPeak: max(abs(left), abs(right))))
            calm = envelope == 1 ? calm + 1 : 0
            (delayed[2 * place], delayed[2 * place + 1]) = (left, right)
            place = place + 1 == Self.window ? 0 : place + 1
            samples[2 * frame] = Self.limited(delayed[2 * place] * gain)
            samples[2 * frame + 1] = Self.limited(delayed[2 * place + 1] * gain)
        }
    }

    /// Whether all samples pass as they are; one that is no number does not.
    private static func areSoft(_ samples: UnsafeMutableBufferPointer<Float>) -> Bool {
        var loud: UInt32 = 0
        for sample in samples { loud |= abs(sample) <= knee ? 0 : 1 }
        return loud == 0
    }

    /// Delays the samples, as they are, by the window.
    private mutating func delay(_ samples: UnsafeMutableBufferPointer<Float>) {
        var place = place
        delayed.withUnsafeMutableBufferPointer { delayed in
            for frame in 0..<(samples.count / 2) {
                (delayed[2 * place], delayed[2 * place + 1]) = (samples[2 * frame], samples[2 * frame + 1])
                place = place + 1 == Self.window ? 0 : place + 1
                (samples[2 * frame], samples[2 * frame + 1]) = (delayed[2 * place], delayed[2 * place + 1])
            }
        }
        self.place = place
    }

    /// Takes the gain that the newest frame needs.
    ///
    /// - Returns: the gain of the oldest frame of the window.
    private mutating func advance(by gain: Float) -> Float {
        needed[place] = gain
        leastAge += 1
        if gain <= least {
            (least, leastAge) = (gain, 0)
        } else if leastAge >= Self.window {
            findLeast()
        }
        let risen = envelope > 0.999 ? 1 : envelope + (1 - envelope) * Self.release
        envelope = min(least, risen)
        sum += Double(envelope) - Double(steps[place])
        steps[place] = envelope
        return Float(sum / Double(Self.window))
    }

    /// The last least gain has left the window.
    private mutating func findLeast() {
        least = 2
        for age in 0..<Self.window {
            let gain = needed[(place - age + Self.window) % Self.window]
            if gain < least { (least, leastAge) = (gain, age) }
        }
    }

    /// The gain that bends peaks above the knee, so that not even an endless one reaches the ceiling.
    static func gain(ofPeak peak: Float) -> Float {
        guard peak > knee else { return 1 }
        let over = (peak - knee) / (ceiling - knee)
        return (knee + (ceiling - knee) * over / (1 + over)) / peak
    }

    private static func sane(_ sample: Float) -> Float {
        sample.isNaN ? 0 : min(max(sample, -loudest), loudest)
    }

    /// The sample within the ceiling, against rounding.
    private static func limited(_ sample: Float) -> Float { min(max(sample, -ceiling), ceiling) }
}
