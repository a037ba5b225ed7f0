import Engine
import Foundation
import Testing

@testable import LetterJudge
@testable import Letters

/// Small letters as a course of their own beside the capitals.
struct SmallLetterTests {
    /// The shipped Latvian letters, learnt in a form.
    private func world(_ form: LetterForm = .small, name: String = "") throws -> World {
        var world = World(motion: .cut)
        world[Alphabets.self] = try Lessons.shipped()
        var wishes = LetterWishes()
        wishes.hasSeenTutorial = true
        wishes.choose(form, for: "lv")
        world[LetterWishes.self] = wishes
        var words = WrittenWords()
        words.call(child: name)
        world[WrittenWords.self] = words
        return world
    }

    private func lines(_ letter: String, _ step: LetterStep) throws -> [Double] {
        let flow = try Lessons.flow(letter, at: step, in: world())
        let box = flow.lesson.box
        return flow.drawings.lines(Color(0xdcc9ba)).map { ((($0.points[0].y - box.y(0)) / box.height) * 100).rounded() }
    }

    @Test func `the shipped alphabets have all their small letters`() throws {
        let alphabets = try Lessons.shipped()
        for (id, letters) in [("lv", "aābcčdeēfgģhiījkķlļmnņoprsštuūvzž"), ("en", "abcdefghijklmnopqrstuvwxyz")] {
            let small = try #require(alphabets[id]?.written(in: .small))
            #expect(small.letters.map(\.written).joined() == letters)
            #expect(small.letters.allSatisfy { $0.guide?.letter == $0.small && $0.steps == LetterStep.allCases })
        }
    }

    @Test func `the menu has the letters of the chosen form`() throws {
        let menu = LetterMenuViewModel(world: try world())
        #expect(menu?.letters.prefix(3).map(\.written) == ["a", "ā", "b"])
        #expect(LetterMenuViewModel(world: try world(.capital))?.letters.prefix(3).map(\.written) == ["A", "Ā", "B"])
        var small = try #require(menu)
        #expect(small.perform(.open("ķ")) == [.open("letters/lv/ķ")])
    }

    @Test(arguments: LetterForm.allCases)
    func `a route names the form of its letter, whatever is chosen`(chosen: LetterForm) throws {
        for (name, next) in [("K", "Ķ"), ("k", "ķ"), ("Ž", "A"), ("ž", "a")] {
            let flow = try Lessons.flow(name, at: .level3FreeDraw, in: world(chosen))
            #expect(flow.lesson.letter.written == name)
            #expect(flow.lesson.guide.letter == name)
            #expect(flow.lesson.alphabet.letter(after: flow.lesson.letter)?.written == next)
        }
    }

    @Test func `a small letter is judged as one`() throws {
        var flow = try Lessons.flow("ķ", at: .level3FreeDraw, in: world())
        _ = flow.drag([InkPoint(x: 0.1, y: 0.1), InkPoint(x: 0.1, y: 1)])
        let drawing = try #require(flow.perform(.ready).drawing)
        #expect(drawing.expected == "ķ" && drawing.form == .small)
        #expect(drawing.guides.count == 33)
    }

    @Test func `a small letter stands between four lines, drawn and traced`() throws {
        #expect(try lines("g", .level3FreeDraw) == [0, 30, 100, 134])
        #expect(try lines("g", .level2Trace) == [0, 30, 100, 134])
        #expect(try lines("G", .level3FreeDraw) == [0, 50, 100])
        #expect(try lines("G", .level2Trace) == [])
    }

    @Test func `the capital of a name stands between the same four lines as the rest`() throws {
        let screen = try #require(WordViewModel(world: try world(name: "anna"), alphabet: "lv", word: ".name"))
        #expect(screen.lesson.letter.written == "A" && screen.drawings.lines(Color(0xdcc9ba)).count == 4)
    }

    @Test(arguments: ["lv", "en"]) func `the lines are where the letters reach`(id: String) throws {
        for letter in try #require(Lessons.shipped()[id]?.written(in: .small)).letters {
            let base = try #require(letter.guide).strokes.filter { $0.kind == .base }.flatMap(\.line).map(\.y)
            let (top, foot) = (try #require(base.min()), try #require(base.max()))
            #expect("bdfhijklt".contains(letter.written.folded) ? top < 0.36 : (0.34...0.38).contains(top), "\(letter)")
            #expect("gjpqy".contains(letter.written.folded) ? (1.27...1.32).contains(foot) : foot < 1, "\(letter)")
        }
    }

    @Test func `what is earned is kept beside that of the capital`() throws {
        let drawing = KeptDrawing([[InkPoint(x: 0.1, y: 0.4), InkPoint(x: 0.1, y: 1)]], color: 1)
        var progress = LetterProgress()
        progress.finish(.draw, of: "K", in: "lv", stars: 3, drawing: drawing)
        progress.finish(.draw, of: "k", in: "lv", stars: 1, drawing: drawing)
        #expect(progress["lv", "K"].round[.draw]?.stars == 3)
        #expect(progress["lv", "k"].round[.draw]?.stars == 1)
        let data = try JSONEncoder().encode(progress)
        #expect(try JSONDecoder().decode(LetterProgress.self, from: data) == progress)
    }

    @Test func `wishes of before are for capitals`() throws {
        let old = Data(#"{"version": 1, "alphabet": "en", "age": "threeToFour", "hasSeenTutorial": true}"#.utf8)
        #expect(try JSONDecoder().decode(LetterWishes.self, from: old).form(of: "en") == .capital)
        var wishes = LetterWishes()
        wishes.choose(.small, for: "en")
        let again = try JSONDecoder().decode(LetterWishes.self, from: JSONEncoder().encode(wishes))
        #expect(again.form(of: "en") == .small && again.form(of: "lv") == .capital)
    }

    @Test func `a letter of a recording from before is a capital`() throws {
        let letter = try JSONDecoder().decode(
            Letter.self, from: Data(#"{"capital": "K", "small": "k", "words": []}"#.utf8))
        #expect(letter.written == "K" && letter.form == .capital)
    }

    @Test func `words are written in small letters, and kept beside those in capitals`() throws {
        let screen = try #require(WordViewModel(world: try world(), alphabet: "lv", word: "koks"))
        #expect(screen.word.letters.map(\.written) == ["k", "o", "k", "s"])
        #expect(screen.word.route == "letters/lv/words/koks" && screen.word.key == "letters/lv/words/koks/small")
        let capitals = try #require(WordViewModel(world: try world(.capital), alphabet: "lv", word: "koks"))
        #expect(capitals.word.letters.map(\.written) == ["K", "O", "K", "S"])
        #expect(capitals.word.key == "letters/lv/words/koks")
    }

    @Test(arguments: [
        ("anna", "Anna"), ("JĀNIS", "Jānis"), ("anna-marija", "AnnaMarija"), ("ķirsis āris", "ĶirsisĀris"),
    ])
    func `each part of a name begins with a capital`(typed: String, letters: String) throws {
        let world = try world(name: typed)
        let word = try #require(world.chosenAlphabet.flatMap { WritableWord(nameOf: world, in: $0) })
        #expect(word.letters.map(\.written).joined() == letters)
        #expect(word.letters.allSatisfy { $0.sound != nil && $0.guide?.letter == $0.written })
    }

    @Test func `another name forgets what was written of the one before, in both forms`() throws {
        var words = WrittenWords()
        words.call(child: "Anna")
        let keys: [Route] = ["letters/lv/words/.name", "letters/lv/words/.name/small"]
        for key in keys { words.keep([KeptDrawing()], of: key) }
        words.call(child: "Līga")
        #expect(keys.allSatisfy { words[$0] == nil })
    }

    @Test func `grown-ups choose the form of each alphabet`() throws {
        var page = LetterParentsViewModel(world: try world(.capital))
        #expect(page.choices == [.alphabet, .form, .age])
        var wishes = try world(.capital).letterWishes
        wishes.choose(.small, for: "lv")
        #expect(page.perform(.form(.small)) == [.play(.press), .save(AnyDocument(wishes))])
        #expect(page.alphabet?.letters.first?.written == "a" && page.isOn(.form(.small)))
        #expect(page.perform(.form(.small)) == [])
        #expect(page.perform(.letter("ķ")) == [.open("grownups/letters/lv/ķ")])
        _ = page.perform(.alphabet("en"))
        #expect(page.alphabet?.letters.first?.written == "A")
    }

    @Test func `an alphabet without guides of small letters has no such choice`() {
        #expect(LetterParentsViewModel(world: World([.latvian])).choices == [.alphabet, .age])
        #expect(Alphabet.latvian.written(in: .small) == .latvian)
    }
}

extension String {
    /// The first letter, without its mark.
    fileprivate var folded: Character { folding(options: .diacriticInsensitive, locale: nil).first ?? " " }
}
