import Engine

/// The layout of the talk's end: in the place of what was said, of the answers and of the field.
struct TalkEndLayout: Hashable, Sendable {
    let sheet, title, words: Rect
    /// What to do next, and above it what can be saved.
    let again, other, saveTalk, saveWords: Rect
    /// What becomes of saving, or the media to choose from: at the foot of the sheet.
    let note: Rect

    /// - Parameter hasNote: whether the foot of the sheet is in use.
    init(_ layout: ConversationLayout, hasNote: Bool) {
        let scale = layout.scale
        let (left, width) = (layout.messages.x, layout.messages.width)
        let bottom = layout.field.maxY
        let (gap, height, margin) = (20.0, 120 * scale, 44 * scale)
        let half = (width - gap) / 2
        again = Rect(x: left, y: bottom - height, width: half, height: height)
        other = Rect(x: left + half + gap, y: bottom - height, width: half, height: height)
        saveTalk = again.moved(by: Point(x: 0, y: -height - gap))
        saveWords = other.moved(by: Point(x: 0, y: -height - gap))
        let top = layout.messages.y + 8
        sheet = Rect(x: left, y: top, width: width, height: saveTalk.y - gap - top)
        title = Rect(x: left + margin, y: sheet.y + 24, width: width - 2 * margin, height: 84 * scale)
        note = Rect(
            x: left + margin, y: sheet.maxY - 118 * scale, width: width - 2 * margin, height: 104 * scale)
        words = Rect(
            x: left + margin, y: title.maxY + 8, width: title.width,
            height: (hasNote ? note.y : sheet.maxY - 12) - title.maxY - 16)
    }
}
