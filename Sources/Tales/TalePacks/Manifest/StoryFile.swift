import FoundationEssentials
import Sentences

/// The content of a `story.json`, as far as it is valid; its names are not yet resolved to files.
package struct StoryFile: Decodable {
    package let id: String?
    package let title: String?
    package let language: String?
    package let cover: String?
    package let spokenTitle: String?
    /// The line on the title page, and the name of its clip.
    package let by: String?
    package let spokenBy: String?
    /// The name of its theme.
    package let music: String?
    package let isPremium: Bool
    package let credits: String
    package let shelf: String?
    /// How frightening the whole tale is; nil if its slides alone tell.
    package let wolves: Int?
    package let slides: [SlideEntry]
    /// The languages beside its own in which some fields have a value too.
    package let languages: [String]
    /// Sentences that name a field, such as `slides[2].imageName must be text in quotes`.
    package let problems: [Sentence]

    package static let mostSlides = 2000
    /// Characters.
    package static let longestTitle = 200
    package static let longestBy = 120
    package static let longestCredits = 8000
    package static let longestShelf = 60
    /// The longest question or explanation, in characters.
    package static let longestQuestion = 300
    /// Seconds.
    static let longestClip = 86_400.0

    /// One of `slides`.
    package struct SlideEntry: Decodable {
        /// Its path: `slides[2]`.
        package let path: String
        package let id: String?
        package let image: String?
        package let narration: String?
        package let text: String
        package let words: [WordTime]
        /// A question for the grown-up to ask.
        package let ask: String?
        package let wolves: Int?
        package let explanations: [ExplanationEntry]
        package let figures: [FigureEntry]
        /// The name of what goes on softly below the voice, and the sounds at its words.
        package let bed: String?
        package let foley: [FoleyEntry]
        /// Whether it is told in the language in which the file was read, if that is not the tale's own.
        package let isTranslated: Bool
        let problems: [Sentence]
        let unknown: [String]
    }

    /// One of a slide's explained words.
    package struct ExplanationEntry: Hashable, Sendable {
        package internal(set) var word = ""
        package internal(set) var text: String
        package let clip: String?
    }

    /// - Parameters:
    ///   - leavesOutFigures: for a first glance, since decoding them takes most of the time.
    ///   - language: one of ``languages``, in which its titles and words are read, and nothing else; nil for its own.
    /// - Throws: ``Refusal``.
    package static func read(
        _ bytes: [UInt8], leavesOutFigures: Bool = false, in language: String? = nil
    ) throws(Refusal) -> StoryFile {
        var wishes: [CodingUserInfoKey: any Sendable] = [.manifestLanguages: ManifestLanguages(wanted: language)]
        if leavesOutFigures || language != nil { wishes[.leavesOutFigures] = true }
        return try decode(StoryFile.self, bytes, userInfo: wishes)
    }

    /// Decodes any file that contains one JSON object.
    static func decode<File: Decodable>(
        _ type: File.Type, _ bytes: [UInt8], userInfo: [CodingUserInfoKey: any Sendable] = [:]
    ) throws(Refusal) -> File {
        let mark: [UInt8] = [0xef, 0xbb, 0xbf]
        let json = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
        guard !json.isEmpty else { throw .empty }
        // A zero byte indicates UTF-16, which the decoder would silently accept.
        guard !json.contains(0), String(validating: json, as: UTF8.self) != nil else { throw .notUTF8 }
        do {
            let decoder = JSONDecoder()
            decoder.userInfo = userInfo
            return try decoder.decode(type, from: Data(json))
        } catch let DecodingError.dataCorrupted(context) where context.codingPath.isEmpty {
            throw .notJSON
        } catch {
            throw .notObject
        }
    }

    /// Why a whole file is unusable.
    package enum Refusal: Explained, Hashable {
        case empty, notUTF8, notJSON, notObject

        package var sentence: Sentence {
            switch self {
            case .empty: "is empty"
            case .notUTF8: "is not UTF-8 text"
            case .notObject: "must contain one object in braces { … }"
            case .notJSON: "is not JSON; look for a missing comma, quotation mark or bracket"
            }
        }
    }
}

extension StoryFile {
    package init(from decoder: any Decoder) throws {
        var fields = try StoryFields(decoder)
        let languages = decoder.userInfo[.manifestLanguages] as? ManifestLanguages
        let named = fields.text("language")
        if let named { languages?.isOwn(named.withoutControls) }
        id = fields.text("id", orElse: "the folder's name is used")
        // In another language the tale's own title will do.
        let isTranslation = languages?.wanted != nil
        if isTranslation { _ = fields.findTranslation(["title", "titleAudio", "by", "byAudio"]) }
        title = isTranslation ? fields.text("title") : fields.text("title", orElse: "the folder's name is used")
        cover = fields.text("coverImage")
        spokenTitle = fields.text("titleAudio")
        by = fields.line("by", atMost: Self.longestBy)
        spokenBy = fields.text("byAudio")
        music = fields.text("music")
        isPremium = fields.flag("isPremium") ?? false
        let paragraphs = (fields.text("credits") ?? "").prefix(Self.longestCredits).split(separator: "\n")
        credits = paragraphs.map { String($0).withoutControls }.joined(separator: "\n")
        shelf = fields.text("shelf")
        wolves = fields.wolves("wolves")
        slides = fields.slides("slides")
        language = named ?? languages?.own
        let others = languages?.others ?? (tags: [], areAll: true)
        self.languages = others.tags
        let unknown = isTranslation ? [] : fields.unknown + slides.flatMap(\.unknown)
        let most = ManifestLanguages.most
        problems =
            (others.areAll ? [] : ["has more than \(most) further languages; the rest is left out"]) + fields.problems
            + slides.flatMap(\.problems) + Self.repeated(slides)
            + (unknown.isEmpty ? [] : ["has unknown fields: \(Self.list(unknown))"])
    }

    private static func repeated(_ slides: [SlideEntry]) -> [Sentence] {
        var seen: Set<String> = []
        return slides.compactMap { slide in
            guard let id = slide.id, !seen.insert(id).inserted else { return nil }
            return "\(field: slide.path).id \"\(slide: id)\" belongs to an earlier slide"
        }
    }

    private static func list(_ names: [String]) -> Sentence {
        let most = 8
        let listed = names.prefix(most).map { "\(field: $0)" as Sentence }.joined(separator: ", ")
        return names.count > most ? "\(listed) …" : listed
    }
}

extension StoryFile.SlideEntry {
    package init(from decoder: any Decoder) throws {
        var fields = try StoryFields(decoder)
        let isTranslated = fields.findTranslation(["text", "audioName"])
        guard isTranslated || !fields.isTranslation else {
            self = Self(untranslated: fields.path)
            return
        }
        path = fields.path
        self.isTranslated = isTranslated
        id = isTranslated ? nil : fields.text("id", orElse: "its place is used")
        image = isTranslated ? nil : fields.text("imageName", orElse: "the slide has no picture")
        narration = fields.text("audioName")
        text = (fields.text("text") ?? "").withoutControls
        words = fields.words("words", of: text)
        ask = fields.line("ask", atMost: StoryFile.longestQuestion)
        wolves = fields.wolves("wolves")
        explanations = fields.explanations("explain", of: text)
        let written = fields.figures("figures", of: text, leavesOut: decoder.userInfo[.leavesOutFigures] != nil)
        figures = written.entries
        bed = fields.text("bed")
        let sounds = fields.foley("sounds", of: text)
        foley = sounds.entries
        problems = fields.problems
        unknown = fields.unknown + written.unknown + sounds.unknown
    }
}

extension StoryFile.SlideEntry {
    /// A slide that is told in the tale's own language alone, and judged when it is read in that.
    private init(untranslated path: String) {
        self.init(
            path: path, id: nil, image: nil, narration: nil, text: "", words: [], ask: nil, wolves: nil,
            explanations: [], figures: [], bed: nil, foley: [], isTranslated: false, problems: [], unknown: [])
    }
}

extension CodingUserInfoKey {
    /// Set where the figures of slides are left out.
    fileprivate static let leavesOutFigures = CodingUserInfoKey(rawValue: "figures").unsafelyUnwrapped
}

extension StoryFile.ExplanationEntry: Decodable {
    private enum CodingKeys: CodingKey { case text, clip }

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        text = try fields.decode(String.self, forKey: .text).withoutControls
        clip = try fields.decodeIfPresent(String.self, forKey: .clip).flatMap { $0.isEmpty ? nil : $0 }
    }
}
