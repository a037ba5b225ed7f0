import Engine
import TalePacks
import Testing

@testable import GrownUps

struct StickSaveViewModelTests {
    private static let route: Route = "grownups/tales/lacis/.save"

    private static func sticks(_ names: [String], _ state: StickSaving.State? = nil) -> Sticks {
        var sticks = Sticks(sticks: names.map { Stick(name: $0, place: "/s/\($0)", tales: []) })
        sticks.saving = state.map { StickSaving(tale: "lacis", place: "/s/K", stick: "K", state: $0) }
        return sticks
    }

    private func show(_ sticks: Sticks, at route: Route = Self.route) -> Show {
        var world = World(motion: .cut)
        world[Shelf.self] = Shelf(stories: [
            Story(id: "lacis", title: "Lācis", language: "lv", slides: [Slide(id: "a", text: "Lācis iet.")])
        ])
        world[Sticks.self] = sticks
        return Show(world: world, activities: activities, at: route)
    }

    private func words(_ show: Show) -> [String] {
        show.picture.drawings.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    }

    private func tap(_ show: inout Show, _ x: Double = 800, _ y: Double = 1028) -> [StickCommand] {
        let commands = show.take(.press(Point(x: x, y: y))) + show.take(.release(Point(x: x, y: y)))
        return commands.compactMap { $0.request(StickCommand.self)?.content }
    }

    private func learn(_ show: inout Show, _ state: StickSaving.State?, among names: [String] = ["K"]) {
        _ = show.take(.reply(.learned(AnyDocument(Self.sticks(names, state)))))
        _ = show.advance(60)
    }

    @Test func `without a stick it asks for one, and there is no button`() {
        var show = show(Sticks())
        #expect(words(show).contains("Iespraudiet zibatmiņu."))
        #expect(tap(&show) == [])
        learn(&show, nil, among: ["KINGSTON"])
        #expect(words(show).contains("Zibatmiņa „KINGSTON”"))
        #expect(tap(&show) == [.save(tale: "lacis", on: "/s/KINGSTON")])
    }

    @Test func `one press saves, and a second one at once does nothing`() {
        var show = show(Self.sticks(["K"]))
        #expect(tap(&show) == [.save(tale: "lacis", on: "/s/K")])
        #expect(words(show).contains("Mirkli…"))
        // What has taken the button's place does not answer at once.
        #expect(tap(&show) == [])
    }

    @Test func `of two sticks the one that is pressed is written`() {
        var show = show(Self.sticks(["A", "B"]))
        #expect(words(show).contains("Kurā zibatmiņā saglabāt?"))
        #expect(tap(&show, 1200, 975) == [.save(tale: "lacis", on: "/s/B")])
    }

    @Test func `while it is written it says so, and can be ended`() {
        var show = show(Self.sticks(["K"]))
        _ = tap(&show)
        learn(&show, .writing(percent: 34))
        #expect(words(show).contains("Saglabā: 34 %"))
        #expect(words(show).contains("Neizņemiet zibatmiņu."))
        #expect(tap(&show) == [.stopSaving])
        learn(&show, .stopping)
        #expect(words(show).contains("Neizņemiet zibatmiņu."))
        learn(&show, nil)
        #expect(tap(&show) == [.save(tale: "lacis", on: "/s/K")])
    }

    @Test(arguments: [
        (StickPulling.now, "Tagad zibatmiņu drīkst izņemt."),
        (.soon, "Pagaidiet minūti, tad izņemiet zibatmiņu."),
        (.byDesktop, "Izņemiet zibatmiņu tā, kā šajā datorā parasts."),
    ]) func `when it is done it says where it is, and when the stick may be pulled`(
        _ pulling: StickPulling, _ sentence: String
    ) {
        var show = show(Self.sticks(["K"]))
        _ = tap(&show)
        learn(&show, .ending)
        #expect(words(show).contains("Neizņemiet zibatmiņu."))
        learn(&show, .saved(folder: "Lācis 2", pulling))
        #expect(words(show).contains("Tā ir zibatmiņas „K” mapē „Lācis 2”. \(sentence)"))
        // Pulled, and the sentence stays.
        learn(&show, .saved(folder: "Lācis 2", pulling), among: [])
        #expect(words(show).contains("Pasaka ir zibatmiņā."))
        _ = tap(&show)
        #expect(show.route == "grownups/tales/lacis")
    }

    @Test(arguments: [
        (StickSaving.Failure.full(needed: 12, free: 3), "Vajag 12 MB, brīvi ir 3 MB."), (.fullAtOnce, "Izdzēsiet"),
        (.unwritable, "slēdzītis"), (.pulled, "Pasaka nav saglabāta."), (.unfitName, "Pārdēvējiet"),
        (.other, "Zibatmiņā nekas nav mainīts."),
    ]) func `a failure is reported and can be retried`(_ failure: StickSaving.Failure, _ part: String) {
        var show = show(Self.sticks(["K"]))
        _ = tap(&show)
        learn(&show, .failed(failure))
        #expect(words(show).contains { $0.contains(part) })
        #expect(words(show).contains("Mēģināt vēlreiz"))
        #expect(tap(&show) == [.save(tale: "lacis", on: "/s/K")])
    }

    @Test(arguments: [StickSaving.State.saved(folder: "Lācis", .now), .failed(.pulled)])
    func `who comes back after the lock sees the result, until it is put away`(_ result: StickSaving.State) {
        var show = show(Self.sticks(["K"], result))
        #expect(!words(show).contains("Zibatmiņa „K”"))
        let commands = show.take(.button(.back))
        #expect(commands.contains(.stick(.forgetSaving)))
        #expect(commands.contains(.stick(.letGo)))
        #expect(words(self.show(Self.sticks(["K"]))).contains("Zibatmiņa „K”"))
    }

    @Test func `another tale's result is not shown, nor that of a stick that has gone`() {
        var others = Self.sticks(["K"])
        others.saving = StickSaving(tale: "lapsa", place: "/s/K", stick: "K", state: .saved(folder: "Lapsa", .now))
        #expect(words(show(others)).contains("Zibatmiņa „K”"))
        let pulled = Self.sticks(["L"], .saved(folder: "Lācis", .now))
        #expect(words(show(pulled)).contains("Zibatmiņa „L”"))
    }

    @Test func `the lock puts no result away`() {
        var show = show(Self.sticks(["K"], .saved(folder: "Lācis", .now)))
        _ = show.take(.button(.confirm))
        let commands = show.advance(100 * 60)
        #expect(show.route != Self.route)
        #expect(!commands.contains(.stick(.forgetSaving)))
    }

    @Test(arguments: ["grownups/tales/lacis/.other", "grownups/tales/lapsa/.save"])
    func `there is no such page for what is no tale`(_ route: String) {
        #expect(show(Sticks(), at: Route(route)).route != Route(route))
    }
}
