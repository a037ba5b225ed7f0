import Engine
import NetworkFolder
import NetworkShelf

/// What the network knows of a kiosk by what it has sent.
struct Kiosk {
    /// What is drawn of one day.
    struct Mark {
        let day: Day
        let signal: Signal
        let starts, crashes: Int
    }

    let id: String
    /// The librarian's name for it, or the machine's, or the id.
    let name: String
    private let order: LatvianOrder
    /// The last day that it has told of, cleaned; nil if none.
    let last: KioskDay?
    /// The day on which it was last heard of; nil if never, or by no clock that can be right.
    let seen: Day?
    /// The days of the last ``KioskDay/keptDays``, oldest first.
    let marks: [Mark]

    /// Its lights that are not green, the worst first.
    let codes: [Code]
    let trouble: Trouble
    /// Whether it has told that it tries changes before all others.
    let isPilot: Bool
    /// The number that it should follow; nil if it does.
    let wanted: Int?

    init(id: String, name: String?, box: Outbox, published: Published, today: Day) {
        (self.id, last, seen, marks) = (id, box.last, box.seen, box.marks)
        let own = box.last?.name ?? ""
        self.name = name ?? (own.isEmpty ? id : own)
        order = LatvianOrder(self.name)
        codes = Set((last?.lights ?? []).prefix(40).compactMap { Code($0) }).sorted()
        isPilot = last?.ring == NetworkIndex.Ring.pilot.rawValue
        wanted = last.flatMap { [isPilot] in published.wanted(from: $0.index, isPilot: isPilot, on: today) }
        trouble = Trouble(
            worst: codes.first?.signal ?? .green, silence: Self.silence(seen, today), isBehind: wanted != nil,
            crashes: last?.crashes ?? 0)
    }

    /// Days without a word; nil if it was never heard of.
    static func silence(_ seen: Day?, _ today: Day) -> Int? { seen.map { max(0, today.number - $0.number) } }

    /// The worst light of a subject.
    func code(of subject: Subject) -> Code? { codes.first { $0.subject == subject } }

    /// The order of the page: by trouble, then by name as in a Latvian list.
    static func precedes(_ left: Kiosk, _ right: Kiosk) -> Bool {
        (left.trouble.rawValue, left.order, left.id) < (right.trouble.rawValue, right.order, right.id)
    }
}

/// Why a kiosk stands where it does, the worst first.
enum Trouble: Int, CaseIterable {
    case red, silent, amber, behind, crashed, none

    /// Days after which a kiosk counts as silent.
    static let silence = 3

    /// - Parameter silence: days since it was heard of; nil if it never was.
    init(worst: Signal, silence: Int?, isBehind: Bool, crashes: Int) {
        let isSilent = silence.map { $0 >= Self.silence } ?? true
        self =
            switch worst {
            case .red: .red
            case _ where isSilent: .silent
            case .amber: .amber
            case .green: isBehind ? .behind : crashes > 0 ? .crashed : .none
            }
    }

    /// The colour of its row.
    var signal: Signal {
        switch self {
        case .red, .silent: .red
        case .amber, .behind, .crashed: .amber
        case .none: .green
        }
    }
}
