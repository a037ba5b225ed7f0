/// A tool's answer as it comes, counted by its ends.
struct ToolAnswer {
    private(set) var bytes: [UInt8] = []
    private let tool: Tool.Answer
    /// The ends that an answer has, and those that have come.
    private let expected: Int
    private var ends = 0

    /// The longest answer, in bytes.
    private static let longest = 4 << 20

    init(of tool: Tool, to question: String) {
        self.tool = tool.answer
        expected = tool.answer == .null ? 1 : question.utf8.count { $0 == Self.newline } + 1
    }

    mutating func append(_ more: ArraySlice<UInt8>) {
        switch tool {
        case .null: ends += more.count { $0 == 0 }
        case .lines:
            // The answer to an empty line is an empty line, also at the start.
            var last = bytes.last ?? Self.newline
            for byte in more {
                if byte == Self.newline, last == Self.newline { ends += 1 }
                last = byte
            }
        }
        bytes += more
    }

    var isWhole: Bool { ends >= expected }

    /// Whether it says more than an answer; what would be left over would be taken for the next one's.
    var isTooMuch: Bool {
        guard isWhole else { return bytes.count > Self.longest }
        return ends > expected || bytes.last != (tool == .null ? 0 : Self.newline)
    }

    /// The text without its end.
    var text: String {
        guard tool == .null else { return String(decoding: bytes, as: UTF8.self) }
        let text = bytes.prefix { $0 != 0 }
        return String(decoding: text.last == Self.newline ? text.dropLast() : text, as: UTF8.self)
    }

    private static let newline = UInt8(ascii: "\n")
}

extension Tool {
    /// What is sent for a text.
    func question(_ text: String) -> [UInt8] {
        // Without the line's end, some tools keep the answer until more is asked.
        guard answer == .null else { return Array((text + "\n").utf8) }
        // A NUL would make two questions of one.
        return text.utf8.map { $0 == 0 ? UInt8(ascii: " ") : $0 } + Array("\n\0".utf8)
    }
}
