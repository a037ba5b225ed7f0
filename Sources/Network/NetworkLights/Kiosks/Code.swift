/// How grave a light is, the worst last.
public enum Signal: Int, Comparable, Sendable, CaseIterable {
    case green, amber, red

    public static func < (left: Signal, right: Signal) -> Bool { left.rawValue < right.rawValue }
}

/// What a light is about; each is a letter, that of the codes.
enum Subject: Int, CaseIterable {
    case picture, sound, touch, space, tales, updates, network
    /// What the page has no light for; shown only where there is something.
    case other

    /// The seven that each kiosk has.
    static let usual = allCases.filter { $0 != .other }

    var letter: String {
        switch self {
        case .picture: "A"
        case .sound: "S"
        case .touch: "T"
        case .space: "V"
        case .tales: "P"
        case .updates: "U"
        case .network: "W"
        case .other: "+"
        }
    }
}

/// The code of a light that is not green, such as `S1`.
public struct Code: Hashable, Comparable, Sendable {
    public let text: String
    public let signal: Signal
    let subject: Subject

    /// - Returns: nil for what is no code; one that a later kiosk knows is amber.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard (2...3).contains(bytes.count), (65...90).contains(bytes[0]),
            bytes.dropFirst().allSatisfy({ (48...57).contains($0) })
        else { return nil }
        self.text = text
        signal = Advice.all[text]?.signal ?? .amber
        subject = Subject.usual.first { $0.letter.utf8.first == bytes[0] } ?? .other
    }

    /// The worst first.
    public static func < (left: Code, right: Code) -> Bool {
        (right.signal, left.subject.rawValue, left.text) < (left.signal, right.subject.rawValue, right.text)
    }
}
