import Glibc
import Storage

/// Whether a WAV's sample format can be played directly.
///
/// Old phones and answering machines write A-law or µ-law; such a clip is converted, like an M4A.
enum WAVFormat {
    /// Judged by the first bytes of a file; false also if it is no WAV, or has no format chunk.
    static func mustBeConverted(_ path: String) -> Bool {
        guard let file = try? OrdinaryFile.open(path) else { return false }
        defer { close(file) }
        return mustBeConverted((try? FileBytes.part(of: file, at: 0, 4096)) ?? [])  // playing it says what is wrong
    }

    static func mustBeConverted(_ head: [UInt8]) -> Bool {
        guard head.starts(with: "RIFF".utf8), head.dropFirst(8).starts(with: "WAVE".utf8) else { return false }
        var at = 12
        while at + 24 <= head.count {
            let length = head.little(at + 4, 4)
            if head[at...].starts(with: "fmt ".utf8) { return !isPlayed(Array(head[(at + 8)...].prefix(length))) }
            at += 8 + length + length % 2
        }
        return false
    }

    /// 8 to 32 bits of PCM, or 32-bit floats: the player's formats.
    private static func isPlayed(_ format: [UInt8]) -> Bool {
        guard format.count >= 16 else { return true }
        // An extensible format has its actual code at the start of a GUID.
        let isExtensible = format.little(0, 2) == 0xfffe && format.count >= 40
        let (code, bits) = (format.little(isExtensible ? 24 : 0, 2), format.little(14, 2))
        return code == 1 ? [8, 16, 24, 32].contains(bits) : code == 3 && bits == 32
    }
}
