/// The text of a style sheet (CSS), as far as books' pictures and hidden words need it.
enum StyleText {
    /// A block with what stands before it, or an `@` rule without a block.
    struct Block {
        let head: Substring
        /// The content between the braces; nil without one.
        let body: Substring?
    }

    /// The blocks of a sheet, in order.
    static func blocks(_ text: Substring) -> [Block] {
        var blocks: [Block] = []
        var start = text.startIndex, open: Substring.Index?
        var depth = 0
        scan(text) { at, character in
            let next = text.index(after: at)
            switch character {
            case "{":
                if depth == 0 { open = at }
                depth += 1
            case "}" where depth > 0:
                depth -= 1
                guard depth == 0, let begin = open else { return }
                blocks.append(Block(head: text[start..<begin], body: text[text.index(after: begin)..<at]))
                (start, open) = (next, nil)
            case ";" where depth == 0:
                blocks.append(Block(head: text[start..<at], body: nil))
                start = next
            default: break
            }
        }
        return blocks
    }

    /// The parts between separators, except those in quotation marks and brackets.
    static func split(_ text: Substring, at separator: Character) -> [Substring] {
        var parts: [Substring] = []
        var start = text.startIndex
        scan(text) { at, character in
            guard character == separator else { return }
            parts.append(text[start..<at])
            start = text.index(after: at)
        }
        return parts + [text[start...]]
    }

    /// Visits the characters outside quotation marks and brackets.
    private static func scan(_ text: Substring, _ visit: (Substring.Index, Character) -> Void) {
        var quote: Character?
        var isBracketed = false
        for at in text.indices {
            let character = text[at]
            if let end = quote {
                if character == end || character.isNewline { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if isBracketed {
                isBracketed = character != ")"
            } else if character == "(" {
                isBracketed = true
            } else {
                visit(at, character)
            }
        }
    }

    /// The text without its comments.
    static func withoutComments(_ text: String) -> String {
        guard text.contains("/*") else { return text }
        var kept = "", rest = text[...]
        while let start = rest.firstRange(of: "/*") {
            kept += rest[..<start.lowerBound] + " "
            rest = rest[start.upperBound...]
            rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
        }
        return kept + rest
    }

    /// The address in `url(…)`; nil if there is none.
    static func address(in value: String) -> String? {
        guard let start = value.firstRange(of: "url(") ?? value.firstRange(of: "URL(") else { return nil }
        return address(value[start.upperBound...].prefix { $0 != ")" })
    }

    /// An address without spaces and quotation marks around it.
    static func address(_ text: Substring) -> String? {
        let isAround: (Character) -> Bool = { $0.isWhitespace || $0 == "\"" || $0 == "'" }
        let address = text.drop(while: isAround).reversed().drop(while: isAround).reversed()
        return address.isEmpty ? nil : String(address)
    }
}
