import CSDL2
import Engine
import Glibc
import System
import TestSupport
import Testing

@testable import Platform

extension Workshop {
    /// What is heard of an audio service, left and right in turns, by SDL's driver that writes to a file.
    func heard(
        _ folders: AssetFolders? = nil, card: SoundCard = .usual, idleTime: Double = 10,
        _ deliver: @escaping @Sendable (Input.Reply) -> Void,
        _ work: (AudioService) throws -> Void
    ) rethrows -> [Int] {
        let heard = disk.path + "/heard.raw"
        Self.awaitSilence()
        setenv("SDL_AUDIODRIVER", "disk", 1)
        setenv("SDL_DISKAUDIOFILE", heard, 1)
        let audio = AudioService(folders: folders ?? self.folders, idleTime: idleTime, card: card, deliver: deliver)
        try work(audio)
        audio.close()
        Self.awaitSilence()
        return Self.contents(of: heard).samples
    }

    /// Waits until every device has been closed: on a busy machine that takes longer than a service waits for it, and
    /// a device that is still open keeps SDL's driver, and what is to be written to a file.
    private static func awaitSilence() { #expect(eventually { SDL_WasInit(SDL_INIT_AUDIO) == 0 }) }

    static func contents(of path: String) -> [UInt8] {
        let file = Glibc.open(path, O_RDONLY | O_CLOEXEC)
        defer { close(file) }
        var (bytes, part) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 20))
        while case let count = read(file, &part, part.count), count > 0 { bytes += part[..<count] }
        return bytes
    }
}

extension [UInt8] {
    /// Samples as SDL writes them, floats, of which 32,768 is the full scale.
    fileprivate var samples: [Int] {
        stride(from: 0, to: count - 3, by: 4).map { at in
            let bits = (0..<4).reduce(UInt32(0)) { $0 | UInt32(self[at + $1]) << UInt32(8 * $1) }
            return Int((Float(bitPattern: bits) * 32_768).rounded())
        }
    }
}
