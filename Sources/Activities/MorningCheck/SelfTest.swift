import Engine
import Sentences

/// What the morning check has found out so far: a light for each thing that was looked at.
public struct SelfTest: Document {
    public static let name = "selftest"

    /// In the order of ``Subject``'s cases.
    public private(set) var lights: [Light]

    public init(_ lights: [Light] = []) {
        self.lights = []
        for light in lights { take(light) }
    }

    /// Takes in a light, in place of an earlier one of the same subject.
    public mutating func take(_ light: Light) {
        lights.removeAll { $0.subject == light.subject }
        lights.append(light)
        lights.sort { $0.subject < $1.subject }
    }

    public subscript(subject: Subject) -> Light? { lights.first { $0.subject == subject } }

    /// Whether everything has been looked at.
    public var isWhole: Bool { lights.count == Subject.allCases.count }
    /// The worst of all lights.
    public var signal: Signal { lights.map(\.signal).max() ?? .green }
    public var reds: [Light] { lights.filter { $0.signal == .red } }
}

/// One of the three colours of a traffic light, the worst last.
public enum Signal: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
    case green, amber, red

    public static func < (left: Signal, right: Signal) -> Bool { left.place < right.place }

    private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// What is looked at.
///
/// The first seven are the symbols on the page; the others are told in words, and by the ``symbol`` that they have.
public enum Subject: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
    case picture, sound, touch, space, tales, memory, clock
    /// Whether what the child does can be kept.
    case saving
    /// Whether sticks are mounted.
    case sticks
    /// What holds a hostile file where it is decoded.
    case confinement
    /// The files of activities other than reading tales.
    case activities

    public static let symbols: [Subject] = [.picture, .sound, .touch, .space, .tales, .memory, .clock]

    /// Where it is seen on the page; nil where it is not.
    var symbol: Subject? {
        switch self {
        case .saving: .space
        case .sticks, .activities: .tales
        case .confinement: nil
        default: self
        }
    }

    public static func < (left: Subject, right: Subject) -> Bool { left.place < right.place }

    private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// What it is called, in one word.
    public var title: String {
        switch self {
        case .picture: "Attēls"
        case .sound: "Skaņa"
        case .touch: "Skārieni"
        case .space: "Vieta"
        case .tales: "Pasakas"
        case .memory: "Atmiņa"
        case .clock: "Pulkstenis"
        case .saving: "Krātuve"
        case .sticks: "Zibatmiņa"
        case .confinement: "Aizsardzība"
        case .activities: "Nodarbes"
        }
    }
}

/// What became of one subject.
public struct Light: Codable, Hashable, Sendable {
    public let subject: Subject
    public let signal: Signal
    /// What is wrong; nil where nothing is.
    public let finding: Finding?
    /// The numbers and names behind it, for whoever looks after the machine; may be empty.
    public let detail: Sentence

    /// A green light.
    public init(_ subject: Subject, _ detail: Sentence = "") {
        (self.subject, self.detail, signal, finding) = (subject, detail, .green, nil)
    }

    /// The light of a finding.
    public init(_ subject: Subject, _ finding: Finding, _ detail: Sentence = "") {
        (self.subject, self.finding, self.detail, signal) = (subject, finding, detail, finding.entry.signal)
    }

    /// One line: sign, code, subject, what is wrong and what to do, and the details.
    public var line: String { line(detail: detail.description) }

    /// The same with other words for the details.
    public func line(detail: String) -> String {
        let told = [Catalogue.text(finding?.entry.sentence ?? "kārtībā"), detail.isEmpty ? "" : "(\(detail))"]
        let code = (finding?.rawValue ?? "").padded(to: 3)
        return "\(signal.sign) \(code) \(Catalogue.text(subject.title).padded(to: 11)) "
            + told.filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension Signal {
    /// What stands for it in plain text.
    public var sign: String {
        switch self {
        case .green: "✓"
        case .amber: "!"
        case .red: "✗"
        }
    }
}

extension String {
    /// The text with spaces after it, so that it fills `width` characters.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
