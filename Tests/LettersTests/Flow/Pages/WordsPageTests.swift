import Engine
import TalePacks
import Testing

@testable import Letters

struct WordsPageTests {
    /// Lets ticks pass; each clip takes half a second.
    private func listen(_ flow: inout LetterFlowViewModel, _ ticks: Int) -> [Sound] {
        var heard: [Sound] = []
        for _ in 0..<(ticks / 30) {
            heard += flow.wait(30).narrated
            if let clip = flow.lesson.speech.current { heard += flow.receive(.narrationEnded(clip)).narrated }
        }
        return heard
    }

    @Test func `the sound is said, then one word after another, once`() throws {
        var flow = try Lessons.flow(at: .wordAssociation)
        #expect(listen(&flow, 900) == ["A-sound", "A-one", "A-two"])
        #expect(flow.rest == .still)
    }

    @Test func `a tap says a word at once, and no other follows by itself`() throws {
        var flow = try Lessons.flow(at: .wordAssociation)
        #expect(flow.wait(35).narrated == ["A-sound"])
        #expect(flow.perform(.word(1)).narrated == ["A-two"])
        #expect(listen(&flow, 900) == [])
        #expect(flow.perform(.word(1)).narrated == ["A-two"])
        #expect(flow.perform(.word(0)).narrated == ["A-one"])
    }

    @Test func `a word that there is not says nothing`() throws {
        var flow = try Lessons.flow(at: .wordAssociation)
        #expect(flow.perform(.word(2)) == [])
        #expect(flow.perform(.hunt(0)) == [])
        #expect(flow.perform(.hunt(9)) == [])
    }

    @Test func `the picture of the word that is said moves a moment`() throws {
        var flow = try Lessons.flow(at: .wordAssociation, in: Lessons.world().eased)
        flow.wait(120)
        _ = flow.perform(.word(0))
        let still = flow.frame.picture
        flow.wait(10)
        #expect(flow.frame.picture != still && flow.rest == .moving)
        _ = flow.receive(.narrationEnded("A-one"))
        flow.wait(60)
        #expect(flow.rest == .still)
    }

    @Test func `words without clips are shown, one after another, in silence`() throws {
        var world = try Lessons.world()
        var alphabet = try Lessons.alphabet()
        for place in alphabet.letters[0].words.indices { alphabet.letters[0].words[place].voice = nil }
        alphabet.letters[0].sound = nil
        world[Alphabets.self] = Alphabets([alphabet])
        var flow = try Lessons.flow(at: .wordAssociation, in: world)
        #expect(listen(&flow, 600) == [])
        #expect(flow.rest == .still)
    }

    @Test func `the focus says the word after a moment`() throws {
        var flow = try Lessons.flow(at: .wordAssociation)
        _ = listen(&flow, 900)
        flow.focus(on: .word(1))
        #expect(flow.wait(14).narrated == [])
        #expect(flow.wait(2).narrated == ["A-two"])
    }

    // MARK: - The coloured letter

    @Test(arguments: [
        ("aka", ["a", "k", "a"], [true, false, true]), ("Anna", ["A", "nn", "a"], [true, false, true]),
        ("ozols", ["ozols"], [false]), ("", [], []), ("āa", ["ā", "a"], [false, true]),
    ])
    func `each of the letters of a word is a part of its own`(word: String, texts: [String], isLetter: [Bool]) {
        let parts = ColoredWord.parts(of: word, ["A", "a"])
        #expect(parts.map(\.text) == texts)
        #expect(parts.map(\.isLetter) == isLetter)
    }

    /// The parts of each shipped word, in a window.
    private func words(_ width: Double, _ height: Double) throws -> [(card: Rect, drawings: [Drawing], name: String)] {
        let shipped = try Lessons.shipped()
        var found: [(card: Rect, drawings: [Drawing], name: String)] = []
        for alphabet in shipped.all {
            for letter in alphabet.letters where !letter.words.isEmpty {
                var world = World(motion: .cut).seen(width, height)
                world[Alphabets.self] = shipped
                let flow = try #require(
                    LetterFlowViewModel(
                        world: world, alphabet: alphabet.id, letter: letter.capital, step: .wordAssociation))
                for place in letter.words.prefix(3).indices {
                    let card = try #require(flow.frame.hotspots.first { $0.action == .word(place) }).area
                    let drawings = flow.drawings.filter { drawing in
                        if case .text(_, let area, _) = drawing { card.contains(area.center) } else { false }
                    }
                    found.append((card, drawings, letter.words[place].word))
                }
            }
        }
        return found
    }

    @Test(arguments: LetterSheetTests.windows)
    func `a cover leaves its word to be read, and is large enough for a small finger`(width: Double, height: Double)
        throws
    {
        let text = "One, two."
        var world = try Lessons.world().seen(width, height)
        world[Shelf.self] = Shelf(stories: [
            Story(id: "tale", title: "Tale", slides: [Slide(id: "1", image: "1.jpg", text: text)])
        ])
        let flow = try Lessons.flow(at: .wordAssociation, in: world)
        let covers = flow.frame.hotspots.filter { if case .hunt = $0.action { true } else { false } }.map(\.area)
        #expect(covers.count == 2)
        let least = height > width ? 20 / (135.0 / 1600) : 150
        for cover in covers {
            #expect(min(cover.width, cover.height) >= least)
            #expect(flow.lesson.rooms.window.union(cover) == flow.lesson.rooms.window)
            for case .text(_, let area, let style) in flow.drawings {
                let letters = Rect(center: area.center, width: area.width, height: style.size)
                #expect(!letters.intersects(cover))
            }
        }
    }

    @Test(arguments: [(1280.0, 800.0), (800, 1280), (1024, 768)])
    func `every shipped word fits its card, letter by letter`(width: Double, height: Double) throws {
        let words = try words(width, height)
        #expect(words.count > 100)
        for word in words {
            var (text, x) = ("", -Double.infinity)
            for case .text(let part, let area, let style) in word.drawings {
                text += part
                let right = area.x + LetterWidths.andika.width(of: part, size: style.size)
                #expect(area.x >= x - 0.01, "\(word.name)")
                #expect(area.x >= word.card.x + 10 && right <= word.card.maxX - 10, "\(word.name)")
                #expect(area.y >= word.card.y && area.maxY <= word.card.maxY, "\(word.name)")
                x = right
            }
            #expect(text == word.name)
        }
    }
}
