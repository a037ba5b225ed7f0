import TalePacks

/// What makes a tale the same as another one: its title or, if both are finished, its words.
///
/// An id alone does not tell: another tale may have it.
struct TaleIdentity: Hashable, Sendable {
    let title: TaleTitle
    /// A hash of its slides' words, for this run; nil if it has none.
    private let words: Int?

    init(title: String, words: [String]) {
        self.title = TaleTitle(title)
        self.words = words.allSatisfy(\.isEmpty) ? nil : words.hashValue
    }

    init(_ story: Story) { self.init(title: story.title, words: story.slides.map(\.text)) }

    init(_ file: StoryFile) { self.init(title: file.title ?? "", words: file.slides.map(\.text)) }

    func isSame(as other: TaleIdentity) -> Bool {
        title == other.title || (words != nil && words == other.words)
    }

    /// Whether both title and words are the same; pictures alone do not tell.
    func isTwin(of other: TaleIdentity) -> Bool { words != nil && self == other }
}

extension StoryFile {
    static let mostBytes = 4 << 20

    /// The `story.json` of a folder; nil if there is no readable one.
    init?(in folder: String) {
        guard let folder = try? PackFolder(path: folder, mostEntries: 0),
            let bytes = try? folder.read(StoryManifest.fileName, atMost: Self.mostBytes),
            let file = try? StoryFile.read(bytes)
        else { return nil }
        self = file
    }
}
