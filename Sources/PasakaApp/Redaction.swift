import Engine
import Stories

/// Takes names and words out of what leaves the machine, so that it can still be played again.
///
/// What Pasaka ships with stays as it is. Of everything else each name gets a number, the same one wherever it
/// stands, and each letter of a text becomes an x. Only what is known to be harmless is let through: a document that
/// this value does not know is left out.
struct Redaction {
    /// The tales that Pasaka ships with, by their ids, which are their folders' names too.
    private let originals: [String: Story]
    private var shipped: Set<String> { Set(originals.keys) }
    private var numbers: [String: Int] = [:]

    init(shipped: [Story]) { originals = Dictionary(shipped.map { ($0.id, $0) }) { $1 } }

    // MARK: - Words

    /// A number in place of a name.
    mutating func name(_ name: String, _ kind: String) -> String {
        numbers[name] = numbers[name] ?? numbers.count + 1
        return "\(kind)-\(numbers[name] ?? 0)"
    }

    mutating func tale(_ id: String) -> String { shipped.contains(id) ? id : name(id, "tale") }

    /// The length of each word stays, for the picture's sake.
    func text(_ text: String) -> String { String(text.map { $0.isLetter ? "x" : $0.isNumber ? "0" : $0 }) }

    private static let ways: Set = ["home", "stories", "grownups", "tales", "stick", "selftest"]

    mutating func route(_ route: Route) -> Route {
        let parts = route.parts.map { part in
            Self.ways.contains(part) || Int(part) != nil ? part : tale(part)
        }
        return Route(parts.joined(separator: "/"))
    }

    /// The name of a picture or sound.
    mutating func file(_ file: String) -> String {
        let parts = file.split(separator: "/").map(String.init)
        if parts.first == "interface" { return file }
        guard parts.first == "stories", parts.count > 3 else { return name(file, "file") }
        if shipped.contains(parts[2]), parts.count == 4 { return file }
        return (parts[0...1] + [tale(parts[2]), name(file, "file")]).joined(separator: "/")
    }

    // MARK: - Documents

    mutating func world(_ world: World) -> World {
        var known = World(motion: world.motion)
        for document in world.documents.values.sorted(by: { $0.name < $1.name }) {
            if let document = self.document(document) { known.learn(document) }
        }
        return known
    }

    private mutating func document(_ document: AnyDocument) -> AnyDocument? {
        switch document.content {
        case let shelf as Shelf: AnyDocument(self.shelf(shelf))
        case let progress as UserProgress: AnyDocument(self.progress(progress))
        case is ReadingWishes, is Settings: document
        case let place as Installation:
            AnyDocument(Installation(version: place.version, storiesFolder: "…", progressFile: "…"))
        default: nil
        }
    }

    private mutating func shelf(_ shelf: Shelf) -> Shelf {
        var known = Shelf(isWhole: shelf.isWhole)
        for story in shelf.stories { known.stories.append(self.story(story)) }
        for problem in shelf.problems { known.problems.append(line(problem)) }
        return known
    }

    private mutating func story(_ story: Story) -> Story {
        // A family may have its own words in a tale of the same name.
        let isShipped = originals[story.id].map { Self.words($0) == Self.words(story) } ?? false
        var slides: [Slide] = []
        for var slide in story.slides {
            (slide.image, slide.narration) = (image(slide.image), sound(slide.narration))
            slides.append(
                isShipped
                    ? slide
                    : Slide(
                        id: name(slide.id, "slide"), image: slide.image, narration: slide.narration,
                        text: text(slide.text), words: slide.words, clipLength: slide.clipLength))
        }
        var tellings: [Telling] = []
        for telling in story.tellings { tellings.append(self.telling(telling, isShipped)) }
        return Story(
            id: tale(story.id), title: isShipped ? story.title : text(story.title), language: story.language,
            cover: image(story.cover), spokenTitle: sound(story.spokenTitle), isPremium: story.isPremium,
            slides: slides, tellings: tellings)
    }

    private static func words(_ story: Story) -> [String] {
        [story.title] + story.slides.flatMap { [$0.id, $0.text] }
    }

    private mutating func telling(_ telling: Telling, _ isShipped: Bool) -> Telling {
        var known = Telling(id: name(telling.id, "telling"), teller: telling.teller, narration: [:])
        for (slide, sound) in telling.narration.sorted(by: { $0.key < $1.key }) {
            let place = isShipped ? slide : name(slide, "slide")
            (known.narration[place], known.words[place]) = (self.sound(sound), telling.words[slide])
        }
        return known
    }

    private mutating func progress(_ progress: UserProgress) -> UserProgress {
        var known = UserProgress()
        for (id, place) in progress.tales.sorted(by: { $0.key < $1.key }) {
            if let slide = place.slide { known.turn(tale(id), to: slide) }
            if place.isFinished, place.slide == nil { known.finish(tale(id)) }
            if let telling = place.telling { known.choose(name(telling, "telling"), of: tale(id)) }
        }
        if let last = progress.lastTale { known.turn(tale(last), to: progress[last].slide ?? 1) }
        return known
    }

    private mutating func image(_ image: Image?) -> Image? { image.map { Image(file($0.name)) } }
    private mutating func sound(_ sound: Sound?) -> Sound? { sound.map { Sound(file($0.name)) } }

    // MARK: - Recordings

    mutating func recording(_ recording: Recording) -> Recording {
        var known = Recording(start: world(recording.start), route: route(recording.route))
        for event in recording.events {
            if let input = input(event.input) { known.append(input, at: event.tick) }
        }
        known.end(at: recording.ticks)
        return known
    }

    private mutating func input(_ input: Input) -> Input? {
        guard case .reply(let reply) = input else { return input }
        return self.reply(reply).map(Input.reply)
    }

    private mutating func reply(_ reply: Input.Reply) -> Input.Reply? {
        switch reply {
        case .narrationStarted(let sound, let seconds): .narrationStarted(Sound(file(sound.name)), seconds: seconds)
        case .narrationFound(let sound, let at, let isMoving):
            .narrationFound(Sound(file(sound.name)), at: at, isMoving: isMoving)
        case .narrationEnded(let sound): .narrationEnded(Sound(file(sound.name)))
        case .narrationFailed(let sound): .narrationFailed(Sound(file(sound.name)))
        case .learned(let document): self.document(document).map(Input.Reply.learned)
        case .recorder(let news): .recorder(self.news(news))
        }
    }

    private mutating func news(_ news: RecorderNews) -> RecorderNews {
        switch news {
        case .taken(let sound, let seconds): .taken(Sound(file(sound.name)), seconds: seconds)
        case .kept(let slide): .kept(slide: name(slide, "slide"))
        case .removed(let telling): .removed(telling: name(telling, "telling"))
        case .ready, .noMicrophone, .level, .failed: news
        }
    }

    // MARK: - Lines

    /// What Pasaka's own files are called before their first dot.
    private static let files: Set = ["story", "telling", "progress", "settings", "reading", "health"]
    /// Who tells of no files but Pasaka's own.
    private static let plain: Set = ["pasaka.documents:", "pasaka.health:", "pasaka.text:"]

    /// A line of the log, or of what is wrong.
    ///
    /// Names may have spaces, so whatever stands between the place that it comes from and the end of the last path
    /// goes; of the path the file stays, if it is one of Pasaka's own.
    func line(_ line: String) -> String {
        let origin = line.split(separator: " ").first { $0.hasPrefix("pasaka.") && $0.hasSuffix(":") }
        let start = origin?.endIndex ?? line.startIndex
        var words = line[start...].split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        if let origin, Self.plain.contains(String(origin)) {
            words = words.map { $0.contains("/") ? safe($0) : $0 }
        } else if let last = words.lastIndex(where: { $0.contains("/") || $0.hasSuffix(".wav") }) {
            words.replaceSubrange(...last, with: [(origin == nil ? "" : " ") + safe(words[last])])
        } else if words.suffix(2) == ["is", "gone"] {
            words = (origin == nil ? [] : [""]) + ["…", "is", "gone"]
        }
        return line[..<start] + words.joined(separator: " ")
    }

    private func safe(_ path: String) -> String {
        let end = path.reversed().prefix { ":;,".contains($0) }.reversed()
        let parts = path.dropLast(end.count).split(separator: "/").map(String.init)
        let file = parts.last ?? ""
        guard let tale = parts.first(where: shipped.contains) else {
            return "…/" + (Self.files.contains(String(file.prefix { $0 != "." })) ? file : "…") + String(end)
        }
        return "…/\(tale)/" + (parts.contains("tellings") ? "…" : file) + String(end)
    }
}
