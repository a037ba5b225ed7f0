import Engine
import PackMaker
import Synchronization
import Testing

@testable import GrownUps

struct StickPlanTests {
    private func tale(_ name: String, stamp: String = "1", _ state: StickTale.State = .unread) -> StickTale {
        StickTale(place: "/sticks/K/\(name)", stamp: stamp, title: name, state: state)
    }

    /// A tale that can be added, with so many slides, of which nothing is read yet.
    private func ready(_ name: String, slides: Int = 0, id: String? = nil, isNewVersion: Bool = false) -> StickTale {
        var tale = tale(name, .ready)
        tale.tiles = [SlideTile](repeating: SlideTile(picture: .unread, sound: .unread), count: slides)
        tale.id = id
        tale.isNewVersion = isNewVersion
        return tale
    }

    private func stick(_ tales: [StickTale]) -> [Stick] { [Stick(name: "K", place: "/sticks/K", tales: tales)] }

    /// A plan with the page open, unless it says otherwise.
    private func plan(_ tales: StickTale..., isOpen: Bool = true) -> StickPlan {
        var plan = StickPlan()
        _ = plan.take(stick(tales))
        if isOpen { plan.take(.look) }
        return plan
    }

    private func isRead(_ tale: StickTale) -> SlideTile { SlideTile(picture: .good, sound: .good) }

    // MARK: - Which task is next

    @Test func `nothing is read until the page is open`() {
        var plan = plan(tale("a"), isOpen: false)
        #expect(plan.next() == nil)
        plan.take(.look)
        #expect(plan.next() == .look(tale("a")))
    }

    @Test func `what somebody waits for comes before what is still unknown`() {
        let (a, b, c) = (tale("a"), ready("b"), ready("c"))
        let part = StickPart(tale: b.place, recording: 0, start: 0, end: 1)
        var plan = plan(a, b, c)
        plan.take(.hear(part))
        plan.take(.add([c.place]))
        plan.take(.save(tale: "racenis", on: "/sticks/K"))
        var waiting = c
        waiting.state = .waiting
        #expect(plan.next() == .save(StickSaving(tale: "racenis", place: "/sticks/K", stick: "K")))
        #expect(plan.next() == .add(waiting))
        plan.sticks.change(c.place) { $0.state = .added }
        #expect(plan.next() == .hear(part, b))
        #expect(plan.next() == .look(a))
    }

    @Test func `a tale that may be on the shelf is compared once, then each of its slides is read`() {
        let a = ready("a", slides: 2, id: "a", isNewVersion: true)
        var plan = plan(a)
        #expect(plan.next() == .compare(a))
        #expect(plan.next() == .examine(a, tile: 0))
        #expect(plan.examined(0, of: a, isRead(a)) == true)
        guard case .examine(_, tile: 1) = plan.next() else {
            Issue.record("the second slide is not next")
            return
        }
        #expect(plan.examined(1, of: a, isRead(a)) == true)
        #expect(plan.next() == nil)
    }

    @Test func `tasks are started once, and again after the last one`() {
        var plan = plan(tale("a"))
        #expect([plan.mustStart(), plan.mustStart()] == [true, false])
        #expect(plan.next() != nil)
        #expect(plan.mustStart() == false)
        plan.sticks.change("/sticks/K/a") { $0.state = .added }
        #expect(plan.next() == nil)
        #expect(plan.mustStart() == true)
    }

    @Test func `of several recordings only the last one wanted is prepared`() {
        let a = ready("a")
        var plan = plan(a)
        for start in [1.0, 2, 3] { plan.take(.hear(StickPart(tale: a.place, recording: 0, start: start, end: 9))) }
        #expect(plan.next() == .hear(StickPart(tale: a.place, recording: 0, start: 3, end: 9), a))
        #expect(plan.next() == nil)
    }

    @Test func `what is added or exported goes on behind the lock, while nothing else is read`() {
        var plan = plan(ready("a"), ready("b"), tale("c"))
        plan.take(.add(["/sticks/K/a"]))
        plan.take(.hear(StickPart(tale: "/sticks/K/b", recording: 0, start: 0, end: 1)))
        plan.take(.save(tale: "racenis", on: "/sticks/K"))
        plan.take(.letGo)
        var waiting = ready("a")
        waiting.state = .waiting
        #expect(plan.next() == .save(StickSaving(tale: "racenis", place: "/sticks/K", stick: "K")))
        #expect(plan.next() == .add(waiting))
        #expect(plan.begin(StickPlan.Adding(tale: "/sticks/K/a") { true }) == true)
        #expect(plan.next() == nil)
    }

    @Test func `who cancels finds what waits as it was`() {
        var plan = plan(ready("a"), ready("b"))
        plan.take(.add(["/sticks/K/a", "/sticks/K/b"]))
        plan.take(.save(tale: "racenis", on: "/sticks/K"))
        plan.take(.stopAdding)
        plan.take(.stopSaving)
        #expect(plan.sticks.tales.map(\.state) == [.ready, .ready])
        #expect(plan.sticks.saving?.state == .stopping)
        plan.saveFailed(nil)
        #expect(plan.sticks.saving == nil)
    }

    @Test func `the result of an export stays until it is put away, and work under way is no result`() {
        var plan = plan(ready("a"))
        plan.take(.save(tale: "racenis", on: "/sticks/K"))
        plan.take(.forgetSaving)
        #expect(plan.sticks.saving?.state == .waiting)
        _ = plan.saves(.saved(folder: "Racenis", .now))
        plan.take(.letGo)
        #expect(plan.sticks.saving?.state == .saved(folder: "Racenis", .now))
        plan.take(.forgetSaving)
        #expect(plan.sticks.saving == nil)
    }

    // MARK: - Sticks that come and go

    @Test func `a changed tale is read again, an unchanged one is not`() {
        let (a, b) = (ready("a"), ready("b"))
        var plan = plan(a, b)
        let changed = plan.take(stick([tale("a", stamp: "2"), tale("b")]))
        #expect(changed == [a])
        #expect(plan.sticks.tales == [tale("a", stamp: "2"), b])
    }

    @Test func `the tales of a ZIP stand in its place until it changes`() {
        var part = ready("a.zip/A")
        part.archive = "/sticks/K/a.zip"
        var waiting = part
        waiting.state = .waiting
        var plan = plan(tale("a.zip"), tale("b"))
        plan.sticks.refuse(tale("a.zip"), .gone(""), parts: [part])
        #expect(plan.sticks.tales == [part, tale("b")])
        plan.take(.add([part.place]))
        #expect(plan.take(stick([tale("a.zip"), tale("b")])) == [])
        #expect(plan.sticks.tales == [waiting, tale("b")])
        #expect(plan.take(stick([tale("a.zip", stamp: "2"), tale("b")])) == [waiting])
        #expect(plan.sticks.tales == [tale("a.zip", stamp: "2"), tale("b")])
    }

    @Test func `a stick that is pulled while its tale is added is told, unless the tale was complete`() {
        for isCut in [true, false] {
            var plan = plan(ready("a"))
            plan.take(.add(["/sticks/K/a"]))
            #expect(plan.begin(StickPlan.Adding(tale: "/sticks/K/a") { isCut }) == true)
            _ = plan.take([Stick]())
            #expect(plan.sticks.notice == (isCut ? .pulled(whileAdding: "a") : nil))
        }
    }

    @Test func `a stick whose loss is felt first by the tale that is read from it is told as pulled`() {
        let a = ready("a")
        var plan = plan(a)
        plan.take(.add([a.place]))
        #expect(plan.begin(StickPlan.Adding(tale: a.place) { true }) == true)
        plan.failed(a, .gone(a.place))
        #expect(plan.sticks.notice == .pulled(whileAdding: "a"))
    }

    @Test func `a tale that is being added stays the same although its folder changes`() {
        var plan = plan(tale("a", .waiting))
        #expect(plan.begin(StickPlan.Adding(tale: "/sticks/K/a") { true }) == true)
        #expect(plan.take(stick([tale("a", stamp: "2")])) == [])
        #expect(plan.sticks.tales.map(\.state) == [.adding(done: 0, of: nil)])
    }

    // MARK: - Results

    @Test func `nothing is added that was cancelled or whose stick has gone`() {
        var cancelled = plan(ready("a"))
        #expect(cancelled.begin(StickPlan.Adding(tale: "/sticks/K/a") { true }) == false)
        var empty = plan(tale("a", .waiting))
        #expect(empty.begin(StickPlan.Adding(tale: "/sticks/K/b") { true }) == false)
    }

    @Test func `who cancels abandons what is being added, who leaves does not`() {
        let abandoned = Mutex(0)
        let adding = StickPlan.Adding(tale: "/sticks/K/a") {
            abandoned.withLock { $0 += 1 }
            return true
        }
        var plan = plan(tale("a", .waiting))
        #expect(plan.begin(adding) == true)
        plan.take(.letGo)
        #expect(abandoned.withLock { $0 } == 0)
        plan.take(.stopAdding)
        #expect(abandoned.withLock { $0 } == 1)
    }

    @Test func `a cancelled tale answers at once, although its stick hangs, and can be added again`() {
        let a = ready("a")
        var plan = plan(a)
        plan.take(.add([a.place]))
        #expect(plan.begin(StickPlan.Adding(tale: a.place) { true }) == true)
        plan.take(.stopAdding)
        #expect(plan.sticks.tales.map(\.state) == [.ready])
        plan.adds(a, done: 1, of: 2)
        #expect(plan.sticks.tales.map(\.state) == [.ready])
        plan.take(.add([a.place]))
        plan.failed(a, .interrupted)
        #expect(plan.sticks.tales.map(\.state) == [.waiting])
        _ = plan.take([Stick]())
        #expect(plan.sticks.notice == nil)
    }

    @Test func `another tale with the title of an added one becomes its new version`() {
        func named(_ place: String, _ title: String) -> StickTale {
            StickTale(place: "/sticks/K/\(place)", stamp: "1", title: title, id: "x", state: .ready)
        }
        let added = named("a", "Kāzas")
        var plan = plan(added, named("a.zip", "kāzas"), named("b", "Kazas"))
        plan.added(added, id: "y", earlier: [])
        #expect(plan.sticks.tales.map(\.state) == [.added, .ready, .ready])
        #expect(plan.sticks.tales.map(\.id) == ["y", "y", "x"])
        #expect(plan.sticks.tales.map(\.isNewVersion) == [false, true, false])
    }

    @Test func `what was read of a tale that has changed meanwhile is obsolete`() {
        let before = ready("a", slides: 1, id: "a", isNewVersion: true)
        var plan = plan(before)
        _ = plan.take(stick([tale("a", stamp: "2")]))
        #expect(plan.examined(0, of: before, isRead(before)) == false)
        plan.compared(before, isUnchanged: true)
        #expect(plan.sticks.tales == [tale("a", stamp: "2")])
    }

    @Test func `an export that is stopped takes no more progress`() {
        var plan = plan(ready("a"))
        plan.take(.save(tale: "racenis", on: "/sticks/K"))
        #expect(plan.saves(.writing(percent: 7)) == true)
        #expect(plan.sticks.saving?.state == .writing(percent: 7))
        plan.take(.stopSaving)
        #expect(plan.saves(.writing(percent: 9)) == false)
        #expect(plan.sticks.saving?.state == .stopping)
    }
}
