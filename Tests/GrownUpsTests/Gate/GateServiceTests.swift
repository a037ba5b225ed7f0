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
        let answers = Mutex<[GateAnswer]>([])
        let gates = Mutex<[RoomGate]>([])
        /// The gate that is stored.
        let kept = Mutex<RoomGate?>(nil)
    }

    private var host: ActivityHost {
        ActivityHost(agenda: time.agenda, folders: ActivityHost.Folders(assets: nil, state: disk.path))
    }

    /// The service of a run that begins with so many wrong tries.
    private func service(failures: Int) -> GateService {
        var host = host
        host.load = { [heard] _ in heard.kept.withLock(\.self) }
        host.saveNow = { [heard] document in heard.kept.withLock { $0 = document.content as? RoomGate } }
        host.tell = { [heard] reply in
            if case .learned(let document) = reply, let gate = document.content as? RoomGate {
                heard.gates.withLock { $0.append(gate) }
            }
            guard case .answer(let answer) = reply, let news = answer[GateAnswer.self] else { return }
            heard.answers.withLock { $0.append(news) }
        }
        let service = GateService(host: host)
        var world = World()
        world[RoomGate.self] = RoomGate(way: .pin, failures: failures)
        #expect(service.documents(for: world, .home).isEmpty)
        return service
    }

    private func answer(_ wish: GateRequest, of service: GateService) -> GateAnswer? {
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
        #expect(answer(.look(RoomGate(way: .pin, failures: 9)), of: service) == .waits(seconds: 300))
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
        #expect(answer(.look(RoomGate(way: .pin, failures: 12)), of: service) == nil)
        #expect(stored == RoomGate())
        #expect(told == [RoomGate()])
        #expect(answer(.look(RoomGate()), of: service) == .waits(seconds: 0))
        #expect(told == [RoomGate()])
        #expect(disk.names(in: "") == [])
    }

    @Test func `it removes the gate also if the person who looked has left the page`() throws {
        let service = service(failures: 0)
        try disk.write("forget-gate")
        service.carryOut(.look(RoomGate(way: .pin)), for: 7)
        #expect(stored == RoomGate())
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

    // MARK: - What the keeper sets meanwhile

    private let old = RoomGate(way: .pin, pin: PinHash(rawValue: "old"), failures: 5)
    private let new = RoomGate(way: .pin, pin: PinHash(rawValue: "new"))

    private var stored: RoomGate? { heard.kept.withLock(\.self) }
    private var told: [RoomGate] { heard.gates.withLock(\.self) }

    private func store(_ gate: RoomGate) { heard.kept.withLock { $0 = gate } }

    @Test func `a PIN that the keeper has set meanwhile is told to all, once`() {
        let service = service(failures: 5)
        store(new)
        #expect(answer(.look(old), of: service) == nil)
        #expect(told == [new])
        #expect(answer(.look(new), of: service) == .waits(seconds: 0))
        #expect(told == [new])
    }

    @Test func `whatever a page tries that has not heard of the new PIN opens nothing and changes nothing`() throws {
        let service = service(failures: 0)
        guard case .made(let pin?) = answer(.make(pin: "1234"), of: service) else { throw Missing() }
        let before = RoomGate(way: .pin, pin: pin), sum = RoomGate(way: .sum, failures: 2)
        let tries: [GateRequest] = [
            .check(pin: "1234", before), .check(pin: "9999", before), .added(rightly: false, sum),
            .added(rightly: true, sum), .look(before),
        ]
        store(new)
        for attempt in tries + tries {
            heard.answers.withLock { $0 = [] }
            #expect(answer(attempt, of: service) == nil)
            #expect(stored == new)
        }
        #expect(told == Array(repeating: new, count: 10))
    }

    @Test func `a PIN that is set while another is hashed stays`() throws {
        let service = service(failures: 0)
        guard case .made(let pin?) = answer(.make(pin: "1234"), of: service) else { throw Missing() }
        let gate = RoomGate(way: .pin, pin: pin), looks = Mutex(0)
        var host = service.host
        host.load = { [new] _ in
            looks.withLock { looks in
                defer { looks += 1 }
                return looks == 0 ? gate : new
            }
        }
        heard.answers.withLock { $0 = [] }
        #expect(answer(.check(pin: "9999", gate), of: GateService(host: host)) == nil)
        #expect(stored == nil, "nothing is saved")
        #expect(told == [new])
    }

    // MARK: - Tries

    @Test func `a wrong try is stored and told before it is answered, and a right one ends the count`() throws {
        let service = service(failures: 0)
        guard case .made(let pin?) = answer(.make(pin: "1234"), of: service) else { throw Missing() }
        let gate = RoomGate(way: .pin, pin: pin)
        for failures in 1...5 {
            // The page may not have heard of the others.
            #expect(answer(.check(pin: "9999", gate), of: service) == .fits(false))
            #expect(stored == RoomGate(way: .pin, pin: pin, failures: failures))
            #expect(told.last == stored)
        }
        #expect(answer(.check(pin: "1234", gate), of: service) == .waits(seconds: 30))
        #expect(answer(.look(gate), of: service) == .waits(seconds: 30))
        time.pass(.seconds(30))
        #expect(answer(.check(pin: "1234", gate), of: service) == .fits(true))
        #expect(stored == gate)
        #expect(answer(.look(gate), of: service) == .waits(seconds: 0))
    }

    @Test func `wrong sums are counted for all visits, and a right one ends the count`() {
        let service = service(failures: 0), gate = RoomGate(way: .sum)
        for _ in 1...4 { #expect(answer(.added(rightly: false, gate), of: service) == .waits(seconds: 0)) }
        #expect(answer(.added(rightly: false, gate), of: service) == .waits(seconds: 30))
        #expect(stored == RoomGate(way: .sum, failures: 5))
        time.pass(.seconds(30))
        _ = answer(.added(rightly: true, gate), of: service)
        #expect(stored == gate)
    }

    @Test func `a right PIN at once writes nothing`() throws {
        let service = service(failures: 0)
        guard case .made(let pin?) = answer(.make(pin: "1234"), of: service) else { throw Missing() }
        #expect(answer(.check(pin: "1234", RoomGate(way: .pin, pin: pin)), of: service) == .fits(true))
        #expect(stored == nil)
        #expect(told == [])
    }
}
