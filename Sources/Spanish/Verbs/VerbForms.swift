extension Reading {
    public var isVerb: Bool { tags.first?.hasPrefix("vb") == true }
    /// Whether it is a form that has a person.
    var isFinite: Bool { isVerb && (has("p1") || has("p2") || has("p3")) }
    public var tense: VerbTense? { isVerb ? tags.lazy.compactMap { VerbTense(tag: $0) }.first : nil }
    public var isPlural: Bool { has("pl") }

    /// Its person and number, such as `["p1", "sg"]`.
    public var person: [String] { tags.filter { ["p1", "p2", "p3", "sg", "pl"].contains($0) } }
}
