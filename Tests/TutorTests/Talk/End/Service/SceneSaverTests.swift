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

    /// The host of an app whose sticks are the folders of the tests.
    private static func host(converter: String? = Self.converter) -> ActivityHost {
        var host = ActivityHost(
            agenda: InventedTime().agenda, folders: ActivityHost.Folders(assets: nil, state: ""))
        host.program = { _ in converter }
        host.stick = { files, place in
            do throws(PackRefusal) {
                let (places, pulling) = try files.write(on: place, through: nil)
                return .saved(files: places, pulling)
            } catch {
                return .failed(StickFailure(error))
            }
        }
        return host
    }

    private let files = SceneFiles("En la cafetería", text: "Hola\n", words: words)

    private func save(_ files: SceneFiles, converter: String? = Self.converter) -> StickState {
        SceneSaver(host: Self.host(converter: converter)).save(files, on: stick, date: "2026-11-24")
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

    @Test func `the talk or the words may be saved alone`() {
        #expect(
            save(SceneFiles("En la cafetería", text: "Hola\n")) == .saved(files: Self.names("", ["txt"]), .byDesktop))
        #expect(
            save(SceneFiles("En la cafetería", words: Self.words))
                == .saved(files: Self.names("", ["tsv", "apkg"]), .byDesktop))
    }

    @Test func `without the converter nothing is saved`() {
        #expect(save(files, converter: nil) == .failed(.other))
        #expect(save(files, converter: "/bin/false") == .failed(.other))
        #expect(disk.names(in: "K") == [])
    }
}
