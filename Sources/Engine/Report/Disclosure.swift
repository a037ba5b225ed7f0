import Sentences

/// What a report may show of the names that an activity uses.
///
/// A rule answers with what stands in the report for a name; what no rule knows gets a number.
public struct Disclosure: Sendable {
    public typealias NameRule = @Sendable (_ name: String, inout Redaction) -> String
    /// - Returns: nil for what gets a number.
    public typealias PartRule = @Sendable (_ parts: [String], _ place: Int, inout Redaction) -> String?

    /// By the kind of name.
    public var names: [NameKind: NameRule] = [:]
    /// Of a part of a route behind its first; numbers of slides and the like stay without it.
    public var part: PartRule?
    /// Of the names of pictures and sounds, by their first parts; they get all parts.
    public var assets: [String: @Sendable (_ parts: [String], inout Redaction) -> String?] = [:]

    public init() {}
}
