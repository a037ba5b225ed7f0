import Glibc
import SoundHeaders
import Storage

/// The length of a clip, read from a few bytes of its file.
///
/// Good enough for a tale's length in minutes; not used for playback.
enum ClipLength {
    /// Seconds; nil if the file does not say.
    static func seconds(head: [UInt8], tail: [UInt8], fileSize: Int) -> Double? {
        if head.starts(with: "OggS".utf8) { return ogg(head, tail) }
        if head.starts(with: "RIFF".utf8), head.count >= 44 {
            let rate = head.little(28, 4)
            return rate > 0 ? Double(fileSize - 44) / Double(rate) : nil
        }
        return mp3(head, fileSize: fileSize)
    }

    /// Whether a file begins as Opus in Ogg does (RFC 7845, 5.1).
    static func isOpus(_ path: String) -> Bool {
        guard let file = try? OrdinaryFile.open(path) else { return false }
        defer { close(file) }
        guard let head = try? FileBytes.part(of: file, at: 0, 27 + 255 + 8), head.count > 27 else { return false }
        return head.starts(with: "OggS".utf8) && head.dropFirst(27 + Int(head[26])).starts(with: "OpusHead".utf8)
    }

    /// The last page's granule position over the rate (RFC 3533, 6; RFC 7845, 4; Vorbis I, A.2).
    private static func ogg(_ head: [UInt8], _ tail: [UInt8]) -> Double? {
        guard head.count >= 64, let page = tail.lastIndex(of: "OggS"), page + 14 <= tail.count else { return nil }
        let granule = Double(tail.little(page + 6, 8))
        let packet = 27 + Int(head[26])
        guard packet + 20 <= head.count, granule >= 0 else { return nil }
        if head[packet...].starts(with: "OpusHead".utf8) {
            return max(0, granule - Double(head.little(packet + 10, 2))) / 48_000
        }
        let rate = head.little(packet + 12, 4)
        return rate > 0 ? granule / Double(rate) : nil
    }

    /// The file's size divided by the bit rate of its first frame (ISO 11172-3, 2.4.2.3); exact for a constant bit
    /// rate.
    private static func mp3(_ head: [UInt8], fileSize: Int) -> Double? {
        let start = MP3Frame.tagLength(head) ?? 0
        guard let frame = MP3Frame(head.dropFirst(start)) else { return nil }
        return Double(fileSize - start) / Double(frame.kilobits * 125)
    }
}

extension ClipLength {
    /// Seconds; nil if the file does not say or does not exist.
    static func seconds(ofFile path: String) -> Double? {
        guard let file = try? OrdinaryFile.open(path) else { return nil }
        defer { close(file) }
        let most = 1 << 16
        guard let size = try? Int(FileBytes.status(of: file).st_size),
            let head = try? FileBytes.part(of: file, at: 0, 4096),
            let tail = try? FileBytes.part(of: file, at: max(0, size - most), most)
        else { return nil }
        return seconds(head: head, tail: tail, fileSize: size)
    }
}

extension [UInt8] {
    fileprivate func lastIndex(of mark: String) -> Int? {
        let mark = Array(mark.utf8)
        return indices.dropLast(mark.count - 1).last { self[$0] == mark[0] && self[$0...].starts(with: mark) }
    }
}
