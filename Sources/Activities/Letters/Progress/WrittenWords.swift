import Engine

/// The child's name, as a grown-up has typed it, and the words that the child has written, in its own hand.
///
/// Stored as `letter-words.json`; a kiosk forgets it with the birds.
public struct WrittenWords: Document {
    public static let name = "letter-words"
    public static let isPersonal = true

    public private(set) var version = 1
    /// Empty if none was typed.
    public private(set) var childName = ""
    /// The written words, the newest last.
    private var words: [Word] = []

    /// A word with a drawing of each of its letters.
    private struct Word: Hashable, Codable, Sendable {
        let route: Route
        let letters: [KeptDrawing]
    }

    /// The characters of the longest name, and the words that are kept.
    static let longestName = 20, mostWords = 60

    public init() {}

    private enum CodingKeys: CodingKey { case version, childName, words }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        version = try fields.decode(Int.self, forKey: .version)
        let name = try fields.decodeIfPresent(String.self, forKey: .childName) ?? ""
        childName = name.typed(atMost: Self.longestName)
        words = try fields.decodeIfPresent([Word].self, forKey: .words)?.suffix(Self.mostWords) ?? []
    }

    /// Whether another child's name has just been typed.
    private var isRenamed = false

    /// Whether nothing of a child is left, not even in the previous copy.
    public var leavesNoTrace: Bool { childName.isEmpty || isRenamed }

    /// The drawings of a word's letters; nil if it has not been written.
    ///
    /// - Parameter route: of the word.
    subscript(route: Route) -> [KeptDrawing]? { words.last { $0.route == route }?.letters }

    mutating func keep(_ letters: [KeptDrawing], of route: Route) {
        isRenamed = false
        words.removeAll { $0.route == route }
        words = (words + [Word(route: route, letters: letters)]).suffix(Self.mostWords)
    }

    /// Takes another name for the child: what was written of the one before is forgotten.
    mutating func call(child name: String) {
        let name = name.typed(atMost: Self.longestName).split(separator: " ").joined(separator: " ")
        guard name != childName else { return }
        isRenamed = !childName.isEmpty && !name.isEmpty
        childName = name
        words.removeAll { $0.route.parts.contains(WritableWord.ownName) }
    }
}

extension World {
    var writtenWords: WrittenWords { self[WrittenWords.self] ?? WrittenWords() }
}
