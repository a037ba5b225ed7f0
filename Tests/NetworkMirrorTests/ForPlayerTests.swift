import Foundation
import NetworkFolder
import NetworkHub
import NetworkShelf
import Storage
import TestSupport
import Testing

@testable import NetworkMirror

/// What the player reads, which verifies nothing.
struct ForPlayerTests {
    private let disk: TemporaryFolder
    private let carrier: TestCarrier, mirror: Mirror
    private var hub: Hub

    init() throws {
        disk = try TemporaryFolder()
        try disk.makeFolder("kiosk")
        _ = try Hub.make("\(disk.path)/net", named: "Bibliotēkas")
        hub = try Hub("\(disk.path)/net")
        carrier = try TestCarrier("\(disk.path)/net/pasaka-network")
        mirror = try Mirror("\(disk.path)/kiosk", room: DiskRoom(sparing: 64 << 20) { 1 << 30 })
        try mirror.join(hub.invitation())
    }

    private mutating func add(_ name: String) throws -> NetworkIndex {
        try disk.write("\(name)/1.jpg", name)
        _ = try hub.add(TaleFolder("\(disk.path)/\(name)"))
        return try hub.publish(.all, on: "2026-11-29")
    }

    private func stamp(_ file: String) -> [Int] { MessageFile.stamp("\(disk.path)/kiosk/\(file)") }

    @Test func `a kiosk that has just joined says the network's name, and no tale`() {
        #expect(mirror.shelf == NetworkShelf(network: "Bibliotēkas"))
    }

    @Test func `a pilot's shelf says so`() throws {
        try mirror.join(hub.invitation(.pilot))
        #expect(mirror.shelf?.ring == "pilot")
        try mirror.join(hub.invitation())
        #expect(mirror.shelf?.ring == nil)
    }

    @Test mutating func `the shelf names the tales that are there whole, and what is hidden`() throws {
        let pele = try add("Pele").packs[0]
        _ = try add("Vāverīte")
        try hub.withdraw("Pele")
        let index = try hub.publish(.all, on: "2026-11-30")
        carrier.changed.withLock { $0 = [index.packs[0].path: [0]] }
        #expect(try mirror.look(at: carrier, now: 100) == .wrongPack)
        #expect(
            mirror.shelf
                == NetworkShelf(network: "Bibliotēkas", number: 3, date: "2026-11-30", wanted: 1, withdrawn: ["Pele"]))
        carrier.changed.withLock { $0 = [:] }
        #expect(try mirror.look(at: carrier, now: 200) == nil)
        let tale = try #require(mirror.shelf?.tales.first)
        #expect(tale.id == "Vāverīte" && tale.title == "Vāverīte" && tale.version == 1)
        #expect(try disk.text("kiosk/\(tale.path)").hasPrefix("PK"))
        #expect(tale.sha256 != pele.sha256)
    }

    @Test mutating func `settings are a file of settings, and go with the last of them`() throws {
        try hub.set(Array(#"{"version": 1, "language": "lv", "sound": true, "languages": ["lv", "en"]}"#.utf8))
        _ = try hub.publish(.all, on: "2026-11-29")
        #expect(try mirror.look(at: carrier, now: 100) == nil)
        #expect(
            try disk.text("kiosk/settings.json")
                == #"{"language":"lv","languages":["lv","en"],"sound":true,"version":1}"#)
        try hub.set(Array("{}".utf8))
        _ = try hub.publish(.all, on: "2026-11-30")
        #expect(try mirror.look(at: carrier, now: 200) == nil)
        #expect(!disk.names(in: "kiosk").contains("settings.json"))
    }

    @Test mutating func `a night with nothing new writes one small file`() throws {
        _ = try add("Vāverīte")
        try mirror.look(at: carrier, now: 100)
        let files = ["shelf.json", "settings.json", "index.json", "trust.json", "kiosk.json"]
        let before = files.map(stamp)
        try mirror.look(at: carrier, now: 200)
        #expect(files.map(stamp) == before)
        #expect(mirror.contact == NetworkContact(looked: 200, whole: 200))
    }

    @Test mutating func `leaving leaves nothing, also if the power fails after its first step`() throws {
        _ = try add("Vāverīte")
        try disk.write("kiosk/outbox/2026-11-29.json", "{}")
        try mirror.look(at: carrier, now: 100)
        try FileManager.default.removeItem(atPath: "\(disk.path)/kiosk/trust.json")
        #expect(try mirror.look(at: carrier, now: 200) == .away)
        #expect(disk.names(in: "kiosk") == [".lock", "outbox", "packs"])
        #expect(disk.names(in: "kiosk/packs") == [])
        #expect(disk.names(in: "kiosk/outbox") == [])
    }

    @Test mutating func `a second hub that goes on with a copy of the folder is seen`() throws {
        _ = try hub.publish(.all, on: "2026-11-28")
        try mirror.look(at: carrier, now: 100)
        try FileManager.default.copyItem(atPath: "\(disk.path)/net", toPath: "\(disk.path)/twin")
        var twin = try Hub("\(disk.path)/twin")
        _ = try twin.publish(.all, on: "2026-11-30")
        _ = try twin.publish(.all, on: "2026-11-30")
        _ = try hub.publish(.all, on: "2026-11-29")
        let other = try TestCarrier("\(disk.path)/twin/pasaka-network")
        #expect(try mirror.look(at: carrier, now: 200) == nil)
        #expect(try mirror.look(at: other, now: 300) == .forked)
        #expect(mirror.index?.number == 3)
        // It is said until a publication follows that is not the twin's next.
        #expect(try mirror.look(at: other, now: 400) == .forked)
        #expect(mirror.contact == NetworkContact(looked: 400, whole: 400, refusal: "W8"))
        _ = try twin.publish(.all, on: "2026-11-30")
        #expect(try mirror.look(at: other, now: 500) == nil)
    }

    @Test mutating func `a publication between the two files of an index costs no night`() throws {
        let old = try hub.publish(.all, on: "2026-11-28")
        let signature = try Array(disk.text("net/pasaka-network/index.json.sig").utf8)
        _ = try add("Vāverīte")
        carrier.once.withLock { $0 = ["index.json.sig": signature] }
        #expect(try mirror.look(at: carrier, now: 100) == nil)
        #expect(mirror.shelf?.number == old.number + 1)
    }

    @Test mutating func `the room for a tale is taken before it comes`() throws {
        let pack = try add("Vāverīte").packs[0]
        carrier.breaks.withLock { $0 = [pack.path: 10] }
        #expect(try mirror.look(at: carrier, now: 100) == .away)
        var status = stat()
        #expect(stat("\(disk.path)/kiosk/packs/.\(pack.sha256).half", &status) == 0)
        #expect(status.st_size == 10)
        #expect(Int(status.st_blocks) * 512 >= pack.size)
        // What was taken is not asked for again.
        let tight = try Mirror("\(disk.path)/kiosk", room: DiskRoom(sparing: 0) { 0 })
        #expect(try tight.look(at: carrier, now: 200) == nil)
    }
}
