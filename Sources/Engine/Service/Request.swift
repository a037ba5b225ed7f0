/// A request from screens to a service of their own activity.
///
/// Each activity has its own type, and each service one of these.
public protocol Request: Hashable, Codable, Sendable {}

/// A service's answer to a ``Request``.
public protocol Answer: Recordable {}

/// One showing of one screen, numbered since the start of the app.
///
/// It is the address of an answer: one that arrives after another screen has replaced the asking one is discarded.
public struct Visit: Hashable, Codable, Sendable, ExpressibleByIntegerLiteral {
    public let number: Int

    public init(_ number: Int) { self.number = number }
    public init(integerLiteral number: Int) { self.number = number }
    public init(from decoder: any Decoder) throws { number = try decoder.singleValueContainer().decode(Int.self) }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(number)
    }

    var next: Visit { Visit(number + 1) }
}

/// Any request, with the visit that asked.
public struct AnyRequest: Sendable {
    public let content: any Request
    /// The visit that asked, set by ``Show``; screens do not know it.
    public internal(set) var visit: Visit

    public init(_ content: some Request, in visit: Visit = 0) { (self.content, self.visit) = (content, visit) }
}

extension AnyRequest: Hashable {
    public static func == (left: AnyRequest, right: AnyRequest) -> Bool {
        left.visit == right.visit && AnyHashable(left.content) == AnyHashable(right.content)
    }

    public func hash(into hasher: inout Hasher) { content.hash(into: &hasher) }
}

/// Any answer, with the visit it is for.
public struct AnyAnswer: Sendable {
    public let content: any Answer
    public let visit: Visit

    public init(_ content: any Answer, to visit: Visit) { (self.content, self.visit) = (content, visit) }

    /// The answer, if it is of this type.
    public subscript<Content: Answer>(_ type: Content.Type) -> Content? { content as? Content }
}

extension AnyAnswer: Hashable {
    public static func == (left: AnyAnswer, right: AnyAnswer) -> Bool {
        left.visit == right.visit && AnyHashable(left.content) == AnyHashable(right.content)
    }

    public func hash(into hasher: inout Hasher) { content.hash(into: &hasher) }
}

extension AnyAnswer: Codable {
    private enum Key: CodingKey { case visit }

    public init(from decoder: any Decoder) throws {
        content = try RecordedContent(from: decoder).content()
        visit = try decoder.container(keyedBy: Key.self).decode(Visit.self, forKey: .visit)
    }

    public func encode(to encoder: any Encoder) throws {
        try RecordedContent(content).encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(visit, forKey: .visit)
    }
}

extension Command {
    /// Sends a request to a service of the screen's own activity.
    public static func ask(_ request: some Request, in visit: Visit = 0) -> Command {
        .ask(AnyRequest(request, in: visit))
    }

    /// The request in this command, if it is of this type, with the visit that asked.
    public func request<Content: Request>(_ type: Content.Type) -> (content: Content, visit: Visit)? {
        guard case .ask(let request) = self, let content = request.content as? Content else { return nil }
        return (content, request.visit)
    }
}

extension Input.Reply {
    /// A service's answer to a visit's request.
    public static func answer(_ answer: some Answer, to visit: Visit = 0) -> Input.Reply {
        .answer(AnyAnswer(answer, to: visit))
    }
}
