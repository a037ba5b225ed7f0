import Foundation
import Sentences
import Testing

struct SentenceTests {
    private let sentence: Sentence = "\(tale: "Annas diena")/\(file: "oma.jpg") is shown by \(3) tales"

    private func told(_ sentence: Sentence) -> String { sentence.replacingNames { "<\($1) \($0)>" } }

    @Test func `it reads as it is written`() {
        #expect("\(sentence)" == "Annas diena/oma.jpg is shown by 3 tales")
        #expect(told(sentence) == "<tale Annas diena>/<file oma.jpg> is shown by 3 tales")
    }

    @Test func `a part keeps its marks`() {
        let whole: Sentence = "first: \(sentence), \(errno: ENOENT)"
        #expect(
            told(whole) == "first: <tale Annas diena>/<file oma.jpg> is shown by 3 tales, No such file or directory")
        let both = [sentence, "none"].joined(separator: "; ")
        #expect(told(both) == "<tale Annas diena>/<file oma.jpg> is shown by 3 tales; none")
    }

    @Test func `sentences that read alike are equal if their marks are`() {
        #expect("a \("b" as Sentence) c" == "a b c" as Sentence)
        #expect("\(tale: "a")" != "\(file: "a")" as Sentence)
        #expect("" as Sentence == Sentence())
    }

    private struct Own: Explained { let sentence: Sentence = "\(file: "zane.jpg") is damaged" }
    private struct Other: Error, CustomStringConvertible { let description = "zane.jpg: bad" }

    @Test func `what an error says keeps its marks or is a name altogether`() {
        #expect(told("it \(Own())") == "it <file zane.jpg> is damaged")
        #expect(told("it \(Other())") == "it <library zane.jpg: bad>")
    }

    @Test func `what would bend a line is spelled out`() {
        #expect("\(file: "a\nb\u{202e}c\td") is" as Sentence == "\(file: "a\nb\u{202e}c\td") is")
        #expect("\("\(file: "a\nb\u{202e}c\td") is" as Sentence)" == #"a\nb\u{202e}c\td is"#)
        #expect("\("\(text: String(repeating: "x", count: 200))" as Sentence)".count == 121)
    }

    @Test func `it is kept with its marks`() throws {
        let json = try JSONEncoder().encode(sentence)
        #expect(try JSONDecoder().decode(Sentence.self, from: json) == sentence)
        #expect(
            String(decoding: json, as: UTF8.self)
                == #"[{"tale":"Annas diena"},"\/",{"file":"oma.jpg"}," is shown by 3 tales"]"#)
    }

    @Test func `a text of an earlier pasaka is a name altogether`() throws {
        let read = try JSONDecoder().decode(Sentence.self, from: Data(#""Annas diena is gone""#.utf8))
        #expect(told(read) == "<library Annas diena is gone>")
        let odd = try JSONDecoder().decode(Sentence.self, from: Data(#"[{"person": "Anna"}, " is gone"]"#.utf8))
        #expect(told(odd) == "<text Anna> is gone")
    }

    @Test func `for people it is a plain text`() throws {
        let encoder = JSONEncoder()
        encoder.userInfo[.plainSentences] = true
        #expect(try encoder.encode([sentence]) == Data(#"["Annas diena\/oma.jpg is shown by 3 tales"]"#.utf8))
    }
}
