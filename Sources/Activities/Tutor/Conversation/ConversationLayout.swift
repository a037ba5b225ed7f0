import Engine

/// Where the parts of the talk lie, in stage points.
struct ConversationLayout: Hashable, Sendable {
    /// The stage, or an upright window.
    let sight: Rect
    let scale: Double
    let isUpright: Bool
    /// What was said.
    let messages: Rect
    /// The learner's words over it; nil for none.
    let words: Rect?
    /// The written answers; empty while a keyboard is there.
    private(set) var answers: [Rect] = []
    let field: Rect
    let send, microphone: Point
    /// The tutor beside the talk, or below it; nil while it is closed.
    let panel: Rect?
    let keyboard: Rect

    static let buttonRadius = 60.0

    /// What is open.
    struct Parts: Hashable, Sendable {
        var answers = 0
        var hasKeyboard = false
        var hasPanel = true
        /// Whether there are words to tick.
        var hasWords = false
        /// Whether the keyboard is for the tutor's question.
        var isAsking = false
    }

    init(_ rooms: Rooms, _ parts: Parts) {
        isUpright = rooms.areUpright
        sight = isUpright ? rooms.window : Stage.bounds
        scale = isUpright ? 1.2 : 1
        keyboard = TypingPlace.keyboardArea(in: rooms)
        let (edge, gap) = (40.0, 24.0)
        let top = sight.y + Self.head * scale
        let bottom = (parts.hasKeyboard ? keyboard.y : sight.maxY) - 24
        // Who asks the tutor sees the tutor, and no answers.
        let panelIsBelow = isUpright && parts.hasPanel
        let panelWidth = 540.0
        var talk = Rect(x: edge, y: top, width: sight.width - 2 * edge, height: bottom - top)
        if panelIsBelow {
            let share = parts.isAsking ? 0.62 : 0.4
            let height = (bottom - top - gap) * share
            panel = Rect(x: edge, y: bottom - height, width: talk.width, height: height)
            talk.height -= height + gap
        } else if parts.hasPanel {
            panel = Rect(x: sight.maxX - edge - panelWidth, y: top, width: panelWidth, height: bottom - top)
            talk.width -= panelWidth + gap
        } else {
            panel = nil
        }
        let radius = Self.buttonRadius * scale
        let row = 2 * radius
        let fieldTop = talk.maxY - row
        send = Point(x: talk.maxX - radius, y: fieldTop + radius)
        microphone = Point(x: send.x - row - 16, y: send.y)
        field = Rect(
            x: talk.x, y: fieldTop, width: microphone.x - radius - 20 - talk.x, height: row)
        let height = Self.answerHeight * scale
        let count = parts.hasKeyboard ? 0 : parts.answers
        let answersTop = fieldTop - Double(count) * (height + 14) - (count > 0 ? 10 : 20)
        answers = (0..<count).map { place in
            Rect(x: talk.x, y: answersTop + Double(place) * (height + 14), width: talk.width, height: height)
        }
        let strip = Rect(x: talk.x, y: top, width: talk.width, height: Self.stripHeight * scale)
        words = parts.hasWords ? strip : nil
        let messagesTop = parts.hasWords ? strip.maxY + 14 : top
        messages = Rect(x: talk.x, y: messagesTop, width: talk.width, height: answersTop - messagesTop - 16)
    }

    /// The height of the bar at the top.
    static let head = 156.0
    private static let answerHeight = 106.0
    private static let stripHeight = 58.0
}
