import Testing

@testable import Engine
@testable import Tutor

/// The tutor's cards by keys, gamepads and switches.
struct CardFocusTests {
    private func page() -> ConversationViewModel {
        var page = ConversationViewModel(world: Samples.world(), scenario: "cafe")
        page.panel.add([TutorCard](repeating: TutorCard(.rule, .noMistakes), count: 30), .latvian)
        return page
    }

    @Test func `the keys for pages scroll what was said, and the cards while one of them has the focus`() {
        var page = page()
        let end = page.panel.list.progress.offset
        #expect(end > 0)
        _ = page.perform(.pageUp)
        #expect(page.panel.list.progress.offset == end)
        page.focus(on: .card(29))
        _ = page.perform(.pageUp)
        #expect(page.panel.list.progress.offset < end)
        page.focus(on: .choose(0))
        let before = page.panel.list.progress.offset
        _ = page.perform(.pageDown)
        #expect(page.panel.list.progress.offset == before)
    }

    @Test func `a card that gets the focus is scrolled into sight, and one that is pressed reads on`() {
        var page = page()
        page.focus(on: .card(0))
        #expect(page.panel.list.progress.offset == 0)
        #expect(page.perform(.card(0)) == [])
        #expect(page.panel.list.progress.offset > 0)
    }

    @Test func `a correction that is pressed is kept for the deck, once`() {
        var page = page()
        page.panel.add(
            [TutorCard(.rule, .correction(from: "la problema", to: "el problema", why: "masculine"))], .english)
        #expect(page.panel.canKeep(30) && !page.panel.canKeep(0) && page.panel.kept == [])
        #expect(page.perform(.card(30)) == [.play(.press)])
        #expect(page.panel.kept == [ExportedNote("✗ la problema", "el problema\nmasculine")])
        #expect(page.panel.list.paragraphs.last?.text.hasSuffix("\n✓ Būs Anki kartītēs") == true)
        #expect(page.perform(.card(30)) == [] && page.panel.kept.count == 1)
    }

    @Test func `what is kept is saved with the new words`() {
        let kept = [ExportedNote("✗ la problema", "el problema")]
        let deck = DeckExport([NewWord("el té", "tea", isSaid: true)], kept: kept, scenario: "cafe")
        #expect(deck.notes.map(\.front) == ["el té", "✗ la problema"])
    }

    @Test(arguments: [ConversationAction.panel, .presets, .clear])
    func `cards that are not seen have no focus`(action: ConversationAction) {
        var page = page()
        page.focus(on: .card(0))
        #expect(page.panel.isRead)
        _ = page.perform(action)
        #expect(!page.panel.isRead)
    }

    // MARK: - Arrows

    private func scene(_ show: Show) throws -> Scene<ConversationViewModel> {
        try #require(show.scene as? Scene<ConversationViewModel>)
    }

    /// A talk in which a word was asked about, and the tutor has much to say.
    private func show() throws -> Show {
        var show = Show(world: Samples.world { $0.preset = .vocabulary }, activities: [.tutor], at: .talk("cafe"))
        _ = show.advance(60)
        _ = show.take(.typed(.text("un té")))
        _ = show.take(.typed(.edit(.send)))
        let cards = [TutorCard](repeating: TutorCard(.rule, .noMistakes), count: 12)
        let news = MessageAnswer(id: 0, choice: nil, cards: cards, used: [], line: TalkLine(.learner, "un té"))
        _ = show.take(.reply(.answer(AnyAnswer(news, to: 0))))
        _ = show.advance(60)
        return show
    }

    @Test func `arrows lead from the last card to the first, and back`() throws {
        var show = try show()
        #expect(try scene(show).screen.panel.list.paragraphs.count == 24)
        for _ in 0..<200 where try scene(show).attention.focus != .card(11) {
            _ = show.take(.button(.nextPlace))
            _ = show.advance(1)
        }
        for card in (0..<11).reversed() {
            _ = show.take(.button(.up))
            _ = show.advance(1)
            #expect(try scene(show).attention.focus == .card(card))
        }
        #expect(try scene(show).screen.panel.list.progress.offset == 0)
        for card in 1..<12 {
            _ = show.take(.button(.down))
            _ = show.advance(1)
            #expect(try scene(show).attention.focus == .card(card))
        }
    }

    @Test func `each card has a name, and takes no touch`() throws {
        let spots = try scene(show()).present.frame.hotspots.filter {
            if case .card = $0.action { true } else { false }
        }
        #expect(spots.count > 1)
        #expect(spots.allSatisfy { $0.label == .named("soltura-card") && !$0.takesTouch })
    }
}
