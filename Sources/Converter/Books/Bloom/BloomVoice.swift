import Conversion

/// A part of a recording, and the elements of a page that it reads.
///
/// Bloom records a sentence (`span.audio-sentence`) or a text box as a whole, whose sentences
/// (`span.bloom-highlightSegment`) then end at the times in `data-audiorecordingendtimes`.
struct BloomVoice {
    /// The ids of the first and the last element.
    let first, last: String
    /// The index of its file, which is heard whole.
    let sound: Int
    /// Seconds.
    let start: Double
    /// The second at which it ends; nil for the end of a sound of unknown length.
    let end: Double?
    /// The length of the sound.
    let soundEnd: Double?

    /// - Parameters:
    ///   - name: the id of what is recorded.
    ///   - segments: the ids of the sentences in it.
    static func voices(_ element: XMLTree, sound: Int, name: String, segments: [String]) -> [BloomVoice] {
        let length = element["data-duration"].flatMap { seconds($0[...]) }
        let times = element["data-audiorecordingendtimes"]?.split(whereSeparator: \.isWhitespace).map(seconds) ?? []
        var ends: [(segment: Int, end: Double)] = []
        for (segment, time) in zip(segments.indices, times) {
            // A sentence without a time that can be is timed with the next one.
            if let time, time > ends.last?.end ?? 0 { ends.append((segment, time)) }
        }
        if let length, let last = ends.last, last.end > length, last.end < length + tolerance {
            ends[ends.count - 1].end = length
        }
        guard let last = ends.last, last.end <= length ?? last.end,
            ends.count < 2 || last.end > ends[ends.count - 2].end
        else {
            return [BloomVoice(first: name, last: name, sound: sound, start: 0, end: length, soundEnd: length)]
        }
        let soundEnd = length ?? last.end
        if last.segment < segments.count - 1 {
            if soundEnd > last.end { ends.append((segments.count - 1, soundEnd)) } else { ends.removeLast() }
        }
        if ends.last?.segment != segments.count - 1 { ends.append((segments.count - 1, soundEnd)) }
        return ends.enumerated().map { number, part in
            let before = number > 0 ? ends[number - 1] : (segment: -1, end: 0)
            return BloomVoice(
                first: segments[before.segment + 1], last: segments[part.segment], sound: sound, start: before.end,
                end: part.end, soundEnd: soundEnd)
        }
    }

    private static let longest = 86_400.0
    /// Seconds by which the end of the last sentence may pass that of its sound: both are rounded.
    private static let tolerance = 0.5

    private static func seconds(_ text: Substring) -> Double? {
        Double(text).flatMap { $0 > 0 && $0 <= longest ? $0 : nil }
    }
}
