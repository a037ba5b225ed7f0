import Sentences

/// The result of an activity's audit of its own files.
public struct Audit: Sendable {
    /// What was checked, such as `33 letters`.
    public var summary: Sentence
    public var problems: [Sentence]
    /// Pictures and sounds for the app to check.
    public var images: [Image] = []
    public var sounds: [Sound] = []
    /// What there is to choose from, for an activity without which Pasaka would be of no use.
    public var contents: Contents?

    public struct Contents: Hashable, Sendable {
        public let count: Int
        /// What cannot be used at all.
        public let broken: [Sentence]

        public init(count: Int, broken: [Sentence]) {
            self.count = count
            self.broken = broken
        }
    }

    public init(_ summary: Sentence, problems: [Sentence] = []) {
        self.summary = summary
        self.problems = problems
    }
}

/// A subcommand of `pasaka` that an activity runs; `Commands` says how its arguments are parsed.
public protocol Subcommand: Sendable {
    /// Runs it; a thrown error is printed, with exit status 1.
    func run(_ host: ActivityHost) throws
}
