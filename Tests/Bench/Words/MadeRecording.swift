import Glibc

/// A recording with known timings by construction: another voice at another speed, in a noisy room.
struct MadeRecording {
    let name, text, voice: String
    /// The speed-up of the voice.
    let speed: Double
    /// Whether the speaker alternately speeds up and slows down.
    let isUneven: Bool
    /// Amplitude of the noise.
    let noise: Float
    /// Whether the room echoes.
    let hasEcho: Bool
    /// Whether each word was spoken separately, and then joined with pauses.
    let isInPieces: Bool

    /// Voices other than the guide, and speakers of other languages reading Latvian as well as they can.
    private static let voices = [
        "lv+f3", "lv+m5", "lv+croak", "lv+f5", "lv+m3", "lv+klatt2", "lv+whisper", "lv+Annie", "lt", "et", "fi", "pl",
    ]
    private static let speeds = [0.8, 1.25, 0.9, 1.1, 1.0]

    /// Makes recordings of the tales, two for each voice.
    static func all(of tales: [Tale]) -> [MadeRecording] {
        let texts = tales.flatMap(\.slides).map(\.text)
        guard !texts.isEmpty else { return [] }
        return (0..<voices.count * 2).map { number in
            let voice = voices[number % voices.count], speed = speeds[number % speeds.count]
            let isInPieces = number % 4 == 3, isUneven = number % 3 == 1
            let noise: Float = [0, 0.003, 0.01][number % 3], hasEcho: Bool = number % 2 == 1
            let marks = [
                isInPieces ? "words joined" : nil, isUneven ? "uneven" : nil, noise > 0 ? "noise" : nil,
                hasEcho ? "echo" : nil,
            ]
            return MadeRecording(
                name: (["\(voice) ×\(speed)"] + marks.compactMap(\.self)).joined(separator: ", "),
                text: texts[number * 7 % texts.count], voice: voice, speed: speed, isUneven: isUneven, noise: noise,
                hasEcho: hasEcho, isInPieces: isInPieces)
        }
    }

    /// - Returns: the samples, and the start of each word in seconds.
    func make(with voices: Voices) throws -> (samples: [Float], words: [Double]) {
        var chance = Chance(seed: UInt64(name.utf8.reduce(7) { ($0 &* 31) &+ Int($1) } & 0xffff_ffff))
        var (samples, words) = isInPieces ? try joined(voices, &chance) : try whole(voices)
        if isUneven { (samples, words) = Self.uneven(samples, words) }
        if hasEcho { Self.echo(&samples) }
        let lead = Int(chance.share() * 16_000)
        samples = [Float](repeating: 0, count: lead) + samples + [Float](repeating: 0, count: 8000)
        for index in samples.indices { samples[index] += noise * Float(chance.share() + chance.share() - 1) }
        return (samples, words.map { (Double(lead) + $0) / Double(Voices.rate) })
    }

    /// Resamples, which changes the speed.
    private var rate: Int { Int(Double(Voices.rate) / speed) }

    private func whole(_ voices: Voices) throws -> ([Float], [Double]) {
        let reading = try voices.reading(of: text, voice: voice, rate: rate)
        var starts: [Double] = []
        var position = 0
        for word in text.split(separator: " ") {
            let range = position..<position + word.unicodeScalars.count
            let sample = reading.words.first { range.contains($0.scalar) }?.sample
            starts.append(sample.map(Double.init) ?? starts.last ?? 0)
            position = range.upperBound + 1
        }
        return (reading.samples, starts)
    }

    private func joined(_ voices: Voices, _ chance: inout Chance) throws -> ([Float], [Double]) {
        var samples: [Float] = [], starts: [Double] = []
        for word in text.split(separator: " ") {
            var reading = try voices.reading(of: String(word), voice: voice, rate: rate).samples
            reading = Array(reading.drop { abs($0) < 0.005 })
            while let last = reading.last, abs(last) < 0.005 { reading.removeLast() }
            starts.append(Double(samples.count))
            let isEndOfSentence = word.last.map { ".!?:".contains($0) } ?? false
            let pause = (isEndOfSentence ? 0.5 : 0.06) + chance.share() * 0.15
            samples += reading + [Float](repeating: 0, count: reading.isEmpty ? 0 : Int(pause * Double(Voices.rate)))
        }
        return (samples, starts)
    }

    /// Stretches and compresses by a seventh, alternating every three seconds.
    private static func uneven(_ samples: [Float], _ words: [Double]) -> ([Float], [Double]) {
        var result: [Float] = [], place: Double = 0
        var moved = words
        var next = 0
        while Int(place) + 1 < samples.count {
            while next < words.count, words[next] <= place {
                moved[next] = Double(result.count)
                next += 1
            }
            let index = Int(place), part = Float(place - place.rounded(.down))
            result.append(samples[index] * (1 - part) + samples[index + 1] * part)
            place += 1 + 0.15 * sin(2 * Double.pi * Double(result.count) / Double(3 * Voices.rate))
        }
        for index in next..<max(next, words.count) { moved[index] = Double(result.count) }
        return (result, moved)
    }

    /// Adds several delayed echoes.
    private static func echo(_ samples: inout [Float]) {
        for (delay, part) in [(0.023, 0.35), (0.041, 0.25), (0.067, 0.18), (0.11, 0.1)] {
            let shift = Int(delay * Double(Voices.rate))
            guard samples.count > shift else { return }
            for index in (shift..<samples.count).reversed() {
                samples[index] += Float(part) * samples[index - shift]
            }
        }
    }
}

/// Reproducible random numbers (the generator SplitMix64).
struct Chance {
    private var state: UInt64
    init(seed: UInt64) { state = seed }

    /// A share from 0 to 1.
    mutating func share() -> Double {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return Double((mixed ^ (mixed >> 31)) >> 11) / Double(1 << 53)
    }
}
