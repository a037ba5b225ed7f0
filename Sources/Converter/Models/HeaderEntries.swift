import Conversion
import Sentences

/// What a GGUF header says, by its keys.
struct HeaderEntries {
    private let bytes: HeaderBytes
    private var values: [String: HeaderValue] = [:]

    /// The most entries; honest models have about fifty.
    private static let most = 4096

    init(_ count: Int, readFrom bytes: inout HeaderBytes) throws(ConversionReason) {
        guard count <= Self.most else { throw .model(.manyEntries) }
        self.bytes = bytes
        for _ in 0..<count {
            let key = bytes.text(at: try bytes.text())
            let value = try bytes.value(try bytes.type())
            guard values.updateValue(value, forKey: key) == nil else { throw .model(.doubleEntry) }
        }
    }

    /// A short text that can be shown; nil if there is none.
    func text(_ key: String) -> String? {
        guard case .text(let place) = values[key] else { return nil }
        let text = bytes.text(at: place.prefix(ModelHeader.mostTextScalars * 4)).withoutControls
        let words = String(String.UnicodeScalarView(text.unicodeScalars.prefix(ModelHeader.mostTextScalars)))
        return words.allSatisfy(\.isWhitespace) ? nil : words
    }

    /// A whole text of at most so many bytes; nil if there is none or it is longer.
    func text(_ key: String, mostBytes: Int) -> String? {
        guard case .text(let place) = values[key], place.count <= mostBytes else { return nil }
        let text = bytes.text(at: place)
        return text.utf8.count <= mostBytes ? text : nil
    }

    func hasText(_ key: String) -> Bool {
        guard case .text(let place) = values[key] else { return false }
        return !place.isEmpty
    }

    /// A number in a range; nil if it is missing.
    func number(_ key: String, in range: ClosedRange<Int>) throws(ConversionReason) -> Int? {
        switch values[key] {
        case nil: return nil
        case .integer(let number) where range.contains(number): return number
        default: throw .model(.wrongFigure)
        }
    }

    /// A number for each block, which may be one for all; nil if it is missing.
    func numbers(_ key: String, blocks: Int, in range: ClosedRange<Int>) throws(ConversionReason) -> [Int]? {
        guard case .list(let type, let count, let start) = values[key] else {
            return try number(key, in: range).map { Array(repeating: $0, count: blocks) }
        }
        guard count == blocks else { throw .model(.wrongFigure) }
        var rest = bytes.again(from: start)
        var numbers: [Int] = []
        for _ in 0..<count {
            guard case .integer(let number) = try rest.value(type), range.contains(number) else {
                throw .model(.wrongFigure)
            }
            numbers.append(number)
        }
        return numbers
    }

    /// How many texts a list has; 0 if it is missing.
    func textCount(_ key: String) -> Int {
        guard case .list(.string, let count, _) = values[key] else { return 0 }
        return count
    }
}
