import Engine

/// The layout of the talk, in stage points.
struct ConversationLayout: Hashable, Sendable {
    /// The window; of one that is wider than 16:9, the middle.
    let sight: Rect
    let scale: Double
    /// The scale of the words to read.
    let letters: Double
    let isUpright: Bool
    /// The area of what was said.
    let messages: Rect
    /// The learner's words over it; nil for none.
    let words: Rect?
    /// The written answers; empty while a keyboard is there.
    private(set) var answers: [Rect] = []
    /// The area that says which model talks, and what it does; nil for a written talk.
    let status: Rect?
    let field: Rect
    let send, microphone: Point
    /// The tutor beside the talk, or below it; nil while it is closed.
    let panel: Rect?
    let keyboard: Rect

    static let buttonRadius = 60.0
    /// Points between two answers.
    static let answerGap = 12.0

    /// The parts of the page that are open.
    struct Parts: Hashable, Sendable {
        var answers = 0
        var hasKeyboard = false
        var hasPanel = true
        /// Whether there are words to tick.
        var hasWords = false
        /// Whether a model talks.
        var hasModel = false
        /// Whether the keyboard is for the tutor's question.
        var isAsking = false
        /// How much larger than usual the words to read are.
        var letters = 1.0
    }

    init(_ rooms: Rooms, _ parts: Parts) {
        isUpright = rooms.areUpright
        let window = rooms.window
        let width = min(window.width, Self.widest)
        sight = Rect(x: window.center.x - width / 2, y: window.y, width: width, height: window.height)
        scale = isUpright ? 1.2 : 1
        letters = scale * parts.letters
        keyboard = TypingPlace.keyboardArea(in: rooms)
        let gap = 24.0
        let top = sight.y + Self.head * scale
        let bottom = (parts.hasKeyboard ? keyboard.y : sight.maxY) - 24
        var talk = Rect(
            x: sight.x + Self.edge, y: top, width: sight.width - 2 * Self.edge, height: bottom - top)
        // Who asks the tutor sees the tutor, and no answers.
        if isUpright, parts.hasPanel {
            let share = parts.isAsking ? 0.62 : parts.hasKeyboard ? 0.38 : 0.4
            let height = (bottom - top - gap) * share
            panel = Rect(x: talk.x, y: bottom - height, width: talk.width, height: height)
            talk.height -= height + gap
        } else if parts.hasPanel {
            let panelWidth = clamp(sight.width * 0.34, 540...700)
            panel = Rect(x: talk.maxX - panelWidth, y: top, width: panelWidth, height: bottom - top)
            talk.width -= panelWidth + gap
        } else {
            panel = nil
        }
        let radius = Self.buttonRadius * scale
        let row = 2 * radius
        let fieldTop = talk.maxY - row
        send = Point(x: talk.maxX - radius, y: fieldTop + radius)
        microphone = Point(x: send.x - row - 20, y: send.y)
        field = Rect(
            x: talk.x, y: fieldTop, width: microphone.x - radius - 20 - talk.x, height: row)
        let height = Self.answerHeight * letters
        let count = parts.hasKeyboard ? 0 : parts.answers
        let line = parts.hasModel ? Self.statusHeight * scale : 0
        status =
            parts.hasModel
            ? Rect(x: talk.x + 12, y: fieldTop - line - 8, width: talk.width - 24, height: line) : nil
        let answersTop = fieldTop - line - Double(count) * (height + Self.answerGap) - (count > 0 ? 8 : 20)
        answers = (0..<count).map { place in
            Rect(
                x: talk.x, y: answersTop + Double(place) * (height + Self.answerGap), width: talk.width,
                height: height)
        }
        let strip = Rect(x: talk.x, y: top, width: talk.width, height: Self.stripHeight * scale)
        words = parts.hasWords ? strip : nil
        let messagesTop = parts.hasWords ? strip.maxY + 24 : top
        messages = Rect(x: talk.x, y: messagesTop, width: talk.width, height: answersTop - messagesTop - 16)
    }

    /// Points at the left and right edge.
    static let edge = 40.0
    /// The height of the bar at the top.
    static let head = 172.0
    private static let answerHeight = 112.0
    private static let stripHeight = 58.0
    private static let statusHeight = 44.0
    private static let widest = 2134.0
}
