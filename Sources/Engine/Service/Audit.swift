import Sentences

/// What an activity has found out about its own files.
public struct Audit: Sendable {
    /// What was looked at, such as `33 letters`.
    public var summary: Sentence
    public var problems: [Sentence]
    /// Pictures and sounds that the app is to look at.
    public var images: [Image] = []
    public var sounds: [Sound] = []

    public init(_ summary: Sentence, problems: [Sentence] = []) {
        self.summary = summary
        self.problems = problems
    }
}

/// A word after `pasaka` that an activity carries out itself.
public struct Subcommand: Sendable {
    public let name: String
    /// A line of help.
    public let help: Sentence
    /// Carries it out with the words behind its name; what is thrown is told, with exit status 1.
    public let run: @Sendable (_ arguments: [String], ActivityHost) throws -> Void

    public init(_ name: String, _ help: Sentence, run: @escaping @Sendable ([String], ActivityHost) throws -> Void) {
        self.name = name
        self.help = help
        self.run = run
    }
}
