import Sentences

/// Rules for the names of an activity that a report may show.
///
/// A rule returns what the report shows for a name; names without a rule get a number.
public struct Disclosure: Sendable {
    public typealias NameRule = @Sendable (_ name: String, inout Redaction) -> String
    /// - Returns: nil for a name that gets a number.
    public typealias PartRule = @Sendable (_ parts: [String], _ place: Int, inout Redaction) -> String?

    /// The rules by the kind of name.
    public var names: [NameKind: NameRule] = [:]
    /// The rule for a part of a route after its first; slide numbers and the like need none.
    public var part: PartRule?
    /// The rules for names of pictures and sounds, by their first parts; they get all parts.
    public var assets: [String: @Sendable (_ parts: [String], inout Redaction) -> String?] = [:]

    /// The words in the names of the interface's pictures and sounds that no other activity shows.
    public var interfaceWords: Set<String> = []
    /// The names of the parts from which its lines in the log come.
    public var logPlaces: Set<String> = []

    public init() {}
}
