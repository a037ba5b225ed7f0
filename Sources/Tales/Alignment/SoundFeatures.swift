import Glibc

/// The features of a sound per moment: its cepstra, and whether there is speech.
struct SoundFeatures {
    /// The step between moments and the length of their windows, in seconds.
    static let hop = 0.01, window = 0.025

    /// The cepstra, the level first, and the deltas of the first of them, each scaled by its own variance.
    let frames: [SIMD16<Float>]
    /// Whether there is speech.
    let isSpeech: [Bool]
    /// The range that contains speech; empty in silence.
    let heard: Range<Int>
    private let rate: Int

    private static let filterCount = 32, cepstra = 13
    /// The weight of the level, against 1 for the other cepstra: where words meet, it changes most.
    private static let levelWeight: Float = 1.5

    init(_ samples: [Float], rate: Int) {
        self.rate = rate
        let cepstra = Self.cepstra(samples, rate: rate)
        let levels = Self.levels(samples, rate: rate)
        isSpeech = Self.isSpeech(levels)
        let first = isSpeech.firstIndex(of: true) ?? 0
        heard = first..<(isSpeech.lastIndex(of: true) ?? first - 1) + 1
        frames = Self.normalised(cepstra, isSpeech)
    }

    /// Whether there is speech, per moment.
    static func speech(in samples: [Float], rate: Int) -> [Bool] { isSpeech(levels(samples, rate: rate)) }

    func seconds(_ frame: Int) -> Double { Double(frame) * Self.hop }
    func frame(ofSample sample: Int) -> Int { Int((Double(sample) / Double(rate) / Self.hop).rounded()) }

    private static func cepstra(_ samples: [Float], rate: Int) -> [[Float]] {
        let length = Int(window * Double(rate)), step = Int(hop * Double(rate))
        var size = 1
        while size < length { size *= 2 }
        let transform = FourierTransform(count: size)
        let filters = MelFilters(
            count: filterCount, cepstra: cepstra, bins: size / 2 + 1, rate: rate, hertz: 80...Double(rate) * 0.45)
        let shape = (0..<length).map { Float(0.54 - 0.46 * cos(2 * Double.pi * Double($0) / Double(length - 1))) }
        return (0..<samples.count / max(1, step)).map { index in
            var part = [Float](repeating: 0, count: size)
            let start = index * step + step / 2 - length / 2
            for offset in 0..<length where samples.indices.contains(start + offset) {
                let before = samples.indices.contains(start + offset - 1) ? samples[start + offset - 1] : 0
                part[offset] = (samples[start + offset] - 0.97 * before) * shape[offset]
            }
            return filters.cepstrum(transform.power(part))
        }
    }

    /// The level of each moment in dB.
    private static func levels(_ samples: [Float], rate: Int) -> [Float] {
        let step = max(1, Int(hop * Double(rate)))
        return (0..<samples.count / step).map { index in
            let part = samples[max(0, (index - 1) * step)..<min(samples.count, (index + 2) * step)]
            let power = part.reduce(Float(0)) { $0 + $1 * $1 } / Float(part.count)
            return 10 * log10(power + 1e-10)
        }
    }

    /// Speech is clearly louder than the quietest tenth, and not far below the loudest.
    private static func isSpeech(_ levels: [Float]) -> [Bool] {
        let sorted = levels.sorted()
        guard let most = sorted.last, most > -60 else { return levels.map { _ in false } }
        let loud = sorted[sorted.count * 95 / 100]
        let quiet = sorted[sorted.count * 5 / 100]
        let threshold = max(loud - 35, min(loud - 12, quiet + (loud - quiet) * 0.25))
        return closed(levels.map { $0 > threshold })
    }

    /// Shorter silences, in moments, belong to a consonant.
    private static let shortestPause = 10

    /// The moments of speech with silences shorter than a pause filled in.
    private static func closed(_ isSpeech: [Bool]) -> [Bool] {
        var closed = isSpeech, silent = 0
        for index in isSpeech.indices {
            if isSpeech[index], silent < shortestPause, silent < index {
                for gap in (index - silent)..<index { closed[gap] = true }
            }
            silent = isSpeech[index] ? 0 : silent + 1
        }
        return closed
    }

    /// Removes the constant part (voice, microphone, room) and scales each value by its variance and weight.
    private static func normalised(_ cepstra: [[Float]], _ isSpeech: [Bool]) -> [SIMD16<Float>] {
        let spoken = zip(cepstra, isSpeech).filter(\.1).map(\.0)
        let counted = spoken.isEmpty ? cepstra : spoken
        let count = Float(max(1, counted.count))
        var mean = [Float](repeating: 0, count: Self.cepstra), spread = [Float](repeating: 0, count: Self.cepstra)
        for frame in counted { for index in mean.indices { mean[index] += frame[index] / count } }
        for frame in counted {
            for index in mean.indices {
                spread[index] += (frame[index] - mean[index]) * (frame[index] - mean[index]) / count
            }
        }
        let scaled = cepstra.map { frame in
            frame.indices.map { max(-3, min(3, (frame[$0] - mean[$0]) / max(1e-3, spread[$0].squareRoot()))) }
        }
        return scaled.indices.map { index in
            let before = scaled[max(0, index - 2)], after = scaled[min(scaled.count - 1, index + 2)]
            var frame = SIMD16<Float>()
            for number in 0..<Self.cepstra { frame[number] = scaled[index][number] }
            frame[0] *= Self.levelWeight
            for number in 0..<3 { frame[Self.cepstra + number] = after[number] - before[number] }
            return frame
        }
    }
}
