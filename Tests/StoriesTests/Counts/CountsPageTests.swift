import Engine
import TalePacks
import Testing

@testable import Stories

struct CountsPageTests {
    private struct OneStick: MediaDocument {
        static let name = "one-stick"
        var media = [Medium("Stick", at: "/media/stick")]
    }

    private func page(hasStick: Bool = true) -> CountsPageViewModel {
        var world = World([.turnip(), .turnip("hare")], motion: .cut)
        var counts = Counts()
        counts.count("turnip", on: 3) { $0.starts += 1 }
        for _ in 1...2 { counts.count("hare", on: 3) { $0.starts += 1 } }
        world[Counts.self] = counts
        if hasStick { world[OneStick.self] = OneStick() }
        return CountsPageViewModel(world: world)
    }

    @Test func `the tale that was started most comes first`() {
        #expect(page().tales.map(\.story.id) == ["hare", "turnip"])
    }

    @Test func `the table is saved once, and the page tells where`() {
        var page = page()
        let table = page.counts.table { _ in "The Turnip" }
        #expect(
            page.perform(.save("/media/stick")) == [
                .play(.press), .ask(CountsWish.save(table: table, place: "/media/stick")),
            ])
        #expect(page.isBusy)
        #expect(page.perform(.save("/media/stick")) == [])
        _ = page.receive(.answer(CountsNews(file: "x.csv")))
        #expect(page.saving == .saved("x.csv") && !page.isBusy)
    }

    @Test func `one button deletes everything`() {
        var page = page()
        #expect(page.perform(.delete) == [.play(.press), .save(AnyDocument(Counts()))])
        #expect(page.tales.isEmpty && page.counts.isEmpty)
    }

    @Test func `counting can be switched off`() {
        var page = page()
        _ = page.perform(.keep(false))
        #expect(!page.isCounting)
    }
}
