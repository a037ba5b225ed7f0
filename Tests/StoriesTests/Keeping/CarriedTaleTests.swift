import Engine
import Testing

@testable import Stories
@testable import TalePacks

/// Tales that are ordered by a finger on their handles.
struct CarriedTaleTests {
    private static func stories(_ count: Int) -> [Story] {
        (1...count).map { Story(id: "\($0)", title: "Pasaka \($0)", slides: [Slide(id: "1")]) }
    }

    private func page(_ count: Int = 4, window: Rect? = nil) -> TalesPageViewModel {
        var world = World(Self.stories(count), motion: .cut)
        world.window = window
        return TalesPageViewModel(world: world)
    }

    private func handle(_ place: Int, _ page: TalesPageViewModel) -> Point {
        page.handle(of: page.placed(page.layout.rows[place + 2])).center
    }

    private func saved(_ commands: [Command]) -> [String]? {
        commands.lazy.compactMap { command -> [String]? in
            guard case .save(let document) = command else { return nil }
            return (document.content as? Settings)?[.firstTales]
        }.first
    }

    /// Carries a tale by so many rows, and lets it go.
    private func carry(_ place: Int, by rows: Double, _ page: inout TalesPageViewModel) -> [Command] {
        // A drag begins after a part of the way, which the tale goes too.
        let slop = Glass.unknown.points(.drag)
        let way = Point(x: 0, y: rows * page.layout.rowPitch - (rows < 0 ? -slop : slop))
        return page.drag(.began(at: handle(place, page))) + page.drag(.moved(by: way))
            + page.drag(.ended(by: way, velocity: .zero))
    }

    @Test(
        arguments: [
            (0, 1.0, ["2", "1"]), (0, 2.4, ["2", "3", "1"]), (2, -2, ["3", "1", "2"]), (0, 0.4, nil),
            (0, -3, nil),
            (1, 9, ["1", "3", "4", "2"]),
        ] as [(Int, Double, [String]?)])
    func `a tale goes where the finger leaves it`(place: Int, rows: Double, order: [String]?) {
        var page = page()
        #expect(saved(carry(place, by: rows, &page)) == order)
        #expect(page.carried == nil)
    }

    @Test func `on its way the others make room, and a lost finger leaves all as it was`() {
        var page = page()
        _ = page.drag(.began(at: handle(0, page)))
        _ = page.drag(.moved(by: Point(x: 0, y: page.layout.rowPitch)))
        #expect(
            page.order.map(\.id) == ["2", "1", "3", "4"]
                && page.stories.map(\.id) == ["1", "2", "3", "4"])
        #expect(page.drag(.cancelled) == [] && page.order == page.stories)
    }

    @Test func `beside the handles a drag scrolls`() {
        var page = page(8)
        let point = Point(x: 400, y: 700)
        _ = page.drag(.began(at: point))
        _ = page.drag(.moved(by: Point(x: 0, y: -200)))
        #expect(page.carried == nil && page.scroll.offset == 200)
    }

    @Test func `at an edge the list scrolls on below the finger, and stops at its end`() {
        var page = page(8)
        _ = page.drag(.began(at: handle(0, page)))
        _ = page.drag(.moved(by: Point(x: 0, y: 1150 - handle(0, page).y)))
        #expect(page.rest == .moving)
        for _ in 0..<400 { _ = page.tick() }
        #expect(page.scroll.offset == page.scroll.end && page.rest == .still)
        #expect(saved(page.drag(.ended(by: Point(x: 0, y: 1150 - 600), velocity: .zero)))?.last == "1")
    }

    @Test func `a finger that rests on a handle at an edge moves nothing`() {
        var page = page(8)
        let way = handle(0, page).y - page.layout.viewport.y - page.layout.head - 60
        _ = page.drag(.began(at: Point(x: 400, y: 900)))
        _ = page.drag(.moved(by: Point(x: 0, y: -way)))
        _ = page.drag(.cancelled)
        let offset = page.scroll.offset
        _ = page.drag(.began(at: handle(0, page)))
        #expect(page.carried != nil && offset > 0)
        for _ in 0..<60 { _ = page.tick() }
        #expect(page.scroll.offset == offset)
        #expect(page.drag(.ended(by: .zero, velocity: .zero)) == [])
    }

    @Test func `a handle below the arrow that scrolls is not taken`() throws {
        var page = page(8)
        let sight = page.layout.viewport
        let covered = Rect(x: sight.x, y: sight.maxY - page.layout.foot, width: sight.width, height: page.layout.foot)
        let hidden = try #require((0..<8).first { covered.contains(handle($0, page)) })
        _ = page.drag(.began(at: handle(hidden, page)))
        #expect(page.carried == nil)
    }

    @Test func `a tale that goes from the shelf on its way is not carried on`() {
        var page = page()
        _ = page.drag(.began(at: handle(1, page)))
        _ = page.receive(.learned(AnyDocument(Shelf(stories: Self.stories(1)))))
        #expect(page.carried == nil)
    }

    @Test func `nothing is carried where the order is not chosen here`() {
        var bookcase = page(40)
        #expect(saved(carry(0, by: 1, &bookcase)) == nil && bookcase.carried == nil)
        var one = page(1)
        #expect(saved(carry(0, by: 1, &one)) == nil)
    }

    @Test(arguments: [Rect?.none, Letterbox(window: Size(width: 800, height: 1280)).view])
    func `a handle is 20 mm wide and high on a tablet of 10 inches`(window: Rect?) {
        let page = page(window: window)
        let handle = page.handle(of: page.layout.rows[2])
        let least = 20 / 135.6 * (window == nil ? 1200.0 : 1600)
        #expect(
            handle.width >= least && handle.height + page.layout.rowPitch - page.layout.rowHeight >= least
        )
    }

    @Test func `keys and switches move a tale by a step on its handle, where no finger presses that`() {
        let page = page()
        var frame = Frame<TalesPageViewModel.Action>()
        page.draw(in: &frame)
        let steps = frame.hotspots.filter { $0.action == .up("2") || $0.action == .down("2") }
        #expect(steps.count == 2 && steps.allSatisfy { $0.takesFocus && !$0.takesTouch })
        #expect(!frame.hotspots.contains { $0.action == .up("1") || $0.action == .down("4") })
    }
}
