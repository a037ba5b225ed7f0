import Engine
import Foundation
import NetworkShelf
import Storage
import Synchronization
import TalePacks
import TestSupport
import Testing

@testable import KioskNetwork

struct NetworkServiceTests {
    /// What the app was told, and what was saved.
    private final class House: Sendable {
        let world = Mutex(World())
        let followed = Mutex(FollowedTales())
    }

    private let disk: TemporaryFolder
    private let house = House()
    private let time = InventedTime()

    init() throws { disk = try TemporaryFolder(["net/.keep", "run/.keep", "own/.keep"]) }

    private func service(isKiosk: Bool = false) -> NetworkService {
        var host = ActivityHost(
            agenda: time.agenda, folders: ActivityHost.Folders(assets: nil, state: "\(disk.path)/state"))
        (host.folders.family, host.folders.packs) = ("\(disk.path)/own", ["\(disk.path)/own"])
        host.folders.running = "\(disk.path)/run"
        host.program = { builtProgram($0) }
        host.tell = { [house] reply in
            if case .learned(let document) = reply { house.world.withLock { $0.learn(document) } }
        }
        host.saveNow = { [house] document in
            if let followed = document.content as? FollowedTales { house.followed.withLock { $0 = followed } }
        }
        let service = NetworkService(host, folder: "\(disk.path)/net")
        var world = World()
        if isKiosk { world.learn(AnyDocument(Kiosk())) }
        world.learn(AnyDocument(house.followed.withLock(\.self)))
        for document in service.documents(for: world, .home) { house.world.withLock { $0.learn(document) } }
        return service
    }

    private func write(_ value: some Encodable, _ name: String) throws {
        try OpenFolder("\(disk.path)/net").write(Array(JSONEncoder().encode(value)), as: name)
    }

    private var news: NetworkNews { house.world.withLock { $0[NetworkNews.self] ?? NetworkNews() } }
    private var wish: String { (try? disk.text("run/network-wish")) ?? "" }

    /// A tale as a ZIP of the network's.
    private func publish(_ ids: [String], withdrawn: [String] = []) throws {
        try OpenFolder("\(disk.path)/net").makeFolder("packs", mode: 0o755)
        var shelf = NetworkShelf(
            network: "Rīga", number: 1, date: "2026-11-29", wanted: ids.count, withdrawn: withdrawn)
        for (number, id) in ids.enumerated() {
            var page = MadeZip.Entry("1.png")
            page.content = MadePNG.plain(40, 30, .plum)
            let zip = MadeZip([page])
            let sha256 = String(repeating: "\(number + 1)", count: 64)
            try OpenFolder("\(disk.path)/net/packs").write(zip.bytes, as: "\(sha256).zip")
            shelf.tales.append(NetworkShelf.Tale(id: id, title: id, version: 1, sha256: sha256))
        }
        try write(shelf, NetworkShelf.file)
    }

    @Test func `a kiosk in no network says so`() {
        _ = service()
        #expect(news == NetworkNews())
    }

    @Test func `a tale of the network comes to the shelf while the player runs`() throws {
        let service = service()
        service.begin()
        try publish(["owl"])
        #expect(eventually { house.followed.withLock { $0.tales["owl"]?.tale } != nil })
        #expect(disk.names(in: "own").contains { !$0.hasPrefix(".") })
        #expect(eventually { news.network == "Rīga" && news.there == 1 && news.waiting == 0 })
        service.close()
    }

    @Test func `a tale that cannot be shown is named, and not tried again`() throws {
        try OpenFolder("\(disk.path)/net").makeFolder("packs", mode: 0o755)
        let sha256 = String(repeating: "a", count: 64)
        try disk.write("net/packs/\(sha256).zip", "no ZIP")
        var shelf = NetworkShelf(network: "Rīga", wanted: 1)
        shelf.tales = [NetworkShelf.Tale(id: "owl", title: "Pūce", version: 1, sha256: sha256)]
        try write(shelf, NetworkShelf.file)
        let service = service()
        service.begin()
        #expect(eventually { news.unreadable == ["Pūce"] })
        #expect(house.followed.withLock { !$0.isNew(shelf.tales[0], to: "") })
        #expect(house.followed.withLock { $0.isNew(shelf.tales[0], to: "0.3.0") })
        service.close()
    }

    @Test func `only tales that the network has sent can be withdrawn by it`() throws {
        house.followed.withLock { followed in
            followed = followed.of("Rīga")
            followed.tales["owl"] = FollowedTales.Tale(sha256: "", tale: "owl-2")
        }
        try publish([], withdrawn: ["owl", "racenis"])
        _ = service()
        #expect(house.world.withLock { $0[WithdrawnTales.self] } == WithdrawnTales(["owl-2"]))
    }

    @Test func `another network knows nothing of this one's tales`() {
        var followed = FollowedTales().of("Rīga")
        followed.tales["owl"] = FollowedTales.Tale(sha256: "", tale: "owl-2")
        #expect(followed.of("Rīga") == followed)
        #expect(followed.of("Ventspils").tales.isEmpty)
    }

    @Test func `settings come at the start, and then when a child has gone`() throws {
        try disk.write("net/settings.json", #"{"version": 1, "language": "en"}"#)
        let service = service(isKiosk: true)
        #expect(house.world.withLock { $0[.language] } == "en")
        service.begin()
        try disk.write("net/settings.json", #"{"version": 1, "language": "uk"}"#)
        try write(NetworkContact(looked: 7), NetworkContact.file)
        #expect(eventually { news.looked != nil })
        #expect(house.world.withLock { $0[.language] } == "en")
        service.forgetChild()
        #expect(eventually { house.world.withLock { $0[.language] } == "uk" })
    }

    @Test func `a wish is a line for the unit, and is answered by the next look`() throws {
        let service = service()
        service.begin()
        service.carryOut(.look, for: 0)
        #expect(eventually { wish == "look\n" && news.isAsking })
        try write(NetworkContact(looked: 7, refusal: "W1"), NetworkContact.file)
        #expect(eventually { !news.isAsking && news.refusal == "W1" })
    }

    @Test func `a wish that nobody answers ends after ten minutes`() {
        let service = service()
        service.begin()
        service.carryOut(.leave, for: 0)
        #expect(eventually { wish == "leave\n" && news.isAsking })
        time.pass(.seconds(600))
        #expect(eventually { !news.isAsking })
    }

    @Test(arguments: [
        ["bear", "bee", "box"], ["bear", "bee", "box", "../../etc/passwd"], ["bear", "bee", "box", "wolf"],
    ]) func `an invitation whose pictures are not there is not shown`(pictures: [String]) throws {
        try write(
            NetworkInvitation(network: "Rīga", digest: "0123456789abcdef", pictures: pictures, stick: "S"),
            NetworkInvitation.file)
        _ = service()
        #expect(news.invitation == nil)
    }
}
