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
    }

    private var host: ActivityHost {
        ActivityHost(agenda: time.agenda, folders: ActivityHost.Folders(assets: nil, state: disk.path))
    }

    /// The service of a run that begins with so many wrong tries.
    private func service(failures: Int) -> GateService {
        var host = host
        host.tell = { [heard] reply in
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
        #expect(answer(.look(failures: 8), of: service) == .waits(seconds: 240))
        time.pass(.seconds(200))
        #expect(answer(.look(failures: 8), of: service) == .waits(seconds: 40))
        time.pass(.seconds(40))
        #expect(answer(.look(failures: 8), of: service) == .waits(seconds: 0))
    }

    @Test func `one more wrong try begins a longer wait, and a right one ends it`() {
        let service = service(failures: 0)
        _ = answer(.look(failures: 5), of: service)
        time.pass(.seconds(29))
        #expect(answer(.look(failures: 6), of: service) == .waits(seconds: 60))
        #expect(answer(.look(failures: 0), of: service) == .waits(seconds: 0))
    }

    @Test func `after a restart it begins again at once, not when somebody comes to the gate`() {
        let service = service(failures: 9)
        #expect(answer(.look(failures: 9), of: service) == .waits(seconds: 480))
        time.pass(.seconds(480))
        #expect(answer(.look(failures: 9), of: service) == .waits(seconds: 0))
    }

    @Test func `no PIN is checked while there is a wait`() throws {
        let service = service(failures: 5)
        guard case .made(let pin?) = answer(.make(pin: "1234"), of: service) else { throw Missing() }
        #expect(answer(.check(pin: "1234", pin), of: service) == .waits(seconds: 30))
        time.pass(.seconds(30))
        #expect(answer(.check(pin: "1234", pin), of: service) == .fits(true))
        #expect(answer(.check(pin: "1235", pin), of: service) == .fits(false))
    }

    @Test func `the keeper's file removes the gate once`() throws {
        let service = service(failures: 12)
        try disk.write("forget-gate")
        #expect(answer(.look(failures: 12), of: service) == .forgotten)
        #expect(answer(.look(failures: 0), of: service) == .waits(seconds: 0))
        #expect(disk.names(in: "") == [])
    }

    @Test(arguments: ["gate.unreadable-20261123T120000.json", "gate.previous.json", "gate.json"])
    func `a gate whose file cannot be read is two corners, and not chosen again`(file: String) throws {
        #expect(GateService(host: host).documents(for: World(), .home) == [])
        try disk.write(file, "{")
        #expect(GateService(host: host).documents(for: World(), .home) == [AnyDocument(RoomGate(way: .corners))])
        // One that the keeper has had forgotten can be read.
        var host = host
        host.load = { _ in RoomGate() }
        #expect(GateService(host: host).documents(for: World(), .home) == [])
    }
}
