import Dispatch
import Engine
import Installed
import Synchronization
import System
import Voices

/// Speaks in the talk, one text after the other, and keeps its last sounds.
final class SpeechService: Service {
    private let host: ActivityHost
    private let memory: VisitMemory
    private let files: DispatchQueue
    private let speech: SpeechMaker
    private let queue = DispatchQueue(label: "pasaka.soltura.voice", qos: .userInitiated)
    /// The last sounds; used on the queue.
    private let sounds = Mutex<[Sound]>([])

    /// One that still fades out is not taken away.
    private static let mostSounds = 2

    init(_ host: ActivityHost, _ memory: VisitMemory, _ files: DispatchQueue) {
        (self.host, self.memory, self.files) = (host, memory, files)
        speech = SpeechMaker(host)
    }

    func carryOut(_ request: SpeechRequest, for visit: Visit) {
        memory.open(visit)
        switch request {
        case .say(let text): say(text, for: visit)
        case .hush: hush()
        case .voices: files.async { [host] in host.answer(VoicesAnswer(InstalledStore(host)), to: visit) }
        }
    }

    /// Has a voice ready, so that its first text is heard sooner.
    func prepare(_ voice: Voice) { speech.prepare(voice) }

    /// Says a text: a ``SpeechAnswer`` at the start, and one for each mark.
    private func say(_ text: SpokenText, for visit: Visit) {
        queue.async { [self] in
            let marks = Mutex<[SpeechAnswer.Mark]>([])
            let counter = WordCounter(text.text)
            let tellNews: @Sendable (Sound?) -> Void = { [host] sound in
                host.answer(
                    SpeechAnswer(id: text.id, text: text.text, sound: sound, marks: marks.withLock(\.self)), to: visit)
            }
            let sound = Mutex<Sound?>(nil)
            let said = speech.say(
                text.text, voice: Voice(text.voice, text.dialect), speed: text.isSlow ? .slow : .normal
            ) { news in
                switch news {
                case .words(let words):
                    marks.withLock {
                        $0 += words.map { .init(word: counter.word(at: $0.characters.lowerBound), start: $0.seconds) }
                    }
                    if let sound = sound.withLock(\.self) { tellNews(sound) }
                case .made: break
                case .failed(let problem):
                    Log("tutor").warning(problem)
                    tellNews(nil)
                }
            }
            sound.withLock { $0 = said }
            keep(said)
            tellNews(said)
        }
    }

    /// Forgets what was asked to be said until now.
    func hush() { queue.async { [self] in keepLast(0) } }

    /// Ends its processes, which start again when needed; waits at most a second.
    func close() { speech.close() }

    /// The voices' line on F1.
    var status: [String] { [speech.status] }

    private func keep(_ sound: Sound?) {
        sounds.withLock { $0 += [sound].compactMap(\.self) }
        keepLast(Self.mostSounds)
    }

    private func keepLast(_ count: Int) {
        let old = sounds.withLock { sounds in
            defer { sounds = sounds.suffix(count) }
            return sounds.dropLast(count)
        }
        old.forEach(speech.forget)
    }
}
