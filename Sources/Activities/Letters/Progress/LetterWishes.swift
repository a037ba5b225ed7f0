import Engine
import LetterJudge

/// What grown-ups have chosen for Letters, and whether its tutorial has been seen.
///
/// Stored as `letter-wishes.json`.
public struct LetterWishes: Document {
    public static let name = "letter-wishes"

    public private(set) var version = 1
    /// The alphabet's id.
    public var alphabet = "lv"
    /// The form in which an alphabet is learnt, by its id; capitals if it is not here.
    private var forms: [String: LetterForm] = [:]
    public var age = AgeGroup.fiveToSix
    public var hasSeenTutorial = false
    /// The colour used last, an index of ``InkColor``.
    public var color = 0

    public init() {}

    func form(of alphabet: String) -> LetterForm { forms[alphabet] ?? .capital }

    mutating func choose(_ form: LetterForm, for alphabet: String) { forms[alphabet] = form == .capital ? nil : form }

    private enum CodingKeys: CodingKey { case version, alphabet, forms, age, hasSeenTutorial, color }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        version = try fields.decode(Int.self, forKey: .version)
        alphabet = try fields.decodeIfPresent(String.self, forKey: .alphabet) ?? alphabet
        forms = try fields.decodeIfPresent([String: LetterForm].self, forKey: .forms) ?? [:]
        age = try fields.decodeIfPresent(AgeGroup.self, forKey: .age) ?? age
        hasSeenTutorial = try fields.decodeIfPresent(Bool.self, forKey: .hasSeenTutorial) ?? false
        let color = try fields.decodeIfPresent(Int.self, forKey: .color) ?? 0
        self.color = InkColor.all.indices.contains(color) ? color : 0
    }
}
