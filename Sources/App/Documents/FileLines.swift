import Glibc

/// Reads a file line by line, with little memory.
struct FileLines {
    let path: String

    /// Bytes: longer lines are skipped, and a larger file is not read.
    static let (mostLine, mostBytes) = (FlightFile.mostBytes, 4 << 20)
    private static let part = 1 << 16

    enum Failure: Error, Hashable { case absent, tooLarge, damaged, unreadable(Int32) }

    /// Visits each line, without its newline; text after the last newline is a partial line and is skipped.
    func visit(_ visit: (ArraySlice<UInt8>) throws -> Void) throws {
        let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else { throw errno == ENOENT ? Failure.absent : .unreadable(errno) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw Failure.unreadable(EINVAL) }
        guard status.st_size <= Self.mostBytes else { throw Failure.tooLarge }
        var (line, isTooLong) = ([UInt8](), false)
        var part = [UInt8](repeating: 0, count: Self.part)
        while true {
            let count = read(file, &part, part.count)
            guard count >= 0 else { throw Failure.unreadable(errno) }
            guard count > 0 else { return }
            var rest = part[..<count]
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                line += rest[..<end]
                if !isTooLong, line.count <= Self.mostLine { try visit(line[...]) }
                (line, isTooLong) = ([], false)
                rest = rest[(end + 1)...]
            }
            line += rest
            if line.count > Self.mostLine { (line, isTooLong) = ([], true) }
        }
    }
}
