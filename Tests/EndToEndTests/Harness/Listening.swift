extension Folder {
    /// Waits until this tone is the one that sounds, or has sounded last.
    func hears(_ tone: Int, within seconds: Double = 20) async throws {
        try await eventually("\(tone) Hz sounds; heard: \(SoundTrack(of: self).melody)", within: seconds) {
            SoundTrack(of: self).melody.last == tone
        }
    }

    /// Waits until a tenth of a second of this tone is what has been played at last.
    func sounds(_ tone: Int) async throws {
        try await eventually("\(tone) Hz sounds at this moment; heard: \(SoundTrack(of: self).melody)") {
            let track = SoundTrack(of: self, last: 0.1)
            return track.samples.count == Tone.rate / 10 && track.stretches.allSatisfy { $0.tone == tone }
        }
    }

    /// Lets so many seconds be played.
    func listen(_ seconds: Double) async throws {
        let end = framesPlayed + Int(seconds * Double(Tone.rate))
        try await eventually("\(seconds) s are played") { framesPlayed >= end }
    }

    /// Waits until a fifth of a second without any sound has been played.
    func isSilent() async throws {
        try await eventually("it is silent; heard: \(SoundTrack(of: self).melody)") {
            let end = SoundTrack(of: self, last: 0.2)
            return framesPlayed > Tone.rate / 2 && end.loudest(in: 0..<end.samples.count) == 0
        }
    }
}
