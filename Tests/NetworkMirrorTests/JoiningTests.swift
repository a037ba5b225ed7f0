import Foundation
import NetworkFolder
import NetworkHub
import NetworkShelf
import Storage
import TestSupport
import Testing

@testable import NetworkMirror

/// A stick that a hub has made, in a kiosk.
struct JoiningTests {
    private let disk: TemporaryFolder
    private let mirror: Mirror
    private var hub: Hub
    private let words: String
    private var sticks: Sticks { Sticks(in: "\(disk.path)/sticks") }

    init() throws {
        disk = try TemporaryFolder()
        for folder in ["kiosk", "sticks", "sticks/KINGSTON"] { try disk.makeFolder(folder) }
        words = try Hub.make("\(disk.path)/net", named: "Bibliotēkas").words.joined(separator: " ")
        hub = try Hub("\(disk.path)/net")
        try disk.write("Vāverīte/1.jpg", "a picture")
        _ = try hub.add(TaleFolder("\(disk.path)/Vāverīte"))
        _ = try hub.publish(.all, on: "2026-11-29")
        mirror = try Mirror("\(disk.path)/kiosk", room: DiskRoom(sparing: 64 << 20) { 1 << 30 })
    }

    @discardableResult private func makeStick(
        _ hub: Hub? = nil, address: String = "https://a.lv/pasaka-network", ring: NetworkIndex.Ring = .all
    ) throws -> NetworkInvitation {
        try (hub ?? self.hub).writeStick(
            "\(disk.path)/sticks/KINGSTON", address: address, outbox: "https://a.lv/days", ring: ring)
    }

    private var shown: NetworkInvitation? { mirror.read(NetworkInvitation.file) }

    private func kioskID() -> String? { mirror.membership?.id }

    @Test func `both sides show the same four pictures, and after yes the tale is there`() throws {
        let made = try makeStick()
        try mirror.showInvitation(of: sticks)
        let asked = try #require(shown)
        #expect(asked.pictures == made.pictures && asked.pictures.count == 4)
        #expect(asked.digest == made.digest && asked.network == "Bibliotēkas" && asked.stick == "KINGSTON")
        let stick = try #require(try mirror.join(confirmed: asked.digest, on: sticks))
        #expect(shown == nil)
        let membership = try #require(mirror.membership)
        #expect(membership.id.utf8.count == 16 && membership.reports)
        #expect(membership.address == "https://a.lv/pasaka-network" && membership.outbox == "https://a.lv/days")
        let network = try #require(stick.network())
        #expect(try mirror.look(at: network, now: 100, isStick: true) == nil)
        #expect(mirror.shelf?.tales.map(\.title) == ["Vāverīte"])
        #expect(mirror.contact == NetworkContact(looked: 100, whole: 100))
        // It is answered.
        try mirror.showInvitation(of: sticks)
        #expect(shown == nil)
    }

    @Test func `another invitation than the one that was confirmed is not joined`() throws {
        let made = try makeStick()
        let other = try Hub("\(disk.path)/net")
        try makeStick(other, address: "https://b.lv/pasaka-network")
        let stick = try mirror.join(confirmed: made.digest, on: sticks)
        #expect(stick == nil)
        #expect(mirror.trust == nil)
    }

    @Test func `each part of an invitation is in its pictures' digest`() throws {
        let first = try hub.invitation(address: "https://a.lv")
        var others = [StickInvitation](repeating: first, count: 7)
        others[0].name = "Cits"
        others[1].address = ""
        others[2].outbox = "https://a.lv"
        others[3].key = SecretKey().publicKey.line
        others[4].recovery = SecretKey().publicKey.line
        others[5].generation += 1
        others[6].ring = .pilot
        let digests = try ([first] + others).map { try #require($0.shown()?.digest) }
        #expect(Set(digests).count == 8)
        #expect(digests[0] == first.shown()?.digest)
    }

    @Test func `a stick that has gone takes its question along`() throws {
        try makeStick()
        try mirror.showInvitation(of: sticks)
        #expect(shown != nil)
        disk.remove("sticks/KINGSTON")
        try mirror.showInvitation(of: sticks)
        #expect(shown == nil)
    }

    @Test(arguments: [
        "", "{", "{}", #"{"name": "a"}"#, String(repeating: " ", count: 5000),
    ])
    func `what is no invitation asks nothing`(text: String) throws {
        try disk.write("sticks/KINGSTON/pasaka-network-invitation.json", text)
        try mirror.showInvitation(of: sticks)
        #expect(shown == nil)
    }

    @Test func `an invitation with a bad name, address, key or generation is none`() throws {
        let good = try hub.invitation(address: "https://a.lv")
        #expect(good.isSound)
        var wrong = [StickInvitation](repeating: good, count: 7)
        wrong[0].name = "a\u{202e}b"
        wrong[1].name = "a\nb"
        wrong[2].address = "file:///etc"
        wrong[3].outbox = "https://a.lv/ b"
        wrong[4].key = "key"
        wrong[5].generation = -1
        wrong[6].name = ""
        for invitation in wrong { #expect(StickInvitation(json: invitation.json) == nil) }
        #expect(StickInvitation(json: good.json) == good)
    }

    @Test func `no link on a stick is followed`() throws {
        try makeStick()
        rename("\(disk.path)/sticks/KINGSTON", "\(disk.path)/aside")
        try disk.makeLink("sticks/KINGSTON", to: "\(disk.path)/aside")
        #expect(sticks.all.isEmpty)
        try disk.makeFolder("sticks/OTHER")
        for name in ["pasaka-network", "pasaka-network-invitation.json"] {
            try disk.makeLink("sticks/OTHER/\(name)", to: "\(disk.path)/aside/\(name)")
        }
        let stick = try #require(sticks.all.first)
        #expect(stick.invitation == nil && stick.network() == nil)
        try disk.makeFolder("sticks/THIRD")
        try disk.makeFolder("sticks/THIRD/pasaka-network")
        for name in disk.names(in: "aside/pasaka-network") {
            try disk.makeLink("sticks/THIRD/pasaka-network/\(name)", to: "\(disk.path)/aside/pasaka-network/\(name)")
        }
        try mirror.join(hub.invitation())
        let network = try #require(sticks.all.last?.network())
        #expect(try mirror.look(at: network, now: 100) == .away)
    }

    @Test mutating func `the invitation of another network is asked about, and joining it leaves the first`() throws {
        let first = try makeStick()
        _ = try mirror.join(confirmed: first.digest, on: sticks)
        try mirror.look(at: try #require(sticks.all.first?.network()), now: 100, isStick: true)
        let id = kioskID()
        try disk.write("kiosk/outbox/2026-11-29.json", "{}")
        _ = try Hub.make("\(disk.path)/other", named: "Skolas")
        var other = try Hub("\(disk.path)/other")
        _ = try other.publish(.all, on: "2026-11-29")
        let second = try makeStick(other)
        try mirror.showInvitation(of: sticks)
        #expect(shown?.network == "Skolas")
        #expect(shown?.pictures == second.pictures)
        // Not joined yet: its index is not taken, and nothing is said to be wrong.
        #expect(try mirror.look(at: try #require(sticks.all.first?.network()), now: 200, isStick: true) == .unsigned)
        #expect(mirror.contact == NetworkContact(looked: 100, whole: 100))
        _ = try mirror.join(confirmed: second.digest, on: sticks)
        #expect(mirror.shelf == NetworkShelf(network: "Skolas"))
        #expect(kioskID() != id)
        #expect(disk.names(in: "kiosk/outbox") == [])
        #expect(disk.names(in: "kiosk/packs") == [])
    }

    @Test mutating func `a new address of the same network keeps the kiosk's id, its tales and what it knows`() throws {
        _ = try mirror.join(confirmed: makeStick().digest, on: sticks)
        try mirror.look(at: try #require(sticks.all.first?.network()), now: 100, isStick: true)
        let (id, number) = (kioskID(), mirror.trust?.number)
        // The key has changed; the stick that has lain in a drawer knows nothing of it.
        try hub.replaceKey(by: words)
        _ = try hub.publish(.all, on: "2026-11-30")
        let network = try FolderCarrier("\(disk.path)/net/pasaka-network")
        #expect(try mirror.look(at: network, now: 200) == nil)
        let later = mirror.trust
        #expect(later?.generation == 2 && number == 1)
        disk.remove("sticks/KINGSTON")
        try disk.makeFolder("sticks/KINGSTON")
        var old = try hub.invitation(address: "https://b.lv")
        old.key = SecretKey().publicKey.line
        old.generation = 0
        try disk.write("sticks/KINGSTON/pasaka-network-invitation.json", old.json)
        try mirror.showInvitation(of: sticks)
        _ = try mirror.join(confirmed: try #require(shown).digest, on: sticks)
        #expect(kioskID() == id)
        #expect(mirror.trust == later)
        #expect(mirror.membership?.address == "https://b.lv")
        #expect(mirror.shelf?.tales.count == 1)
    }

    @Test mutating func `a kiosk that joins after a change of the key follows the new one`() throws {
        try hub.replaceKey(by: words)
        _ = try hub.publish(.all, on: "2026-11-30")
        _ = try mirror.join(confirmed: makeStick().digest, on: sticks)
        #expect(mirror.trust?.generation == 2)
        #expect(try mirror.look(at: try #require(sticks.all.first?.network()), now: 100, isStick: true) == nil)
    }

    @Test(
        arguments: [
            ("look", .look), ("look\n", .look), ("leave\n", .leave),
            ("join 0123456789abcdef\n", .join(digest: "0123456789abcdef")),
        ] as [(String, Wish)])
    func `a wish is one line`(line: String, wish: Wish) { #expect(Wish(Array(line.utf8)) == wish) }

    @Test(arguments: [
        "", "\n", "looks", "look leave", "join", "join 0123456789ABCDEF", "join 0123456789abcde/", "leave\nlook",
        "join 0123456789abcdef0", "look\n\n\n" + String(repeating: "\n", count: 64),
    ])
    func `anything else is no wish`(text: String) { #expect(Wish(Array(text.utf8)) == nil) }
}
