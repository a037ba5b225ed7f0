import ArgumentParser
import Engine
import Foundation
import Platform
import Sentences
import Synchronization
import System
import TestSupport
import Testing

@testable import PasakaApp

/// The last activity of the house, which is added by one folder, its target and one line, has all that the others have.
struct NewcomerTests {
    private let newcomer = house[house.count - 1]
    private let disk: TemporaryFolder
    private let store: DocumentStore
    private let heard = Heard()

    private final class Heard: Sendable {
        private let replies = Mutex<[Input.Reply]>([])
        func add(_ reply: Input.Reply) { replies.withLock { $0.append(reply) } }
        var all: [Input.Reply] { replies.withLock { $0 } }
    }

    init() throws {
        disk = try TemporaryFolder()
        store = DocumentStore(folder: disk.path)
    }

    private static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path(percentEncoded: false)
    /// Its folder; in Pasaka its assets would lie beside those of the others.
    private var folder: String { "\(Self.repository)Tests/\(newcomer.name.capitalized)" }
    private var folders: AssetFolders {
        AssetFolders(interface: "", stories: [], activities: house.folders(in: "\(folder)/Assets"))
    }

    /// What is lent to an activity; what is to be done later is done at once.
    private func host(for activity: Activity) -> ActivityHost {
        var host = ActivityHost(for: activity, assets: "\(folder)/Assets", store: store, memory: MemoryFiles())
        host.tell = { [heard] in heard.add($0) }
        host.agenda = Agenda(now: { .zero }) { _, work in work() }
        return host
    }

    private func show(_ page: Int, _ world: World = World(motion: .cut)) -> Show {
        Show(world: world, activities: house, at: Route(newcomer.addresses[page]))
    }

    private func texts(_ show: Show) -> [String] {
        show.picture.drawings.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    }

    /// Taps the first place that answers, a second after it came.
    private func press(_ show: inout Show) -> [Command] {
        _ = show.advance(60)
        let place = show.hotspots[0].center
        return show.take(.press(place)) + show.take(.release(place))
    }

    /// Presses the button that asks, and carries the request out.
    ///
    /// - Returns: the answer, on its way.
    private func ask(_ show: inout Show) throws -> Input {
        let commands = press(&show)
        for service in newcomer.services(host(for: newcomer)) { service.perform(commands) }
        return .reply(try #require(heard.all.last))
    }

    /// The world after a start with what is kept.
    private var world: World {
        var world = World(motion: .cut)
        for document in DocumentStore(folder: disk.path).kept(by: house) { world.learn(document) }
        return world
    }

    // MARK: - Screens, door, row

    @Test func `each of its addresses is a screen`() {
        #expect(newcomer.addresses.count == 3)
        for page in newcomer.addresses.indices {
            #expect(show(page).route == Route(newcomer.addresses[page]))
            #expect(!show(page).picture.drawings.isEmpty)
        }
    }

    @Test func `its door is on home, leads in, and can be hidden`() throws {
        let door = try #require(newcomer.doors(World()).first)
        var (world, settings) = (World(), Settings())
        var home = HomeViewModel(world: world, activities: house)
        #expect(home.doors.contains(door))
        #expect(home.perform(.open(door.route)) == [.open(door.route)])
        settings[.hiddenDoors] = [door.route.description]
        world[Settings.self] = settings
        #expect(!HomeViewModel(world: world, activities: house).doors.contains(door))
        #expect(HomeViewModel(world: world, activities: house).doors.count == home.doors.count - 1)
    }

    @Test func `its row is in the grown-ups' room`() throws {
        let row = try #require(newcomer.rows(World()).first)
        let show = Show(world: World(), activities: house, at: "grownups/room")
        #expect(texts(show).contains(row.word))
    }

    // MARK: - Words, setting

    @Test func `its door speaks each language`() {
        let words = Language.allCases.map { language in
            var world = World()
            world[Settings.self] = Settings(["language": .text(language.rawValue)])
            return newcomer.doors(world).first?.word
        }
        #expect(Set(words).count == Language.allCases.count)
    }

    @Test func `its setting is one of Pasaka's, and has a row on the page of rules`() throws {
        let setting = try #require(newcomer.settings.first)
        #expect(texts(Show(world: World(), activities: house, at: "grownups/room/rules")).contains("Kazū"))
        #expect(Settings([setting.name: .number(3)]).mistakes(among: house.settings) == [.value(setting)])
        #expect(Settings([setting.name: .number(3)]).mistakes(among: activities.settings) == [])
        var redaction = Redaction(house)
        #expect(redaction.settings(Settings([setting.name: .flag(true)])).values == [setting.name: .flag(true)])
    }

    // MARK: - Service

    @Test func `its service answers the screen that asked, and no other`() throws {
        var asking = show(1)
        let answer = try ask(&asking)
        var other = asking
        _ = other.take(.button(.back))
        let elsewhere = other.picture
        #expect(other.take(answer) == [])
        #expect(other.picture == elsewhere)
        let before = asking.picture
        _ = asking.take(answer)
        #expect(asking.picture != before)
    }

    @Test func `what it answers is recorded, and replayed to the same pictures`() throws {
        var show = show(1)
        var recording = Recording(start: show.world, route: show.route)
        let answer = try ask(&show)
        let place = show.hotspots[0].center
        for input in [.press(place), .release(place), answer] { recording.append(input, at: 60) }
        _ = show.take(answer)
        recording.end(at: 61)
        let decoder = JSONDecoder()
        decoder.userInfo[.vocabulary] = house.vocabulary
        let read = try decoder.decode(Recording.self, from: try JSONEncoder().encode(recording))
        #expect(read == recording)
        _ = show.advance(1)
        read.replay(house, stops: [61]) { #expect($1.picture == show.picture) }
    }

    @Test func `its service has a line under F1`() {
        #expect(newcomer.services(host(for: newcomer)).flatMap(\.status).count == 1)
    }

    @Test func `a page that is left is come back to as it was`() throws {
        var show = show(0)
        _ = press(&show)
        #expect(show.route == Route(newcomer.addresses[1]))
        _ = show.take(try ask(&show))
        let before = texts(show)
        _ = show.take(.button(.back))
        #expect(texts(show) != before)
        _ = press(&show)
        #expect(texts(show) == before)
    }

    // MARK: - Document, subcommand

    /// Pasaka's command with those of the house.
    private struct HouseCommand: ParsableCommand {
        static let configuration = PasakaCommand.described(with: house)
    }

    /// Runs the newcomer's command.
    private func run(_ words: String...) throws {
        let command = try HouseCommand.parseAsRoot([newcomer.name] + words)
        try SubcommandRun(activities: house) { host(for: $0) }.run(command)
    }

    @Test func `its subcommand keeps a document, which is there at the next start`() throws {
        #expect(texts(show(2, world)) == [])
        try run("fa", "mi")
        store.finish()
        #expect(texts(show(2, world)) == ["fa mi"])
    }

    @Test func `wrong use of its subcommand says what is missing, and help lists it`() {
        let error = #expect(throws: (any Error).self) { try run() }
        #expect(error.map { HouseCommand.exitCode(for: $0) } == .validationFailure)
        #expect(error.map { HouseCommand.message(for: $0) }?.contains("<notes>") == true)
        #expect(HouseCommand.helpMessage().contains("  \(newcomer.name) "))
        #expect(!PasakaCommand.helpMessage().contains("  \(newcomer.name) "))
    }

    @Test func `what is wrong with what it keeps is told under F1`() throws {
        #expect(show(0, world).problems == [])
        try run("")
        store.finish()
        #expect(show(0, world).problems.count == 1)
    }

    // MARK: - Report

    @Test func `a report shows what it allows of its document and of its answers`() throws {
        try run("fa", "mi")
        store.finish()
        var (show, redaction) = (show(1), Redaction(house))
        let answer = try ask(&show)
        #expect(texts(self.show(2, redaction.world(world))) == ["xx xx"])
        let shown = redaction.input(answer)
        let told = try #require(shown)
        #expect(told != answer)
        _ = show.take(told)
        #expect(texts(show).contains("xx"))
        #expect(redaction.route(show.route) != show.route)
    }

    @Test func `what no activity has said anything of is neither shown nor recorded`() throws {
        var (show, redaction) = (show(1), Redaction(activities))
        let answer = try ask(&show)
        #expect(house.shows(answer))
        #expect(!activities.shows(answer))
        #expect(redaction.input(answer) == nil)
        #expect(redaction.route(show.route) == "part-1/part-2")
    }

    // MARK: - Asset

    @Test func `its picture is found in its folder, and nothing beside it`() throws {
        let image = try #require(newcomer.audit?(host(for: newcomer)).images.first)
        #expect(FileGlance(folders: folders).fault(of: image) == nil)
        #expect(FileGlance(folders: folders).fault(of: Image("\(newcomer.name)/../../Player.swift")) != nil)
    }

    /// The `pasaka` that was built together with these tests; it decodes the pictures.
    private static let program: String = {
        let bundle = Bundle.allBundles.map(\.bundlePath).first { $0.hasSuffix(".xctest") } ?? Places.executable
        return "\(Places.parent(of: bundle))/pasaka"
    }()

    @MainActor @Test
    func `home with its door, the grown-ups' room with its row and its own pages are painted`() throws {
        let all = AssetFolders(
            interface: "\(Self.repository)assets/interface", stories: [],
            activities: house.folders(in: "\(Self.repository)assets")
                .merging([newcomer].folders(in: "\(folder)/Assets")) { _, its in its })
        let renderer = try Renderer(
            width: 480, height: 360, decoder: PictureDecoder(folders: all, executable: Self.program))
        for (number, address) in (["home", "grownups/room"] + newcomer.addresses).enumerated() {
            let show = Show(world: World(motion: .cut), activities: house, at: Route(address))
            try renderer.paintWhole(show.picture)
            // Someone who changes home wants to see it with more doors than Pasaka has.
            guard let album = ProcessInfo.processInfo.environment["PASAKA_ALBUM"] else { continue }
            try renderer.savePhotograph(to: "\(album)/house-\(number).png")
        }
        #expect(renderer.pictures.problems == [])
    }

    @Test func `pasaka check looks through it`() {
        let good = CheckCommand.audit([newcomer], host(for:)) { images, _ in
            images.compactMap(FileGlance(folders: folders).fault(of:))
        }
        #expect(good.map(\.isProblem) == [false])
        let bad = CheckCommand.audit([newcomer], host(for:)) { images, _ in
            images.map { "\(asset: $0.name): is torn" }
        }
        #expect(bad.map(\.isProblem) == [true, false])
    }

    // MARK: - Places

    /// The texts among the files of a folder, by their paths.
    private func texts(in folder: String) -> [(path: String, text: String)] {
        let paths = FileManager.default.enumerator(atPath: Self.repository + folder)?.compactMap { $0 as? String } ?? []
        return paths.compactMap { path in
            (try? String(contentsOfFile: "\(Self.repository)\(folder)/\(path)", encoding: .utf8)).map {
                ("\(folder)/\(path)", $0)
            }
        }
    }

    private func linesThatName(_ text: String) -> [Substring] {
        text.split(separator: "\n").filter { $0.localizedCaseInsensitiveContains(newcomer.name) }
    }

    @Test func `it takes one folder, its target and one line`() throws {
        let own = "Tests/\(newcomer.name.capitalized)/"
        // A document may name it as an example.
        let files = (texts(in: "Sources") + texts(in: "Tests") + texts(in: "kiosk"))
            .filter { !$0.path.hasSuffix(".md") }
        #expect(files.count > 500)
        let others = files.filter { !$0.path.hasPrefix(own) && !linesThatName($0.text).isEmpty }
        #expect(others.map(\.path) == ["Tests/HouseTests/House.swift"])
        // The line, and the import that lets it be written.
        #expect(others.flatMap { linesThatName($0.text) }.count == 2)
        let package = try String(contentsOfFile: "\(Self.repository)Package.swift", encoding: .utf8)
        // Its target, and the list's dependency on it.
        #expect(linesThatName(package).count == 2)
    }

    /// The files of the sources, without comments, that match outside an activity's folder.
    private func files(outside folder: String, matching name: Regex<Substring>) -> [String] {
        texts(in: "Sources").filter { path, text in
            path.hasSuffix(".swift") && !path.hasPrefix("Sources/Activities/\(folder)/")
                && text.contains(name)  // in most it is not even in a comment
                && text.split(separator: "\n").contains { $0.replacing(#/\/\/.*/#, with: "").contains(name) }
        }.map(\.path)
    }

    @Test func `the letters and Soltura are named in their folders and in the list alone`() {
        let letters = files(outside: "Letters", matching: #/import Letters\b|"letters[/"]|Letters(?:Wording|Activity)/#)
        // The pictures of an invitation are the letters'.
        #expect(letters == ["Sources/Activities/KioskNetwork/NetworkPage.swift", "Sources/App/Activities.swift"])
        let soltura = files(outside: "Tutor", matching: #/import Tutor\b|"soltura|"tutor"|Tutor(?:Wording|Activity)/#)
        #expect(soltura == ["Sources/App/Activities.swift"])
    }
}
