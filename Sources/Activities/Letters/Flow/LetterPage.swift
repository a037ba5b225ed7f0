import Engine

/// One step of learning a letter: what can be done there, and how it looks.
///
/// The flow around it has the buttons that all steps share.
protocol LetterPage: Sendable {
    /// Called when the step begins.
    mutating func begin(_ lesson: inout Lesson) -> [Command]
    mutating func perform(_ action: LetterAction, _ lesson: inout Lesson) -> [Command]
    /// Follows a finger that draws.
    mutating func mark(_ contact: Contact, _ lesson: inout Lesson) -> [Command]
    mutating func tick(_ lesson: inout Lesson) -> [Command]
    mutating func receive(_ judgement: Judgement, _ lesson: inout Lesson) -> [Command]
    /// The letter lies elsewhere, because the window has another size; a finger that draws must come down again.
    mutating func move(_ move: LetterMove)
    /// Whether the child may go on.
    var isFinished: Bool { get }
    /// How long it stays unchanged; without what the flow itself moves.
    func rest(_ lesson: Lesson) -> Rest
    func draw(_ lesson: Lesson, in frame: inout Frame<LetterAction>)
}

extension LetterPage {
    mutating func begin(_ lesson: inout Lesson) -> [Command] { [] }
    mutating func move(_ move: LetterMove) {}
    mutating func perform(_ action: LetterAction, _ lesson: inout Lesson) -> [Command] { [] }
    mutating func mark(_ contact: Contact, _ lesson: inout Lesson) -> [Command] { [] }
    mutating func tick(_ lesson: inout Lesson) -> [Command] { [] }
    mutating func receive(_ judgement: Judgement, _ lesson: inout Lesson) -> [Command] { [] }
    var isFinished: Bool { true }
    func rest(_ lesson: Lesson) -> Rest { .still }
}

/// What a child can do while learning a letter.
enum LetterAction: Hashable, Sendable {
    case home
    /// Leaves for the menu of letters.
    case leave
    /// Goes on to the next step.
    case next
    /// Leaves out what only a hand can do.
    case skip
    /// Has the letter say its sound and name, or the task again.
    case speak
    /// Wakes the letter that sleeps in a corner: it says itself.
    case wake
    case word(Int)
    /// Opens the tale that has a word.
    case hunt(Int)
    case color(Int)
    case undo
    /// The drawing is ready to be judged.
    case ready
    /// The letter once more.
    case again
    case nextLetter
}

/// The way of a letter, with what has been drawn of it, from one place on the stage to another.
struct LetterMove: Sendable {
    let from, to: LetterBox
    /// The tick at which it began.
    let tick: Int

    func callAsFunction(_ stroke: Stroke) -> Stroke {
        Stroke(
            stroke.points.map { to.point(from.place($0)) }, width: stroke.width * to.height / from.height,
            color: stroke.color)
    }
}
