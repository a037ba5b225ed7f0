import Engine
import Testing

@testable import Stories
@testable import TalePacks

struct LanguageChoiceTests {
    /// A tale of two slides, of which the first is told in English, too.
    private static let tale: Story = {
        let slides = [
            Slide(id: "1", image: "mill/1.jpg", narration: "mill/1.ogg", text: "Reiz"),
            Slide(id: "2", image: "mill/2.jpg", narration: "mill/2.ogg", text: "Beigas"),
        ]
        var english = slides
        (english[0].narration, english[0].text) = ("mill/1-en.ogg", "Once")
        return Story(
            id: "mill", title: "Dzirnavas", spokenTitle: "mill/title.ogg", slides: slides,
            translations: [
                Translation(language: "en", title: "The Mill", spokenTitle: "mill/title-en.ogg", slides: english)
            ])
    }()

    private func show(_ route: Route, _ tale: Story = tale, language: String? = nil) -> Show {
        var world = World([tale], motion: .cut)
        var wishes = ReadingWishes()
        wishes.language = language
        world[ReadingWishes.self] = wishes
        return Show(world: world, activities: [.home, .stories], at: route)
    }

    private func choose(in show: inout Show) -> [Command] {
        let corner = show.route.parts.last == TitlePageViewModel.mark ? Point(x: 1500, y: 120) : Point(x: 1300, y: 120)
        return show.take(.press(corner)) + show.take(.release(corner))
    }

    private func texts(_ show: Show) -> [String] {
        show.picture.drawings.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    }

    private func saved(_ commands: [Command]) -> String? {
        for case .save(let document) in commands {
            if let wishes = document.content as? ReadingWishes { return wishes.language }
        }
        return nil
    }

    @Test func `the title page names the languages, and each touch says the title in the next`() {
        var show = show("stories/mill/title")
        #expect(texts(show).contains("latviešu") && texts(show).contains("English"))
        #expect(show.advance(60).contains(.narrate("mill/title.ogg")))
        #expect(saved(choose(in: &show)) == "en")
        #expect(show.route == "stories/mill/title" && texts(show).contains("The Mill"))
        #expect(show.advance(60).contains(.narrate("mill/title-en.ogg")))
        #expect(saved(choose(in: &show)) == "lv")
        #expect(texts(show).contains("Dzirnavas"))
    }

    @Test func `a slide begins again in the next language, and the next slide is told as far as it can be`() {
        var show = show("stories/mill/1")
        #expect(show.advance(60).contains(.narrate("mill/1.ogg")))
        let commands = choose(in: &show)
        #expect(saved(commands) == "en" && commands.contains(.narrate("mill/1-en.ogg")))
        let next = show.take(.button(.next)) + show.advance(120)
        #expect(next.contains(.narrate("mill/2.ogg")))
    }

    @Test func `the choice holds for the next tale, and where that lacks it its own language is told`() {
        var show = show("stories/mill/1", language: "en")
        #expect(show.advance(60).contains(.narrate("mill/1-en.ogg")))
        var other = self.show("stories/mill/1", language: "uk")
        #expect(other.advance(60).contains(.narrate("mill/1.ogg")))
    }

    @Test func `the next child begins in each tale's own language`() {
        var wishes = ReadingWishes()
        wishes.language = "en"
        var world = World([Self.tale])
        world[ReadingWishes.self] = wishes
        let fresh = Activity.freshStart(world).compactMap { $0.content as? ReadingWishes }
        #expect(fresh == [ReadingWishes()])
    }

    @Test func `a tale of one language has no button`() {
        var tale = Self.tale
        tale.translations = []
        for route in ["stories/mill/title", "stories/mill/1"] as [Route] {
            #expect(!texts(show(route, tale)).contains("latviešu"))
        }
        #expect(LanguageChoice(tale, wishes: ReadingWishes()).isOffered == false)
    }

    @Test(
        arguments: [
            (nil, ["latviešu", "English", "українська", "latgaliski"], 0),
            ("uk", ["English", "українська", "latgaliski", "eesti"], 1),
            ("xq", ["українська", "latgaliski", "eesti", "xq"], 3),
        ] as [(String?, [String], Int)])
    func `of many languages those around the chosen one are named`(chosen: String?, names: [String], place: Int) {
        var tale = Self.tale
        tale.translations = ["en", "uk", "ltg", "et", "xq"].map {
            Translation(language: $0, title: "", slides: [])
        }
        var wishes = ReadingWishes()
        wishes.language = chosen
        let choice = LanguageChoice(tale, wishes: wishes)
        #expect(choice.names.shown == names && choice.names.chosen == place && choice.lines == 4)
    }
}
