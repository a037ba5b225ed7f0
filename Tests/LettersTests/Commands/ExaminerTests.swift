import Commands
import Engine
import Testing

@testable import Letters

struct ExaminerTests {
    private func examiner() throws -> Examiner {
        let assets = Samples.assets.path
        return try Examiner(assets: assets)
    }

    /// The answer without its time.
    private func answer(_ line: String) throws -> String {
        var examiner = try examiner()
        let answer = examiner.answer(.whole(Array(line.utf8)), number: 3)
        #expect(answer.isUnderstood != answer.line.contains(#""error""#))
        return answer.line.replacing(/"ms":[0-9.]+/, with: "\"ms\":0")
    }

    private let bar = "[[[0,0],[0,50],[0,100]]]"

    @Test func `a drawing is answered as the issue says`() throws {
        let answer = try answer(#"{"id":"7","alphabet":"en","expected":"I","strokes":\#(bar)}"#)
        #expect(answer.hasPrefix(#"{"accepted":true,"id":"7","ms":0,"ranking":["I","#))
        #expect(answer.hasSuffix(#"],"reason":null}"#))
    }

    @Test func `keys come in any order, and others do not matter`() throws {
        let answer = try answer(#" {"writer":[{}],"strokes":\#(bar),"expected":"I","alphabet":"en","id":"7"} "#)
        #expect(answer.hasPrefix(#"{"accepted":true,"id":"7""#))
    }

    @Test func `without an expected letter there is no verdict`() throws {
        for expected in [#""expected":null,"#, ""] {
            let answer = try answer(#"{"id":7,"alphabet":"lv",\#(expected)"strokes":\#(bar)}"#)
            #expect(answer.hasPrefix(#"{"accepted":null,"id":7,"ms":0,"ranking":["I","#))
        }
    }

    @Test func `a letter that the alphabet has not is refused`() throws {
        let answer = try answer(#"{"id":"1","alphabet":"lv","expected":"Q","strokes":\#(bar)}"#)
        #expect(answer.hasPrefix(#"{"accepted":false"#))
        #expect(answer.hasSuffix(#""reason":"not-a-letter"}"#))
    }

    @Test(arguments: ["[]", "[[]]", "[[],[]]", "[[[]]]", "[[[3]]]", "[[[3,4]]]", "[[[3,4,5],[3,4]]]", "[[[1e38,1]]]"])
    func `next to no ink is too little`(strokes: String) throws {
        let answer = try answer(#"{"id":"a","alphabet":"lv","expected":"Ā","strokes":\#(strokes)}"#)
        #expect(answer == #"{"accepted":false,"id":"a","ms":0,"ranking":[],"reason":"too-little"}"#)
    }

    @Test func `times of points, empty strokes and half points are passed over`() throws {
        let strokes = "[[],[[0,0,5],[0,9,8,[],\"\"]],[[]],[[1]]]"
        let answer = try answer(#"{"id":"","alphabet":"en","expected":"I","strokes":\#(strokes)}"#)
        #expect(answer.hasPrefix(#"{"accepted":true"#))
    }

    @Test(arguments: [
        ("", "it cannot be read as a JSON object"), ("\u{0}", "it cannot be read as a JSON object"),
        ("[1]", "it cannot be read as a JSON object"),
        (#"{"id":"1","alphabet":"en","strok"#, "it cannot be read as a JSON object"),
        (#"{"id":"1","alphabet":"en","strokes":[[[NaN,1]]]}"#, "it cannot be read as a JSON object"),
        (#"{"id":"1","alphabet":"en","strokes":[[[1,-Infinity]]]}"#, "it cannot be read as a JSON object"),
        (#"{"alphabet":"en","strokes":[]}"#, "it has no id"),
        (#"{"id":[1],"alphabet":"en","strokes":[]}"#, "its id is not what it should be"),
        (#"{"id":1.5,"alphabet":"en","strokes":[]}"#, "its id is not what it should be"),
        (#"{"id":null,"alphabet":"en","strokes":[]}"#, "its id is not what it should be"),
    ])
    func `a damaged line without a name gets one sentence`(line: String, sentence: String) throws {
        #expect(try answer(line) == #"{"error":"\#(sentence)","id":null,"line":3}"#)
    }

    @Test(arguments: [
        ("", "it has no alphabet"), (#","alphabet":"en""#, "it has no strokes"),
        (#","alphabet":"xx","strokes":[]"#, "there is no such alphabet"),
        (#","alphabet":"","strokes":[]"#, "there is no such alphabet"),
        (#","alphabet":"../letters/en","strokes":[]"#, "there is no such alphabet"),
        (#","alphabet":7,"strokes":[]"#, "its alphabet is not what it should be"),
        (#","alphabet":"en","expected":5,"strokes":[]"#, "its expected is not what it should be"),
        (#","alphabet":"en","strokes":null"#, "its strokes is not what it should be"),
        (#","alphabet":"en","strokes":{}"#, "its strokes is not what it should be"),
        (#","alphabet":"en","strokes":[1]"#, "its strokes is not what it should be"),
        (#","alphabet":"en","strokes":[[1,2]]"#, "its strokes is not what it should be"),
        (#","alphabet":"en","strokes":[[["0","1"]]]"#, "its strokes is not what it should be"),
        (#","alphabet":"en","strokes":[[[null,1]]]"#, "its strokes is not what it should be"),
        (#","alphabet":"en","strokes":[[[[1],1]]]"#, "its strokes is not what it should be"),
        (#","alphabet":"en","strokes":[[[1e999,1]]]"#, "it cannot be read as a JSON object"),
    ])
    func `a damaged line with a name gets one sentence`(rest: String, sentence: String) throws {
        #expect(try answer(#"{"id":"a""# + rest + "}") == #"{"error":"\#(sentence)","id":"a","line":3}"#)
    }

    @Test func `lists as deep as they are long are no question`() throws {
        let strokes = String(repeating: "[", count: 100_000)
        let answer = try answer(#"{"id":"1","alphabet":"en","strokes":"# + strokes)
        #expect(answer == #"{"error":"it cannot be read as a JSON object","id":null,"line":3}"#)
    }

    @Test func `a hundred thousand points are answered`() throws {
        let points = (0..<100_000).map { "[\($0 * 7919 % 1000),\($0 * 104_729 % 997)]" }.joined(separator: ",")
        let answer = try answer(#"{"id":"1","alphabet":"en","expected":"A","strokes":[[\#(points)]]}"#)
        #expect(answer.hasPrefix(#"{"accepted":false"#))
    }

    @Test func `the same line always gets the same answer`() throws {
        var examiner = try examiner()
        let strokes = "[[[9,3],[1,2],[0,7],[9,9]],[[3,0],[4,1],[6,0]]]"
        let line = #"{"id":"1","alphabet":"lv","expected":"Č","strokes":\#(strokes)}"#
        let answers = (0..<50).map { _ in
            examiner.answer(.whole(Array(line.utf8)), number: 1).line.replacing(/"ms":[0-9.]+/, with: "")
        }
        #expect(Set(answers).count == 1)
    }

    @Test func `a table that is none is named`() throws {
        let guides = "\(Samples.assets.path)/en/guides.json"
        let failure = #expect(throws: CommandFailure.self) { try Examiner(table: guides, assets: "") }
        #expect(failure?.description == "\(guides) is not a table of letters: it does not begin with PLR2")
    }
}
