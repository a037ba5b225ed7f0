import Engine
import Stories
import TalePacks
import TestSupport
import Testing

@testable import GrownUps
@testable import PasakaApp

@MainActor struct StagehandTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder(["tales/racenis/1.png", "tales/vilks/1.png"]) }

    private var wishes: Stagehand.Wishes {
        Stagehand.Wishes(stories: [disk.path + "/tales"], state: disk.path + "/state")
    }

    private func world() throws -> World { try world(wishes) }

    private func world(_ wishes: Stagehand.Wishes) throws -> World {
        let stagehand = try Stagehand(wishes)
        return stagehand.world(wishes, stagehand.services(), .content)
    }

    private let kept = """
        {"lastTale": "racenis", "tales": {"racenis": {"isFinished": false, "slide": 3}}, "version": 1}
        """

    @Test func `the world knows tales settings and places`() throws {
        let world = try world()
        #expect(world[Shelf.self]?.stories.map(\.id) == ["racenis", "vilks"])
        #expect(world[Settings.self] == Settings())
        #expect(world[UserProgress.self] == UserProgress())
        #expect(world[Installation.self]?.progressFile == disk.path + "/state/progress.json")
        #expect(world[Installation.self]?.storiesFolder == disk.path + "/tales")
        #expect(world.motion == .eased)
    }

    @Test func `root reads the kiosk's folders, and creates nothing there`() throws {
        let state = disk.path + "/kiosk"
        #expect(Places.Kiosk(state: state, user: 0) == nil)
        try disk.makeFolder("kiosk")
        #expect(Places.Kiosk(state: state, user: 1000) == nil)
        var wishes = Stagehand.Wishes()
        wishes.kiosk = Places.Kiosk(state: state, user: 0)
        let stagehand = try Stagehand(wishes)
        #expect(stagehand.store.folder == state)
        #expect(stagehand.family == state + "/stories")
        #expect(stagehand.data == state)
        #expect(disk.names(in: "kiosk") == [])
        wishes.state = disk.path + "/state"
        #expect(try Stagehand(wishes).store.folder == disk.path + "/state")
    }

    @Test func `kept progress is there again`() throws {
        try disk.write("state/progress.json", kept)
        #expect(try world()[UserProgress.self]?["racenis"].slide == 3)
        #expect(disk.names(in: "state") == ["progress.json"])
    }

    @Test(arguments: [
        "", "garbage", "[]", "{}", "{\"version\": 1, \"tales\": {\"a\": {\"slide\": 0, \"isFinished\": false}}}",
    ])
    func `progress that cannot be read is kept aside`(text: String) throws {
        try disk.write("state/progress.json", text)
        #expect(try world()[UserProgress.self] == UserProgress())
        let names = disk.names(in: "state")
        #expect(names.count == 1 && names.allSatisfy { $0.hasPrefix("progress.unreadable-") })
        #expect(try disk.text("state/\(names.first ?? "")") == text)
    }

    @Test func `progress of a newer pasaka is left alone`() throws {
        try disk.write("state/progress.json", "{\"version\": 2, \"tales\": 7}")
        #expect(try world()[UserProgress.self] == UserProgress())
        #expect(disk.names(in: "state") == ["progress.json"])
    }

    @Test func `a folder in place of progress is kept aside too`() throws {
        try disk.write("state/progress.json/inside", "")
        #expect(try world()[UserProgress.self] == UserProgress())
        #expect(disk.names(in: "state").allSatisfy { $0.hasPrefix("progress.unreadable-") })
    }

    @Test func `settings are obeyed`() throws {
        try disk.write("state/settings.json", "{\"reduceMotion\": true}")
        #expect(try world().motion == .cut)
    }

    @Test func `the command line reduces motion too`() throws {
        var wishes = wishes
        wishes.reduceMotion = true
        #expect(try world(wishes).motion == .cut)
    }

    @Test func `settings that cannot be read are kept aside`() throws {
        try disk.write("state/settings.json", "[7]")
        #expect(try world()[Settings.self] == Settings())
        #expect(disk.names(in: "state").allSatisfy { $0.hasPrefix("settings.unreadable-") })
    }

    @Test func `a folder of tales that is not there is a reason to end`() throws {
        let wishes = Stagehand.Wishes(stories: [disk.path + "/none"])
        do {
            _ = try Stagehand(wishes)
            Issue.record("no failure")
        } catch let failure as Stagehand.Failure {
            #expect(failure.description == "\(disk.path)/none: there is no such folder of tales")
        }
    }
}
