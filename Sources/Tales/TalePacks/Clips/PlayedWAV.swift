import Glibc
import SoundHeaders
import Storage

/// Whether a WAV's sample format can be played directly.
enum PlayedWAV {
    /// Whether a WAV must be converted, by its first bytes; false also if it is no WAV, or has no format chunk.
    static func mustBeConverted(_ path: String) -> Bool {
        guard let file = try? OrdinaryFile.open(path) else { return false }
        defer { close(file) }
        return mustBeConverted((try? FileBytes.part(of: file, at: 0, 4096)) ?? [])  // playing it says what is wrong
    }

    static func mustBeConverted(_ head: [UInt8]) -> Bool {
        guard WAVChunk.begin(head) else { return false }
        let format = WAVChunk.first(in: { Array(head.dropFirst($0).prefix($1)) }) { chunk in
            chunk.kind == .format ? WAVFormat(Array(head.dropFirst(chunk.start).prefix(chunk.length))) : nil
        }
        return format.map { !$0.isPlayed } ?? false
    }
}
