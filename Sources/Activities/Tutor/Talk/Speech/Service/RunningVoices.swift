import Engine
import Sentences

/// The running voices of a ``SpeechMaker``; it blocks, so it is used on that one's queue.
struct RunningVoices {
    /// How long a voice is kept ready without use.
    static let idleTime = Duration.seconds(300)
    /// A talk has a voice, and the tutor beside it another.
    private static let mostVoices = 2

    private let host: ActivityHost
    private let patience: Int32
    /// The last used comes last.
    private(set) var voices: [RunningVoice] = []
    /// How often it was used: only the last use counts.
    var uses = 0

    init(_ host: ActivityHost, patience: Int32) { (self.host, self.patience) = (host, patience) }

    /// Has a voice loaded, without waiting for it.
    mutating func prepare(_ voice: SpokenVoice) {
        guard let running = try? take(voice) else { return }  // why shows when something is to be said
        keep(running)
    }

    /// Speaks a text into a sound; blocks until all of it has been made.
    mutating func speak(
        _ text: String, _ voice: SpokenVoice, _ speed: VoiceSpeed, into sound: any GrowingSound,
        _ tell: SpeechMaker.Tell
    ) {
        do {
            let seconds = try makeOrRepeat(text, voice, speed, into: sound, tell)
            sound.finish()
            tell(.made(seconds: seconds))
        } catch {
            sound.abandon()
            tell(.failed(Sentence(error)))
        }
    }

    /// A process that was ready may have died since; another one is started for it, once.
    private mutating func makeOrRepeat(
        _ text: String, _ voice: SpokenVoice, _ speed: VoiceSpeed, into sound: any GrowingSound,
        _ tell: SpeechMaker.Tell
    ) throws -> Double {
        let wasRunning = voices.contains { $0.voice == voice }
        var take = SpokenTake(text, rate: voice.rate)
        do {
            try make(text, voice, speed, into: sound, &take, tell)
        } catch  where wasRunning && take.samples == 0 {
            try make(text, voice, speed, into: sound, &take, tell)
        }
        return take.seconds
    }

    private mutating func make(
        _ text: String, _ voice: SpokenVoice, _ speed: VoiceSpeed, into sound: any GrowingSound,
        _ take: inout SpokenTake,
        _ tell: SpeechMaker.Tell
    ) throws {
        var running = try self.take(voice)
        do {
            // No samples tell whether there is still room for some.
            try running.speak(text, speed, isWanted: { sound.append([]) }) { samples in
                take.samples += samples.count
                return sound.append(samples)
            } words: { words in
                let marks = take.marks(words)
                if !marks.isEmpty { tell(.words(marks)) }
            }
        } catch {
            running.process.end()
            throw error
        }
        guard running.isSpent else { return keep(running) }
        running.process.end()
        prepare(voice)
    }

    /// A running voice, which is the caller's until it is kept again.
    private mutating func take(_ voice: SpokenVoice) throws -> RunningVoice {
        if let index = voices.firstIndex(where: { $0.voice == voice }) { return voices.remove(at: index) }
        while voices.count >= Self.mostVoices { voices.removeFirst().process.end() }
        return try RunningVoice(voice, host, patience: patience)
    }

    private mutating func keep(_ running: RunningVoice) { voices.append(running) }

    mutating func close() {
        for running in voices { running.process.end() }
        voices = []
    }
}
