import FoundationEssentials
import NetworkShelf

/// The text of a ``KioskDay``, which a stranger may have written.
///
/// Read by hand: 5,000 kiosks have 300,000 days, of which `JSONDecoder` takes 57 µs each even if it decodes four numbers.
/// It knows the few kinds of values that a day has, and skips what a later kiosk adds.
struct DayText {
    /// Any text that is no day.
    struct NoDay: Error {}

    private let bytes: [UInt8]
    private var at = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Reads a file's bytes.
    ///
    /// - Parameter tales: whether counts of tales are wanted, too.
    static func read(_ bytes: [UInt8], tales: Bool) throws(NoDay) -> KioskDay {
        guard bytes.count <= KioskDay.mostBytes else { throw NoDay() }
        var text = DayText(bytes), day = KioskDay(date: "")
        try text.object { (text, name) throws(NoDay) in
            switch name {
            case "date": day.date = try text.string()
            case "name": day.name = try text.string()
            case "kiosk": day.kiosk = try text.string()
            case "pasaka": day.pasaka = try text.string()
            case "debian": day.debian = try text.string()
            case "index": day.index = try text.number()
            case "ring": day.ring = try text.string()
            case "lights": day.lights = try text.strings()
            case "free": day.free = try text.number()
            case "starts": day.starts = try text.number()
            case "crashes": day.crashes = try text.number()
            case "tales" where tales: day.tales = try text.counts()
            default: try text.skip()
            }
        }
        text.skipSpace()
        guard text.at == bytes.count else { throw NoDay() }
        return day
    }

    // MARK: - Values

    private mutating func object(_ member: (inout DayText, String) throws(NoDay) -> Void) throws(NoDay) {
        try take("{")
        guard !takes("}") else { return }
        repeat {
            let name = try string()
            try take(":")
            try member(&self, name)
        } while takes(",")
        try take("}")
    }

    private mutating func counts() throws(NoDay) -> [String: KioskDay.Count] {
        var counts: [String: KioskDay.Count] = [:]
        try object { (text, tale) throws(NoDay) in
            var count = KioskDay.Count()
            try text.object { (text, name) throws(NoDay) in
                switch name {
                case "begun": count.begun = try text.number()
                case "heard": count.heard = try text.number()
                case "leafed": count.leafed = try text.number()
                default: try text.skip()
                }
            }
            counts[tale] = count
        }
        return counts
    }

    private mutating func strings() throws(NoDay) -> [String] {
        var strings: [String] = []
        try take("[")
        guard !takes("]") else { return [] }
        repeat { strings.append(try string()) } while takes(",")
        try take("]")
        return strings
    }

    /// A whole number from 0; one below or beyond a thousand millions becomes the nearest of these.
    private mutating func number() throws(NoDay) -> Int {
        skipSpace()
        let isNegative = takes("-"), start = at
        var value = 0
        while let digit = next, (48...57).contains(digit) {
            value = min(value * 10 + Int(digit) - 48, 1_000_000_000)
            at += 1
        }
        guard at > start, ![".", "e", "E"].contains(where: { next == UInt8(ascii: $0) }) else { throw NoDay() }
        return isNegative ? 0 : value
    }

    private mutating func string() throws(NoDay) -> String {
        let quoted = try quoted()
        guard quoted.contains(Self.backslash) else {
            guard let text = String(validating: quoted.dropFirst().dropLast(), as: UTF8.self) else { throw NoDay() }
            return text
        }
        guard let text = try? JSONDecoder().decode(String.self, from: Data(quoted)) else { throw NoDay() }
        return text
    }

    /// A string with its quotes and escapes.
    private mutating func quoted() throws(NoDay) -> ArraySlice<UInt8> {
        try take("\"")
        let start = at - 1
        while let byte = next, byte != Self.quote {
            at += byte == Self.backslash ? 2 : 1
        }
        try take("\"")
        return bytes[start..<at]
    }

    /// Steps over a value of any kind; brackets need not match, as nothing in it is used.
    private mutating func skip() throws(NoDay) {
        var depth = 0
        repeat {
            skipSpace()
            guard let byte = next else { throw NoDay() }
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case Self.quote:
                _ = try quoted()
                continue
            default: break
            }
            at += 1
        } while depth > 0 || !isEndOfValue
        guard depth == 0 else { throw NoDay() }
    }

    private var isEndOfValue: Bool {
        next.map { [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]")].contains($0) || Self.isSpace($0) } ?? true
    }

    // MARK: - Bytes

    private static let quote = UInt8(ascii: "\""), backslash = UInt8(ascii: "\\")

    private var next: UInt8? { at < bytes.count ? bytes[at] : nil }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...10).contains(byte) || byte == 13 }

    private mutating func skipSpace() {
        while let byte = next, Self.isSpace(byte) { at += 1 }
    }

    private mutating func takes(_ sign: Unicode.Scalar) -> Bool {
        skipSpace()
        guard next == UInt8(ascii: sign) else { return false }
        at += 1
        return true
    }

    private mutating func take(_ sign: Unicode.Scalar) throws(NoDay) { guard takes(sign) else { throw NoDay() } }
}
