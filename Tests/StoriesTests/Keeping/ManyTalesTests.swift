import Engine
import Testing

@testable import Stories
@testable import TalePacks

/// What the list of tales offers beyond two screens: a search, and a selection.
struct ManyTalesTests {
    private typealias Action = TalesPageViewModel.Action

    private static let stories: [Story] = (1...20).map { number in
        let image = Image("stories/\(number < 11 ? 0 : 1)/\(number)/1.jpg")
        let title = number == 7 ? "Vecīša cimdiņš" : "Pasaka \(number)"
        return Story(id: "\(number)", title: title, slides: [Slide(id: "1", image: image)])
    }

    private func page(_ count: Int = 20, _ change: (inout Settings) -> Void = { _ in })
        -> TalesPageViewModel
    {
        var world = World(Array(Self.stories.prefix(count)), motion: .cut)
        var settings = Settings()
        change(&settings)
        world[Settings.self] = settings
        world[OwnTales.self] = OwnTales(root: 1)
        var page = TalesPageViewModel(world: world)
        _ = page.receive(
            .answer(RemovalAnswer.known(RemovedTales(used: 5_000_000, free: 3_400_000_000))))
        return page
    }

    private func frame(_ page: TalesPageViewModel) -> Frame<Action> {
        var frame = Frame<Action>()
        page.draw(in: &frame)
        return frame
    }

    private func actions(_ page: TalesPageViewModel) -> Set<Action> {
        Set(frame(page).hotspots.map(\.action))
    }

    private func texts(_ page: TalesPageViewModel) -> [String] {
        frame(page).picture.drawings.compactMap {
            if case .text(let text, _, _) = $0 { text } else { nil }
        }
    }

    private func ids(_ page: TalesPageViewModel) -> [String] { page.rows.compactMap(\.story?.id) }

    private func saved(_ commands: [Command]) -> Settings? {
        commands.lazy.compactMap {
            if case .save(let document) = $0 { document.content as? Settings } else { nil }
        }
        .first
    }

    private func request(_ commands: [Command]) -> RemovalRequest? {
        commands.lazy.compactMap { $0.request(RemovalRequest.self)?.content }.first
    }

    @Test func `the tales stay where they are when a selection begins and ends`() throws {
        var page = page()
        _ = page.drag(.began(at: Point(x: 400, y: 900)))
        _ = page.drag(.moved(by: Point(x: 0, y: -700)))
        _ = page.drag(.cancelled)
        func place(_ id: String) throws -> Double {
            let row = try #require(page.rows.firstIndex { $0.story?.id == id })
            return page.layout.rows[row].y - page.scroll.offset
        }
        let top = page.scroll.offset + page.layout.head
        let first = try #require(zip(page.rows, page.layout.rows).first { $0.isTale && $1.maxY > top }?.0.story?.id)
        let before = try place(first)
        _ = page.perform(.select(nil))
        let during = try place(first)
        #expect(page.selection != nil && abs(during - before) < 1)
        _ = page.perform(.leave)
        let after = try place(first)
        #expect(page.selection == nil && abs(after - before) < 1)
    }

    @Test func `few tales have neither a search nor a selection`() {
        let page = page(6)
        #expect(!actions(page).contains(.field(.field)) && !actions(page).contains(.select(nil)))
        #expect(frame(page).hotspots.allSatisfy { $0.lingering == nil || $0.lingering == $0.action })
        #expect(texts(page).contains("Pasakas"))
    }

    // MARK: - The search

    @Test func `typed words find titles, and only tales are listed`() {
        var page = page()
        #expect(
            actions(page).isSuperset(of: [.field(.field), .select(nil), .fewer])
                && !texts(page).contains("Pasakas"))
        _ = page.perform(.field(.field))
        #expect(!actions(page).contains(.fewer) && actions(page).contains(.key(.send)))
        _ = page.type(.text("cimd vec"))
        #expect(ids(page) == ["7"] && texts(page).contains("Vecīša cimdiņš"))
        _ = page.type(.text("x"))
        #expect(ids(page) == [] && texts(page).contains("Tādas pasakas nav. Pamēģiniet citu vārdu."))
        _ = page.perform(.clearSearch)
        #expect(ids(page).count == 20)
    }

    @Test func `the way back leads from what was found to all tales first, and then out`() {
        var page = page()
        _ = page.perform(.field(.field))
        _ = page.type(.text("cimd"))
        #expect(page.perform(.leave) == [.play(.press)])
        #expect(ids(page).count == 20 && actions(page).contains(.fewer) && !page.typing.isTyping)
        #expect(page.perform(.leave) == [.back])
    }

    @Test func `a drag puts the keyboard away, and what was found stays`() {
        var page = page()
        _ = page.perform(.field(.field))
        _ = page.type(.text("pasaka 1"))
        #expect(ids(page).count == 11)
        for drag in [
            Drag.began(at: Point(x: 300, y: 500)), .moved(by: Point(x: 0, y: -80)),
            .ended(by: .zero, velocity: .zero),
        ] {
            _ = page.drag(drag)
        }
        #expect(ids(page).count == 11 && !actions(page).contains(.key(.send)))
    }

    // MARK: - The selection

    @Test func `a finger that stays on a tale selects it, and further touches add and take`() {
        var page = page()
        #expect(
            frame(page).hotspots.contains { $0.action == .open("1") && $0.lingering == .select("1") })
        _ = page.perform(.select("1"))
        #expect(texts(page).contains("Atlasīta 1 pasaka") && !actions(page).contains(.open("1")))
        _ = page.perform(.pick("3"))
        #expect(texts(page).contains("Atlasītas 2 pasakas"))
        _ = page.perform(.pick("1"))
        #expect(page.selection == ["3"])
        #expect(page.perform(.leave) == [.play(.press)] && page.selection == nil)
    }

    @Test func `without any selected tale the bar says what to do, and offers all that are listed`() {
        var page = page()
        _ = page.perform(.field(.field))
        _ = page.type(.text("cimd"))
        _ = page.perform(.select(nil))
        #expect(actions(page).contains(.pickAll) && !actions(page).contains(.showSelected(false)))
        _ = page.perform(.pickAll)
        #expect(page.selection == ["7"])
    }

    @Test func `the selected tales are hidden and shown together`() {
        var page = page { $0[.hiddenTales] = ["2", "9"] }
        _ = page.perform(.select("2"))
        #expect(
            actions(page).contains(.showSelected(true)) && !actions(page).contains(.showSelected(false)))
        _ = page.perform(.pick("3"))
        #expect(actions(page).isSuperset(of: [.showSelected(true), .showSelected(false)]))
        #expect(saved(page.perform(.showSelected(false)))?[.hiddenTales] == ["9", "2", "3"])
        #expect(page.selection == nil)
        _ = page.perform(.select("3"))
        #expect(saved(page.perform(.showSelected(true)))?[.hiddenTales] == ["9", "2"])
    }

    @Test func `they move to the top in their own order, and those below keep theirs`() {
        var page = page { $0[.firstTales] = ["5"] }
        _ = page.perform(.select("3"))
        _ = page.perform(.pick("2"))
        #expect(saved(page.perform(.selectedToTop))?[.firstTales] == ["2", "3", "5", "1"])
        #expect(page.stories.prefix(5).map(\.id) == ["2", "3", "5", "1", "4"])
    }

    @Test
    func `the family's own among them are removed by one request, and one button takes that back`() {
        var page = page()
        _ = page.perform(.select("1"))
        #expect(!actions(page).contains(.removeSelected))
        for id in ["12", "11"] { _ = page.perform(.pick(id)) }
        #expect(
            request(page.perform(.removeSelected)) == .remove(packs: ["stories/1/11", "stories/1/12"]))
        let gone = ["11", "12"].map {
            RemovedTales.Tale(folder: $0, title: "Pasaka \($0)", daysLeft: 30)
        }
        _ = page.receive(.answer(RemovalAnswer.known(RemovedTales(tales: gone))))
        #expect(page.notice == .removed(gone) && texts(page).contains("Noņemtas 2 pasakas"))
        #expect(request(page.perform(.bringBack(["11", "12"]))) == .bringBack(folders: ["11", "12"]))
    }

    @Test func `what the administrator has pinned is not done to many tales either`() {
        var world = page().world
        var pinned = Settings()
        (pinned[.hiddenTales], pinned[.firstTales]) = ([], [])
        world[PinnedSettings.self] = PinnedSettings(pinned)
        var page = TalesPageViewModel(world: world)
        _ = page.perform(.select("1"))
        #expect(
            actions(page).isDisjoint(with: [.showSelected(true), .showSelected(false), .selectedToTop]))
    }

    @Test func `a selected tale that has gone from the shelf is not selected any more`() {
        var page = page()
        _ = page.perform(.select("1"))
        _ = page.perform(.pick("2"))
        _ = page.receive(.learned(AnyDocument(Shelf(stories: Array(Self.stories.dropFirst())))))
        #expect(page.selected.map(\.id) == ["2"] && texts(page).contains("Atlasīta 1 pasaka"))
    }
}
