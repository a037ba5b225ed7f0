import ArgumentParser
import Engine

/// A subcommand of an activity as the parser knows it.
public protocol ActivityCommand: ParsableCommand, Subcommand {}

extension ActivityCommand {
    /// A command that only has commands of its own shows its help.
    public func run(_ host: ActivityHost) throws { throw CleanExit.helpRequest(Self.self) }
}
