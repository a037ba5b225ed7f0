import Foundation
import NetworkFolder
import NetworkHub
import NetworkShelf
import Storage
import TestSupport
import Testing

@testable import NetworkMirror

struct MirrorTests {
    private let disk: TemporaryFolder
    private var folder: String { disk.path }
    private let carrier: TestCarrier
    private var hub: Hub

    init() throws {
        disk = try TemporaryFolder()
        OpenFolder.make("\(disk.path)/kiosk")
        _ = try Hub.make("\(disk.path)/net", named: "Bibliotēkas")
        hub = try Hub("\(disk.path)/net")
        carrier = try TestCarrier("\(disk.path)/net/pasaka-network")
    }

    private func mirror(free: Int = 1 << 30) throws -> Mirror {
        try Mirror("\(folder)/kiosk", room: DiskRoom(sparing: 64 << 20) { free })
    }

    private func joined(_ ring: NetworkIndex.Ring = .all, free: Int = 1 << 30) throws -> Mirror {
        let mirror = try mirror(free: free)
        try mirror.join(hub.invitation(ring))
        return mirror
    }

    private mutating func add(_ name: String, _ content: String = "a picture") throws {
        try disk.write("\(name)/1.jpg", content)
        _ = try hub.add(TaleFolder("\(folder)/\(name)"))
    }

    private var halves: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/kiosk/packs"))?.filter { $0.hasPrefix(".") }
            ?? []
    }

    @Test mutating func `a tale that is published is there after one look, and the next asks for one small file`()
        throws
    {
        try add("Vāverīte")
        _ = try hub.publish(.all, on: "2026-11-29")
        let mirror = try joined()
        #expect(try mirror.look(at: carrier, now: 100) == nil)
        #expect(mirror.tales.map(\.title) == ["Vāverīte"])
        #expect(mirror.contact == NetworkContact(looked: 100, whole: 100, refusal: nil))
        carrier.asked.withLock { $0 = [] }
        #expect(try mirror.look(at: carrier, now: 200) == nil)
        #expect(carrier.asked.withLock { $0 } == ["index.json.sig 0"])
    }

    @Test mutating func `a kiosk that has joined nothing takes nothing`() throws {
        try add("Vāverīte")
        _ = try hub.publish(.all, on: "2026-11-29")
        let mirror = try mirror()
        #expect(try mirror.look(at: carrier, now: 100) == .away)
        #expect(mirror.tales.isEmpty)
    }

    @Test mutating func `pilots have a tale before all others`() throws {
        _ = try hub.publish(.all, on: "2026-11-28")
        try add("Vāverīte")
        _ = try hub.publish(.pilot, on: "2026-11-29")
        let usual = try joined()
        #expect(try usual.look(at: carrier, now: 100) == nil)
        #expect(usual.tales.isEmpty)
        let pilot = try joined(.pilot)
        #expect(try pilot.look(at: carrier, now: 100) == nil)
        #expect(pilot.tales.count == 1)
        // A false index for all is not hidden by the pilots' own.
        carrier.changed.withLock { $0 = ["index.json.sig": []] }
        #expect(try pilot.look(at: carrier, now: 150) == .unreadable)
        carrier.changed.withLock { $0 = [:] }
        _ = try hub.publish(.all, on: "2026-12-02")
        #expect(try pilot.look(at: carrier, now: 200) == nil)
        #expect(pilot.index?.number == 3)
        // An older index is looked at once.
        try pilot.look(at: carrier, now: 300)
        carrier.asked.withLock { $0 = [] }
        #expect(try pilot.look(at: carrier, now: 400) == nil)
        #expect(carrier.asked.withLock { $0 } == ["index-pilot.json.sig 0", "index.json.sig 0"])
    }

    @Test mutating func `a tale that broke off is gone on with`() throws {
        try add("Vāverīte", String(repeating: "a picture ", count: 1000))
        let pack = try hub.publish(.all, on: "2026-11-29").packs[0]
        carrier.breaks.withLock { $0 = [pack.path: 5000] }
        let mirror = try joined()
        #expect(try mirror.look(at: carrier, now: 100) == .away)
        #expect(mirror.tales.isEmpty)
        #expect(mirror.contact == NetworkContact(looked: 100, whole: nil, refusal: "W1"))
        carrier.asked.withLock { $0 = [] }
        #expect(try mirror.look(at: carrier, now: 200) == nil)
        #expect(carrier.asked.withLock { $0 }.last == "\(pack.path) 5000")
        #expect(mirror.tales.count == 1)
        #expect(halves.isEmpty)
    }

    @Test mutating func `a wrong tale is not taken and keeps no other away`() throws {
        try add("Pele", "one")
        try add("Vāverīte", "two")
        let packs = try hub.publish(.all, on: "2026-11-29").packs
        let mirror = try joined()
        for wrong in [
            [0], [UInt8](repeating: 1, count: packs[0].size), [UInt8](repeating: 1, count: packs[0].size + 1),
        ] {
            carrier.changed.withLock { $0 = [packs[0].path: wrong] }
            let refusal = try mirror.look(at: carrier, now: 100)
            #expect(refusal == .wrongPack)
            #expect(mirror.tales == [packs[1]])
        }
        carrier.changed.withLock { $0 = [:] }
        #expect(try mirror.look(at: carrier, now: 200) == nil)
        #expect(mirror.tales == packs)
    }

    @Test mutating func `an index of somebody else, of before, or without end changes nothing`() throws {
        try add("Vāverīte")
        _ = try hub.publish(.all, on: "2026-11-28")
        let old = try ["index.json", "index.json.sig"].map {
            try Data(contentsOf: URL(filePath: "\(folder)/net/pasaka-network/\($0)"))
        }
        let index = try hub.publish(.all, on: "2026-11-29")
        let mirror = try joined()
        #expect(try mirror.look(at: carrier, now: 100) == nil)
        let signature = SecretKey().sign(index.json).text
        for (files, refusal) in [
            ([Array(old[0]), Array(old[1])], NetworkRefusal.old), ([index.json, Array(signature.utf8)], .unsigned),
            ([[UInt8](repeating: 32, count: NetworkIndex.mostBytes + 1), Array(signature.utf8)], .unreadable),
            ([index.json, [UInt8](repeating: 65, count: 2000)], .unreadable), ([[], []], .unreadable),
        ] {
            carrier.changed.withLock { $0 = ["index.json": files[0], "index.json.sig": files[1]] }
            #expect(try mirror.look(at: carrier, now: 200) == refusal)
            #expect(mirror.index == index)
            #expect(mirror.tales.count == 1)
            #expect(mirror.contact?.whole == 100)
        }
    }

    @Test mutating func `a new key is followed by the words on paper`() throws {
        let words = try Hub.make("\(folder)/other", named: "Bibliotēkas").words.joined(separator: " ")
        hub = try Hub("\(folder)/other")
        let carrier = try TestCarrier("\(folder)/other/pasaka-network")
        _ = try hub.publish(.all, on: "2026-11-28")
        let mirror = try joined()
        #expect(try mirror.look(at: carrier, now: 100) == nil)
        try hub.replaceKey(by: words)
        // Half of the change has arrived.
        carrier.changed.withLock { $0 = ["keys.json.sig": []] }
        let index = try hub.publish(.all, on: "2026-11-29")
        #expect(try mirror.look(at: carrier, now: 200) == .unsigned)
        carrier.changed.withLock { $0 = [:] }
        #expect(try mirror.look(at: carrier, now: 300) == nil)
        #expect(mirror.index == index)
    }

    @Test mutating func `where there is no room nothing is taken, and the disk keeps its spare`() throws {
        try add("Vāverīte")
        _ = try hub.publish(.all, on: "2026-11-29")
        let mirror = try joined(free: 64 << 20)
        #expect(try mirror.look(at: carrier, now: 100) == .full)
        #expect(mirror.tales.isEmpty)
        #expect(mirror.index?.number == 1)
    }

    @Test mutating func `what is no longer named leaves the copy, and leaving takes all`() throws {
        try add("Pele", "one")
        try add("Vāverīte", "two")
        _ = try hub.publish(.all, on: "2026-11-28")
        let mirror = try joined()
        try mirror.look(at: carrier, now: 100)
        try hub.withdraw("Pele")
        _ = try hub.publish(.all, on: "2026-11-29")
        #expect(try mirror.look(at: carrier, now: 200) == nil)
        #expect(mirror.tales.map(\.id) == ["Vāverīte"])
        #expect(mirror.index?.withdrawn == ["Pele"])
        try mirror.leave()
        #expect(mirror.tales.isEmpty)
        #expect(mirror.trust == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/kiosk/packs") == [])
    }

    @Test mutating func `the end of its time ends a look between two tales, and is told`() throws {
        try add("Pele", "one")
        try add("Vāverīte", "two")
        _ = try hub.publish(.all, on: "2026-11-29")
        let mirror = try joined()
        var looks = 0
        try mirror.look(at: carrier, now: 100) {
            looks += 1
            return looks == 1
        }
        #expect(mirror.tales.count == 1)
        #expect(mirror.contact == NetworkContact(looked: 100, refusal: "W1"))
    }

    @Test mutating func `a power cut between what is known and what is followed loses no index`() throws {
        _ = try hub.publish(.all, on: "2026-11-28")
        let mirror = try joined()
        try mirror.look(at: carrier, now: 100)
        let old = try disk.text("kiosk/index.json")
        _ = try hub.publish(.all, on: "2026-11-29")
        try mirror.look(at: carrier, now: 200)
        try disk.write("kiosk/index.json", old)
        #expect(try mirror.look(at: carrier, now: 300) == nil)
        #expect(mirror.index?.number == 2)
    }

    @Test mutating func `a half that had everything but its name is asked for no more`() throws {
        try add("Vāverīte")
        let pack = try hub.publish(.all, on: "2026-11-29").packs[0]
        let mirror = try joined()
        try mirror.look(at: carrier, now: 100)
        rename("\(folder)/kiosk/\(pack.path)", "\(folder)/kiosk/packs/.\(pack.sha256).half")
        carrier.asked.withLock { $0 = [] }
        #expect(try mirror.look(at: carrier, now: 200) == nil)
        #expect(carrier.asked.withLock { $0 } == ["index.json.sig 0"])
        #expect(mirror.tales == [pack])
    }

    @Test mutating func `a half of something else starts over, and what is no file goes`() throws {
        try add("Vāverīte")
        let pack = try hub.publish(.all, on: "2026-11-29").packs[0]
        let mirror = try joined()
        try disk.write("kiosk/packs/.\(pack.sha256).half", "a page to log in")
        #expect(try mirror.look(at: carrier, now: 100) == nil)
        try FileManager.default.removeItem(atPath: "\(folder)/kiosk/\(pack.path)")
        symlink("/nowhere", "\(folder)/kiosk/\(pack.path)")
        mkfifo("\(folder)/kiosk/packs/.\(pack.sha256).half", 0o600)
        #expect(mirror.tales == [])
        #expect(try mirror.look(at: carrier, now: 200) == nil)
        #expect(mirror.tales == [pack])
    }

    @Test mutating func `a stolen key stays out, however a kiosk has come to know its successor`() throws {
        let words = try Hub.make("\(folder)/other", named: "Bibliotēkas").words.joined(separator: " ")
        hub = try Hub("\(folder)/other")
        let carrier = try TestCarrier("\(folder)/other/pasaka-network"), mirror = try joined()
        let stolen = try #require(SecretKey(text: disk.text("other/secret.key")))
        try hub.replaceKey(by: words)
        let first = try ["keys.json", "keys.json.sig"].map {
            try Array(disk.text("other/pasaka-network/\($0)").utf8)
        }
        let second = try #require(SecretKey(text: disk.text("other/secret.key")))
        // A false index meets a kiosk together with the true change of the key.
        let index = NetworkIndex(network: "Bibliotēkas", number: 9, date: "2026-11-29", ring: .all)
        func signed(by key: SecretKey) -> [String: [UInt8]] {
            ["index.json": index.json, "index.json.sig": Array(key.sign(index.json).text.utf8)]
        }
        carrier.changed.withLock { $0 = signed(by: stolen) }
        #expect(try mirror.look(at: carrier, now: 100) == .unsigned)
        carrier.changed.withLock { $0 = ["keys.json": [], "keys.json.sig": []].merging(signed(by: stolen)) { $1 } }
        #expect(try mirror.look(at: carrier, now: 200) == .unsigned)
        // A kiosk that joins after a second change does not go back to the first.
        try hub.replaceKey(by: words)
        let late = try joined()
        carrier.changed.withLock {
            $0 = ["keys.json": first[0], "keys.json.sig": first[1]].merging(signed(by: second)) { $1 }
        }
        #expect(try late.look(at: carrier, now: 300) == .unsigned)
    }

    @Test(arguments: [
        "", "ftp://a.lv", "file:///etc", "https://a.lv/ b", "https://a.lv/\u{7}", "https://", "https://a.lv/?a",
    ])
    func `what is no address of a web server is none`(address: String) { #expect(WebCarrier(address) == nil) }
}
