import Engine
import Testing

@testable import GrownUps

struct RoomMenuTests {
    private func show(_ route: Route, _ change: (inout World) -> Void = { _ in }) -> Show {
        var world = World(motion: .cut)
        world.window = Rect(x: 0, y: -1680, width: 1600, height: 4560)
        change(&world)
        return Show(world: world, activities: activities, at: route)
    }

    private func words(_ show: Show) -> [String] {
        show.picture.drawings.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    }

    @Test func `the menu has the rows of all activities`() {
        let words = words(show("grownups/room"))
        for row in activities.flatMap({ $0.rows(World()) }) { #expect(words.contains(row.word)) }
    }

    @Test(arguments: RoomMenu.Page.allCases)
    func `each page has its title in both languages`(page: RoomMenu.Page) {
        #expect(words(show(page.route)).contains(page.title.text(in: .latvian)))
        let english = show(page.route) { $0[Settings.self] = Settings(["language": .text("en")]) }
        #expect(words(english).contains(page.title.text(in: .english)))
    }

    @Test func `another language applies at once`() {
        var show = show("grownups/room/language")
        _ = show.take(.reply(.learned(AnyDocument(Settings(["language": .text("en")])))))
        show.draw()
        #expect(words(show).contains("Language of the program"))
    }

    @Test func `a door that waits in a kiosk is off there until it is turned on`() {
        var activity = Activity(name: "soltura") { _, _ in nil }
        activity.doors = { _ in
            var door = Door("Sarunas", nil, to: "soltura", size: .modest)
            (door.canBeHidden, door.waitsInKiosk) = (true, true)
            return [door]
        }
        func setting(_ world: World) -> String? {
            switch RoomPages.doors(world, [activity]).first?.content {
            case .listed(let setting, "soltura"), .unlisted(let setting, "soltura"): setting.name
            default: nil
            }
        }
        var kiosk = World()
        kiosk[Kiosk.self] = Kiosk()
        #expect(setting(World()) == "hiddenDoors")
        #expect(setting(kiosk) == "shownDoors")
    }

    @Test func `a mistake in a file of settings has a line`() {
        let settings = Settings(["brightness": .number(7)])
        let words = words(
            show("grownups/room/machine") {
                $0[PinnedSettings.self] = PinnedSettings(settings, isUnreadable: true)
                $0[Settings.self] = settings
            })
        #expect(words.contains("Failu /etc/pasaka/settings.json nevar izlasīt"))
        #expect(words.contains("„brightness” failā /etc/pasaka/settings.json nav derīgs"))
        #expect(words.contains("„brightness” failā settings.json nav derīgs"))
        #expect(words.contains("Der skaitlis no 30 līdz 100."))
    }

    @Test func `what went wrong lately has a line each, and nothing has none`() {
        var incidents = Incidents()
        let quiet = words(show("grownups/room/machine"))
        #expect(!quiet.contains { $0.hasPrefix("Negaidīti") || $0.hasPrefix("Pēdējā kļūme") })
        incidents.crash(on: "2026-11-27")
        incidents.crash(on: "2026-11-28")
        incidents.keep(
            LogLine(time: "2026-11-28 08:02:11", level: "error", label: "pasaka.audio", sentence: "no sound device"))
        let words = words(show("grownups/room/machine") { $0[Incidents.self] = incidents })
        #expect(words.contains("Negaidīti pārtraukumi: 2, pēdējais 2026-11-28"))
        #expect(words.contains("Pēdējā kļūme: 2026-11-28 08:02:11"))
        #expect(words.contains("no sound device"))
    }

    @Test func `a pinned name that does not exist has a line with the one that is meant`() {
        let settings = Settings(["mostVolum": .number(70)])
        let words = words(
            show("grownups/room/machine") {
                $0[PinnedSettings.self] = PinnedSettings(settings)
                $0[Settings.self] = settings
            })
        #expect(words.contains("Iestatījuma „mostVolum” nav (/etc/pasaka/settings.json)"))
        #expect(words.contains("Varbūt domāts „mostVolume”?"))
        #expect(!words.contains { $0.contains("(settings.json)") }, "a newer program's name stays in a user's file")
    }

    private struct OneStick: MediaDocument {
        static let name = "one-stick"
        var media = [Medium("Stick", at: "/media/stick")]
    }

    @Test func `the report waits for a stick, and is saved there at a press`() {
        #expect(words(show("grownups/room/machine")).contains("Iespraudiet zibatmiņu."))
        var world = World()
        world[OneStick.self] = OneStick()
        guard case .button(let commands) = MachinePage.report(world).content else {
            Issue.record("no button")
            return
        }
        #expect(commands == [.ask(ReportRequest.save(place: "/media/stick"))])
        #expect(!MachinePage.isBusy(world))
        world[ReportSaving.self] = ReportSaving(.writing)
        #expect(MachinePage.isBusy(world))
        if case .button = MachinePage.report(world).content { Issue.record("two at once") }
    }

    @Test(arguments: [
        (ReportSaving.State.saved(folder: "Pasaka diagnostika", .now), "Tagad zibatmiņu drīkst izņemt."),
        (.failed(.full), "Zibatmiņā nepietiek vietas."), (.failed(.unwritable), "Šajā zibatmiņā nevar rakstīt."),
        (.failed(.pulled), "Zibatmiņa izņemta par agru."), (.failed(.other), "Ziņojumu neizdevās saglabāt."),
    ])
    func `what has become of the report is one sentence`(state: ReportSaving.State, sentence: String) {
        let words = words(
            show("grownups/room/machine") {
                $0[OneStick.self] = OneStick()
                $0[ReportSaving.self] = ReportSaving(state)
            })
        #expect(words.contains(sentence))
    }

    @Test func `the morning check is offered where there is one`() {
        func words(_ others: [Activity]) -> [Wording] {
            MachinePage.make(World(), others).compactMap {
                if case .phrase(let words) = $0.words { words } else { nil }
            }
        }
        #expect(!words(activities).contains(.morningCheckAgain))
        let check = Activity(name: "selftest") { _, _ in nil }
        #expect(words(activities + [check]).contains(.morningCheckAgain))
    }

    @Test func `what only a switch needs is there with a switch`() {
        let without = RoomPages.rules(World()).count
        var world = World()
        world[Settings.self] = Settings(["switches": .text("one")])
        #expect(RoomPages.rules(world).count == without + 2)
    }

    @Test func `each row that is no door and no list of others' names has a spoken label`() {
        for page in RoomMenu.Page.allCases {
            for row in page.make(World(), activities).rows {
                if case .words = row.content { continue }
                #expect(row.label != nil)
            }
        }
    }
}
