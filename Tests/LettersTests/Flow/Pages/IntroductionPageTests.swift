import Engine
import TestSupport
import Testing

@testable import LetterJudge
@testable import Letters

struct IntroductionPageTests {
    /// The height of Andika's capitals, and where the base line lies in the box of a text, in font sizes.
    private static let capital = 0.72, baseline = 1.2

    /// How tall the capital is with its mark, in heights of a capital.
    @Test(arguments: [("č", 1.36), ("ī", 1.36), ("ž", 1.36), ("b", 1), ("ģ", 1)])
    func `a small letter's capital stands on the paper with its mark, in every window`(
        letter: String, tall: Double
    ) throws {
        let alphabets = try Lessons.shipped()
        for (width, height) in [(1280.0, 800.0), (1920, 1080), (800, 1280)] {
            var world = World(motion: .cut).seen(width, height)
            world[Alphabets.self] = alphabets
            let flow = try Lessons.flow(letter, at: .introduction, in: world)
            let paper = flow.lesson.rooms.areUpright ? flow.lesson.sheet.page.y : 44
            for case .text(let text, let box, let style) in flow.drawings where text == flow.lesson.letter.other {
                let top = box.y + style.size * (Self.baseline - tall * Self.capital)
                #expect(top >= paper, "\(letter) \(width)")
            }
        }
    }
}
