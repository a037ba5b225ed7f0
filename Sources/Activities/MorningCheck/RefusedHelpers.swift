import Engine
import Sentences

/// The helpers that their sandbox has ended, counted for one state of the machine: a newer Pasaka or kernel begins again.
public struct RefusedHelpers: Document {
    public static let name = "refused-calls"

    /// A refused call and how often it has been made.
    public struct Entry: Codable, Hashable, Sendable {
        /// The call and the program whose call it was.
        public let reason: Sentence
        public var count: Int
    }

    /// The versions of Pasaka and of the kernel.
    public let machine: String
    public private(set) var entries: [Entry]

    private static let mostEntries = 20

    public init(machine: String) { (self.machine, entries) = (machine, []) }

    /// What is known of this machine: nothing if `kept` is of another state of it.
    public init(machine: String, kept: RefusedHelpers?) {
        self = kept.flatMap { $0.machine == machine ? $0 : nil } ?? RefusedHelpers(machine: machine)
    }

    public mutating func count(_ reason: Sentence) {
        if let place = entries.firstIndex(where: { $0.reason == reason }) {
            entries[place].count = min(entries[place].count, .max - 1) + 1
        } else if entries.count < Self.mostEntries {
            entries.append(Entry(reason: reason, count: 1))
        }
    }

    /// A line each, such as `the sandbox refused a call of pasaka-voice: 158 (arch_prctl), 3 ×`.
    public var lines: [Sentence] { entries.map { "\($0.reason), \($0.count) ×" } }
}
