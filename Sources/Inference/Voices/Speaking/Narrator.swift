import Confinement
import Conversion
import Glibc
import Inference
import Installed
import Sentences
import SoundHeaders
import Synchronization

/// Speaks whole texts, one after the other, with an installed voice or one of espeak-ng's; safe on any thread.
///
/// Its process is started with the first text, and ended with this value.
public final class Narrator: Sendable {
    private let voice: NarratorVoice
    private let store: InstalledStore
    private let converter: String
    private let running = Mutex<Running?>(nil)

    private struct Running {
        let child: ChildProcess
        var speaker: AnySpeaker

        enum AnySpeaker {
            case espeak(Speaker)
            case installed(InstalledSpeaker)
        }
    }

    /// A spoken text: one channel.
    public struct Sound: Hashable, Sendable {
        public let samples: [Int16]
        /// Samples a second.
        public let rate: Int

        /// The sound as a WAV.
        public var wav: [UInt8] { WAVFormat(rate: rate).file(samples) }
    }

    /// - Parameters:
    ///   - name: of an installed voice, or of one of espeak-ng's.
    ///   - language: a language tag, which the voice must speak; nil for the voice's own.
    ///   - converter: the path of `pasaka-converter`; nil if it is missing.
    public init(_ name: String, language: String?, _ store: InstalledStore, converter: String?) throws(InstalledRefusal)
    {
        guard let converter else { throw .noConverter }
        voice = try NarratorVoice(name, language: language, store)
        (self.store, self.converter) = (store, converter)
    }

    deinit { running.withLock { _ = $0?.child.end() } }

    /// Speaks a text; blocks until all of it is made.
    public func speak(_ text: String) throws(InstalledRefusal) -> Sound {
        try running.withLock { running throws(InstalledRefusal) in
            var speaking: Running
            if let ready = running { speaking = ready } else { speaking = try start() }
            running = nil
            do throws(InstalledRefusal) {
                let sound = try Self.speak(text, with: &speaking.speaker)
                running = speaking
                return sound
            } catch {
                throw speaking.child.end().refusedCall.map(InstalledRefusal.unspoken) ?? error
            }
        }
    }

    private static func speak(
        _ text: String, with speaker: inout Running.AnySpeaker
    ) throws(InstalledRefusal) -> Sound {
        var samples: [Int16] = []
        switch speaker {
        case .espeak(var espeak):
            do throws(ConversionRefusal) {
                try espeak.speak(text, wordsPerMinute: 140) {
                    samples += $0
                } words: { _ in
                }
            } catch {
                throw .text(error)
            }
            speaker = .espeak(espeak)
            return Sound(samples: samples, rate: Speaker.rate)
        case .installed(var installed):
            try installed.speak(text) {
                samples += $0
                return true
            }
            speaker = .installed(installed)
            return Sound(samples: samples, rate: installed.rate)
        }
    }

    private func start() throws(InstalledRefusal) -> Running {
        switch voice {
        case .espeak(let name): try startESpeak(name)
        case .installed(let voice, let language): try startInstalled(voice, language)
        }
    }

    private func startESpeak(_ name: String) throws(InstalledRefusal) -> Running {
        let child: ChildProcess
        do throws(ChildProcess.Failure) {
            child = try ChildProcess.start(converter, ["pasaka-converter", Speaker.argument], over: .bytes)
        } catch {
            throw InstalledRefusal(.failed, "\(path: converter) cannot be started: \(errno: error.code)")
        }
        var speaker = Speaker(child.channel, voice: name)
        do throws(ConversionRefusal) {
            try speaker.awaitVoice()
        } catch {
            throw child.end().refusedCall.map(InstalledRefusal.unspoken) ?? .unknown(.voice, name)
        }
        return Running(child: child, speaker: .espeak(speaker))
    }

    private func startInstalled(_ voice: ChosenVoice, _ language: String) throws(InstalledRefusal) -> Running {
        let child = try store.startEngine()
        do throws(InstalledRefusal) {
            let conversion = Conversion(executable: converter)
            let speaker = try InstalledSpeaker(child.channel, voice, language: language, conversion)
            return Running(child: child, speaker: .installed(speaker))
        } catch {
            throw child.end().refusedCall.map(InstalledRefusal.unspoken) ?? error
        }
    }
}

/// The voice of a ``Narrator``.
enum NarratorVoice: Hashable {
    /// espeak-ng's name of it, such as `es-419+f2`.
    case espeak(String)
    /// - Parameter language: espeak-ng's name of it.
    case installed(ChosenVoice, language: String)

    /// - Parameters:
    ///   - name: of an installed voice, or of one of espeak-ng's, which are known only to it.
    ///   - language: a language tag, which the voice must speak; nil for the voice's own.
    init(_ name: String, language: String?, _ store: InstalledStore) throws(InstalledRefusal) {
        do throws(InstalledRefusal) {
            let voice = try store.voice(name)
            self = .installed(voice, language: try voice.language(for: language))
        } catch {
            guard error == .unknown(.voice, name), Self.isESpeak(name) else { throw error }
            let own = name.prefix { $0 != "+" }
            if let language, Self.base(own) != Self.base(language[...]) {
                throw .language(name, [String(own)], language)
            }
            self = .espeak(name)
        }
    }

    /// Whether a name has the form of espeak-ng's: a language of two or three letters, and parts.
    private static func isESpeak(_ name: String) -> Bool {
        let parts = name.split(separator: "+", omittingEmptySubsequences: false)
        let isPlain = name.unicodeScalars.allSatisfy {
            ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0) || $0 == "-" || $0 == "+"
        }
        return isPlain && parts.count <= 2 && (2...3).contains(base(parts[0]).count)
    }

    private static func base(_ tag: Substring) -> String { tag.prefix { $0 != "-" && $0 != "_" }.lowercased() }
}
