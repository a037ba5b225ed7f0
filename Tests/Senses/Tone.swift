import Foundation

/// Clips that can be distinguished by ear: each starts with one tone and continues with another.
public enum Tone {
    public static let rate = 48_000
    /// The amplitude, of 32,767.
    public static let loudness = 8000.0
    /// Seconds for which a clip has its first tone.
    public static let opening = 0.3

    /// Hertz, a multiple of 100.
    ///
    /// The clip of slide 1 starts with 600 and continues with 800.
    public static func first(_ slide: Int) -> Int { 200 + 400 * slide }
    public static func second(_ slide: Int) -> Int { 400 + 400 * slide }
    /// The tone of a word, from 0 to 9: each another, and one that can be told apart.
    public static func word(_ number: Int) -> Int { 600 + 200 * number }

    /// A WAV file, mono, 16 bits.
    public static func wav(slide: Int, seconds: Double) -> [UInt8] {
        let start = min(opening, seconds)
        return wav([(first(slide), start), (second(slide), seconds - start)])
    }

    /// A WAV file of tones one after the other; 0 Hz is silence.
    public static func wav(_ tones: [(hertz: Int, seconds: Double)]) -> [UInt8] {
        var samples: [Int16] = []
        var end = 0.0
        for tone in tones {
            end += tone.seconds
            for index in samples.count..<Int(end * Double(rate)) {
                samples.append(Int16(loudness * sin(2 * .pi * Double(tone.hertz * index) / Double(rate))))
            }
        }
        return wavHeader(dataBytes: samples.count * 2)
            + samples.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    }

    public static func wavHeader(dataBytes: Int, channels: Int = 1, rate: Int = rate) -> [UInt8] {
        func four(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
        func two(_ number: Int) -> [UInt8] { Array(four(number).prefix(2)) }
        return Array("RIFF".utf8) + four(36 + dataBytes) + Array("WAVEfmt ".utf8) + four(16) + two(1) + two(channels)
            + four(rate) + four(rate * channels * 2) + two(channels * 2) + two(16) + Array("data".utf8)
            + four(dataBytes)
    }
}

/// The program's audio output: SDL's "disk" driver writes it to a file, restarted whenever the device is opened.
public struct SoundTrack {
    /// The left channel.
    public private(set) var samples: [Int16] = []
    /// The stretches in which each of the clips' tones sounds, to 2.5 ms.
    public private(set) var stretches: [Stretch] = []
    /// The first sample of the next window that is listened to.
    private var next = 0

    public static let file = "sound.raw"
    /// Two floats.
    public static let frameBytes = 8

    public init() {}

    /// A stretch in which one tone sounds, in frames; 0 Hz for none of the known ones.
    public struct Stretch: Equatable {
        public var tone: Int
        public var start, end: Int
        /// Seconds.
        public var length: Double { Double(end - start) / Double(Tone.rate) }
    }

    /// Listens on.
    public mutating func append(_ more: [Int16]) {
        samples += more
        let window = 480, step = 120
        while next < samples.count - window {
            let tone = tone(in: next..<(next + window))
            if stretches.last?.tone == tone {
                stretches[stretches.count - 1].end = next + step
            } else {
                stretches.append(Stretch(tone: tone, start: next, end: next + step))
            }
            next += step
        }
    }

    /// The tones of at least 50 ms in their order, without the pauses between them.
    public var melody: [Int] {
        var tones: [Int] = []
        for stretch in stretches where stretch.tone != 0 && stretch.length >= 0.05 && tones.last != stretch.tone {
            tones.append(stretch.tone)
        }
        return tones
    }

    private static let tones = (1...5).flatMap { [Tone.first($0), Tone.second($0)] }

    /// The loudest known tone of a window of 10 ms, if it is a third as loud as a clip: Pasaka begins at 70 %.
    ///
    /// Mostly there is one tone, so those about its likely place are tried first.
    private func tone(in range: Range<Int>) -> Int {
        guard samples[range].contains(where: { abs(Int($0)) > 1000 }) else { return 0 }
        let likely = likelyFrequency(in: range)
        let near = Self.tones.filter { abs(Double($0) - likely) < 300 }
        return loudest(of: near, in: range) ?? loudest(of: Self.tones, in: range) ?? 0
    }

    private func loudest(of tones: [Int], in range: Range<Int>) -> Int? {
        let best = tones.map { (tone: $0, loudness: loudness(of: $0, in: range)) }.max { $0.loudness < $1.loudness }
        return best.flatMap { $0.loudness > Tone.loudness / 3 ? $0.tone : nil }
    }

    /// The frequency of a window with one tone, in which both neighbours of a sample add up to 2 cos ω times itself.
    private func likelyFrequency(in range: Range<Int>) -> Double {
        var products = 0.0, squares = 0.0
        samples.withUnsafeBufferPointer { samples in
            for index in (range.lowerBound + 1)..<(range.upperBound - 1) {
                let sample = Double(samples[index])
                products += sample * (Double(samples[index - 1]) + Double(samples[index + 1]))
                squares += sample * sample
            }
        }
        return acos(min(1, max(-1, products / max(1, squares) / 2))) * Double(Tone.rate) / (2 * .pi)
    }

    /// The amplitude of a frequency (Goertzel, "An Algorithm for the Evaluation of Finite Trigonometric Series", 1958).
    private func loudness(of frequency: Int, in range: Range<Int>) -> Double {
        let factor = 2 * cos(2 * .pi * Double(frequency) / Double(Tone.rate))
        var last = 0.0, before = 0.0
        samples.withUnsafeBufferPointer { samples in
            for index in range { (last, before) = (Double(samples[index]) + factor * last - before, last) }
        }
        return 2 * (last * last + before * before - factor * last * before).squareRoot() / Double(range.count)
    }

    /// The largest step from one sample to the next.
    public func largestJump(in range: Range<Int>) -> Int {
        range.clamped(to: 0..<max(0, samples.count - 1)).map { abs(Int(samples[$0 + 1]) - Int(samples[$0])) }.max() ?? 0
    }

    /// The loudest sample.
    public func loudest(in range: Range<Int>) -> Int {
        range.clamped(to: 0..<samples.count).map { abs(Int(samples[$0])) }.max() ?? 0
    }
}
