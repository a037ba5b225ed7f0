import Senses

extension Folder {
    /// Waits until this tone plays, or was the last to play.
    ///
    /// - Returns: everything played up to then.
    @discardableResult func hears(_ tone: Int) async throws -> SoundTrack {
        try await hears("\(tone) Hz sounds") { $0.last == tone }
    }

    /// Waits until this many tones have played, or more.
    @discardableResult func hears(tones count: Int) async throws -> SoundTrack {
        try await hears("\(count) tones sound") { $0.count >= count }
    }

    /// Waits until the tones of so many words have begun, or of later ones.
    @discardableResult func hears(word: Int) async throws -> SoundTrack {
        try await hears("word \(word) sounds") { $0.last.map { $0 >= Tone.word(word) } ?? false }
    }

    private func hears(_ what: String, _ isHeard: ([Int]) -> Bool) async throws -> SoundTrack {
        var track = SoundTrack(of: self)
        try await eventually("\(what); heard: \(track.melody)") {
            track = SoundTrack(of: self)
            return isHeard(track.melody)
        }
        return track
    }

    /// Lets so many seconds be played.
    func listen(_ seconds: Double) async throws {
        let end = framesPlayed + Int(seconds * Double(Tone.rate))
        try await eventually("\(seconds) s are played") { framesPlayed >= end }
    }

    /// Waits until so many seconds without any sound have been played.
    func isSilent(for seconds: Double = 0.2) async throws {
        try await eventually("it is silent; heard: \(SoundTrack(of: self).melody)") {
            framesPlayed > Tone.rate / 2 && hasBeenSilent(for: seconds)
        }
    }
}
