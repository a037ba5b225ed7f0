import Conversion
import Engine
import Foundation
import PackMaker
import Synchronization
import System
import TestSupport
import Testing

@testable import GrownUps

/// Sticks that come and go, with the real converter.
struct StickServiceTests {
    private final class Heard: Sendable {
        private let all = Mutex<[Sticks]>([])
        func add(_ sticks: Sticks) { all.withLock { $0.append(sticks) } }
        var last: Sticks { all.withLock { $0.last ?? Sticks() } }
        var tales: [StickTale] { last.tales }
    }

    private let disk: TemporaryFolder
    private let heard = Heard()

    init() throws {
        disk = try TemporaryFolder()
        for folder in ["sticks", "own"] { try disk.makeFolder(folder) }
    }

    private let memory = MemoryFiles()

    private func service(
        family: String? = nil, door: StickDoor? = nil, converter: String = Converter.path
    ) -> StickService {
        let service = StickService(
            reading: StickReading(places: [disk.path + "/sticks"]),
            workshop: StickWorkshop(
                family: family ?? disk.path + "/own", shipped: [],
                conversion: Conversion(executable: converter), keep: memory.keep, release: memory.forget,
                door: door),
            changed: {}, deliver: heard.add)
        service.begin()
        return service
    }

    private func svg(_ color: String) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"6\"><rect width=\"8\" height=\"6\" fill=\"\(color)\"/></svg>"
    }

    /// Puts a stick in, in one step.
    private func plug(_ files: [String: String]) throws {
        for (name, text) in files { try disk.write("hand/\(name)", text) }
        #expect(rename(disk.path + "/hand", disk.path + "/sticks/K") == 0)
    }

    private func pull() { rename(disk.path + "/sticks/K", disk.path + "/pulled") }

    private var vasara: String { disk.path + "/sticks/K/Vasara" }

    @Test func `a stick appears and disappears, and nothing on it is read until the page opens`() throws {
        let service = service()
        try plug(["Vasara/1.svg": svg("red")])
        #expect(eventually { heard.tales.map(\.state) == [.unread] })
        #expect(heard.last.sticks.map(\.name) == ["K"])
        pull()
        #expect(eventually { heard.last.sticks.isEmpty })
        withExtendedLifetime(service) {}
    }

    @Test func `when the page opens each slide is reported, by name and then by content`() throws {
        let service = service()
        try plug([
            "Vasara/1.svg": svg("red"), "Vasara/2.svg": "no picture", "Vasara/3.mp3": "a", "Vasara/4.mp3": "b",
            "Vasara/5.mp3": "c",
        ])
        service.perform([.stick(.look)])
        #expect(eventually { heard.tales.first?.tiles.map(\.picture) == [.good, .bad] })
        #expect(eventually { heard.tales.first?.tiles.map(\.look) == [.silent, .missing] })
        #expect(heard.tales.first?.recordings == ["3.mp3", "4.mp3", "5.mp3"])
        #expect(heard.tales.first?.loose == [0, 1, 2])
        #expect(heard.tales.first?.tiles.map { $0.thumbnail != nil } == [true, false])
    }

    /// A WAV of a tenth of a second.
    private func sound(_ level: Float) throws -> [UInt8] {
        StickWorkshop.wav([Float](repeating: level, count: 4_800), rate: 48_000)
    }

    @Test func `recordings are played, and paired with pictures by hand`() throws {
        let service = service()
        try disk.write("hand/Vasara/Jauns ieraksts.wav", sound(0.2))
        try disk.write("hand/Vasara/Jauns ieraksts (2).wav", sound(0.4))
        try plug(["Vasara/a.svg": svg("red"), "Vasara/b.svg": svg("green"), "Vasara/c.svg": svg("blue")])
        service.perform([.stick(.look)])
        #expect(eventually { heard.tales.first?.recordings == ["Jauns ieraksts.wav", "Jauns ieraksts (2).wav"] })
        #expect(heard.last.addable == [])
        let part = StickPart(tale: vasara, recording: 1, start: 0, end: 60)
        service.perform([.stick(.hear(part))])
        #expect(eventually { heard.last.heard?.part == part })
        service.perform([.stick(.hear(StickPart(tale: vasara, recording: 1, start: 2, end: 1)))])
        service.perform([.stick(.pair(tale: vasara, [1, nil, 0]))])
        #expect(eventually { heard.tales.first?.tiles.map(\.sound) == [.good, .missing, .good] })
        #expect(heard.tales.first?.loose == [])
        service.perform([.stick(.add([vasara]))])
        #expect(eventually { heard.tales.map(\.state) == [.added] })
        #expect(
            disk.names(in: "own/vasara") == [
                ".source", "slide01.jpg", "slide01.ogg", "slide02.jpg", "slide03.jpg", "slide03.ogg", "story.json",
                "title.ogg",
            ])
    }

    @Test func `one recording for all pages is cut at its pause, and the cut can be moved`() throws {
        let service = service()
        let word = [Float](repeating: 0.3, count: 8_000)
        let samples = word + [Float](repeating: 0, count: 8_000) + word
        try disk.write("hand/Vasara/Visa pasaka.wav", StickWorkshop.wav(samples, rate: 8_000))
        try plug(["Vasara/a.svg": svg("red"), "Vasara/b.svg": svg("green"), "Vasara/c.svg": svg("blue")])
        service.perform([.stick(.look)])
        #expect(eventually { heard.tales.first?.isOpen == true })
        service.perform([.stick(.findCuts(tale: vasara))])
        #expect(eventually { heard.tales.first?.cuts?.bounds.count == 4 })
        #expect(heard.tales.first?.cuts?.bounds.contains { abs($0 - 1.5) < 0.1 } == true)
        service.perform([.stick(.cut(tale: vasara, [0, 1.5, 1.5, 3])), .stick(.add([vasara]))])
        #expect(eventually { heard.tales.map(\.state) == [.added] })
        #expect(heard.tales.first?.tiles.map(\.sound) == [.good, .missing, .good])
        #expect(
            disk.names(in: "own/vasara") == [
                ".source", "slide01.jpg", "slide01.ogg", "slide02.jpg", "slide03.jpg", "slide03.ogg", "story.json",
                "title.ogg",
            ])
    }

    @Test func `a ZIP of several tales is as many tales, and what is beside them is named`() throws {
        let service = service()
        try disk.write("pack/Vasara/1.svg", svg("red"))
        try disk.write("pack/Ziema/1.svg", svg("blue"))
        try disk.write("pack/Ziema/lieks.xyz", "x")
        try disk.write("pack/lasi mani.xyz", "x")
        try disk.makeFolder("hand")
        try zip("pack", as: "hand/pasakas.zip")
        try plug([:])
        service.perform([.stick(.look)])
        #expect(eventually { heard.tales.map(\.tiles).map(\.count) == [1, 1] && heard.tales.allSatisfy(\.canBeAdded) })
        #expect(heard.tales.map(\.title) == ["Vasara", "Ziema"])
        #expect(heard.tales.map(\.leftOut) == [nil, ["lieks.xyz", "pasakas.zip/lasi mani.xyz"]])
        service.perform([.stick(.add(heard.tales.map(\.place)))])
        #expect(eventually { heard.tales.map(\.state) == [.added, .added] })
        #expect(disk.names(in: "own").filter { !$0.hasPrefix(".") } == ["vasara", "ziema"])
        service.perform([.stick(.letGo), .stick(.look)])
        withExtendedLifetime(service) {}
        let again = self.service()
        again.perform([.stick(.look)])
        #expect(eventually { heard.tales.count == 2 && heard.tales.allSatisfy(\.isThere) })
        withExtendedLifetime(again) {}
    }

    private func zip(_ folder: String, as name: String) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "cd '\(disk.path)/\(folder)' && zip -qr '\(disk.path)/\(name)' ."]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    @Test func `a tale is added, then a newer version of it, and the earlier one comes back`() throws {
        let service = service()
        try plug(["Vasara/1.svg": svg("red")])
        service.perform([.stick(.look)])
        #expect(eventually { heard.tales.map(\.canBeAdded) == [true] })
        service.perform([.stick(.add([vasara]))])
        #expect(eventually { heard.tales.map(\.state) == [.added] })
        #expect(disk.names(in: "own") == ["vasara"])
        try disk.write("sticks/K/Vasara/2.svg", svg("green"))
        #expect(eventually { heard.tales.first?.isNewVersion == true && heard.tales.first?.state == .ready })
        service.perform([.stick(.add([vasara]))])
        #expect(eventually { heard.last.earlier == [Sticks.EarlierTale(id: "vasara", title: "Vasara")] })
        #expect(disk.names(in: "own/vasara") == [".source", "slide01.jpg", "slide02.jpg", "story.json", "title.ogg"])
        service.perform([.stick(.restore("vasara"))])
        #expect(eventually { heard.last.notice == .restored("vasara") })
        #expect(disk.names(in: "own/vasara") == [".source", "slide01.jpg", "story.json", "title.ogg"])
        #expect(eventually { heard.tales.map(\.state) == [.ready] })
    }

    @Test func `an existing tale is not offered again until it has changed`() throws {
        let first = service()
        try plug(["Vasara/1.svg": svg("red"), "Vasara/2.svg": svg("green")])
        first.perform([.stick(.look), .stick(.letGo), .stick(.look)])
        #expect(eventually { heard.tales.map(\.canBeAdded) == [true] })
        first.perform([.stick(.add([vasara]))])
        #expect(eventually { heard.tales.map(\.state) == [.added] })
        first.close()
        let second = service()
        second.perform([.stick(.look)])
        #expect(eventually { heard.tales.map(\.status) == [.onShelf] })
        #expect(heard.last.addable == [])
        #expect(disk.names(in: "own") == ["vasara"])
        try disk.write("sticks/K/Vasara/new", svg("blue"))
        #expect(rename(vasara + "/new", vasara + "/2.svg") == 0)
        #expect(eventually { heard.tales.map(\.status) == [.newVersion] })
        withExtendedLifetime((first, second)) {}
    }

    /// Looks at a tale, and begins to add it, which waits at the gate.
    private func beginAdding(_ service: StickService, _ gate: GatedConverter) throws {
        try plug(["Vasara/1.svg": svg("red"), "Vasara/2.svg": svg("green")])
        service.perform([.stick(.look)])
        #expect(eventually { heard.tales.map(\.canBeAdded) == [true] })
        gate.close()
        service.perform([.stick(.add([vasara]))])
        #expect(eventually { heard.tales.first?.isBeingAdded == true })
    }

    @Test func `removing a stick while its tale is added leaves nothing, and is reported`() throws {
        let gate = try GatedConverter(in: disk), service = service(converter: gate.path)
        try beginAdding(service, gate)
        pull()
        #expect(eventually { heard.last.notice == .pulled(whileAdding: "Vasara") })
        gate.open()
        #expect(eventually { disk.names(in: "own") == [] })
    }

    @Test func `leaving the page lets adding go on`() throws {
        let service = service()
        try plug(["Vasara/1.svg": svg("red"), "Vasara/2.svg": svg("green")])
        service.perform([.stick(.look)])
        #expect(eventually { heard.tales.map(\.canBeAdded) == [true] })
        service.perform([.stick(.add([vasara])), .stick(.letGo)])
        #expect(eventually { heard.tales.map(\.state) == [.added] })
        #expect(disk.names(in: "own") == ["vasara"])
    }

    @Test func `cancelled adding leaves nothing, and can be restarted`() throws {
        let gate = try GatedConverter(in: disk), service = service(converter: gate.path)
        try beginAdding(service, gate)
        service.perform([.stick(.stopAdding)])
        gate.open()
        #expect(eventually { heard.tales.map(\.state) == [.ready] })
        #expect(eventually { disk.names(in: "own") == [] })
    }

    // MARK: - Saving

    /// A tale of the family's, and a stick with a file of its own.
    private func tell(bytes: Int = 100) throws {
        try disk.write(
            "own/lacis/story.json", #"{"id": "lacis", "title": "Lācis", "slides": [{"id": "a", "imageName": "a"}]}"#)
        try disk.write("own/lacis/a.jpg")
        #expect(truncate(disk.path + "/own/lacis/a.jpg", bytes) == 0)
        try disk.write("own/lacis/tellings/fox-orange/a.ogg", "sound")
        try plug(["mine.txt": "mine"])
        #expect(eventually { heard.last.sticks.count == 1 })
    }

    private var stick: String { disk.path + "/sticks/K" }
    private var saveIt: [Command] { [.stick(.save(tale: "lacis", on: stick))] }
    private var state: StickSaving.State? { heard.last.saving?.state }

    @Test func `a tale is exported to a stick, and its folder is not offered as new`() throws {
        let service = service()
        try tell()
        service.perform(saveIt)
        #expect(eventually { state == .saved(folder: "Lācis", .byDesktop) })
        #expect(disk.names(in: "sticks/K") == ["Lācis", "mine.txt"])
        service.perform([.stick(.look)])
        #expect(eventually { heard.tales.map(\.state) == [.there] })
        #expect(heard.tales.map(\.status) == [.onShelf])
        #expect(heard.last.addable == [])
        // Told again, it is another one.
        try disk.write("own/lacis/tellings/owl-blue/a.ogg", "sound of the owl")
        service.perform([.stick(.letGo), .stick(.look)])
        #expect(eventually { heard.tales.map(\.state) == [.ready] })
    }

    @Test func `cancelling stops the export, and nothing is left`() throws {
        let service = service()
        try tell(bytes: 300_000_000)
        service.perform(saveIt + saveIt)
        #expect(eventually { if case .writing(let percent) = state { percent > 0 } else { false } })
        service.perform([.stick(.letGo), .stick(.stopSaving)])
        #expect(eventually { heard.last.saving == nil })
        #expect(disk.names(in: "sticks/K") == ["mine.txt"])
    }

    @Test func `removing a stick during an export leaves no partial tale, and is reported`() throws {
        let service = service()
        try tell(bytes: 300_000_000)
        service.perform(saveIt)
        #expect(eventually { if case .writing = state { true } else { false } })
        pull()
        #expect(eventually { state == .failed(.pulled) })
        #expect(disk.names(in: "pulled") == ["mine.txt"])
    }

    @Test(.enabled(if: getuid() == 0, "only root may mount")) func `a full stick says what is needed`() throws {
        try disk.makeFolder("sticks/K")
        let small = try #require(SmallDisk(at: stick, bytes: 2 << 20))
        defer { withExtendedLifetime(small) {} }
        try disk.write("sticks/K/mine.txt", "mine")
        let service = service()
        try disk.write(
            "own/lacis/story.json", #"{"id": "lacis", "title": "Lācis", "slides": [{"id": "a", "imageName": "a"}]}"#)
        try disk.write("own/lacis/a.jpg", [UInt8](repeating: 7, count: 5_000_000))
        #expect(eventually { heard.last.sticks.count == 1 })
        service.perform(saveIt)
        #expect(eventually { state == .failed(.full(needed: 6, free: 2)) })
        #expect(disk.names(in: "sticks/K") == ["mine.txt"])
    }

    // MARK: - The door

    /// A stick that may only be read, and a door to it.
    private func readOnly(_ lends: Bool) throws -> (SmallDisk, StickService) {
        try disk.makeFolder("sticks/K")
        try disk.makeFolder("running")
        let small = try #require(SmallDisk(at: stick, bytes: 4 << 20))
        try disk.write("sticks/K/mine.txt", "mine")
        small.allow(writing: false)
        try disk.write(
            "own/lacis/story.json", #"{"id": "lacis", "title": "Lācis", "slides": [{"id": "a", "imageName": "a"}]}"#)
        try disk.write("own/lacis/a.jpg", "picture")
        let service = service(door: StickDoor(folder: disk.path + "/running", sticks: disk.path + "/sticks"))
        #expect(eventually { heard.last.sticks.count == 1 })
        return (small, service)
    }

    @Test(.enabled(if: getuid() == 0, "only root may mount"))
    func `a stick that may only be read is asked for, and pulled when it is only read again`() throws {
        let (small, service) = try readOnly(true)
        service.perform(saveIt)
        #expect(eventually { disk.names(in: "running") == ["stick-to-write"] })
        #expect(try disk.text("running/stick-to-write") == "K\n")
        #expect(eventually { state == .waiting })
        small.allow(writing: true)
        #expect(eventually { disk.names(in: "running") == [] })
        #expect(eventually { state == .ending })
        small.allow(writing: false)
        #expect(eventually { state == .saved(folder: "Lācis", .now) })
        #expect(disk.names(in: "sticks/K") == ["Lācis", "mine.txt"])
        withExtendedLifetime((small, service)) {}
    }

    @Test(.enabled(if: getuid() == 0, "only root may mount"))
    func `a stick that is not lent, or write-protected, is reported at once`() throws {
        let (small, service) = try readOnly(false)
        service.perform(saveIt)
        #expect(eventually { disk.names(in: "running") == ["stick-to-write"] })
        disk.remove("running/stick-to-write")
        #expect(eventually { state == .failed(.unwritable) })
        #expect(disk.names(in: "sticks/K") == ["mine.txt"])
        service.perform(saveIt)
        #expect(eventually { disk.names(in: "running") == ["stick-to-write"] })
        service.perform([.stick(.stopSaving)])
        #expect(eventually { heard.last.saving == nil && disk.names(in: "running") == [] })
        withExtendedLifetime((small, service)) {}
    }

    @Test func `what an earlier player has asked for is not asked for any more`() throws {
        try disk.write("running/stick-to-write", "K")
        let service = service(door: StickDoor(folder: disk.path + "/running", sticks: disk.path + "/sticks"))
        #expect(disk.names(in: "running") == [])
        withExtendedLifetime(service) {}
    }

    @Test func `a write error is reported`() throws {
        try disk.write("file", "")
        let service = service(family: disk.path + "/file")
        try plug(["Vasara/1.svg": svg("red")])
        service.perform([.stick(.look)])
        #expect(eventually { heard.tales.map(\.state) == [.failed(.unwritable)] })
    }
}
