import Foundation
import Glibc
import Senses

/// Listens to a file into which a program plays, to each part of it once: re-reading all of it each time would take
/// longer than its playback.
final class Ear {
    private var heard = SoundTrack()
    private var file: ino_t = 0

    /// - Returns: everything played since the file was started.
    func listen(to path: String) -> SoundTrack {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return SoundTrack() }
        defer { close(descriptor) }
        var status = stat()
        fstat(descriptor, &status)
        let frames = Int(status.st_size) / SoundTrack.frameBytes
        if status.st_ino != file || frames < heard.samples.count { forget() }
        file = status.st_ino
        heard.append(left(of: descriptor, from: heard.samples.count, to: frames))
        return heard
    }

    /// Resets for another file.
    func forget() { heard = SoundTrack() }

    /// The left channel.
    private func left(of file: Int32, from start: Int, to end: Int) -> [Int16] {
        var both = [Float](repeating: 0, count: (end - start) * 2)
        let bytes = pread(file, &both, both.count * 4, off_t(start * SoundTrack.frameBytes))
        return stride(from: 0, to: max(0, bytes) / SoundTrack.frameBytes * 2, by: 2).map {
            Int16(max(-32_768, min(32_767, (both[$0] * 32_768).rounded())))
        }
    }
}

extension Folder {
    /// Removes what has been played, for another device.
    func forgetSound() {
        unlink(file(SoundTrack.file))
        ear.forget()
    }

    /// Whether the last seconds that were played are silent.
    func hasBeenSilent(for seconds: Double) -> Bool {
        let track = SoundTrack(of: self), frames = Int(seconds * Double(Tone.rate))
        let end = track.samples.count
        return end >= frames && track.loudest(in: (end - frames)..<end) == 0
    }
}
