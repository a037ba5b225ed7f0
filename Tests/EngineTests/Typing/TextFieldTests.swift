import Testing

@testable import Engine

struct TextFieldTests {
    private func field(_ text: String = "", most: Int = 40) -> TextField {
        TextField(in: Rect(x: 100, y: 100, width: 800, height: 100), text: text, most: most)
    }

    private func field(_ text: String = "", _ typings: Typing...) -> TextField {
        var field = field(text)
        for typing in typings { _ = field.type(typing) }
        return field
    }

    @Test func `letters come at the caret`() {
        let field = field("nio", .edit(.left()), .edit(.left()), .text("ñ"), .edit(.delete))
        #expect(field.text == "nño")
        #expect(field.caret == 2)
    }

    @Test func `an accent that comes after its letter is one character with it`() {
        let field = field("", .text("a"), .text("\u{301}"))
        #expect(field.text == "á")
        #expect(field.caret == 1)
    }

    @Test func `backspace removes a character, a selection or a word`() {
        #expect(field("¿qué", .edit(.backspace)).text == "¿qu")
        #expect(field("uno dos", .edit(.backspaceWord)).text == "uno ")
        #expect(field("uno dos", .edit(.wordLeft(isSelecting: true)), .edit(.backspace)).text == "uno ")
        #expect(field("uno", .edit(.selectAll), .text("x")).text == "x")
    }

    @Test func `what is composed is shown, and is not yet part of the text`() {
        let composing = field("a", .composing("´"))
        #expect(composing.text == "a")
        #expect(composing.composition == "´")
        #expect(field("a", .composing("´"), .text("é")).text == "aé")
        #expect(field("a", .composing("´"), .composing("")).composition == "")
    }

    @Test func `a selection is copied and cut`() {
        var field = field("uno dos", .edit(.end()), .edit(.wordLeft(isSelecting: true)))
        #expect(field.selectedText == "dos")
        #expect(field.type(.edit(.copy)) == [.copy("dos")])
        #expect(field.type(.edit(.cut)) == [.copy("dos")])
        #expect(field.text == "uno ")
        #expect(field.type(.edit(.copy)) == [])
        #expect(field.type(.edit(.paste)) == [.paste])
    }

    @Test func `a long text shrinks until it is seen whole, and then scrolls`() {
        let widths = LetterWidths.andika
        func width(_ text: String, _ size: Double) -> Double {
            text.reduce(0) { $0 + widths.width(of: String($1), size: size) }
        }
        var field = TextField(in: Rect(x: 0, y: 0, width: 800, height: 100), least: 30)
        #expect(field.size == 46)
        field.text = "Un café con leche, por favor, y un vaso"
        #expect(field.size == 38)
        #expect(field.offset == 0 && width(field.text, 46) > 744)
        field.text += " de agua sin gas."
        #expect(field.size == 30)
        _ = field.type(.edit(.selectAll)) + field.type(.text("Sí."))
        #expect(field.size == 46)
        field.text = String(repeating: "hola ", count: 40)
        #expect(field.size == 30 && field.offset > 0)
        var fixed = TextField(in: Rect(x: 0, y: 0, width: 800, height: 100))
        fixed.text = field.text
        #expect(fixed.size == 46)
    }

    @Test func `what is too long is cut`() {
        var field = field("", most: 3)
        _ = field.type(.text("ábcdé"))
        #expect(field.text == "ábc")
        _ = field.type(.text("x"))
        #expect(field.text == "ábc")
    }

    @Test func `no control characters come in`() {
        #expect(field("", .text("a\nb\tc\u{7}\u{202e}d")).text == "a b cd")
    }

    @Test func `a tap places the caret, and two select a word`() {
        var field = field("uno dos tres")
        func tap(at x: Double, _ tick: Int) {
            let point = Point(x: x, y: 150)
            field.mark(Contact(.began, 1, at: point, milliseconds: 0), now: tick, on: .unknown)
            field.mark(Contact(.ended, 1, at: point, milliseconds: 0), now: tick + 3, on: .unknown)
        }
        tap(at: 101, 0)
        #expect(field.caret == 0)
        tap(at: 890, 100)
        #expect(field.caret == 12)
        tap(at: 890, 110)
        #expect(field.selectedText == "tres")
    }

    @Test func `a finger that drags selects`() {
        var field = field("uno dos")
        field.mark(Contact(.began, 1, at: Point(x: 101, y: 150), milliseconds: 0), now: 0, on: .unknown)
        field.mark(Contact(.moved, 1, at: Point(x: 880, y: 150), milliseconds: 0), now: 5, on: .unknown)
        field.mark(Contact(.ended, 1, at: Point(x: 880, y: 150), milliseconds: 0), now: 9, on: .unknown)
        #expect(field.selectedText == "uno dos")
    }
}
