/// A keyboard on the screen, for fingers, gamepads and switches.
///
/// It only says what a key types: the screen hands that to its ``TextField``, as it does what a real keyboard types. With
/// a switch the scan goes over its rows, and then over the keys of one.
public struct ScreenKeyboard: Hashable, Sendable {
    /// A key, by its place: what it types follows from the page that is shown, so that it stays the same place.
    public enum Key: Hashable, Sendable {
        case letter(row: Int, place: Int)
        case shift
        /// Digits and marks, or letters again.
        case page
        /// The next layout.
        case layout
        case comma, space, stop
        case backspace
        /// A finger stays on ``backspace``.
        case backspaceHeld
        case send
        /// A whole row, which a scan comes to before its keys.
        case row(Int)
    }

    /// The capitals that it types: none, one or all.
    enum Shift: Hashable, Sendable {
        case off
        /// The next letter alone is a capital.
        case once
        case locked
    }

    public let layouts: [KeyboardLayout]
    private var current = 0
    private(set) var shift = Shift.off
    private(set) var showsMarks = false
    /// The row whose keys a scan goes over.
    private(set) var openRow: Int?
    /// Whether a row was ever taken: only a scan does that.
    private var isScanned = false

    /// - Parameter layouts: one or more, which a key changes in turn.
    public init(_ layouts: KeyboardLayout...) {
        precondition(!layouts.isEmpty, "a keyboard has a layout")
        self.layouts = layouts
    }

    public var layout: KeyboardLayout { layouts[current] }

    /// The letters that its keys show now.
    var page: KeyboardLayout { showsMarks ? .marks : layout }

    /// The rows of keys from the top, the last one with the space bar.
    var keys: [[Key]] {
        let letters = page.rows.indices.map { row in
            page.rows[row].indices.map { Key.letter(row: row, place: $0) }
        }
        let last = letters.count - 1
        let foot: [Key] = [.page] + (layouts.count > 1 ? [.layout] : []) + [.comma, .space, .stop, .send]
        let head: [Key] = showsMarks ? [] : [.shift]
        return letters[..<last] + [head + letters[last] + [.backspace], foot]
    }

    /// What a letter's key shows and types; nil for another key.
    func character(of key: Key) -> String? {
        switch key {
        case .letter(let row, let place):
            guard page.rows.indices.contains(row), page.rows[row].indices.contains(place) else { return nil }
            let letter = String(page.rows[row][place])
            return shift == .off || showsMarks ? letter : letter.uppercased()
        case .comma: return ","
        case .stop: return "."
        case .space: return " "
        default: return nil
        }
    }

    /// Presses a key.
    ///
    /// - Returns: what it types; nil for a key that only changes the keyboard.
    public mutating func press(_ key: Key) -> Typing? {
        if case .row(let row) = key {
            (openRow, isScanned) = (openRow == row ? nil : row, true)
            return nil
        }
        defer { openRow = nil }
        switch key {
        case .letter, .comma, .stop, .space:
            guard let character = character(of: key) else { return nil }
            if shift == .once { shift = .off }
            return .text(character)
        case .shift: shift = shift == .off ? .once : shift == .once ? .locked : .off
        case .page: showsMarks.toggle()
        case .layout: (current, showsMarks) = ((current + 1) % layouts.count, false)
        case .backspace, .backspaceHeld: return .edit(.backspace)
        case .send: return .edit(.send)
        case .row: break
        }
        return nil
    }

    /// The key at which a scan begins again after a key or a row was taken; nil without switches.
    ///
    /// A screen returns it as its ``Screen/firstFocus``.
    public var firstFocus: Key? {
        if let openRow, keys.indices.contains(openRow) { return keys[openRow].first }
        return isScanned ? .row(0) : nil
    }
}
