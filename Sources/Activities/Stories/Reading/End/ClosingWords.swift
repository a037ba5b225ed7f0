import Engine
import TalePacks

/// The words with which a tale closes: one of several, the same for a tale all day.
struct ClosingWords: Hashable, Sendable {
    let phrase: StoriesWording
    /// The spoken label of the same words.
    let label: String

    private static let forAll = [
        ClosingWords(phrase: .taleIsOver, label: "closing-over"),
        ClosingWords(phrase: .thatWasTheTale, label: "closing-that-was"),
        ClosingWords(phrase: .whoListened, label: "closing-listened"),
    ]
    /// Words for invented people, not for a family's own.
    private static let forFolkTales = [ClosingWords(phrase: .happilyEverAfter, label: "closing-ever-after")]

    private init(phrase: StoriesWording, label: String) { (self.phrase, self.label) = (phrase, label) }

    /// - Parameter day: nil without a clock.
    init(of story: Story, on day: Int?) {
        let all = Self.forAll + (story.by == nil ? [] : Self.forFolkTales)
        let sum = story.id.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xffff }
        let turn = (sum + (day ?? 0)) % all.count
        self = all[turn < 0 ? turn + all.count : turn]
    }
}
