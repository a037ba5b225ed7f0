import FoundationEssentials
import Sentences

/// The positions of a JSON text's parts, so that one can be changed while all else stays as written.
package struct JSONSpans {
    private let bytes: [UInt8]
    private static let mostDepth = 100

    /// Why a text is not JSON.
    package struct Malformed: Explained { package let sentence: Sentence = "is not JSON" }

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    struct Member {
        let name: String
        /// The range from its name to the end of its value.
        let whole: Range<Int>
        let value: Range<Int>
    }

    /// The members of the object that starts at or after a position.
    func members(at position: Int) throws(Malformed) -> [Member] {
        var members: [Member] = []
        try parts(at: position, from: "{", to: "}") { start throws(Malformed) in
            let nameEnd = try end(ofValueAt: start, depth: 0)
            let colon = try skip(nameEnd, ":")
            let value = space(after: colon)..<(try end(ofValueAt: space(after: colon), depth: 0))
            guard let name = string(start..<nameEnd) else { throw Malformed() }
            members.append(Member(name: name, whole: start..<value.upperBound, value: value))
            return value.upperBound
        }
        return members
    }

    /// The elements of the array that starts at or after a position.
    func elements(at position: Int) throws(Malformed) -> [Range<Int>] {
        var elements: [Range<Int>] = []
        try parts(at: position, from: "[", to: "]") { start throws(Malformed) in
            let end = try end(ofValueAt: start, depth: 0)
            elements.append(start..<end)
            return end
        }
        return elements
    }

    func isObject(_ value: Range<Int>) -> Bool { byte(value.lowerBound) == UInt8(ascii: "{") }

    /// The text of a string value.
    func string(_ value: Range<Int>) -> String? {
        try? JSONDecoder().decode(String.self, from: Data(bytes[value]))  // anything else is no string
    }

    /// Visits the comma-separated items between brackets; `visit` returns where each item ends.
    @discardableResult
    private func parts(
        at position: Int, from open: Unicode.Scalar, to close: Unicode.Scalar, _ visit: (Int) throws(Malformed) -> Int
    ) throws(Malformed) -> Int {
        var position = space(after: try skip(position, open))
        while byte(position) != UInt8(ascii: close) {
            position = space(after: try visit(position))
            if byte(position) == UInt8(ascii: ",") {
                position = space(after: position + 1)
            } else if byte(position) != UInt8(ascii: close) {
                throw Malformed()
            }
        }
        return position + 1
    }

    private func end(ofValueAt position: Int, depth: Int) throws(Malformed) -> Int {
        guard depth < Self.mostDepth else { throw Malformed() }
        switch byte(position) {
        case UInt8(ascii: "{"):
            return try parts(at: position, from: "{", to: "}") { start throws(Malformed) in
                let colon = try skip(try end(ofValueAt: start, depth: depth + 1), ":")
                return try end(ofValueAt: space(after: colon), depth: depth + 1)
            }
        case UInt8(ascii: "["):
            return try parts(at: position, from: "[", to: "]") { start throws(Malformed) in
                try end(ofValueAt: start, depth: depth + 1)
            }
        case UInt8(ascii: "\""): return try end(ofStringAt: position)
        default:
            let end = bytes[position...].firstIndex { ",]}: \n\r\t".utf8.contains($0) } ?? bytes.count
            guard end > position else { throw Malformed() }
            return end
        }
    }

    private func end(ofStringAt position: Int) throws(Malformed) -> Int {
        var position = position + 1
        while let byte = byte(position), byte != UInt8(ascii: "\"") { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
        guard position < bytes.count else { throw Malformed() }
        return position + 1
    }

    private func skip(_ position: Int, _ mark: Unicode.Scalar) throws(Malformed) -> Int {
        let position = space(after: position)
        guard byte(position) == UInt8(ascii: mark) else { throw Malformed() }
        return position + 1
    }

    private func space(after position: Int) -> Int {
        var position = min(position, bytes.count)
        while let byte = byte(position), " \n\r\t".utf8.contains(byte) { position += 1 }
        return position
    }

    private func byte(_ position: Int) -> UInt8? { bytes.indices.contains(position) ? bytes[position] : nil }
}
