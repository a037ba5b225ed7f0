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
    /// - Parameter isLast: whether all is wanted, or only what a chart shows: the day and kiosk, lights, starts, crashes.
    static func read(_ bytes: [UInt8], isLast: Bool) throws(NoDay) -> KioskDay {
        guard bytes.count <= KioskDay.mostBytes else { throw NoDay() }
        var text = DayText(bytes), day = KioskDay(date: "")
        try text.object { (text, name) throws(NoDay) in
            switch name {
            case "date": day.date = try text.string()
            case "kiosk": day.kiosk = try text.string()
            case "lights": day.lights = try text.strings()
            case "starts": day.starts = try text.number()
            case "crashes": day.crashes = try text.number()
            case _ where !isLast: try text.skip()
            case "name": day.name = try text.string()
            case "pasaka": day.pasaka = try text.string()
            case "debian": day.debian = try text.string()
            case "index": day.index = try text.number()
            case "ring": day.ring = try text.string()
            case "free": day.free = try text.number()
            case "tales": day.tales = try text.counts()
            default: try text.skip()
            }
        }
        text.skipSpace()
        guard text.at == bytes.count else { throw NoDay() }
        return day
    }

    // MARK: - Values

    private mutating func object(_ member: (inout DayText, String) throws(NoDay) -> Void) throws(NoDay) {
        try take(UInt8(ascii: "{"))
        guard !takes(UInt8(ascii: "}")) else { return }
        repeat {
            let name = try string()
            try take(UInt8(ascii: ":"))
            try member(&self, name)
        } while takes(Self.comma)
        try take(UInt8(ascii: "}"))
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
        try take(UInt8(ascii: "["))
        guard !takes(UInt8(ascii: "]")) else { return [] }
        repeat { strings.append(try string()) } while takes(Self.comma)
        try take(UInt8(ascii: "]"))
        return strings
    }

    /// A whole number from 0; one below or beyond a thousand millions becomes the nearest of these.
    private mutating func number() throws(NoDay) -> Int {
        skipSpace()
        let isNegative = takes(UInt8(ascii: "-")), start = at
        var value = 0
        while let digit = next, (48...57).contains(digit) {
            value = min(value * 10 + Int(digit) - 48, 1_000_000_000)
            at += 1
        }
        guard at > start, !isFraction else { throw NoDay() }
        return isNegative ? 0 : value
    }

    private var isFraction: Bool {
        guard let next else { return false }
        return next == UInt8(ascii: ".") || next | 0x20 == UInt8(ascii: "e")
    }

    private mutating func string() throws(NoDay) -> String {
        let quoted = try quoted()
        let text = bytes[(quoted.lowerBound + 1)..<(quoted.upperBound - 1)]
        guard text.contains(where: { $0 == Self.backslash || $0 >= 0x80 }) else {
            return String(decoding: text, as: UTF8.self)
        }
        if text.contains(Self.backslash) {
            guard let text = try? JSONDecoder().decode(String.self, from: Data(bytes[quoted])) else { throw NoDay() }
            return text
        }
        guard let text = String(validating: text, as: UTF8.self) else { throw NoDay() }
        return text
    }

    /// The place of a string with its quotes and escapes.
    private mutating func quoted() throws(NoDay) -> Range<Int> {
        try take(Self.quote)
        let start = at - 1
        while let byte = next, byte != Self.quote {
            at += byte == Self.backslash ? 2 : 1
        }
        guard at < bytes.count else { throw NoDay() }
        at += 1
        return start..<at
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
        guard let next else { return true }
        return next == Self.comma || next == UInt8(ascii: "}") || next == UInt8(ascii: "]") || Self.isSpace(next)
    }

    // MARK: - Bytes

    private static var quote: UInt8 { UInt8(ascii: "\"") }
    private static var backslash: UInt8 { UInt8(ascii: "\\") }
    private static var comma: UInt8 { UInt8(ascii: ",") }

    private var next: UInt8? { at < bytes.count ? bytes[at] : nil }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 13 }

    private mutating func skipSpace() {
        while let byte = next, Self.isSpace(byte) { at += 1 }
    }

    private mutating func takes(_ sign: UInt8) -> Bool {
        skipSpace()
        guard next == sign else { return false }
        at += 1
        return true
    }

    private mutating func take(_ sign: UInt8) throws(NoDay) { guard takes(sign) else { throw NoDay() } }
}
