/// A field with the keyboard that comes up when a finger touches it.
public struct TypingPlace: Hashable, Sendable {
    public private(set) var field: TextField
    public private(set) var isTyping = false
    /// The keyboard on the screen; nil unless a finger has asked for it.
    public private(set) var keyboard: ScreenKeyboard?
    private let idle: ScreenKeyboard
    private var awaitsPaste = false

    /// Points: an answer that was heard is read whole, in letters like those of the written ones.
    private static let leastLetters = 34.0

    /// - Parameters:
    ///   - most: characters.
    ///   - keyboard: comes up when the field is touched.
    public init(most: Int, _ keyboard: ScreenKeyboard) {
        field = TextField(in: Rect(x: 0, y: 0, width: 400, height: 110), most: most, least: Self.leastLetters)
        idle = keyboard
    }

    public var text: String { field.text }

    /// - Parameter byFinger: whether there may be no other keyboard.
    public mutating func begin(byFinger: Bool) {
        isTyping = true
        if byFinger, keyboard == nil { keyboard = idle }
    }

    public mutating func stop() { (isTyping, keyboard) = (false, nil) }

    public mutating func perform(_ place: TextField.Place) -> [Command] {
        if place == .field { begin(byFinger: true) }
        awaitsPaste = place == .paste
        return field.perform(place)
    }

    /// - Returns: what the key types; nil for nothing.
    public mutating func press(_ key: ScreenKeyboard.Key) -> Typing? { keyboard?.press(key) }

    /// Types; who has a keyboard of their own needs none on the screen.
    ///
    /// - Parameter isOnScreen: whether a key on the screen types.
    public mutating func type(_ typing: Typing, isOnScreen: Bool) -> [Command] {
        if !isOnScreen, !awaitsPaste { keyboard = nil }
        awaitsPaste = false
        return field.type(typing)
    }

    public mutating func mark(_ contact: Contact, now: Int, on glass: Glass) {
        if contact.phase == .began { begin(byFinger: contact.id != Contact.mouse) }
        field.mark(contact, now: now, on: glass)
    }

    public mutating func tick(now: Int) { field.tick(now: now) }
    public func rest(now: Int) -> Rest { field.rest(now: now) }

    public mutating func set(_ text: String) { field.text = text }
    public mutating func fit(_ area: Rect) { field.fit(area) }

    /// The area in which the keyboard comes up: the lower part of the window.
    public static func keyboardArea(in rooms: Rooms) -> Rect {
        let window = rooms.window
        let width = min(window.width, widestKeyboard)
        let height = min(ScreenKeyboard.height(forWidth: width), window.height * 0.46)
        return Rect(x: window.center.x - width / 2, y: window.maxY - height, width: width, height: height)
    }

    /// Points of a window of 16:9; hands do not reach over a wider one.
    static let widestKeyboard = 2134.0
}
