import Testing

@testable import Engine

struct ScreenKeyboardTests {
    private static let layouts: [KeyboardLayout] = [.latvian, .spanish, .english]

    /// What the letters' keys of a keyboard type, without and with shift.
    private func characters(_ keyboard: ScreenKeyboard) -> Set<String> {
        var shifted = keyboard
        _ = shifted.press(.shift)
        let keys = keyboard.keys.joined()
        return Set(keys.compactMap { keyboard.character(of: $0) } + keys.compactMap { shifted.character(of: $0) })
    }

    @Test(arguments: [
        (KeyboardLayout.latvian, "aāčēģīķļņšūžAĀČĒĢĪĶĻŅŠŪŽ,. "), (.spanish, "ñáéíóúüÑÁÉÍÓÚÜ,. "),
        (.english, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    ])
    func `a layout has the letters of its language`(layout: KeyboardLayout, letters: String) {
        #expect(Set(letters.map { String($0) }).subtracting(characters(ScreenKeyboard(layout))) == [])
    }

    @Test(arguments: layouts) func `every layout has Spanish marks, on one of its pages`(layout: KeyboardLayout) {
        var keyboard = ScreenKeyboard(layout)
        let letters = characters(keyboard)
        _ = keyboard.press(.page)
        #expect(Set(["¿", "¡", "?", "!", "1", "0"]).subtracting(letters.union(characters(keyboard))) == [])
    }

    @Test func `shift holds for one letter, or until it is pressed again`() {
        var keyboard = ScreenKeyboard(.english)
        let key = ScreenKeyboard.Key.letter(row: 1, place: 0)
        func typed() -> String? { if case .text(let text)? = keyboard.press(key) { text } else { nil } }
        #expect(keyboard.press(.shift) == nil)
        #expect([typed(), typed()] == ["Q", "q"])
        _ = keyboard.press(.shift)
        _ = keyboard.press(.shift)
        #expect([typed(), typed()] == ["Q", "Q"])
        _ = keyboard.press(.shift)
        #expect(typed() == "q")
    }

    @Test func `a key changes the layout in turn`() {
        var keyboard = ScreenKeyboard(.spanish, .latvian)
        #expect(keyboard.press(.layout) == nil)
        #expect(keyboard.layout == .latvian)
        _ = keyboard.press(.layout)
        #expect(keyboard.layout == .spanish)
    }

    @Test func `keys edit and send`() {
        var keyboard = ScreenKeyboard(.spanish)
        #expect(keyboard.press(.backspace) == .edit(.backspace))
        #expect(keyboard.press(.backspaceHeld) == .edit(.backspace))
        #expect(keyboard.press(.space) == .text(" "))
        #expect(keyboard.press(.send) == .edit(.send))
    }

    @Test func `with a switch a row is chosen before its keys`() {
        var keyboard = ScreenKeyboard(.spanish)
        #expect(keyboard.firstFocus == nil)
        #expect(keyboard.press(.row(1)) == nil)
        #expect(keyboard.firstFocus == .letter(row: 1, place: 0))
        _ = keyboard.press(.letter(row: 1, place: 0))
        #expect(keyboard.firstFocus == .row(0))
    }

    @Test(arguments: layouts) func `keys lie side by side within the area`(layout: KeyboardLayout) {
        let area = Rect(x: 0, y: 500, width: 1600, height: 650)
        let caps = ScreenKeyboard(layout).places(in: area).joined().map(\.cap)
        for (place, cap) in caps.enumerated() {
            #expect(cap.x >= area.x && cap.maxX <= area.maxX + 0.01 && cap.y >= area.y && cap.maxY <= area.maxY)
            #expect(cap.width >= 100 && cap.height >= 100)
            #expect(caps[..<place].allSatisfy { !$0.intersects(cap) })
        }
    }
}
