import Engine
import Testing

@testable import LetterJudge
@testable import Letters

struct WrittenWordsTests {
    private let drawing = KeptDrawing([[InkPoint(x: 0, y: 0), InkPoint(x: 0.5, y: 1)]], color: 2)
    private let name: Route = "letters/lv/words/.name"
    private let word: Route = "letters/lv/words/asa"

    @Test func `a word is kept in the hand in which it was written last`() {
        var words = WrittenWords()
        words.keep([drawing], of: word)
        words.keep([drawing, drawing], of: word)
        #expect(words[word] == [drawing, drawing])
        #expect(words[name] == nil)
    }

    @Test func `another name forgets what was written of the one before, the same does not`() {
        var words = WrittenWords()
        words.call(child: "  Anna   Marija ")
        #expect(words.childName == "Anna Marija")
        words.keep([drawing], of: name)
        words.keep([drawing], of: word)
        words.call(child: "Anna Marija")
        #expect(words[name] == [drawing])
        #expect(!words.leavesNoTrace)
        words.call(child: "Jānis")
        #expect(words[name] == nil)
        #expect(words[word] == [drawing])
        // Not even in the previous copy.
        #expect(words.leavesNoTrace)
        words.keep([drawing], of: name)
        #expect(!words.leavesNoTrace)
    }

    @Test func `the oldest words go when there are too many`() {
        var words = WrittenWords()
        for number in 0...WrittenWords.mostWords { words.keep([drawing], of: Route("letters/lv/words/\(number)")) }
        #expect(words["letters/lv/words/0"] == nil)
        #expect(words["letters/lv/words/1"] == [drawing])
    }

    @Test func `the birds take the name and the words with them, and a report shows nothing of them`() {
        var words = WrittenWords()
        words.call(child: "Anna")
        var world = World()
        world[WrittenWords.self] = words
        #expect(Activity.letters.fresh(world) == [AnyDocument(WrittenWords())])
        world[WrittenWords.self] = WrittenWords()
        #expect(Activity.letters.fresh(world) == [])
        #expect(WrittenWords.isPersonal && WrittenWords().leavesNoTrace && !words.leavesNoTrace)
        #expect([Activity.letters].kind(of: AnyDocument(words))?.isShown == false)
    }
}
