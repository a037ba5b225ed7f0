import Engine
import Testing

@testable import Stories
@testable import TalePacks

struct TalesPageTests {
    private static let stories = [
        Story(id: "a", title: "Ābols", slides: [Slide(id: "1", image: "stories/0/a/1.jpg")]),
        Story(id: "b", title: "Bite", slides: [Slide(id: "1", image: "stories/1/b/1.jpg", wolves: 2)]),
        Story(id: "c", title: "Cālis", slides: [Slide(id: "1", image: "stories/1/c/1.jpg")]),
    ]

    private func page(_ change: (inout Settings) -> Void = { _ in }) -> TalesPageViewModel {
        var world = World(Self.stories, motion: .cut), settings = Settings()
        change(&settings)
        world[Settings.self] = settings
        world[OwnTales.self] = OwnTales(root: 1)
        var page = TalesPageViewModel(world: world)
        _ = page.receive(
            .answer(RemovalAnswer.known(RemovedTales(used: 5_000_000, free: 3_400_000_000))))
        return page
    }

    private func saved(_ commands: [Command]) -> Settings? {
        commands.lazy.compactMap { if case .save(let document) = $0 { document.content as? Settings } else { nil } }
            .first
    }

    private func texts(_ page: TalesPageViewModel) -> [String] {
        var frame = Frame<TalesPageViewModel.Action>()
        page.draw(in: &frame)
        return frame.picture.drawings.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    }

    private func actions(_ page: TalesPageViewModel) -> [TalesPageViewModel.Action] {
        var frame = Frame<TalesPageViewModel.Action>()
        page.draw(in: &frame)
        return frame.hotspots.map(\.action)
    }

    @Test func `a tale leads to its own page`() {
        var page = page { $0[.goodNightTales] = ["b"] }
        #expect(actions(page).contains(.open("a")))
        #expect(page.perform(.open("a")) == [.open("grownups/shelf/a")])
        #expect(texts(page).contains("2 vilki, miega pasaka"))
    }

    @Test func `it asks once for what is removed, then it is still`() {
        var page = TalesPageViewModel(world: World(Self.stories, motion: .cut))
        #expect(page.tick() == [.ask(RemovalRequest.look)])
        #expect(page.tick() == [] && page.rest == .still)
    }

    @Test func `a tale is hidden and shown again at once`() {
        var page = page()
        let settings = saved(page.perform(.show("b")))
        #expect(settings?[.hiddenTales] == ["b"])
        #expect(texts(page).contains("2 vilki, paslēpta"))
        #expect(saved(page.perform(.show("b")))?[.hiddenTales] == [])
    }

    @Test func `tales change their order, and those below keep theirs`() {
        var page = page()
        #expect(saved(page.perform(.up("c")))?[.firstTales] == ["a", "c", "b"])
        #expect(page.stories.map(\.id) == ["a", "c", "b"])
        #expect(saved(page.perform(.down("a")))?[.firstTales] == ["c", "a", "b"])
        #expect(page.perform(.up("c")) == [])
        #expect(page.perform(.down("b")) == [])
        var other = self.page()
        #expect(saved(other.perform(.down("a")))?[.firstTales] == ["b", "a"])
    }

    @Test func `a tale above the ceiling says so`() {
        var page = page { $0[.mostWolves] = 2 }
        #expect(!texts(page).contains("2 vilki, baisāka, nekā atļauts"))
        #expect(saved(page.perform(.fewer))?[.mostWolves] == 1)
        #expect(texts(page).contains("2 vilki, baisāka, nekā atļauts"))
        #expect(page.world.shownShelf?.stories.map(\.id) == ["a", "c"])
        _ = page.perform(.fewer)
        #expect(page.fewer == nil && page.more == .more)
    }

    @Test func `what the administrator has pinned has no buttons`() {
        var world = World(Self.stories, motion: .cut), pinned = Settings()
        pinned[.mostWolves] = 1
        pinned[.hiddenTales] = ["a"]
        pinned[.firstTales] = []
        world[PinnedSettings.self] = PinnedSettings(pinned)
        let page = TalesPageViewModel(world: world)
        #expect(Set(actions(page)) == [.leave, .nothing, .open("a"), .open("b"), .open("c")])
    }

    @Test func `only the family's own tales can be removed, and the page says so`() {
        var page = page()
        #expect(page.perform(.remove("a")) == [])
        #expect(!actions(page).contains(.remove("a")) && actions(page).contains(.remove("b")))
        #expect(page.perform(.remove("b")) == [.play(.press), .ask(RemovalRequest.remove(packs: ["stories/1/b"]))])
        #expect(
            texts(page).contains(
                "Pasakas, kas nāk līdzi programmai, var tikai paslēpt; pašu pievienotās var arī noņemt."))
        #expect(texts(page).contains("Jūsu pasakas aizņem 5 MB, brīvi 3,4 GB"))
    }

    @Test func `a removed tale can be taken back at once, and for a month`() {
        var page = page()
        _ = page.perform(.remove("b"))
        _ = page.receive(.learned(AnyDocument(Shelf(stories: Self.stories.filter { $0.id != "b" }))))
        let removed = RemovedTales.Tale(folder: "b", title: "Bite", daysLeft: 30)
        _ = page.receive(.answer(RemovalAnswer.known(RemovedTales(tales: [removed]))))
        #expect(page.notice == .removed([removed]))
        #expect(texts(page).contains("„Bite” ir noņemta"))
        #expect(actions(page).last == .bringBack(["b"]))
        _ = page.perform(.show("a"))
        #expect(page.notice == nil)
        #expect(texts(page).contains("noņemta; vēl 30 dienas to var atgūt"))
        #expect(page.perform(.bringBack(["b"])) == [.play(.press), .ask(RemovalRequest.bringBack(folders: ["b"]))])
        #expect(page.notice == nil)
        _ = page.receive(.answer(RemovalAnswer.known(RemovedTales())))
        #expect(page.notice == nil && !actions(page).contains(.bringBack(["b"])))
    }

    @Test func `what was to be removed on its own page is removed as if in the list, once`() {
        var world = World(Self.stories, motion: .cut)
        world[OwnTales.self] = OwnTales(root: 1)
        world[RemovalWish.self] = RemovalWish(tale: "b")
        var page = TalesPageViewModel(world: world)
        #expect(page.tick() == [.save(AnyDocument(RemovalWish(tale: nil))), .ask(RemovalRequest.look)])
        let before = RemovedTales.Tale(folder: "x", title: "Senā", daysLeft: 9)
        let first = page.receive(.answer(RemovalAnswer.known(RemovedTales(tales: [before]))))
        #expect(first == [.play(.press), .ask(RemovalRequest.remove(packs: ["stories/1/b"]))])
        let removed = RemovedTales.Tale(folder: "b", title: "Bite", daysLeft: 30)
        #expect(page.receive(.answer(RemovalAnswer.known(RemovedTales(tales: [removed, before])))) == [])
        #expect(page.notice == .removed([removed]))
        #expect(actions(page).last == .bringBack(["b"]))
    }

    @Test func `what was not done is said`() {
        var page = page()
        _ = page.receive(.answer(RemovalAnswer.failed(.taken)))
        #expect(texts(page).contains("Neizdevās: plauktā jau ir šāda pasaka"))
        _ = page.receive(.answer(RemovalAnswer.failed(.unwritable)))
        #expect(texts(page).contains("Neizdevās: diskā nevar rakstīt"))
    }

    @Test func `thousands of tales have places only where they are seen`() {
        let page = TalesPageViewModel(world: World(Story.many(3000), motion: .cut))
        #expect(actions(page).count < 60)
        // The bookcase has its own orders.
        #expect(!actions(page).contains(.down("0")))
    }

    @Test func `recording pages have hidden tales too`() {
        var world = World(Self.stories, motion: .cut), settings = Settings()
        settings[.hiddenTales] = ["a"]
        world[Settings.self] = settings
        #expect(TellingMenuViewModel(world: world).stories.map(\.id) == ["a", "b", "c"])
        #expect(StoryMenuViewModel(world: world).shelf.stories.map(\.id) == ["b", "c"])
    }

    @Test func `one button sets ceiling, order and hidden tales back, and nothing else`() {
        var page = page {
            $0[.mostWolves] = 1
            $0[.hiddenTales] = ["c"]
            $0[.firstTales] = ["c"]
            $0[.startVolume] = 50
        }
        #expect(actions(page).contains(.reset))
        let settings = saved(page.perform(.reset))
        #expect(settings?.values == ["startVolume": .number(50)])
        #expect(page.stories.map(\.id) == ["a", "b", "c"] && page.ceiling == 3)
        #expect(!actions(page).contains(.reset))
    }

    @Test func `a tale that is away keeps its place among the others`() {
        var page = page { $0[.firstTales] = ["away", "c", "gone", "a"] }
        #expect(saved(page.perform(.down("c")))?[.firstTales] == ["away", "a", "gone", "c"])
    }
}
