/// The places at which a recording of a whole tale is cut into pages.
public struct RecordingPages: Hashable, Sendable {
    /// The start of each page, and the end of the last, in seconds.
    public let bounds: [Double]
    /// The middle of every pause, in seconds.
    public let pauses: [Double]

    /// Shorter silences, in moments, are gaps between words.
    private static let shortestPause = 25
    /// The maximum distance of a page's pause from its first word, in seconds: before and after it.
    private static let before = 2.5, after = 0.8

    /// Cuts at the longest pauses.
    ///
    /// - Parameters:
    ///   - samples: mono, −1…1.
    ///   - pages: the number of pages.
    public init(_ samples: [Float], rate: Int, pages: Int) {
        let pauses = Self.pauses(samples, rate: rate)
        let seconds = Double(samples.count) / Double(max(1, rate))
        let longest = pauses.sorted { one, other in
            one.count != other.count ? one.count > other.count : one.lowerBound < other.lowerBound
        }
        var bounds: [Double] = [0, seconds]
        for pause in longest.prefix(max(0, pages - 1)) { bounds.append(Self.middle(pause)) }
        bounds.sort()
        // If there are too few pauses, the longest page is split in two.
        while bounds.count < pages + 1 {
            let lengths = zip(bounds.dropFirst(), bounds).map { $0 - $1 }
            let place = (lengths.indices.max { lengths[$0] < lengths[$1] } ?? 0) + 1
            bounds.insert((bounds[place - 1] + bounds[place]) / 2, at: place)
        }
        self.bounds = bounds
        self.pauses = pauses.map(Self.middle)
    }

    /// Cuts in the longest pause near the first word of each page.
    ///
    /// - Parameters:
    ///   - texts: of the pages; pages without words are silent.
    ///   - words: the times of all words of all pages, in order.
    public init(_ samples: [Float], rate: Int, texts: [String], words: [SpokenWord]) {
        let pauses = Self.pauses(samples, rate: rate)
        let seconds = Double(samples.count) / Double(max(1, rate))
        var bounds: [Double] = [], word: Int = 0
        for text in texts {
            if word == 0 || word >= words.count {
                bounds.append(word == 0 ? 0 : seconds)
            } else {
                bounds.append(max(bounds.last ?? 0, Self.cut(between: words[word - 1], words[word], pauses)))
            }
            word += text.split(separator: " ").count
        }
        self.bounds = bounds + [seconds]
        self.pauses = pauses.map(Self.middle)
    }

    /// The middle of the longest pause near the start of a page, or the start itself if there is none.
    ///
    /// Alignment is only approximate: the pause may be slightly later, or within the previous page's last word.
    private static func cut(between last: SpokenWord, _ first: SpokenWord, _ pauses: [Range<Int>]) -> Double {
        let near = pauses.filter { pause in
            let middle = middle(pause)
            return middle > max(first.start - before, last.start) && middle < first.start + after
        }
        return near.max { $0.count < $1.count }.map(middle) ?? first.start
    }

    private static func middle(_ pause: Range<Int>) -> Double {
        Double(pause.lowerBound + pause.upperBound) / 2 * SoundFeatures.hop
    }

    /// The silent moments between speech, in order.
    private static func pauses(_ samples: [Float], rate: Int) -> [Range<Int>] {
        var pauses: [Range<Int>] = [], start: Int? = nil
        for (moment, isSpeech) in SoundFeatures.speech(in: samples, rate: rate).enumerated() where isSpeech {
            if let start, moment - start >= shortestPause { pauses.append(start..<moment) }
            start = moment + 1
        }
        return pauses
    }
}
