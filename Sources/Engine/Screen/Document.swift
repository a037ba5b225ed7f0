/// Named data that the app learns from outside or keeps between runs.
///
/// Its name is the file's name without extension, if it is a file.
public protocol Document: Recordable {
    /// The file format version, from 1; a program leaves files of a newer version alone.
    static var version: Int { get }
    /// Whether it is kept so that nothing is left of what was kept before, as after a wish to delete it.
    var leavesNoTrace: Bool { get }
    /// Whether only the machine's user may read its file.
    static var isPrivate: Bool { get }
    /// Whether it holds what somebody who came by has typed or brought, of any size.
    ///
    /// A kiosk has it in memory only. Elsewhere it is private, its file is deleted rather than kept aside when it cannot
    /// be read, and it is not written to a disk that is nearly full.
    static var isPersonal: Bool { get }
    /// Whether what another program has saved meanwhile stays, as what the machine's keeper sets by a command.
    static var yields: Bool { get }
}

extension Document {
    public static var version: Int { 1 }
    public var leavesNoTrace: Bool { false }
    public static var isPrivate: Bool { isPersonal }
    public static var isPersonal: Bool { false }
    public static var yields: Bool { false }
}

/// A type-erased document, for commands, replies and recordings.
public struct AnyDocument: Sendable {
    public let content: any Document

    public init(_ content: any Document) { self.content = content }

    public var name: String { type(of: content).name }
}

extension AnyDocument: Hashable {
    public static func == (left: AnyDocument, right: AnyDocument) -> Bool {
        AnyHashable(left.content) == AnyHashable(right.content)
    }

    public func hash(into hasher: inout Hasher) { content.hash(into: &hasher) }
}

extension AnyDocument: Codable {
    public init(from decoder: any Decoder) throws { content = try RecordedContent(from: decoder).content() }
    public func encode(to encoder: any Encoder) throws { try RecordedContent(content).encode(to: encoder) }
}
