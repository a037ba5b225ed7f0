import Foundation
import NetworkFolder
import TestSupport
import Testing

@testable import NetworkHub

struct HubTests {
    private let disk: TemporaryFolder
    private var folder: String { disk.path }

    init() throws { disk = try TemporaryFolder() }

    private func served(_ name: String) -> [UInt8] {
        (try? Data(contentsOf: URL(filePath: "\(folder)/net/pasaka-network/\(name)"))).map(Array.init) ?? []
    }

    private func made() throws -> Hub {
        _ = try Hub.make("\(folder)/net", named: "Bibliotēkas")
        return try Hub("\(folder)/net")
    }

    private func tale(_ name: String, _ picture: String = "a picture") throws -> TaleFolder {
        try disk.write("\(name)/1.jpg", picture)
        return try TaleFolder("\(folder)/\(name)")
    }

    @Test func `a kiosk follows what is published, and finds each tale by its digest`() throws {
        var hub = try made()
        let isNew = try hub.add(tale("Vāverīte"))
        #expect(isNew)
        let published = try hub.publish(.all, on: "2026-11-29")
        var trust = try hub.trust()
        let index = try trust.accept(served("index.json"), String(decoding: served("index.json.sig"), as: UTF8.self))
        #expect(index == published)
        #expect(index.packs.map(\.title) == ["Vāverīte"])
        #expect(index.packs.map(\.size) == [served(index.packs[0].path).count])
    }

    @Test func `the same files are the same tale, and others its next version`() throws {
        var hub = try made()
        _ = try hub.add(tale("Vāverīte"))
        let isOther = try hub.add(tale("Vāverīte"))
        #expect(!isOther)
        _ = try hub.add(tale("Vāverīte", "another picture"))
        #expect(try hub.publish(.all, on: "2026-11-29").packs.map(\.version) == [2])
    }

    @Test func `each publication has a higher number, also after the folder was opened again`() throws {
        var hub = try made()
        #expect(try hub.publish(.pilot, on: "2026-11-29").number == 1)
        #expect(try hub.publish(.all, on: "2026-11-30").number == 2)
        var again = try Hub("\(folder)/net")
        #expect(try again.publish(.all, on: "2026-12-01").number == 3)
        #expect(!served("index-pilot.json").isEmpty)
    }

    @Test func `a withdrawn tale is said to be hidden, until it is added again`() throws {
        var hub = try made()
        let tale = try tale("Vāverīte")
        _ = try hub.add(tale)
        try hub.withdraw(tale.id)
        let index = try hub.publish(.all, on: "2026-11-29")
        #expect(index.packs.isEmpty)
        #expect(index.withdrawn == [tale.id])
        _ = try hub.add(tale)
        #expect(try hub.publish(.all, on: "2026-11-29").withdrawn == [])
    }

    @Test func `what a network does not know any more can be hidden, if it can be a tale's id`() throws {
        var hub = try made()
        let isThere = try hub.withdraw("Vāverīte")
        #expect(!isThere)
        #expect(throws: HubFailure.self) { try hub.withdraw("../a") }
        #expect(try hub.publish(.all, on: "2026-11-29").withdrawn == ["Vāverīte"])
    }

    @Test func `a folder that has nothing to show or to hear is no tale`() throws {
        try disk.write("Vāverīte/readme.txt", "a text")
        try disk.write("Vāverīte/texts/1.docx")
        try disk.write("Vāverīte/.1.jpg")
        #expect(throws: HubFailure.self) { try tale() }
        try disk.write("Vāverīte/pages/first/1.JPG")
        #expect(try tale().title == "Vāverīte")
        try disk.write("Pele/pele.m4a")
        #expect(try TaleFolder("\(folder)/Pele").id == "Pele")
        try disk.write("Ezis/story.json", #"{"title": "Ezis"}"#)
        #expect(try TaleFolder("\(folder)/Ezis").id == "Ezis")
        let titles = #""title": {"en": "Hedgehog", "lv": "Ezītis"}"#
        for (text, title) in [("{\(titles)}", "Ezītis"), (#"{"language": "en", \#(titles)}"#, "Hedgehog")] {
            try disk.write("Ezis/story.json", text)
            #expect(try TaleFolder("\(folder)/Ezis").title == title)
        }

        func tale() throws -> TaleFolder { try TaleFolder("\(folder)/Vāverīte") }
    }

    /// The hub links nothing of the player's.
    @Test func `the pictures and sounds of a tale are those that the player knows by their endings`() throws {
        let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
        let source = try String(
            contentsOf: root.appending(path: "Sources/Tales/TalePacks/Folder/Material.swift"), encoding: .utf8)
        let known = try #require(source.firstMatch(of: #/case \.picture:(?s:.*?)case \.text:/#)?.output)
        #expect(Set(known.matches(of: #/"(\w+)"/#).map { String($0.1) }) == TaleFolder.endings)
    }

    @Test func `the words on paper name a new key, and no others do`() throws {
        let words = try Hub.make("\(folder)/net", named: "Bibliotēkas").words.joined(separator: " ")
        var hub = try Hub("\(folder)/net")
        var trust = try hub.trust()
        _ = try hub.publish(.all, on: "2026-11-29")
        try FileManager.default.removeItem(atPath: "\(folder)/net/secret.key")
        #expect(throws: HubFailure.self) { try hub.publish(.all, on: "2026-11-29") }
        #expect(throws: HubFailure.self) { try hub.replaceKey(by: "bada bada") }
        try hub.replaceKey(by: words)
        let index = try hub.publish(.all, on: "2026-11-30")
        let isOther = trust.follow(served("keys.json"), String(decoding: served("keys.json.sig"), as: UTF8.self))
        #expect(isOther)
        let followed = try trust.accept(served("index.json"), String(decoding: served("index.json.sig"), as: UTF8.self))
        #expect(followed == index)
    }

    @Test func `a folder that has a network is not made one again, and another is none`() throws {
        _ = try made()
        let key = try Data(contentsOf: URL(filePath: "\(folder)/net/secret.key"))
        #expect(throws: HubFailure.self) { try Hub.make("\(folder)/net", named: "Bibliotēkas") }
        #expect(try Data(contentsOf: URL(filePath: "\(folder)/net/secret.key")) == key)
        #expect(throws: HubFailure.self) { try Hub(folder) }
    }

    @Test func `nobody else reads the key, and it is not among what is served`() throws {
        _ = try made()
        let mode = try FileManager.default.attributesOfItem(atPath: "\(folder)/net/secret.key")[.posixPermissions]
        #expect(mode as? Int == 0o600)
        #expect(disk.names(in: "net/pasaka-network") == ["keys.json", "keys.json.sig", "packs"])
    }

    @Test func `a new network tells its key under the signature of the paper, and kiosks need no change`() throws {
        let hub = try made()
        var trust = try hub.trust()
        let change = try #require(KeyChange(json: served("keys.json")))
        let key = hub.publicKey?.line
        #expect(change.key == key && change.generation == 1)
        let signature = try #require(Signature(text: disk.text("net/pasaka-network/keys.json.sig")))
        let paper = try #require(PublicKey(text: trust.recovery))
        #expect(paper.verifies(served("keys.json"), signature))
        let isOther = trust.follow(served("keys.json"), signature.text)
        #expect(!isOther)
    }

    @Test func `a tale's folder with a link, or with a network's key, is refused`() throws {
        var hub = try made()
        _ = try tale("Vāverīte")
        symlink("\(folder)/net", "\(folder)/Vāverīte/tellings")
        #expect(throws: HubFailure.self) { try hub.add(TaleFolder("\(folder)/Vāverīte")) }
        #expect(throws: HubFailure.self) { try hub.add(TaleFolder(folder)) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/net/pasaka-network/packs") == [])
    }

    @Test func `a version never comes again, and names that are much alike are two tales`() throws {
        var hub = try made()
        _ = try hub.add(tale("Vāverīte"))
        try hub.withdraw("Vāverīte")
        _ = try hub.add(tale("Vāverīte", "another picture"))
        _ = try hub.add(tale("a b"))
        _ = try hub.add(tale("a-b"))
        _ = try hub.add(tale(String(repeating: "紅", count: 34)))
        let packs = try hub.publish(.all, on: "2026-11-29").packs
        #expect(packs.count == 4)
        #expect(packs.first { $0.id == "Vāverīte" }?.version == 2)
    }

    @Test func `the key's place, its words and its successor are not overwritten by what lies there`() throws {
        let words = try Hub.make("\(folder)/net", named: "Bibliotēkas").words.joined(separator: " ")
        var hub = try Hub("\(folder)/net")
        try disk.write("net/pasaka-network/keys.json", #"{"key": "x", "generation": 9223372036854775807}"#)
        try hub.replaceKey(by: words)
        #expect(try hub.trust().generation == 2)
        try FileManager.default.removeItem(atPath: "\(folder)/net/secret.key")
        #expect(throws: HubFailure.self) { try Hub.make("\(folder)/net", named: "Bibliotēkas") }
    }
}
