import Engine

/// The maker's end of a sound; without it the sound counts as abandoned.
final class GrowingSoundWriter: GrowingSound {
    let name: String
    private let samples: GrowingSamples

    init(name: String, samples: GrowingSamples) { (self.name, self.samples) = (name, samples) }

    deinit { samples.abandon() }

    func append(_ samples: [Int16]) -> Bool { self.samples.append(samples) }
    func finish() { samples.finish() }
    func abandon() { samples.abandon() }
}
