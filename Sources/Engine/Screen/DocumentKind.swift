/// A kind of document of an activity: whether it is stored, and what a report may show of it.
public struct DocumentKind: Sendable {
    public let type: any Document.Type
    public let keeping: Keeping
    private let disclose: (@Sendable (any Document, inout Redaction) -> (any Document)?)?
    private let shorten: @Sendable (any Document) -> any Document

    public enum Keeping: Sendable {
        /// A document that is known only while the app runs.
        case never
        /// A document read at the start from the file of its name; this is the default.
        case always(any Document)
        /// A document written for others; not read at the start.
        case written
    }

    /// - Parameters:
    ///   - shown: what a report may show of it; by default nothing is shown, and the flight recorder does not record it.
    ///   - recorded: what of it the flight recorder may keep in memory, if a report shows any of it; by default all.
    public init<Content: Document>(
        _ type: Content.Type, _ keeping: Keeping = .never,
        shown: (@Sendable (Content, inout Redaction) -> Content?)? = nil,
        recorded: @escaping @Sendable (Content) -> Content = { $0 }
    ) {
        self.type = type
        self.keeping = keeping
        shorten = { document in (document as? Content).map(recorded) ?? document }
        guard let shown else {
            disclose = nil
            return
        }
        disclose = { document, redaction in
            guard let document = document as? Content else { return nil }
            return shown(document, &redaction)
        }
    }

    /// Whether a report may show anything of it.
    public var isShown: Bool { disclose != nil }

    public var isKept: Bool { if case .never = keeping { false } else { true } }

    /// What the flight recorder may keep of a document.
    public func recorded(_ document: AnyDocument) -> AnyDocument { AnyDocument(shorten(document.content)) }

    func shown(_ document: any Document, _ redaction: inout Redaction) -> (any Document)? {
        disclose?(document, &redaction)
    }
}

/// A kind of answer of an activity's services, and what a report may show of it.
public struct AnswerKind: Sendable {
    public let type: any Answer.Type
    private let disclose: (@Sendable (any Answer, inout Redaction) -> (any Answer)?)?
    private let shorten: @Sendable (any Answer) -> any Answer

    /// - Parameters:
    ///   - shown: what a report may show of it; by default nothing is shown, and the flight recorder does not record it.
    ///   - recorded: what of it the flight recorder may keep in memory, if a report shows any of it; by default all.
    public init<Content: Answer>(
        _ type: Content.Type, shown: (@Sendable (Content, inout Redaction) -> Content?)? = nil,
        recorded: @escaping @Sendable (Content) -> Content = { $0 }
    ) {
        self.type = type
        shorten = { answer in (answer as? Content).map(recorded) ?? answer }
        guard let shown else {
            disclose = nil
            return
        }
        disclose = { answer, redaction in
            guard let answer = answer as? Content else { return nil }
            return shown(answer, &redaction)
        }
    }

    /// Whether a report may show anything of it.
    public var isShown: Bool { disclose != nil }

    /// What the flight recorder may keep of an answer.
    public func recorded(_ answer: AnyAnswer) -> AnyAnswer { AnyAnswer(shorten(answer.content), to: answer.visit) }

    func shown(_ answer: any Answer, _ redaction: inout Redaction) -> (any Answer)? { disclose?(answer, &redaction) }
}

extension [Activity] {
    /// The types that a recording can contain.
    public var vocabulary: [any Recordable.Type] {
        flatMap(\.documents).map { $0.type as any Recordable.Type }
            + flatMap(\.answers).map { $0.type as any Recordable.Type }
    }

    public func kind(of document: AnyDocument) -> DocumentKind? {
        lazy.flatMap(\.documents).first { $0.type == Swift.type(of: document.content) }
    }

    public func kind(of answer: AnyAnswer) -> AnswerKind? {
        lazy.flatMap(\.answers).first { $0.type == Swift.type(of: answer.content) }
    }

    /// Whether a report may show an input: others are not recorded for crashes.
    public func shows(_ input: Input) -> Bool {
        switch input {
        case .reply(.learned(let document)): kind(of: document)?.isShown ?? false
        case .reply(.answer(let answer)): kind(of: answer)?.isShown ?? false
        default: true
        }
    }
}
