import Glibc

/// Reads a file from its beginning, in large pieces.
final class ModelBytes {
    let count: Int
    private let file: Int32
    /// The place of the byte that is read next.
    private(set) var place = 0
    /// A part of the file, and where it begins.
    private var piece: [UInt8] = []
    private var pieceStart = 0

    private static let pieceBytes = 1 << 18

    init(_ file: Int32) { (self.file, count) = (file, max(0, Int(lseek(file, 0, SEEK_END)))) }

    var isAtEnd: Bool { place >= count }

    /// - Returns: how many bytes were read: fewer than wanted only at the end.
    func read(into target: UnsafeMutableRawBufferPointer) -> Int {
        var done = 0
        while done < target.count, fillPiece() {
            let part = piece[(place - pieceStart)...].prefix(target.count - done)
            part.withUnsafeBytes { target[done...].copyBytes(from: $0) }
            (done, place) = (done + part.count, place + part.count)
        }
        return done
    }

    /// The next bytes; nil beyond the end.
    func bytes(_ wanted: Int) -> [UInt8]? {
        guard (0...(count - place)).contains(wanted) else { return nil }
        var bytes = [UInt8](repeating: 0, count: wanted)
        return bytes.withUnsafeMutableBytes { read(into: $0) } == wanted ? bytes : nil
    }

    /// The next number of 32 bits, little-endian; nil beyond the end.
    func number() -> Int? {
        bytes(4).map { bytes in
            Int(Int32(bitPattern: (0..<4).reduce(0) { $0 | UInt32(bytes[$1]) << (8 * $1) }))
        }
    }

    /// - Returns: false beyond the end.
    func skip(_ bytes: Int) -> Bool {
        guard (0...(count - place)).contains(bytes) else { return false }
        place += bytes
        return true
    }

    /// Has the piece hold what is at the place.
    ///
    /// - Returns: false at the end.
    private func fillPiece() -> Bool {
        guard !(pieceStart..<(pieceStart + piece.count)).contains(place) else { return true }
        let wanted = min(Self.pieceBytes, count - place)
        guard wanted > 0 else { return false }
        var bytes = [UInt8](repeating: 0, count: wanted)
        let got = pread(file, &bytes, wanted, place)
        guard got > 0 else { return false }
        (piece, pieceStart) = (Array(bytes[..<got]), place)
        return true
    }
}
