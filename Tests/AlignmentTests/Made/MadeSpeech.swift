import Foundation

/// Synthetic words: each is a distinct chord.
enum MadeSpeech {
    static let rate = 16_000

    /// Fades of 0.03 s, so that words do not click.
    ///
    /// - Parameter pitch: a factor for all its tones.
    static func word(_ number: Int, seconds: Double, pitch: Double = 1) -> [Float] {
        let count = Int(seconds * Double(rate))
        let tones = [[300, 900], [500, 2300], [250, 3100], [700, 1500], [400, 4000]][number % 5].map {
            Double($0) * pitch
        }
        return (0..<count).map { index in
            let time = Double(index) / Double(rate)
            let fade = min(1, time / 0.03, (seconds - time) / 0.03)
            return Float(tones.reduce(0) { $0 + sin(2 * .pi * $1 * time) } * 0.2 * fade)
        }
    }

    static func silence(_ seconds: Double) -> [Float] { [Float](repeating: 0, count: Int(seconds * Double(rate))) }

    /// Words with pauses before them.
    ///
    /// - Parameter lengths: seconds of pause and word.
    static func sentence(
        _ lengths: [(pause: Double, word: Double)], pitch: Double = 1
    ) -> (samples: [Float], starts: [Int]) {
        var samples: [Float] = [], starts: [Int] = []
        for (number, length) in lengths.enumerated() {
            samples += silence(length.pause)
            starts.append(samples.count)
            samples += word(number, seconds: length.word, pitch: pitch)
        }
        return (samples, starts)
    }
}
