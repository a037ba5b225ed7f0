import Engine
import Foundation
import PackMaker
import TestSupport
import Testing

@testable import Tutor

/// Talks on a stick, with the real converter.
struct SceneSaverTests {
    private let disk: TemporaryFolder
    private var stick: String { disk.path + "/K" }

    init() throws {
        disk = try TemporaryFolder()
        try disk.makeFolder("K")
    }

    private static let converter: String = {
        let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        return own.deletingLastPathComponent().appending(path: "pasaka-converter").path
    }()
    private static let words = DeckExport([ExportedNote("el café", "coffee")], scenario: "cafe")

    private let saver = SceneSaver(door: nil, converter: Self.converter)
    private let files = SceneFiles("En la cafetería", text: "Hola\n", words: words)

    private func save(_ files: SceneFiles, by saver: SceneSaver? = nil, on place: String? = nil) -> SceneSaving {
        (saver ?? self.saver).save(files, on: place ?? stick, date: "2026-11-24")
    }

    private static func names(_ number: String = "", _ endings: [String] = ["txt", "tsv", "apkg"]) -> [String] {
        endings.map { "Pasaka sarunas/2026-11-24 En la cafetería\(number).\($0)" }
    }

    @Test func `a talk and its words are three files, each time new ones`() throws {
        #expect(save(files) == .saved(files: Self.names(), .byDesktop))
        #expect(save(files) == .saved(files: Self.names(" 2"), .byDesktop))
        let name = "K/Pasaka sarunas/2026-11-24 En la cafetería"
        #expect(try disk.text("\(name).txt") == "Hola\n")
        #expect(try disk.text("\(name).tsv") == Self.words.text)
        let deck = try DeckReader(converter: Self.converter).read("\(disk.path)/\(name) 2.apkg")
        #expect(deck.notes == [Note("el café", "coffee")])
        #expect(disk.names(in: "K/Pasaka sarunas").count == 6)
    }

    @Test func `one name that is taken gives all of them a number, and stays as it is`() throws {
        try disk.makeFolder("K/Pasaka sarunas")
        try disk.write("K/Pasaka sarunas/2026-11-24 En la cafetería.tsv", "mine")
        #expect(save(files) == .saved(files: Self.names(" 2"), .byDesktop))
        #expect(try disk.text("K/Pasaka sarunas/2026-11-24 En la cafetería.tsv") == "mine")
    }

    @Test func `the talk or the words may be saved alone`() {
        #expect(
            save(SceneFiles("En la cafetería", text: "Hola\n")) == .saved(files: Self.names("", ["txt"]), .byDesktop))
        #expect(
            save(SceneFiles("En la cafetería", words: Self.words))
                == .saved(files: Self.names("", ["tsv", "apkg"]), .byDesktop))
    }

    @Test func `names that a stick refuses are made fit`() {
        #expect(
            save(SceneFiles("../¿Qué?/\u{7}", text: "Hola\n"))
                == .saved(files: ["Pasaka sarunas/2026-11-24 ..¿Qué.txt"], .byDesktop))
    }

    @Test func `without the converter nothing is saved`() {
        #expect(save(files, by: SceneSaver(door: nil, converter: nil)) == .failed(.other))
        #expect(save(files, by: SceneSaver(door: nil, converter: "/bin/false")) == .failed(.other))
        #expect(disk.names(in: "K") == [])
    }

    @Test func `a stick that has gone is reported`() {
        #expect(save(files, on: disk.path + "/gone") == .failed(.pulled))
    }

    @Test(.enabled(if: getuid() == 0, "only root may mount"))
    func `a full stick and one that cannot be written are reported, and nothing stays on them`() throws {
        let small = try #require(SmallDisk(at: stick, bytes: 8192))
        #expect(save(files) == .failed(.full))
        #expect(disk.names(in: "K") == [])
        small.allow(writing: false)
        #expect(save(files) == .failed(.unwritable))
        withExtendedLifetime(small) {}
    }
}
