import Glibc
import Storage

/// Reads a file line by line, with little memory.
struct FileLines {
    let path: String

    /// Bytes: longer lines are skipped, and a larger file is not read.
    static let mostLine = FlightFile.mostBytes, mostBytes = 4 << 20
    private static let part = 1 << 16

    enum Failure: Error, Hashable {
        case absent, tooLarge, damaged, unreadable(Int32)

        fileprivate init(_ failure: ReadFailure) {
            self =
                switch failure {
                case .absent: .absent
                case .tooLarge: .tooLarge
                case .notOrdinary, .failed: .unreadable(failure.call.code)
                }
        }
    }

    /// Visits each line, without its newline; text after the last newline is a partial line and is skipped.
    func visit(_ visit: (ArraySlice<UInt8>) throws -> Void) throws {
        let file: Int32
        do throws(ReadFailure) {
            file = try OrdinaryFile.open(path, atMost: Self.mostBytes)
        } catch {
            throw Failure(error)
        }
        defer { close(file) }
        var offset = 0
        var line: [UInt8] = []
        var isTooLong = false
        while true {
            let part = try Self.part(of: file, at: offset)
            guard !part.isEmpty else { return }
            offset += part.count
            var rest = part[...]
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                line += rest[..<end]
                if !isTooLong, line.count <= Self.mostLine { try visit(line[...]) }
                line = []
                isTooLong = false
                rest = rest[(end + 1)...]
            }
            line += rest
            if line.count > Self.mostLine {
                line = []
                isTooLong = true
            }
        }
    }

    private static func part(of file: Int32, at offset: Int) throws(Failure) -> [UInt8] {
        do throws(ReadFailure) {
            return try FileBytes.part(of: file, at: offset, part)
        } catch {
            throw Failure(error)
        }
    }
}
