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
                .play(.press), .ask(CountsRequest.save(table: table, place: "/media/stick")),
            ])
        #expect(page.isBusy)
        #expect(page.perform(.save("/media/stick")) == [])
        _ = page.receive(.answer(CountsAnswer(file: "x.csv")))
        #expect(page.saving == .saved("x.csv") && !page.isBusy)
    }

    @Test func `one button deletes everything`() {
        var page = page()
        #expect(page.perform(.delete) == [.play(.press), .save(AnyDocument(Counts()))])
        #expect(page.tales.isEmpty && page.counts.isEmpty && page.counts.leavesNoTrace)
    }

    @Test func `what was deleted comes back as it was, once, while the page is open`() {
        var page = page()
        let counts = page.counts
        #expect(page.perform(.undo) == [])
        _ = page.perform(.delete)
        #expect(page.deleted == counts)
        #expect(page.perform(.undo) == [.play(.press), .save(AnyDocument(counts))])
        #expect(page.counts == counts && page.tales.count == 2)
        #expect(page.deleted == nil && page.perform(.undo) == [])
    }

    private func offersUndo(_ page: CountsPageViewModel) -> Bool {
        var frame = Frame<CountsPageViewModel.Action>()
        page.draw(in: &frame)
        return frame.hotspots.contains { $0.action == .undo }
    }

    @Test func `the page offers to undo in place of deleting, and another visit does not`() {
        var page = page()
        #expect(!offersUndo(page))
        let commands = page.perform(.delete)
        #expect(offersUndo(page))
        var world = World([.turnip()], motion: .cut)
        for case .save(let document) in commands { world.learn(document) }
        #expect(!offersUndo(CountsPageViewModel(world: world)))
    }

    @Test func `deleting twice keeps the first to undo`() {
        var page = page()
        _ = page.perform(.delete)
        #expect(page.perform(.delete) == [])
        #expect(page.deleted?.isEmpty == false)
    }

    @Test func `counting can be switched off`() {
        var page = page()
        _ = page.perform(.keep(false))
        #expect(!page.isCounting)
    }

    @Test func `what the administrator has pinned cannot be switched`() {
        var world = World([.turnip()], motion: .cut)
        world[PinnedSettings.self] = PinnedSettings(Settings(["counts": .flag(false)]))
        var page = CountsPageViewModel(world: world)
        var frame = Frame<CountsPageViewModel.Action>()
        page.draw(in: &frame)
        #expect(!frame.hotspots.contains { $0.action == .keep(true) || $0.action == .keep(false) })
        #expect(page.perform(.keep(true)) == [])
    }
}
