import Foundation
import NetworkFolder
import NetworkHub
import NetworkShelf
import Storage
import Synchronization
import TestSupport
import Testing

@testable import NetworkMirror

/// What clocks, servers, strangers' sticks and other programs do to a copy.
struct DisturbanceTests {
    private let disk: TemporaryFolder
    private let carrier: TestCarrier, mirror: Mirror
    private var hub: Hub

    init() throws {
        disk = try TemporaryFolder()
        try disk.makeFolder("kiosk")
        _ = try Hub.make("\(disk.path)/net", named: "Bibliotēkas")
        hub = try Hub("\(disk.path)/net")
        carrier = try TestCarrier("\(disk.path)/net/pasaka-network")
        mirror = try Mirror("\(disk.path)/kiosk", room: DiskRoom(sparing: 64 << 20) { 65 << 20 })
        try mirror.join(hub.invitation(address: "https://a.lv"))
    }

    private mutating func add(_ name: String, _ content: [UInt8]) throws {
        try disk.write("\(name)/1.jpg", content)
        _ = try hub.add(TaleFolder("\(disk.path)/\(name)"))
    }

    private func noise(_ count: Int) -> [UInt8] { (0..<count).map { _ in .random(in: .min ... .max) } }

    @Test mutating func `a clock that was ahead once does not say for years that all is well`() throws {
        _ = try hub.publish(.all, on: "2026-11-29")
        try mirror.look(at: carrier, now: 4_000_000_000)
        carrier.changed.withLock { $0 = ["index.json.sig": []] }
        try mirror.look(at: carrier, now: 2_000_000_000)
        #expect(mirror.contact == NetworkContact(looked: 2_000_000_000, refusal: "W2"))
    }

    @Test mutating func `a tale that has no room keeps no later one away`() throws {
        try add("Azis", noise(2 << 20))
        try add("Zaķis", noise(1000))
        let packs = try hub.publish(.all, on: "2026-11-29").packs
        #expect(packs.map { $0.size > 1 << 20 }.first == true)
        #expect(try mirror.look(at: carrier, now: 100) == .full)
        #expect(mirror.tales.map(\.id) == ["Zaķis"])
        #expect(disk.names(in: "kiosk/packs").count == 1)
    }

    @Test
    mutating func `an index that is missing, half there or without its signature is damaged, not signed by a stranger`()
        throws
    {
        let index = try hub.publish(.all, on: "2026-11-29")
        for (name, bytes) in [("index.json.sig", []), ("index.json", Array(index.json.dropLast(9)))] {
            carrier.changed.withLock { $0 = [name: bytes] }
            #expect(try mirror.look(at: carrier, now: 100) == .unreadable)
        }
        carrier.changed.withLock { $0 = [:] }
        for name in ["index.json", "index.json.sig"] {
            disk.remove("net/pasaka-network/\(name)")
            #expect(try mirror.look(at: carrier, now: 100) == .unreadable)
        }
    }

    @Test mutating func `before the first index for all, pilots have theirs`() throws {
        try add("Zaķis", noise(1000))
        _ = try hub.publish(.pilot, on: "2026-11-29")
        try mirror.leave()
        try mirror.join(hub.invitation(.pilot))
        #expect(try mirror.look(at: carrier, now: 100) == nil)
        #expect(mirror.tales.count == 1)
    }

    @Test mutating func `a tale that is not there yet is no damaged index`() throws {
        try add("Zaķis", noise(1000))
        let pack = try hub.publish(.all, on: "2026-11-29").packs[0]
        disk.remove("net/pasaka-network/\(pack.path)")
        #expect(try mirror.look(at: carrier, now: 100) == .away)
    }

    @Test mutating func `who may only read the folder cannot keep a copy from looking`() throws {
        _ = try hub.publish(.all, on: "2026-11-29")
        let folder = open("\(disk.path)/kiosk", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { close(folder) }
        #expect(flock(folder, LOCK_EX | LOCK_NB) == 0)
        #expect(try mirror.look(at: carrier, now: 100) == nil)
    }

    @Test mutating func `two processes do not look at once, and nobody else can lock`() throws {
        try add("Zaķis", noise(1000))
        _ = try hub.publish(.all, on: "2026-11-29")
        var isLocked = false, status = stat()
        try mirror.look(at: carrier, now: 100) {
            let file = open("\(disk.path)/kiosk/.lock", O_RDWR | O_CLOEXEC)
            defer { close(file) }
            isLocked = file >= 0 && flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
            return true
        }
        #expect(isLocked)
        #expect(stat("\(disk.path)/kiosk/.lock", &status) == 0 && status.st_mode & 0o777 == 0o600)
    }

    @Test mutating func `a look ends early for a wish, and is gone on with later`() throws {
        for name in ["Pele", "Vilks", "Zaķis"] { try add(name, noise(1000)) }
        _ = try hub.publish(.all, on: "2026-11-29")
        let mirror = mirror, isOver = DispatchSemaphore(value: 0), hasTurn = Mutex(false)
        var asked = 0
        #expect(throws: Mirror.Interrupted.self) {
            try mirror.look(at: carrier, now: 100) {
                asked += 1
                guard asked == 2 else { return true }
                Thread.detachNewThread {
                    hasTurn.withLock { $0 = (try? mirror.interrupt()) != nil }
                    isOver.signal()
                }
                while !mirror.isAwaited() { sched_yield() }
                return true
            }
        }
        isOver.wait()
        #expect(hasTurn.withLock { $0 })
        #expect(asked == 2 && mirror.shelf?.tales.count == 1)
        #expect(mirror.contact == nil)
        #expect(try mirror.look(at: carrier, now: 200) == nil)
        #expect(mirror.tales.count == 3)
    }

    @Test mutating func `a copy from a folder ends within a tale, and its half is gone on with`() throws {
        let mirror = try Mirror("\(disk.path)/kiosk", room: DiskRoom(sparing: 0) { 1 << 30 })
        try add("Zaķis", noise(3 << 20))
        let pack = try hub.publish(.all, on: "2026-11-29").packs[0]
        var folder = try FolderCarrier("\(disk.path)/net/pasaka-network")
        let hasPart: @Sendable () -> Bool = { [path = disk.path] in
            var status = stat()
            return stat("\(path)/kiosk/packs/.\(pack.sha256).half", &status) == 0 && status.st_size > 0
        }
        folder.goesOn = { !hasPart() }
        #expect(try mirror.look(at: folder, now: 100) == .away)
        #expect(hasPart() && mirror.tales.isEmpty)
        #expect(try mirror.look(at: carrier, now: 200) == nil)
        #expect(carrier.asked.withLock { $0 }.last?.hasSuffix(" 0") == false)
    }

    @Test(arguments: [0, 1])
    mutating func `a stranger's stick neither spoils half a tale nor is told of`(longer: Int) throws {
        try add("Zaķis", noise(10_000))
        let pack = try hub.publish(.all, on: "2026-11-29").packs[0]
        carrier.breaks.withLock { $0 = [pack.path: 5000] }
        try mirror.look(at: carrier, now: 100)
        try FileManager.default.copyItem(
            atPath: "\(disk.path)/net/pasaka-network", toPath: "\(disk.path)/stick")
        try disk.write("stick/\(pack.path)", noise(pack.size + longer))
        let stick = try FolderCarrier("\(disk.path)/stick")
        #expect(try mirror.look(at: stick, now: 200, isStick: true) == .wrongPack)
        #expect(mirror.contact == NetworkContact(looked: 100, refusal: "W1"))
        carrier.asked.withLock { $0 = [] }
        #expect(try mirror.look(at: carrier, now: 300) == nil)
        #expect(carrier.asked.withLock { $0 }.last == "\(pack.path) 5000")
        #expect(carrier.asked.withLock { $0 }.count == 2)
    }
}
