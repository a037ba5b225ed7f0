/// A word of a Spanish sentence, as the analyser sees it.
public struct Token: Hashable, Codable, Sendable {
    /// The word as it is written, such as `Fui`; several words that are one, such as `a veces`, stay together.
    public let surface: String
    /// What it may be; empty for a word that the analyser does not know.
    public let readings: [Reading]

    public init(_ surface: String, _ readings: [Reading] = []) { (self.surface, self.readings) = (surface, readings) }

    public var isKnown: Bool { !readings.isEmpty }
}

/// One thing that a word may be: `fui` is a preterite of `ir`, or of `ser`.
public struct Reading: Hashable, Codable, Sendable {
    /// The base form, such as `ir`.
    public let lemma: String
    /// Apertium's symbols, such as `["vblex", "ifi", "p1", "sg"]`.
    ///
    /// They are explained at https://wiki.apertium.org/wiki/List_of_symbols.
    public let tags: [String]
    /// The words joined to it: `me` and `lo` of `dámelo`, `el` of `al`.
    public let joined: [Reading]

    public init(_ lemma: String, _ tags: [String], joined: [Reading] = []) {
        (self.lemma, self.tags, self.joined) = (lemma, tags, joined)
    }

    public func has(_ tag: String) -> Bool { tags.contains(tag) }
}
