import CLinux
import Confinement
import Foundation
import Glibc

@testable import Inference

/// A running `pasaka-voice`, used by one thread after the other.
final class Helper: @unchecked Sendable {
    var session: SynthesisSession
    let child: ChildProcess

    init() throws {
        let program = Self.program("pasaka-voice")
        child = try ChildProcess.start(program, ["pasaka-voice"], over: .bytes)
        session = SynthesisSession(child.channel, patience: 60_000)
    }

    deinit { child.end() }

    /// The path of a program that was built beside the tests.
    static func program(_ name: String) -> String {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let own = bundle?.bundleURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        return own.deletingLastPathComponent().appending(path: name).path
    }

    /// Has files with these bytes read as what describes a voice.
    func describe(_ kind: VoiceKind, _ files: [UInt8]...) throws -> VoiceDescription {
        let memory = try files.map(Self.memory)
        defer { memory.forEach { close($0) } }
        return try session.describe(kind, memory)
    }

    /// Has files with these bytes loaded as a voice.
    func load(_ order: VoiceOrder, _ files: [[UInt8]]) throws -> VoiceFacts {
        let memory = try files.map(Self.memory)
        defer { memory.forEach { close($0) } }
        session.load(memory, order)
        return try session.awaitVoice()
    }

    func speak(_ phonemes: String, _ facts: VoiceFacts) throws -> [Int16] {
        var spoken: [Int16] = []
        let order = SpeechOrder(phonemes: phonemes.unicodeScalars.map(\.value))
        try session.speak(order, facts) { spoken += $0 }
        return spoken
    }

    private static func memory(_ bytes: [UInt8]) throws -> Int32 {
        let file = descriptors_memory("voice")
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            guard count > 0 else { throw CocoaError(.fileWriteOutOfSpace) }
            rest = rest.dropFirst(count)
        }
        lseek(file, 0, SEEK_SET)
        return file
    }
}
