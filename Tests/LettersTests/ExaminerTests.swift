import Foundation
import Testing

@testable import letter_judge

struct ExaminerTests {
    private func examiner() throws -> Examiner {
        func path(_ name: String) -> String { Samples.assets.appending(path: name).path }
        return try Examiner(
            table: path("recognition.bin"), guides: ["en": path("en/guides.json"), "lv": path("lv/guides.json")])
    }

    /// The answer without its time, or the complaint.
    private func answer(_ line: String) throws -> String {
        var examiner = try examiner()
        do {
            return try examiner.answer(line).replacing(/"ms":[0-9.]+/, with: "\"ms\":0")
        } catch {
            return "\(error)"
        }
    }

    private let bar = "[[[0,0],[0,50],[0,100]]]"

    @Test func `a drawing is answered as the issue says`() throws {
        let answer = try answer(#"{"id":"7","alphabet":"en","expected":"I","strokes":\#(bar)}"#)
        #expect(answer.hasPrefix(#"{"accepted":true,"id":"7","ms":0,"ranking":["I","#))
        #expect(answer.hasSuffix(#"],"reason":null}"#))
    }

    @Test func `without an expected letter there is no verdict`() throws {
        for expected in [#""expected":null,"#, ""] {
            let answer = try answer(#"{"id":7,"alphabet":"lv",\#(expected)"strokes":\#(bar)}"#)
            #expect(answer.hasPrefix(#"{"accepted":null,"id":7,"ms":0,"ranking":["I","#))
        }
    }

    @Test func `a refusal has its reason`() throws {
        let answer = try answer(#"{"id":"a","alphabet":"lv","expected":"Ā","strokes":[[[3,4]]]}"#)
        #expect(answer == #"{"accepted":false,"id":"a","ms":0,"ranking":[],"reason":"too-little"}"#)
    }

    @Test func `times of points and empty strokes are passed over`() throws {
        let strokes = "[[],[[0,0,5],[0,9,8]],[[]],[[1]]]"
        let answer = try answer(#"{"id":"","alphabet":"en","expected":"I","strokes":\#(strokes)}"#)
        #expect(answer.hasPrefix(#"{"accepted":true"#))
    }

    @Test(arguments: [
        (#"{"id":"1","alphabet":"en","expected":"A","strok"#, "it is not a JSON object"),
        ("", "it is not a JSON object"),
        (#"{"id":"1","alphabet":"en","strokes":[[[NaN,1]]]}"#, "it is not a JSON object"),
        (#"[1]"#, #"its "" is not what it should be"#),
        (#"{"id":"1","alphabet":"en"}"#, #"it has no "strokes""#),
        (#"{"alphabet":"en","strokes":[]}"#, #"it has no "id""#),
        (#"{"id":"1","alphabet":"xx","strokes":[]}"#, "there is no alphabet xx"),
        (#"{"id":"1","alphabet":"en","strokes":[[["0","1"]]]}"#, #"its "strokes" is not what it should be"#),
        (#"{"id":"1","alphabet":"en","strokes":[[[null,1]]]}"#, #"its "strokes" is not what it should be"#),
    ])
    func `a damaged line gets one sentence`(line: String, sentence: String) throws {
        #expect(try answer(line) == sentence)
    }

    @Test func `numbers beyond all measure get an answer or a sentence`() throws {
        for number in ["1e38", "-1e300", "1e999"] {
            let answer = try answer(#"{"id":"1","alphabet":"en","expected":"A","strokes":[[[\#(number),1],[2,3]]]}"#)
            #expect(answer.contains("too-little") || answer == "it is not a JSON object")
        }
    }

    @Test func `a hundred thousand points are answered`() throws {
        let points = (0..<100_000).map { "[\($0 * 7919 % 1000),\($0 * 104_729 % 997)]" }.joined(separator: ",")
        let answer = try answer(#"{"id":"1","alphabet":"en","expected":"A","strokes":[[\#(points)]]}"#)
        #expect(answer.hasPrefix(#"{"accepted":false"#))
    }
}
