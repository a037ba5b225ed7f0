import Engine
import Foundation
import Synchronization
import System
import TestSupport
import Testing

@testable import Tutor

/// The service with real files and tools, and an invented clock.
struct TutorServiceTests {
    private let folder: TemporaryFolder
    private let told = Told()
    private let time = InventedTime()

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("assets/scenes/cafe.json", Self.scene)
        try folder.write("K/a.tsv", "el café\tcoffee\n")
    }

    /// What the service has told and saved.
    private final class Told: Sendable {
        private let all = Mutex<(replies: [Input.Reply], saved: [AnyDocument], kept: KeptDeck?)>(([], [], nil))

        func add(_ reply: Input.Reply) { all.withLock { $0.replies.append(reply) } }
        func save(_ document: AnyDocument) {
            all.withLock { all in
                all.saved.append(document)
                all.kept = document.content as? KeptDeck
            }
        }
        var saved: [AnyDocument] { all.withLock(\.saved) }
        var kept: KeptDeck? { all.withLock(\.kept) }
        var scenes: [Scenes] {
            all.withLock { all in
                all.replies.compactMap {
                    if case .learned(let document) = $0 { document.content as? Scenes } else { nil }
                }
            }
        }
        func answers<Content: Answer>(_ type: Content.Type, to visit: Visit) -> [Content] {
            all.withLock { all in
                all.replies.compactMap { reply in
                    if case .answer(let answer) = reply, answer.visit == visit { answer[type] } else { nil }
                }
            }
        }
    }

    private static let scene: String = {
        let line = #"["uno", "one", "viens"]"#
        func answer(_ say: String, _ key: String) -> String {
            #"{"say": ["\#(say)", "x", "x"], "keys": ["\#(key)"], "also": [], "reply": \#(line), "next": "end"}"#
        }
        let answers = "\(answer("Un café.", "café|cafe")), \(answer("Un té.", "té"))"
        let turn = #"{"id": "drink", "line": \#(line), "answers": [\#(answers)], "again": \#(line), "hint": \#(line)}"#
        return """
            {"title": \(line), "role": \(line), "goal": \(line), "category": "dining", "words": [\(line)],
             "talks": [{"level": "A1", "grammar": ["present"], "turns": [\(turn)]}]}
            """
    }()

    private static let converter: String = {
        let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        return own.deletingLastPathComponent().appending(path: "pasaka-converter").path
    }()

    /// The tutor's services, as the app asks them.
    private struct Services {
        let all: [any Service]

        func carryOut(_ request: some Request, for visit: Visit) {
            for service in all { service.perform([.ask(request, in: visit)]) }
        }
        func documents(for world: World, _ extent: Extent) -> [AnyDocument] {
            all.flatMap { $0.documents(for: world, extent) }
        }
        func left(_ visit: Visit) { for service in all { service.left(visit) } }
        func forgetChild() { for service in all { service.forgetChild() } }
        func close() { for service in all { service.close() } }
        var status: [String] { all.flatMap(\.status) }
    }

    private func service(_ helpers: StartedHelpers = StartedHelpers()) -> Services {
        var folders = ActivityHost.Folders(assets: folder.path + "/assets", state: folder.path)
        folders.media = [folder.path]
        var host = ActivityHost(agenda: time.agenda, folders: folders)
        host.start = { try helpers.start($0, $1) }
        host.program = { $0 == "pasaka-converter" ? Self.converter : nil }
        host.tell = { [told] in told.add($0) }
        host.save = { [told] in told.save($0) }
        host.load = { [told] _ in told.kept }
        return Services(all: TutorService.all(host))
    }

    private var stick: Medium { Medium("K", at: folder.path + "/K") }
    private var file: DeckFile { DeckFile(name: "a.tsv", path: folder.path + "/K/a.tsv") }

    private func decks(_ count: Int, to visit: Visit = 1) -> [DeckAnswer] {
        #expect(eventually { told.answers(DeckAnswer.self, to: visit).count >= count })
        return told.answers(DeckAnswer.self, to: visit)
    }

    // MARK: - Scenes

    @Test func `scenes are told in short, and the one that is wanted whole`() {
        let service = service()
        service.carryOut(SceneRequest.all, for: 1)
        #expect(eventually { told.scenes.count == 1 })
        #expect(told.scenes[0].entries.map(\.id) == ["cafe"])
        #expect(told.scenes[0].whole.isEmpty)
        #expect(told.scenes[0].parts == Scenes.Parts(hasAnalyser: true))
        service.carryOut(SceneRequest.whole("cafe"), for: 1)
        service.carryOut(SceneRequest.whole("moon"), for: 1)
        #expect(eventually { told.scenes.count == 3 })
        #expect(told.scenes[1].whole.map(\.id) == ["cafe"])
        service.close()
    }

    @Test(arguments: [Extent.home, .content]) func `no start waits for the scenes`(extent: Extent) {
        #expect(service().documents(for: World(), extent) == [])
    }

    @Test func `a photograph knows all scenes whole, and what is installed`() throws {
        let documents = service().documents(for: World(), .answers)
        let scenes = try #require(documents.first?.content as? Scenes)
        #expect(documents.count == 1)
        #expect(scenes.entries.map(\.id) == ["cafe"])
        #expect(scenes.whole.map(\.id) == ["cafe"])
        #expect(scenes.parts == Scenes.Parts(hasAnalyser: true))
    }

    @Test func `own words are understood also if nobody has asked for the scene`() throws {
        let service = service()
        service.carryOut(PanelRequest.message(Samples.message("un cafe", id: 7, .custom)), for: 1)
        #expect(eventually { told.answers(MessageAnswer.self, to: 1).count == 1 })
        let news = told.answers(MessageAnswer.self, to: 1)[0]
        #expect(news.id == 7 && news.choice == 0)
        #expect(news.cards == [TutorCard(.program, .needsModel(.customInstruction))])
        service.close()
    }

    // MARK: - The deck

    @Test func `a deck with English in front is turned, and back by a tap`() throws {
        try folder.write("K/a.tsv", "dog\tel perro\nhouse\tla casa\nboy\tel niño\n")
        let service = service()
        service.carryOut(DeckRequest.list([stick]), for: 1)
        service.carryOut(DeckRequest.open(file), for: 1)
        #expect(decks(2)[1].deck?.isTurned == true)
        #expect(told.kept?.notes.map(\.front) == ["el perro", "la casa", "el niño"])
        service.carryOut(DeckRequest.turn, for: 1)
        #expect(decks(3)[2].deck?.isTurned == false)
        #expect(told.kept?.notes.map(\.front) == ["dog", "house", "boy"])
        service.close()
    }

    @Test func `a deck is found, opened, used and forgotten`() {
        let service = service()
        service.carryOut(DeckRequest.list([stick]), for: 1)
        #expect(decks(1) == [DeckAnswer(deck: nil, files: [file], result: nil)])
        service.carryOut(DeckRequest.open(file), for: 1)
        let deck = KeptDeck(Deck(notes: [Note("el café", "coffee")]), file: "a.tsv", mostBytes: 4096)
        #expect(decks(2)[1] == DeckAnswer(deck: .init(deck), files: [file], result: .opened))
        #expect(told.saved == [AnyDocument(deck)])
        service.carryOut(DeckRequest.notes(mostOfEach: PromptBuilder.mostOfEach), for: 1)
        #expect(eventually { told.answers(DeckNotesAnswer.self, to: 1).count == 1 })
        #expect(told.answers(DeckNotesAnswer.self, to: 1)[0].notes == deck.notes)
        service.carryOut(PanelRequest.message(Samples.message("un café", .custom)), for: 1)
        #expect(eventually { told.answers(MessageAnswer.self, to: 1).count == 1 })
        #expect(told.answers(MessageAnswer.self, to: 1)[0].used == ["el café"])
        service.carryOut(DeckRequest.forget, for: 1)
        #expect(decks(3)[2] == DeckAnswer(deck: nil, files: [file], result: nil))
        #expect(told.saved.last == AnyDocument(KeptDeck()))
        service.close()
    }

    @Test func `a deck that cannot be read says which, and the one before stays`() throws {
        try folder.write("K/b.apkg", "no deck")
        try folder.makeLink("K/c.tsv", to: "a.tsv")
        let service = service()
        service.carryOut(DeckRequest.list([stick]), for: 1)
        service.carryOut(DeckRequest.open(file), for: 1)
        for name in ["b.apkg", "c.tsv", "gone.tsv"] {
            service.carryOut(DeckRequest.open(DeckFile(name: name, path: "\(stick.place)/\(name)")), for: 1)
        }
        let news = decks(5)
        #expect(news[0].files.map(\.name) == ["a.tsv", "b.apkg"], "a link on a stick is no deck")
        #expect(
            news[2...].map(\.result) == [
                .refused(file: "b.apkg", .notRead), .refused(file: "c.tsv", .notOpened),
                .refused(file: "gone.tsv", .notOpened),
            ])
        #expect(news[2...].map(\.deck?.name) == ["a.tsv", "a.tsv", "a.tsv"])
        service.close()
    }

    // MARK: - Leaving

    @Test func `a service that nobody has asked has nothing to do when a screen is left`() {
        let service = service()
        for visit in 0..<100 { service.left(Visit(visit)) }
        #expect(time.waiting == 0)
        service.carryOut(SceneRequest.all, for: 200)
        service.left(199)
        #expect(time.waiting == 0)
        service.left(200)
        service.left(200)
        #expect(time.waiting == 1)
    }

    @Test func `what was asked for a screen that is left is not answered, and nothing is kept`() throws {
        let service = service()
        // So that what follows waits in its queue.
        service.carryOut(SceneRequest.whole("cafe"), for: 1)
        service.carryOut(PanelRequest.prepare(TalkNeeds(voice: nil, preset: .custom)), for: 1)
        service.carryOut(PanelRequest.message(Samples.message("un café")), for: 1)
        service.carryOut(DeckRequest.open(file), for: 1)
        service.left(1)
        service.carryOut(DeckRequest.list([]), for: 2)
        service.carryOut(PanelRequest.message(Samples.message("un té", .custom)), for: 2)
        #expect(eventually { told.answers(MessageAnswer.self, to: 2).count == 1 })
        #expect(told.answers(MessageAnswer.self, to: 1) == [])
        #expect(decks(1, to: 2) == [DeckAnswer(deck: nil, files: [], result: nil)])
        #expect(told.saved == [])
        service.close()
    }

    @Test func `tools are ready before the first message, and end after the last screen of the tutor`() {
        let service = service()
        service.carryOut(PanelRequest.prepare(TalkNeeds(voice: nil, preset: .commonMistakes)), for: 1)
        #expect(eventually { service.status.contains("soltura   4 tools of language ready") })
        service.left(1)
        service.carryOut(SceneRequest.all, for: 2)
        time.pass(TutorService.rest)
        #expect(service.status.contains("soltura   4 tools of language ready"), "another screen is open")
        service.left(2)
        time.pass(TutorService.rest)
        #expect(service.status.contains("soltura   0 tools of language ready"))
    }

    @Test(arguments: [true, false])
    func `with the birds the processes end at once, also those of a screen that nobody has left`(isLeft: Bool) {
        let helpers = StartedHelpers()
        let service = service(helpers)
        service.carryOut(PanelRequest.prepare(TalkNeeds(voice: Voice(.elena, .spain), preset: .commonMistakes)), for: 1)
        #expect(eventually { service.status.contains("soltura   1 voices ready") })
        #expect(eventually { service.status.contains("soltura   4 tools of language ready") })
        if isLeft { service.left(1) }
        service.forgetChild()
        #expect(service.status.contains("soltura   0 voices ready"))
        #expect(service.status.contains("soltura   0 tools of language ready"))
        #expect(eventually { helpers.living == 0 })
        service.carryOut(DeckRequest.list([stick]), for: 2)
        #expect(decks(1, to: 2)[0].deck == nil)
        service.close()
    }

    @Test func `of a deck that is too large the page is told how many notes it has`() throws {
        let most = KeptDeck.most
        try folder.write("K/a.tsv", (0...most).map { "palabra \($0)\tword\n" }.joined())
        let service = service()
        service.carryOut(DeckRequest.open(file), for: 1)
        let summary = try #require(decks(1)[0].deck)
        #expect(summary.all == most + 1 && summary.counts == [.new: most])
        service.close()
    }
}
