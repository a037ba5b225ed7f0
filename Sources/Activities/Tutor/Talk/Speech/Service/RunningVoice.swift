import Conversion
import Engine
import Voices

/// A voice whose process is running.
struct RunningVoice {
    let voice: SpokenVoice
    let process: any HelperProcess
    private var speaker: AnySpeaker

    private enum AnySpeaker {
        case espeak(Speaker, isReady: Bool)
        case installed(InstalledSpeaker)
    }

    /// - Parameter patience: milliseconds without a word from espeak-ng after which it counts as hanging.
    init(_ voice: SpokenVoice, _ host: ActivityHost, patience: Int32) throws {
        self.voice = voice
        switch voice {
        case .espeak(let name):
            process = try host.start("pasaka-converter", [Speaker.argument])
            speaker = .espeak(Speaker(process.socket, voice: name, patience: patience), isReady: false)
        case .installed(let chosen, let language):
            guard let converter = host.program("pasaka-converter") else {
                throw NoHelper("pasaka-converter is missing; install Pasaka again")
            }
            process = try host.start("pasaka-voice", [])
            do {
                let conversion = Conversion(executable: converter)
                speaker = .installed(
                    try InstalledSpeaker(process.socket, chosen, language: language, conversion))
            } catch {
                process.end()
                throw error
            }
        }
    }

    /// Whether its process still works on what nobody wants.
    var isSpent: Bool { if case .installed(let installed) = speaker { installed.isSpent } else { false } }

    /// Speaks a text; blocks until all of it has been made, or is of no use any more.
    ///
    /// - Parameters:
    ///   - isWanted: whether the text is still wanted; asked while it is made.
    ///   - samples: gets what is made, while it is made; false if it is of no use to make more.
    ///   - words: gets the words that begin in it, just before.
    mutating func speak(
        _ text: String, _ speed: VoiceSpeed, isWanted: () -> Bool, samples: ([Int16]) -> Bool,
        words: ([Speaker.Word]) -> Void
    ) throws {
        switch speaker {
        case .espeak(var espeak, let isReady):
            if !isReady { try espeak.awaitVoice() }
            // It is done in the blink of an eye.
            try espeak.speak(
                text, wordsPerMinute: speed.wordsPerMinute, samples: { _ = samples($0) }, words: words)
            speaker = .espeak(espeak, isReady: true)
        case .installed(var installed):
            try installed.speak(
                text, wordsPerMinute: speed.wordsPerMinute, isWanted: isWanted, samples: samples, words: words)
            speaker = .installed(installed)
        }
    }
}
