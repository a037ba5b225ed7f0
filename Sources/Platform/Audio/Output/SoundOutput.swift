/// What happens to the sum of all sounds before the device gets it.
///
/// `finish` runs on the audio thread; the parts say what may be called elsewhere. The limiter is used only there, so this
/// is Sendable, though the compiler cannot prove it.
nonisolated final class SoundOutput: @unchecked Sendable {
    let ramp = GainRamp()
    let ducking = Ducking()
    let beds = BedMixer()
    let gain = MixGain()
    let meter = SoundMeter()
    let level = LevelMeter()
    private var limiter = Limiter()

    /// Whether a voice speaks.
    var isSpeaking: Bool {
        get { ducking.isSpeaking }
        set { (ducking.isSpeaking, beds.ducking.isSpeaking) = (newValue, newValue) }
    }

    /// Finishes interleaved stereo samples.
    func finish(_ samples: UnsafeMutableBufferPointer<Float>) {
        ducking.advance(samples.count / 2)
        ramp.apply(to: samples)
        // After the fade of a clip that ends: it goes on without a break.
        beds.mix(into: samples)
        limiter.apply(to: samples)
        gain.apply(to: samples)
        meter.measure(samples)
        level.measure(samples)
    }
}
