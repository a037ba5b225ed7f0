import Engine
import Synchronization
import TestSupport
import Testing

@testable import GrownUps

struct GateServiceTests {
    private let time = InventedTime()
    private let disk: TemporaryFolder
    private let heard = Heard()

    init() throws { disk = try TemporaryFolder() }

    private struct Missing: Error {}

    private final class Heard: Sendable {
        let answers = Mutex<[GateNews]>([])
        let gates = Mutex<[RoomGate]>([])
        /// What the disk has.
        let kept = Mutex<RoomGate?>(nil)
    }

    private var host: ActivityHost {
        ActivityHost(agenda: time.agenda, folders: ActivityHost.Folders(assets: nil, state: disk.path))
    }

    /// The service of a run that begins with so many wrong tries.
    private func service(failures: Int) -> GateService {
        var host = host
        host.load = { [heard] _ in heard.kept.withLock(\.self) }
        host.tell = { [heard] reply in
            if case .learned(let document) = reply, let gate = document.content as? RoomGate {
                heard.gates.withLock { $0.append(gate) }
            }
            guard case .answer(let answer) = reply, let news = answer[GateNews.self] else { return }
            heard.answers.withLock { $0.append(news) }
        }
        let service = GateService(host: host)
        var world = World()
        world[RoomGate.self] = RoomGate(way: .pin, failures: failures)
        #expect(service.documents(for: world, .home).isEmpty)
        return service
    }

    private func answer(_ wish: GateWish, of service: GateService) -> GateNews? {
        service.carryOut(wish, for: 0)
        return heard.answers.withLock(\.last)
    }

    @Test func `a wait goes on while its user is elsewhere, whatever page comes next`() {
        let service = service(failures: 0)
        #expect(answer(.look(RoomGate(way: .pin, failures: 8)), of: service) == .waits(seconds: 240))
        time.pass(.seconds(200))
        #expect(answer(.look(RoomGate(way: .pin, failures: 8)), of: service) == .waits(seconds: 40))
        time.pass(.seconds(40))
        #expect(answer(.look(RoomGate(way: .pin, failures: 8)), of: service) == .waits(seconds: 0))
    }

    @Test func `one more wrong try begins a longer wait, and a right one ends it`() {
        let service = service(failures: 0)
        _ = answer(.look(RoomGate(way: .pin, failures: 5)), of: service)
        time.pass(.seconds(29))
        #expect(answer(.look(RoomGate(way: .pin, failures: 6)), of: service) == .waits(seconds: 60))
        #expect(answer(.look(RoomGate(way: .pin, failures: 0)), of: service) == .waits(seconds: 0))
    }

    @Test func `after a restart it begins again at once, not when somebody comes to the gate`() {
        let service = service(failures: 9)
        #expect(answer(.look(RoomGate(way: .pin, failures: 9)), of: service) == .waits(seconds: 480))
        time.pass(.seconds(480))
        #expect(answer(.look(RoomGate(way: .pin, failures: 9)), of: service) == .waits(seconds: 0))
    }

    @Test func `no PIN is checked while there is a wait`() throws {
        let service = service(failures: 5)
        guard case .made(let pin?) = answer(.make(pin: "1234"), of: service) else { throw Missing() }
        #expect(answer(.check(pin: "1234", RoomGate(way: .pin, pin: pin)), of: service) == .waits(seconds: 30))
        time.pass(.seconds(30))
        #expect(answer(.check(pin: "1234", RoomGate(way: .pin, pin: pin)), of: service) == .fits(true))
        #expect(answer(.check(pin: "1235", RoomGate(way: .pin, pin: pin)), of: service) == .fits(false))
    }

    @Test func `the keeper's file removes the gate once`() throws {
        let service = service(failures: 12)
        try disk.write("forget-gate")
        #expect(answer(.look(RoomGate(way: .pin, failures: 12)), of: service) == .forgotten)
        #expect(answer(.look(RoomGate(way: .pin, failures: 0)), of: service) == .waits(seconds: 0))
        #expect(disk.names(in: "") == [])
    }

    @Test(arguments: ["gate.unreadable-20261123T120000.json", "gate.previous.json", "gate.json"])
    func `a gate whose file cannot be read is two corners, and not chosen again`(file: String) throws {
        #expect(GateService(host: host).documents(for: World(), .home) == [])
        try disk.write(file, "{")
        #expect(GateService(host: host).documents(for: World(), .home) == [AnyDocument(RoomGate(way: .corners))])
        var kiosk = World()
        kiosk.learn(AnyDocument(Kiosk()))
        #expect(GateService(host: host).documents(for: kiosk, .home) == [], "its room stays shut")
        // One that the keeper has had forgotten can be read.
        var host = host
        host.load = { _ in RoomGate() }
        #expect(GateService(host: host).documents(for: World(), .home) == [])
    }

    private func wait(failures: Int) -> GateWish {
        .look(RoomGate(way: .pin, pin: PinHash(rawValue: "old"), failures: failures))
    }

    @Test func `a PIN that the keeper has set meanwhile is told to all, once`() {
        let service = service(failures: 5), new = RoomGate(way: .pin, pin: PinHash(rawValue: "new"))
        heard.kept.withLock { $0 = new }
        _ = answer(wait(failures: 5), of: service)
        #expect(heard.gates.withLock(\.self) == [new])
        #expect(answer(.look(new), of: service) == .waits(seconds: 0))
        #expect(heard.gates.withLock(\.self) == [new])
    }

    @Test func `a PIN typed on a page that has not heard of the new one is not checked`() {
        let service = service(failures: 0), new = RoomGate(way: .pin, pin: PinHash(rawValue: "new"))
        heard.kept.withLock { $0 = new }
        #expect(answer(.check(pin: "1234", RoomGate(way: .pin, pin: PinHash(rawValue: "old"))), of: service) == nil)
        #expect(heard.gates.withLock(\.self) == [new])
    }

    @Test func `a gate that could not be saved yet stays, whatever the disk has`() {
        let service = service(failures: 0)
        heard.kept.withLock { $0 = RoomGate(way: .pin) }
        #expect(answer(.look(RoomGate(way: .sum)), of: service) == .waits(seconds: 0))
        #expect(heard.gates.withLock(\.self) == [])
    }
}
