import Sentences

/// Removes names and words from everything that leaves the machine, so that it can still be replayed.
///
/// Shipped content stays as it is. Everywhere else each name is replaced by a number, the same one
/// throughout, and each letter of a text by an x. Only what an activity has declared harmless passes: documents
/// without a rule are left out.
public struct Redaction: Sendable {
    let activities: [Activity]
    public let shipped: Shipped
    /// The ids of items that still had their shipped words when last seen.
    public var seenAsShipped: Set<String> = []
    private var numbers: [String: Int] = [:]

    /// Shipped content, which may be shown.
    public struct Shipped: Sendable {
        public var names: [NameKind: Set<String>] = [:]
        /// Each an id and the words that belong to it.
        public var texts: Set<[String]> = []

        public init() {}
    }

    public init(_ activities: [Activity], shipped: Shipped = Shipped()) {
        self.activities = activities
        self.shipped = shipped
    }

    // MARK: - Names

    /// A number in place of a name, such as `part-3`.
    public mutating func number(_ name: String, _ kind: String) -> String {
        numbers[name] = numbers[name] ?? numbers.count + 1
        return "\(kind)-\(numbers[name] ?? 0)"
    }

    /// The replacement of a name.
    public mutating func name(_ name: String, _ kind: NameKind) -> String {
        if shipped.names[kind]?.contains(name) == true { return name }
        for activity in activities {
            if let rule = activity.disclosure.names[kind] { return rule(name, &self) }
        }
        return kind == .asset ? asset(name) : number(name, kind.rawValue)
    }

    /// The name of a picture or sound.
    public mutating func asset(_ asset: String) -> String {
        let parts = asset.split(separator: "/").map(String.init)
        guard parts.count > 1 else { return number(asset, "file") }
        for activity in activities {
            if let rule = activity.disclosure.assets[parts[0]] { return rule(parts, &self) ?? number(asset, "file") }
        }
        return number(asset, "file")
    }

    public mutating func image(_ image: Image?) -> Image? { image.map { Image(asset($0.name)) } }
    public mutating func sound(_ sound: Sound?) -> Sound? { sound.map { Sound(asset($0.name)) } }

    /// The length of each word stays, for the sake of the layout.
    public func text(_ text: String) -> String {
        String(text.map { $0.isNumber ? "0" : Self.marks.contains($0) ? $0 : "x" })
    }

    /// Separators between words.
    private static let marks = Set(" \n.,;:!?-–—'\"„“”«»()…")

    /// Whether an activity has this name.
    public func isActivity(_ name: String) -> Bool { activities.contains { $0.names.contains(name) } }

    /// The names of documents stored in files.
    public var keptDocuments: Set<String> {
        Set(activities.flatMap(\.documents).filter(\.isKept).map { $0.type.name })
    }

    public mutating func route(_ route: Route) -> Route {
        guard let first = route.parts.first else { return route }
        var parts = [isActivity(first) ? first : number(first, "part")]
        for place in route.parts.indices.dropFirst() { parts.append(part(of: route.parts, at: place)) }
        return Route(parts.joined(separator: "/"))
    }

    private mutating func part(of parts: [String], at place: Int) -> String {
        for activity in activities where activity.names.contains(parts[0]) {
            if let shown = activity.disclosure.part?(parts, place, &self) { return shown }
        }
        return Self.isCount(parts[place]) ? parts[place] : number(parts[place], "part")
    }

    /// Whether a text is a number of slides or words, too short for a date or a phone number.
    public static func isCount(_ text: some StringProtocol) -> Bool {
        (1...4).contains(text.utf8.count) && text.utf8.allSatisfy { (48...57).contains($0) }
    }

    /// A sentence of the log, or about a problem: its words are Pasaka's own, its names become numbers.
    public mutating func line(_ sentence: Sentence) -> String { sentence.replacingNames { name($0, $1) } }

    // MARK: - Recordings

    public mutating func world(_ world: World) -> World {
        var known = world.withoutDocuments
        for document in world.documents.values.sorted(by: { $0.name < $1.name }) {
            if let document = self.document(document) { known.learn(document) }
        }
        return known
    }

    /// The reportable part of a document; nil for nothing.
    public mutating func document(_ document: AnyDocument) -> AnyDocument? {
        activities.kind(of: document)?.shown(document.content, &self).map { AnyDocument($0) }
    }

    /// The reportable part of an answer; nil for nothing.
    mutating func answer(_ answer: AnyAnswer) -> AnyAnswer? {
        activities.kind(of: answer)?.shown(answer.content, &self).map { AnyAnswer($0, to: answer.visit) }
    }

    public mutating func recording(_ recording: Recording) -> Recording {
        var known = Recording(
            start: world(recording.start), route: route(recording.route), firstTick: recording.firstTick,
            firstVisit: recording.firstVisit)
        for event in recording.events {
            if let input = input(event.input) { known.append(input, at: event.tick) }
        }
        known.end(at: recording.ticks)
        return known
    }

    /// The reportable part of an input; nil for nothing.
    public mutating func input(_ input: Input) -> Input? {
        if case .typed = input { return nil }
        guard case .reply(let reply) = input else { return input }
        return self.reply(reply).map(Input.reply)
    }

    private mutating func reply(_ reply: Input.Reply) -> Input.Reply? {
        switch reply {
        case .narrationStarted(let sound, let seconds): .narrationStarted(Sound(asset(sound.name)), seconds: seconds)
        case .narrationFound(let sound, let at, let isMoving):
            .narrationFound(Sound(asset(sound.name)), at: at, isMoving: isMoving)
        case .narrationEnded(let sound): .narrationEnded(Sound(asset(sound.name)))
        case .narrationFailed(let sound): .narrationFailed(Sound(asset(sound.name)))
        case .answer(let answer): self.answer(answer).map(Input.Reply.answer)
        case .touched(let names): .touched(touched(names))
        case .learned(let document): self.document(document).map(Input.Reply.learned)
        }
    }

    /// Files of pictures and sounds, and their folders.
    private mutating func touched(_ names: [String]?) -> [String]? {
        guard let names else { return nil }
        var known: [String] = []
        for name in names {
            // A folder is named like a file in it.
            let parts = asset("\(name)/x").split(separator: "/").dropLast()
            known.append(parts.count == name.split(separator: "/").count ? parts.joined(separator: "/") : asset(name))
        }
        return known
    }
}
