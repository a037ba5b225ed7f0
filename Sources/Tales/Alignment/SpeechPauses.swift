extension SoundFeatures {
    /// A word that starts this many moments or less before a pause starts after it.
    private static let reach = 6

    /// The start of a word that seems to start at `frame`: after the pause, if there is one.
    func onset(near frame: Int) -> Int {
        guard isSpeech.indices.contains(frame) else { return frame }
        let soon = isSpeech[frame..<min(isSpeech.count, frame + Self.reach)]
        guard let silent = soon.firstIndex(of: false) else { return frame }
        return isSpeech[silent...].firstIndex(of: true) ?? frame
    }

    /// The end of speech between two times, in seconds, if a pause follows; otherwise the later time.
    func lastSpeech(from start: Double, to end: Double) -> Double {
        let first = Int((start / Self.hop).rounded()), next = Int((end / Self.hop).rounded())
        let part = isSpeech[(first..<max(first, next - Self.reach)).clamped(to: isSpeech.indices)]
        guard let last = part.lastIndex(of: true) else { return end }
        return last + 1 < part.endIndex ? min(end, seconds(last + 1)) : end
    }
}
