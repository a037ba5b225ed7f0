import Engine
import Testing

@testable import LetterJudge
@testable import Letters

struct WordViewModelTests {
    @Test func `a word says itself and its first letter`() throws {
        var screen = try Words.screen("asa", in: try Words.world())
        #expect(screen.wait(30).narrated == ["asa-voice"])
        #expect(screen.receive(.narrationEnded("asa-voice")).narrated == ["say-draw"])
        #expect(screen.receive(.narrationEnded("say-draw")).narrated == ["A-sound"])
    }

    @Test func `the word grows letter by letter and is said at the end`() throws {
        var screen = try Words.screen("asa", in: try Words.world())
        var said: [Sound] = []
        for letter in ["A", "S", "A"] {
            #expect(screen.lesson.letter.capital == letter)
            said += screen.write().narrated
            said += screen.listen().narrated
        }
        #expect(screen.isWhole && screen.written.count == 3)
        #expect(said == ["A-name", "S-sound", "S-name", "A-sound", "A-name", "asa-voice"])
        #expect(screen.receive(.narrationEnded("asa-voice")).narrated == ["say-praise"])
    }

    @Test func `a written letter is seen for a moment, or as long as it is said`() throws {
        var screen = try Words.screen("asa", in: try Words.world())
        screen.write()
        screen.wait(200)
        #expect(screen.written.isEmpty)
        #expect(screen.receive(.narrationEnded("A-name")) == [])
        screen.wait(1)
        #expect(screen.written.count == 1)
    }

    @Test func `who does not want to wait goes on at once`() throws {
        var screen = try Words.screen("asa", in: try Words.world())
        #expect(screen.perform(.next) == [])
        screen.write()
        _ = screen.perform(.next)
        #expect(screen.written.count == 1 && screen.lesson.letter.capital == "S")
    }

    @Test func `a finished word is kept, its letters are kept as drawings, and their course stays where it was`() throws
    {
        var world = try Words.world()
        var progress = LetterProgress()
        progress.reach(.level2Trace, of: "A", in: "lv")
        world[LetterProgress.self] = progress
        var screen = try Words.screen("asa", in: world)
        let first = try #require(screen.write().saved?["lv", "A"])
        #expect(first.step == .level2Trace && first.stars == 0 && first.round.isEmpty && first.first != nil)
        screen.listen()
        screen.write()
        screen.listen()
        screen.write()
        let commands = screen.listen()
        #expect(commands.words?["letters/lv/words/asa"]?.count == 3)
    }

    @Test func `keys and switches, which cannot draw, skip a letter: it stands there as it is printed`() throws {
        var screen = try Words.screen("asa", in: try Words.world())
        for _ in 0..<3 { _ = screen.perform(.skip) }
        #expect(screen.isWhole)
        #expect(screen.written[1] == KeptDrawing(printing: try Samples.guide("S")))
        #expect(screen.lesson.record.first == nil)
    }

    @Test func `at the end the word begins again, or the next one comes`() throws {
        var screen = try Words.screen("asa", in: try Words.world())
        for _ in 0..<3 { _ = screen.perform(.skip) }
        #expect(screen.perform(.next) == [.open("letters/lv/words/saķa")])
        _ = screen.perform(.again)
        #expect(screen.written.isEmpty && screen.lesson.letter.capital == "A")
        #expect(try Words.screen("saķa", in: Words.world()).word.parts.count == 4)
    }

    @Test func `the last word leads to all words, a name to the letters`() throws {
        var last = try Words.screen("saķa", in: try Words.world())
        for _ in 0..<4 { _ = last.perform(.skip) }
        #expect(last.perform(.next) == [.open("letters/lv/words")])
        #expect(last.perform(.leave) == [.open("letters/lv/words")])
        var name = try Words.screen(".name", in: try Words.world("As"))
        for _ in 0..<2 { _ = name.perform(.skip) }
        #expect(name.perform(.next) == [.open("letters/lv")])
    }

    @Test func `a name is spelt by its sounds at the end`() throws {
        var screen = try Words.screen(".name", in: try Words.world("As"))
        for _ in 0..<2 { _ = screen.perform(.skip) }
        #expect(screen.wait(40).narrated == ["A-sound"])
        #expect(screen.receive(.narrationEnded("A-sound")).narrated == ["S-sound"])
    }

    @Test func `the letters of a name are kept by nothing but the words, and none of it is noted`() throws {
        var screen = try Words.screen(".name", in: try Words.world("As"))
        #expect(screen.frame.isSecret)
        #expect(screen.write().saved == nil)
        screen.listen()
        #expect(screen.write().saved == nil)
        let commands = screen.listen()
        #expect(commands.saved == nil && commands.words?["letters/lv/words/.name"]?.count == 2)
        #expect(screen.frame.isSecret)
        #expect(try !Words.screen("asa", in: try Words.world()).frame.isSecret)
    }

    @Test func `a letter of another alphabet is judged among this one's and is not kept as a drawing of it`() throws {
        var screen = try Words.screen(".name", in: try Words.world("W"))
        let commands = screen.dragGuide() + screen.wait(100)
        #expect(commands.drawing?.guides.map(\.letter) == ["A", "Ķ", "S", "W"])
        #expect(screen.answer(Words.accepted, to: commands).saved == nil)
        #expect(screen.page.isFinished)
    }

    @Test(arguments: ["xyz", "asā", "asasas", "Asa", ".name"]) func `other words have no page`(word: String) throws {
        #expect(LetterScreens.screen(Route("letters/lv/words/\(word)"), try Words.world()) == nil)
    }

    @Test(arguments: LetterSheetTests.windows)
    func `everything lies in the window, and nothing overlaps`(width: Double, height: Double) throws {
        var screen = try Words.screen("asa", in: try Words.world(window: (width, height)))
        let commands = screen.dragGuide() + screen.wait(100)
        _ = screen.answer(Verdict(accepted: false, ranking: [], reason: .looksLike("S")), to: commands)
        let frame = screen.frame, window = screen.lesson.rooms.window
        let all = frame.hotspots.map(\.area) + [screen.lesson.sheet.paper]
        for (place, area) in all.enumerated() {
            #expect(window.union(area) == window)
            #expect(all[..<place].allSatisfy { !$0.intersects(area) })
        }
    }
}
