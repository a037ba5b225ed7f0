/// Text of a page: what is inserted as a string is escaped, so that a stranger's stays text.
struct HTML: ExpressibleByStringInterpolation {
    private(set) var text: String

    init(_ text: StaticString) { self.text = "\(text)" }
    init(stringLiteral text: StaticString) { self.init(text) }
    init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    private init(text: String) { self.text = text }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity * 2) }

        mutating func appendLiteral(_ literal: StaticString) { text += "\(literal)" }
        mutating func appendInterpolation(_ html: HTML) { text += html.text }
        mutating func appendInterpolation(_ number: Int) { text += "\(number)" }
        mutating func appendInterpolation(_ words: String) { text += HTML.escaped(words) }
    }

    static func += (left: inout HTML, right: HTML) { left.text += right.text }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch Unicode.Scalar(byte) {
        case "&", "<", ">", "\"", "'": true
        default: false
        }
    }

    private static func escaped(_ words: String) -> String {
        guard words.utf8.contains(where: isSpecial) else { return words }
        var escaped = ""
        for sign in words.unicodeScalars {
            switch sign {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.unicodeScalars.append(sign)
            }
        }
        return escaped
    }
}

extension Sequence<HTML> {
    func joined() -> HTML { reduce(into: HTML("")) { $0 += $1 } }
}
