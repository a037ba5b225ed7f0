import Sentences

/// What keeps a command from doing what it was told.
public struct CommandFailure: Explained, Hashable {
    public let sentence: Sentence

    public init(_ sentence: Sentence) { self.sentence = sentence }
}
