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

/// A subcommand of `pasaka` that an activity runs.
public struct Subcommand: Sendable {
    public let name: String
    /// A line of help.
    public let help: Sentence
    /// Runs it with the arguments after its name; a thrown error is printed, with exit status 1.
    public let run: @Sendable (_ arguments: [String], ActivityHost) throws -> Void

    public init(_ name: String, _ help: Sentence, run: @escaping @Sendable ([String], ActivityHost) throws -> Void) {
        self.name = name
        self.help = help
        self.run = run
    }
}

/// Arguments of a subcommand that make no sense.
public struct UsageFailure: Explained {
    public let sentence: Sentence

    public init(sentence: Sentence) { self.sentence = sentence }
}
