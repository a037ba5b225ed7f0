import Sentences

/// Why the network's folder has not changed.
public struct HubFailure: Explained, Hashable {
    public let sentence: Sentence

    public init(_ sentence: Sentence) { self.sentence = sentence }
}
