import Engine
import Sentences

/// The morning check's results so far: a light per subject.
public struct SelfTest: Document {
    public static let name = "selftest"

    /// The lights in the order of ``Subject``'s cases.
    public private(set) var lights: [Light]

    public init(_ lights: [Light] = []) {
        self.lights = []
        for light in lights { take(light) }
    }

    /// Adds a light, replacing an earlier one of the same subject.
    public mutating func take(_ light: Light) {
        lights.removeAll { $0.subject == light.subject }
        lights.append(light)
        lights.sort { $0.subject < $1.subject }
    }

    public subscript(subject: Subject) -> Light? { lights.first { $0.subject == subject } }

    /// Whether everything has been checked.
    public var isWhole: Bool { lights.count == Subject.allCases.count }
    /// The worst of all lights.
    public var signal: Signal { lights.map(\.signal).max() ?? .green }
    public var reds: [Light] { lights.filter { $0.signal == .red } }
    /// The codes of what was found; nil before a check.
    public var codes: [String]? { lights.isEmpty ? nil : lights.compactMap { $0.finding?.rawValue } }
}

/// A traffic light colour, the worst last.
public enum Signal: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
    case green, amber, red

    public static func < (left: Signal, right: Signal) -> Bool { left.place < right.place }

    private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The subject of a light: one thing that is checked.
///
/// The first seven are the symbols on the page; the others are shown as text, and under their ``symbol``.
public enum Subject: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
    case picture, sound, touch, space, tales, memory, clock
    /// Whether the child's progress can be saved.
    case saving
    /// Whether sticks are mounted.
    case sticks
    /// The sandbox for untrusted files during decoding.
    case confinement
    /// Whether the boot menu can be edited, which would make anyone with a keyboard root.
    case boot
    /// How old the last update of the machine is.
    case updates
    /// The network that sends tales and settings.
    case network
    /// The files of activities other than reading tales.
    case activities

    public static let symbols: [Subject] = [.picture, .sound, .touch, .space, .tales, .memory, .clock]

    /// The symbol under which it appears on the page.
    var symbol: Subject {
        switch self {
        case .saving: .space
        case .sticks, .activities, .network: .tales
        case .boot: .touch
        case .confinement: .memory
        case .updates: .clock
        default: self
        }
    }

    public static func < (left: Subject, right: Subject) -> Bool { left.place < right.place }

    private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// Its name in the terminal.
    var title: String { Catalogue.text(wording.text(in: .latvian)) }
}

/// The result for one subject.
public struct Light: Codable, Hashable, Sendable {
    public let subject: Subject
    public let signal: Signal
    /// What is wrong; nil if nothing is.
    public let finding: Finding?
    /// The numbers and names behind it, for maintainers; may be empty.
    public private(set) var detail: Sentence

    /// A green light.
    public init(_ subject: Subject, _ detail: Sentence = "") {
        self.subject = subject
        self.detail = detail
        signal = .green
        finding = nil
    }

    /// The light of a finding.
    public init(_ subject: Subject, _ finding: Finding, _ detail: Sentence = "") {
        self.subject = subject
        self.finding = finding
        self.detail = detail
        signal = finding.entry.signal
    }

    /// The same light with the time of day at which the running player saw it.
    public func seen(at time: String) -> Light {
        var light = self
        let seen: Sentence = "as seen on the screen at \(text: time)"
        light.detail = detail.isEmpty ? seen : "\(detail); \(seen)"
        return light
    }

    /// One line: sign, code, subject, what is wrong and what to do, and the details.
    public var line: String { line(detail: detail.description) }

    private static var allRight: String { Catalogue.text(Wording.allRight.text(in: .latvian)) }

    /// The line with another text for the details.
    public func line(detail: String) -> String {
        let told = [finding?.sentence ?? Self.allRight, detail.isEmpty ? "" : "(\(detail))"]
        let code = (finding?.rawValue ?? "").padded(to: 3)
        return "\(signal.sign) \(code) \(subject.title.padded(to: 11)) "
            + told.filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension Signal {
    /// Its sign in plain text.
    public var sign: String {
        switch self {
        case .green: "✓"
        case .amber: "!"
        case .red: "✗"
        }
    }
}

extension String {
    /// The text padded with spaces to `width` characters.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
