/// Everything that the interface says in writing, without its words: those are in `Latvian.swift` and `English.swift`,
/// and the compiler finds a missing one.
public enum Wording: Hashable, Sendable {
    // Home.
    case start, goOn, grownUps
    /// Below a door that opens when it is held.
    case holdTwoSeconds
}
