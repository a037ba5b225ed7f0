import Foundation
import NetworkFolder
import TestSupport
import Testing

@testable import NetworkCommands
@testable import NetworkHub

/// Sticks and lost folders.
struct HubStickTests {
    private let disk: TemporaryFolder
    private var hub: Hub
    private let words: String

    init() throws {
        disk = try TemporaryFolder()
        words = try Hub.make("\(disk.path)/net", named: "Bibliotēkas").words.joined(separator: " ")
        hub = try Hub("\(disk.path)/net")
        try disk.makeFolder("stick")
    }

    private mutating func publish(_ name: String, _ content: String) throws -> NetworkIndex {
        try disk.write("\(name)/1.jpg", content)
        _ = try hub.add(TaleFolder("\(disk.path)/\(name)"))
        return try hub.publish(.all, on: "2026-11-29")
    }

    private func makeStick(_ path: String = "stick", address: String = "", outbox: String = "") throws {
        _ = try hub.writeStick("\(disk.path)/\(path)", address: address, outbox: outbox, ring: .all)
    }

    private func recover(
        _ path: String, named name: String? = nil, by words: String? = nil, seconds: Int = 1_795_000_000
    ) throws -> Hub.Recovered {
        try Hub.recover("\(disk.path)/\(path)", named: name, by: words ?? self.words, seconds: seconds)
    }

    // MARK: - Sticks

    @Test mutating func `a stick has all that is published, and keeps what else lies on it`() throws {
        let old = try publish("Pele", "one").packs[0]
        try disk.write("stick/foto.jpg", "a photo")
        try disk.write("stick/pasaka-network/index-pilot.json", "of another network")
        try disk.write("net/pasaka-network/debs/Packages", "a list")
        try makeStick()
        let new = try publish("Pele", "two").packs[0]
        try makeStick()
        #expect(disk.names(in: "stick") == ["foto.jpg", "pasaka-network", "pasaka-network-invitation.json"])
        let signed = ["index.json", "index.json.sig", "keys.json", "keys.json.sig"]
        #expect(disk.names(in: "stick/pasaka-network") == ["debs"] + signed + ["packs"])
        #expect(disk.names(in: "stick/pasaka-network/packs") == ["\(new.sha256).zip"])
        #expect(try disk.text("stick/pasaka-network/debs/Packages") == "a list")
        #expect(old.sha256 != new.sha256)
        #expect(try disk.text("stick/pasaka-network/index.json") == disk.text("net/pasaka-network/index.json"))
    }

    @Test mutating func `a damaged stick is mended by making it again, and its links lead nowhere`() throws {
        let pack = try publish("Pele", "one").packs[0]
        try makeStick()
        try disk.write("stick/\("pasaka-network")/\(pack.path)", "not the tale")
        try disk.write("precious", "stays")
        try FileManager.default.removeItem(atPath: "\(disk.path)/stick/pasaka-network/index.json")
        try disk.makeLink("stick/pasaka-network/index.json", to: "\(disk.path)/precious")
        try makeStick()
        #expect(try disk.text("stick/pasaka-network/\(pack.path)") == disk.text("net/pasaka-network/\(pack.path)"))
        #expect(try disk.text("precious") == "stays")
    }

    @Test mutating func `no stick is made of nothing, in the network's own folder, or with an address that is none`()
        throws
    {
        #expect(throws: HubFailure.self) { try makeStick() }
        _ = try publish("Pele", "one")
        #expect(throws: HubFailure.self) { try makeStick("net") }
        #expect(throws: HubFailure.self) { try makeStick("nowhere") }
        #expect(throws: HubFailure.self) { try makeStick(address: "ftp://a.lv") }
        #expect(throws: HubFailure.self) { try makeStick(outbox: "http://a.lv/days") }
        #expect(disk.names(in: "stick") == [])
    }

    // MARK: - Lost folders

    /// A copy as a server has it.
    private func copyServed(to path: String) throws {
        try disk.makeFolder(path)
        try FileManager.default.copyItem(
            atPath: "\(disk.path)/net/pasaka-network", toPath: "\(disk.path)/\(path)/pasaka-network")
    }

    @Test mutating func `a lost folder is made again from what is served, and kiosks follow it`() throws {
        _ = try publish("Pele", "one")
        try hub.set(Array(#"{"language": "lv"}"#.utf8))
        try hub.withdraw("Pele")
        let last = try publish("Vāverīte", "two")
        var trust = try hub.trust()
        _ = try trust.accept(last.json, disk.text("net/pasaka-network/index.json.sig"))
        try copyServed(to: "new")
        let recovered = try recover("new")
        #expect(recovered.index == last && recovered.missing.isEmpty)
        var new = try Hub("\(disk.path)/new")
        let index = try new.publish(.all, on: "2026-11-30")
        #expect(index.number == last.number + 1 && index.network == "Bibliotēkas")
        #expect((index.packs, index.withdrawn, index.settings) == (last.packs, last.withdrawn, last.settings))
        let isFollowed = try trust.follow(
            Array(disk.text("new/pasaka-network/keys.json").utf8), disk.text("new/pasaka-network/keys.json.sig"))
        #expect(isFollowed)
        #expect(throws: Never.self) { try trust.accept(index.json, disk.text("new/pasaka-network/index.json.sig")) }
        // A version never comes again.
        try disk.write("Pele/1.jpg", "three")
        _ = try new.add(TaleFolder("\(disk.path)/Pele"))
        let next = try new.publish(.all, on: "2026-12-01")
        #expect(try #require(next.packs.first { $0.id == "Pele" }).version > 1)
    }

    @Test mutating func `tales whose file is missing or damaged are named, and not published`() throws {
        let pele = try publish("Pele", "one").packs[0]
        _ = try publish("Vāverīte", "two")
        try copyServed(to: "new")
        try disk.write("new/pasaka-network/\(pele.path)", "not the tale")
        #expect(try recover("new").missing == [pele])
        var new = try Hub("\(disk.path)/new")
        #expect(try new.publish(.all, on: "2026-11-30").packs.map(\.id) == ["Vāverīte"])
    }

    @Test mutating func `with no copy at all the words and a name are enough, whatever changes of the key are lost`()
        throws
    {
        try hub.replaceKey(by: words)
        try hub.replaceKey(by: words)
        var trust = try hub.trust()
        #expect(throws: HubFailure.self) { try recover("new") }
        #expect(try recover("new", named: "Bibliotēkas").index == nil)
        let isFollowed = try trust.follow(
            Array(disk.text("new/pasaka-network/keys.json").utf8), disk.text("new/pasaka-network/keys.json.sig"))
        #expect(isFollowed && trust.generation == 1_795_000_001)
        // A few minutes later, the second computer is lost, too.
        _ = try recover("newer", named: "Bibliotēkas", seconds: 1_795_000_200)
        let isFollowedAgain = try trust.follow(
            Array(disk.text("newer/pasaka-network/keys.json").utf8), disk.text("newer/pasaka-network/keys.json.sig"))
        #expect(isFollowedAgain)
    }

    @Test mutating func `a copy that somebody else has signed is not gone on with`() throws {
        let index = try publish("Pele", "one")
        try copyServed(to: "new")
        try disk.write("new/pasaka-network/index.json.sig", SecretKey().sign(index.json).text)
        #expect(throws: HubFailure.self) { try recover("new") }
        #expect(disk.names(in: "new") == ["pasaka-network"])
        // Who can change a server's index can also delete what tells its key.
        for file in ["keys.json", "keys.json.sig"] {
            try FileManager.default.removeItem(atPath: "\(disk.path)/new/pasaka-network/\(file)")
            #expect(throws: HubFailure.self) { try recover("new") }
        }
        #expect(disk.names(in: "new") == ["pasaka-network"])
    }

    @Test mutating func `a thief of the old key uses up neither numbers nor versions`() throws {
        var index = try publish("Pele", "one")
        let highest = NetworkIndex.highestNumber
        (index.number, index.packs[0].version, index.withdrawn) = (highest, highest, ["Vāverīte"])
        let key = try #require(SecretKey(text: disk.text("net/secret.key")))
        try copyServed(to: "new")
        try disk.write("new/pasaka-network/index.json", index.json)
        try disk.write("new/pasaka-network/index.json.sig", key.sign(index.json).text)
        #expect(try recover("new").index == index)
        var new = try Hub("\(disk.path)/new")
        #expect(try new.publish(.all, on: "2026-11-30").number == 1)
        for name in ["Pele", "Vāverīte"] {
            try disk.write("\(name)/1.jpg", "two")
            _ = try new.add(TaleFolder("\(disk.path)/\(name)"))
        }
        #expect(try new.publish(.all, on: "2026-12-01").packs.count == 2)
    }

    @Test mutating func `what is taken over is told: tales, settings and what is hidden`() throws {
        try hub.set(Array(#"{"language": "lv"}"#.utf8))
        try hub.withdraw("Vāverīte")
        _ = try publish("Pele", "one")
        try copyServed(to: "new")
        let told = try recover("new").told.map { "\($0)" }
        #expect(
            told.dropFirst() == ["Pele (version 1)", "the setting language is taken over", "Vāverīte is withdrawn"])
    }

    @Test func `a folder that has a network is not made again, and wrong words make none`() throws {
        #expect(throws: HubFailure.self) { try recover("net", named: "Bibliotēkas") }
        #expect(throws: HubFailure.self) { try recover("new", named: "Bibliotēkas", by: "bada bada") }
        #expect(disk.names(in: "").contains("new") == false)
    }
}
