extension SoundFeatures {
    /// A word that begins just before a pause, in moments, begins after it.
    private static let reach = 6

    /// The moment at which a word begins that seems to begin at `frame`: after the pause, where there is one.
    func onset(near frame: Int) -> Int {
        guard isSpeech.indices.contains(frame) else { return frame }
        let soon = isSpeech[frame..<min(isSpeech.count, frame + Self.reach)]
        guard let silent = soon.firstIndex(of: false) else { return frame }
        return isSpeech[silent...].firstIndex(of: true) ?? frame
    }

    /// The end of the speech between two moments, in seconds, if a pause follows; else the later moment.
    func lastSpeech(from start: Double, to end: Double) -> Double {
        let (first, next) = (Int((start / Self.hop).rounded()), Int((end / Self.hop).rounded()))
        let part = isSpeech[(first..<max(first, next - Self.reach)).clamped(to: isSpeech.indices)]
        guard let last = part.lastIndex(of: true) else { return end }
        return last + 1 < part.endIndex ? min(end, seconds(last + 1)) : end
    }
}
