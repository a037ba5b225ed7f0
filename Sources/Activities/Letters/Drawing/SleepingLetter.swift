import Engine
import Glibc

extension Frame<LetterAction> {
    /// The letter's character in a corner: it sleeps, and a tap has it say itself.
    ///
    /// - Parameter isAwake: whether it watches, as when its letter is written.
    mutating func sleepingLetter(_ lesson: Lesson, isAwake: Bool) {
        let corner = lesson.sheet.corner
        let bed = corner.inset(by: corner.width * 0.16)
        let drawing = GuideDrawing(guide: lesson.guide, box: LetterBox(in: bed, closelyAround: lesson.guide))
        var character = LetterCharacter(drawing: drawing, color: .letter(lesson.letter, of: lesson.alphabet))
        let sleeps = !isAwake && !lesson.isSaid
        character.blink = sleeps ? 1 : 0
        if lesson.isSaid { character.mouth = lesson.isAttended ? 0.5 + 0.5 * sin(Double(lesson.now) * 0.42) : 0.5 }
        let depth = depth(of: .wake)
        let lean = Transform(
            scale: 1 - 0.05 * depth, radians: sleeps ? 0.2 : 0,
            about: Point(x: corner.center.x, y: drawing.box.y(1)))
        draw(.transformed(character.drawings, lean))
        if sleeps {
            let side = corner.width * 0.3
            let moon = Rect(x: corner.maxX - side, y: corner.y, width: side, height: side)
            draw(.icon("interface/icon-sleep.svg", in: moon, tint: .plum.faded(to: 0.55)))
        }
        let spoken = lesson.letter.spoken
        hotspot(corner, radius: 40, sends: .wake, label: spoken.isEmpty ? .named("letter") : .clips(spoken))
    }
}

extension Color {
    /// The colour of a letter's character.
    static func letter(_ letter: Letter, of alphabet: Alphabet) -> Color {
        let place = alphabet.place(of: letter) ?? 0
        return characters[place % characters.count]
    }

    private static let characters = [
        Color(0xe2764f), Color(0x3f9d83), Color(0xe0a23a), Color(0x4b82bd), Color(0xc56b97), Color(0x7f9e45),
        Color(0x8a6bb5),
    ]
}
