import Engine
import Sentences
import TalePacks

extension Disclosure {
    /// Shipped tales are identified by their ids; those of a family get numbers.
    static let stories: Disclosure = {
        var disclosure = Disclosure()
        disclosure.interfaceWords = [
            "all", "animal", "bear", "begun", "bookcase", "candle", "cat", "continue", "counts", "dog", "duck",
            "flame", "fold", "footprint", "fox", "frog", "hedgehog", "hills", "mouse", "night", "other", "page",
            "paw", "premium", "sheep", "shelf", "squirrel", "star", "teller", "wolf",
        ]
        disclosure.logPlaces = ["clips", "recorder", "tales"]
        disclosure.names[.telling] = telling
        disclosure.names[.field] = { name, redaction in
            isField(name) ? name : redaction.number(name, "field")
        }
        disclosure.part = { parts, place, redaction in
            // Other activities have pages there too.
            let isOwnPage =
                parts.count > 1 && [TaleRoutes.tellings, TalesPageViewModel.route].contains { $0.parts[1] == parts[1] }
            return switch (parts[0], place) {
            case ("stories", 1), ("shelf", 2): redaction.name(parts[place], .tale)
            case ("grownups", _) where !isOwnPage: nil
            case ("grownups", 1): parts[1]
            case ("grownups", 2): redaction.name(parts[place], .tale)
            case ("grownups", 3):
                parts[3] == TaleRoutes.saving ? parts[3] : redaction.name(parts[3], .telling)
            case ("shelf", 1): shelf(parts[place], &redaction)
            default: nil
            }
        }
        disclosure.assets["stories"] = asset
        for folder in ["clips", "takes"] {
            disclosure.assets[folder] = { parts, redaction in
                parts.count == 2 ? "\(folder)/\(redaction.name(parts[1], .file))" : nil
            }
        }
        return disclosure
    }()

    /// The app's own names of tellings stay, for the sake of their faces; a number after one is replaced.
    @Sendable private static func telling(_ id: String, _ redaction: inout Redaction) -> String {
        let parts = id.split(separator: "-", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), Teller.Animal(rawValue: String(parts[0])) != nil,
            Teller.Hue(rawValue: String(parts[1])) != nil
        else { return redaction.number(id, "telling") }
        return parts.count == 2 ? id : redaction.number(id, "\(parts[0])-\(parts[1])")
    }

    @Sendable private static func asset(_ parts: [String], _ redaction: inout Redaction) -> String? {
        guard parts.count >= 4, Int(parts[1]) != nil, let file = parts.last else { return nil }
        let folder = parts[2] == "." ? "." : redaction.name(parts[2], .tale)
        let isTold = parts.count == 6 && parts[3] == "tellings"
        let inner = isTold ? "tellings/\(redaction.name(parts[4], .telling))/" : ""
        return "stories/\(parts[1])/\(folder)/\(inner)\(redaction.name(file, .file))"
    }

    /// A shelf in a route: its name may be personal.
    private static func shelf(_ part: String, _ redaction: inout Redaction) -> String? {
        let folder = "folder:"
        return part.hasPrefix(folder)
            ? folder + redaction.number(String(part.dropFirst(folder.count)), "shelf")
            : shelves.contains(part) ? part : nil
    }

    /// BCP 47 tags that may stay.
    static let languages: Set = ["lv", "ltg", "lt", "et", "en", "de", "ru", "uk", "pl", "fr", "es", "it", "sv", "fi"]
    /// The tag of a language, or that of none.
    static func language(_ tag: String) -> String { languages.contains(tag) ? tag : "und" }
    /// Shelves of the bookcase without a user's own name.
    private static let shelves = Set(["all", "new", "begun", "language:"])
        .union(languages.map { "language:\($0)" })

    private static let fields: Set = [
        "id", "title", "language", "coverImage", "titleAudio", "by", "byAudio", "isPremium", "credits", "shelf",
        "slides", "imageName", "audioName", "text", "words", "ask", "wolves", "explain", "version", "animal", "color",
        "figures", "image", "behind", "at", "size", "ground", "pivot", "rest", "answer", "motion", "period", "clip",
        "word", "mouse", "music", "bed", "sounds",
    ]

    /// Whether a field's path has only known names: `slides[2].imageName`.
    private static func isField(_ path: String) -> Bool {
        path.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
            let name = part.prefix { $0 != "[" }
            let index = part.dropFirst(name.count)
            return (fields.contains(String(name)) || languages.contains(String(name)))
                && (index.isEmpty || isIndex(index))
        }
    }

    private static func isIndex(_ text: Substring) -> Bool {
        text.hasPrefix("[") && text.hasSuffix("]") && Redaction.isCount(text.dropFirst().dropLast())
    }
}

extension Redaction.Shipped {
    /// The shipped tales: any other beside them is a user's own.
    public static let tales: Set = [
        "kakisa_dzirnavas", "kukulitis", "racenis", "sarkangalvite", "tris_siventini", "vecisa_cimdins",
    ]

    /// - Parameter stories: the tales in Pasaka's installation; those that did not come with it are left out.
    public init(_ stories: [Story]) {
        self.init()
        let stories = stories.filter { Self.tales.contains($0.id) }
        names[.tale] = Set(stories.map(\.id))
        let assets = stories.flatMap { story -> [String] in
            ([story.cover].compactMap(\.self) + story.slides.flatMap(\.images)).map(\.name) + story.sounds.map(\.name)
        }
        // These are not personal: `slide01.jpg`.
        names[.file] = Set(assets.compactMap { $0.split(separator: "/").last.map(String.init) })
        texts = Set(stories.map(\.allWords))
    }
}

extension Story {
    /// Its id and all its texts.
    var allWords: [String] {
        [id, title] + translations.flatMap { [$0.title] + Self.words(of: $0.slides) } + Self.words(of: slides)
    }

    private static func words(of slides: Slides) -> [String] {
        slides.flatMap { slide in
            [slide.id, slide.text, slide.ask ?? ""] + slide.explanations.flatMap { [$0.word, $0.text] }
        }
    }
}
