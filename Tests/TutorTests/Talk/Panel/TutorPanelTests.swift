import Engine
import Testing

@testable import Tutor

struct TutorPanelTests {
    private func panel() -> TutorPanel { TutorPanel(World(motion: .cut)) }

    private static let wrong = TutorCard(.rule, .correction(from: "una", to: "un", why: "jo"))

    @Test func `it is open and empty at first`() {
        let panel = panel()
        #expect(panel.isOpen && !panel.isChoosing && panel.isEmpty)
        #expect(panel.question.text == "" && !panel.question.isTyping)
    }

    @Test func `each card has its source over its text, in the order in which they come`() {
        var panel = panel()
        panel.add([TutorCard(.rule, .noMistakes)], .latvian)
        panel.add([TutorCard(.program, .needsTools), Self.wrong], .latvian)
        #expect(
            panel.list.paragraphs.map(\.text) == [
                "pēc valodas likumiem", "Likumi kļūdas neatrada. Visu tie neredz.", "programma Pasaka",
                "Skaidrojumiem vajadzīga pakotne pasaka-soltura. To uzstāda ar komandu: sudo apt install pasaka-soltura",
                "pēc valodas likumiem", "una\u{2002}→\u{2002}un\njo\n+ Pieskaries, lai mācītos ar Anki.",
            ])
        #expect(panel.list.paragraphs.map(\.id) == [0, 1, 2, 3, 4, 5])
    }

    @Test(arguments: [
        (TutorCard.Content.correction(from: "a", to: "b", why: "c"), Color.hint), (.noMistakes, .paper),
        (.needsTools, .blush), (.needsModel(.freeTalk), .blush), (.hearingProblem(.noRecogniser), .blush),
        (.notChecked, .blush),
        (.notSpanish, .paper), (.words([]), .paper),
    ])
    func `the paper says what a card is about`(content: TutorCard.Content, paper: Color) {
        var panel = panel()
        panel.add([TutorCard(.rule, content)], .latvian)
        #expect(panel.list.paragraphs.map(\.look.paper) == [nil, .flat(paper)])
    }

    @Test func `forms are explained in the language that is chosen, also for later cards`() {
        var panel = panel()
        let form = FormName(kind: .verb, tense: .present)
        let card = TutorCard(.rule, .practised([.init(word: "voy", form: form)]))
        panel.add([card], .latvian)
        panel.add([card], .spanish)
        #expect(
            [1, 3].map { panel.list.paragraphs[$0].text } == [
                "Tu lietoji\nvoy: darbības vārds, tagadne", "Tu lietoji\nvoy: verbo, presente",
            ])
    }

    @Test func `larger letters make larger cards, also of those that are there`() {
        var panel = panel()
        panel.add([Self.wrong], .latvian)
        panel.fit(Rect(x: 0, y: 0, width: 500, height: 400), scale: 1.5)
        panel.add([Self.wrong], .latvian)
        #expect(panel.list.paragraphs.map(\.look.size) == [42, 48, 42, 48])
        panel.fit(Rect(x: 0, y: 0, width: 500, height: 400), scale: 1)
        #expect(panel.list.paragraphs.map(\.look.size) == [28, 32, 28, 32])
    }

    // MARK: - Scrolling

    /// Five cards, each of which fills about a third of what is seen; the last ones are in sight.
    private func full() -> TutorPanel {
        var panel = panel()
        panel.fit(Rect(x: 100, y: 50, width: 500, height: 400), scale: 1)
        panel.add([TutorCard](repeating: Self.wrong, count: 5), .latvian)
        return panel
    }

    @Test func `the focus comes to the cards in sight, and to the next one beyond each edge`() {
        var panel = full()
        #expect(panel.places.map(\.card) == [2, 3, 4].suffix(panel.places.count))
        panel.reveal(0)
        let places = panel.places
        #expect(places.first?.card == 0 && places.map(\.card) == Array(0..<places.count))
        #expect(places.last.map { $0.area.height == 1 && $0.area.y == panel.list.area.maxY + 10 } == true)
        #expect(places.dropLast().allSatisfy { panel.list.area.contains($0.area.center) })
        #expect(TutorPanel(World()).places.isEmpty)
    }

    @Test func `the focus scrolls to the beginning of a card, step by step to the first and the last`() {
        var panel = full()
        for card in (0..<5).reversed() {
            #expect(panel.places.contains { $0.card == card })
            panel.reveal(card)
        }
        #expect(panel.list.progress.offset == 0)
        for card in 0..<5 {
            #expect(panel.places.contains { $0.card == card })
            panel.reveal(card)
        }
        #expect(panel.list.progress.offset == panel.list.progress.end)
    }

    @Test func `it scrolls by screens`() {
        var panel = full()
        for _ in 0..<4 { panel.page(-1) }
        #expect(panel.list.progress.offset == 0)
        panel.page(1)
        #expect(panel.list.progress.offset == 320)
    }

    @Test func `what is cleared is gone, and later cards are not taken for earlier ones`() {
        var panel = panel()
        panel.add([Self.wrong], .latvian)
        _ = panel.question.perform(.field)
        _ = panel.question.type(.text("té"), isOnScreen: false)
        panel.clear()
        #expect(panel.isEmpty && panel.question.text == "" && !panel.question.isTyping)
        panel.add([Self.wrong], .latvian)
        #expect(panel.list.paragraphs.map(\.id) == [2, 3])
    }
}
