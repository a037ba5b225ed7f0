/// One line of text that somebody types, with a caret and a selection.
///
/// A screen hands it what ``Screen/type(_:)`` gets, and while it is typed into every contact of ``Screen/mark(_:)``:
/// the field is then the frame's `drawingArea`. Places are counted in characters as a reader sees them.
public struct TextField: Hashable, Sendable {
    /// Characters; what would be longer is left out.
    public let most: Int
    /// The field's area, in stage points.
    public private(set) var area: Rect
    /// The font size, in points: smaller while the text would not be seen whole.
    public internal(set) var size: Double
    /// The sizes that it may have, the largest first: few, so that words seldom change while somebody types.
    let sizes: [Double]
    private(set) var widths: LetterWidths

    /// What is in it, without ``composition``.
    var characters: [Character] = []
    /// What is being composed at the caret; shown, but not yet part of the text.
    public internal(set) var composition = ""
    /// The left edges of the characters shown, in points from the first one; one more for the end of the last.
    var edges = [0.0]
    /// The place of the caret, 0…count.
    public internal(set) var caret = 0
    /// The other end of the selection; the same as the caret for none.
    var anchor = 0
    /// How far the text is scrolled to the left, in points.
    var offset = 0.0
    /// The finger in it, if there is one.
    var finger: FieldFinger?
    var lastTap: FieldTap?
    /// Whether a finger has asked for the buttons that copy and paste.
    var showsTools = false

    /// - Parameters:
    ///   - area: where it lies, in stage points; at least twice as high as its letters.
    ///   - most: characters.
    ///   - size: of its letters, in points; by default what the height allows.
    ///   - least: the size down to which the letters of a long text shrink, so that it is seen whole; by default they
    ///     stay, and the text scrolls.
    public init(
        in area: Rect, text: String = "", most: Int = 300, size: Double? = nil, least: Double? = nil,
        widths: LetterWidths = .andika
    ) {
        (self.area, self.most, self.widths) = (area, most, widths)
        let largest = size ?? (area.height * 0.46).rounded()
        sizes = least.map { [largest, ((largest + $0) / 2).rounded(), $0] } ?? [largest]
        self.size = largest
        self.text = text
    }

    /// Its text; a new one has the caret at its end.
    public var text: String {
        get { String(characters) }
        set {
            characters = Array(newValue.typed(atMost: most))
            (composition, caret, anchor, showsTools) = ("", characters.count, characters.count, false)
            scrollToCaret()
        }
    }

    public var isEmpty: Bool { characters.isEmpty && composition.isEmpty }

    /// The selected characters; nil for none.
    public var selection: Range<Int>? { caret == anchor ? nil : min(caret, anchor)..<max(caret, anchor) }

    public var selectedText: String { selection.map { String(characters[$0]) } ?? "" }

    /// Moves it, as when the window changes.
    public mutating func fit(_ area: Rect, widths: LetterWidths? = nil) {
        self.area = area
        self.widths = widths ?? self.widths
        finger = nil
        scrollToCaret()
    }

    /// Empties it, as after sending.
    public mutating func clear() { text = "" }

    // MARK: - Typing

    /// Types.
    ///
    /// Sending and stopping are the screen's.
    ///
    /// - Returns: what the clipboard is asked.
    public mutating func type(_ typing: Typing) -> [Command] {
        showsTools = false
        switch typing {
        case .text(let text):
            composition = ""
            insert(text)
        case .composing(let text):
            if !text.isEmpty { removeSelection() }
            composition = text.typed(atMost: max(0, most - characters.count))
        case .edit(let edit): return perform(edit)
        }
        scrollToCaret()
        return []
    }

    private mutating func perform(_ edit: Typing.Edit) -> [Command] {
        defer { scrollToCaret() }
        switch edit {
        case .backspace: remove(before: caret - 1)
        case .backspaceWord: remove(before: wordStart(before: caret))
        case .delete: remove(after: caret + 1)
        case .left(let isSelecting): go(to: isSelecting ? caret - 1 : selection?.lowerBound ?? caret - 1, isSelecting)
        case .right(let isSelecting): go(to: isSelecting ? caret + 1 : selection?.upperBound ?? caret + 1, isSelecting)
        case .wordLeft(let isSelecting): go(to: wordStart(before: caret), isSelecting)
        case .wordRight(let isSelecting): go(to: wordEnd(after: caret), isSelecting)
        case .start(let isSelecting): go(to: 0, isSelecting)
        case .end(let isSelecting): go(to: characters.count, isSelecting)
        case .selectAll: (anchor, caret) = (0, characters.count)
        case .copy: return selection == nil ? [] : [.copy(selectedText)]
        case .cut:
            guard selection != nil else { return [] }
            let cut = selectedText
            removeSelection()
            return [.copy(cut)]
        case .paste: return [.paste]
        case .send, .stop: break
        }
        return []
    }

    private mutating func insert(_ text: String) {
        removeSelection()
        let new = Array(text.typed(atMost: max(0, most - characters.count)))
        let before = characters.count
        characters.insert(contentsOf: new, at: caret)
        join()
        caret = min(characters.count, caret + new.count - (before + new.count - characters.count))
        anchor = caret
    }

    /// An accent that is typed after its letter becomes one character with it.
    private mutating func join() { characters = Array(String(characters)) }

    private mutating func removeSelection() {
        guard let selection else { return }
        remove(selection)
    }

    private mutating func remove(before start: Int) { remove(selection ?? max(0, start)..<caret) }

    private mutating func remove(after end: Int) { remove(selection ?? caret..<min(end, characters.count)) }

    private mutating func remove(_ range: Range<Int>) {
        characters.removeSubrange(range)
        (caret, anchor) = (range.lowerBound, range.lowerBound)
        join()
        go(to: min(caret, characters.count), false)
    }

    /// Moves the caret.
    mutating func go(to place: Int, _ isSelecting: Bool) {
        caret = clamp(place, 0...characters.count)
        if !isSelecting { anchor = caret }
    }

    // MARK: - Words

    /// The start of the word before a place.
    private func wordStart(before place: Int) -> Int {
        var start = place
        while start > 0, !characters[start - 1].isOfWord { start -= 1 }
        while start > 0, characters[start - 1].isOfWord { start -= 1 }
        return start
    }

    private func wordEnd(after place: Int) -> Int {
        var end = place
        while end < characters.count, !characters[end].isOfWord { end += 1 }
        while end < characters.count, characters[end].isOfWord { end += 1 }
        return end
    }

    /// The word at a place, or the character there that is part of none.
    func word(at place: Int) -> Range<Int> {
        guard !characters.isEmpty else { return 0..<0 }
        let here = min(place, characters.count - 1)
        guard characters[here].isOfWord else { return here..<(here + 1) }
        var (start, end) = (here, here + 1)
        while start > 0, characters[start - 1].isOfWord { start -= 1 }
        while end < characters.count, characters[end].isOfWord { end += 1 }
        return start..<end
    }
}

extension Character {
    fileprivate var isOfWord: Bool { isLetter || isNumber || self == "'" || self == "’" }
}
