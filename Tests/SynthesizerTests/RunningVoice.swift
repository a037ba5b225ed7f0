import Confinement
import TestSupport

@testable import Inference

/// A running `pasaka-voice`, used by one thread after the other.
final class RunningVoice: @unchecked Sendable {
    var session: SynthesisSession
    let child: ChildProcess

    init() throws {
        child = try ChildProcess.start(builtProgram("pasaka-voice"), ["pasaka-voice"], over: .bytes)
        session = SynthesisSession(child.channel, patience: 60_000)
    }

    deinit { child.end() }

    /// Has files with these bytes read as what describes a voice.
    func describe(_ kind: VoiceKind, _ files: [UInt8]...) throws -> VoiceDescription {
        let files = try files.map { try MemoryFile($0) }
        return try withExtendedLifetime(files) { try session.describe(kind, files.map(\.descriptor)) }
    }

    /// Has files with these bytes loaded as a voice.
    func load(_ order: VoiceOrder, _ files: [[UInt8]]) throws -> VoiceFacts {
        let files = try files.map { try MemoryFile($0) }
        withExtendedLifetime(files) { session.load(files.map(\.descriptor), order) }
        return try session.awaitVoice()
    }

    func speak(_ phonemes: String, _ facts: VoiceFacts) throws -> [Int16] {
        var spoken: [Int16] = []
        let order = SpeechOrder(phonemes: phonemes.unicodeScalars.map(\.value))
        try session.speak(order, facts) { spoken += $0 }
        return spoken
    }
}
