import Engine
import Stories
import TalePacks
import Testing

@testable import PasakaApp

/// Whatever a child is asked is spoken when it appears.
struct AskedAloudTests {
    /// A question that stands on a page for children, with all that has been spoken there.
    private struct Question {
        let text: String
        let spoken: Set<Sound>
    }

    nonisolated private static let screens = (ScreenTests.screens + UprightScreenTests.screens).filter { screen in
        !["grownups", "soltura", "selftest"].contains(screen.route.parts.first ?? "")
    }

    /// - Returns: none of what a tale says, which its narrator reads.
    private func questions(of screen: ScreenTests.Screen) -> [Question] {
        var show = Show(world: screen.world, activities: activities, at: screen.route)
        var commands: [Command] = []
        for input in screen.inputs {
            commands += show.take(input) + show.advance(screen.pause)
        }
        // A first clip, such as closing words, is answered so that the next one follows.
        for _ in 0..<4 {
            commands += show.advance(150)
            for case .narrate(let sound) in commands.suffix(8) {
                commands += show.take(.reply(.narrationEnded(sound))) + show.advance(30)
            }
        }
        let spoken = Set(commands.compactMap { if case .narrate(let sound) = $0 { sound } else { nil } })
        let tales = (screen.world[Shelf.self]?.stories ?? []).flatMap(\.slides).map(\.text)
        return show.picture.drawings.compactMap { drawing in
            guard case .text(let text, _, _) = drawing, text.contains("?"),
                !tales.contains(where: { $0.contains(text) })
            else { return nil }
            return Question(text: text, spoken: spoken)
        }
    }

    /// The clips by the words that they say.
    private static let clips = [
        "Vai klausīsimies vēl?": "interface/labels/lv/one-more-tale.ogg",
        "Kurš sargās tavu vietu?": "interface/labels/lv/who-keeps-your-place.ogg",
    ].mapValues { Sound($0) }

    @Test func `every question on a page for children is spoken`() {
        var asked: Set<String> = []
        for screen in Self.screens {
            for question in questions(of: screen) {
                asked.insert(question.text)
                #expect(
                    Self.clips[question.text].map(question.spoken.contains) == true,
                    "\(screen.name): \(question.text)")
            }
        }
        #expect(asked == Set(Self.clips.keys))
    }
}
