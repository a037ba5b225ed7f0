import Foundation
import Testing

@testable import Spanish
@testable import Tutor

/// The rules on the scenes' own lines, with the real tools.
struct CorrectedSceneTests {
    @Test func `no line of the scenes is corrected`() throws {
        let assets = URL(filePath: #filePath).appending(path: "../../../../assets/soltura").standardizedFileURL
        let talks = SceneFolder(assets: assets.path).read().scenarios.flatMap(\.talks)
        let lines = talks.flatMap(\.turns).flatMap { turn in
            [turn.line.spanish, turn.again.spanish]
                + turn.answers.flatMap { [$0.say.spanish, $0.reply.spanish] + $0.also }
        }
        #expect(lines.count > 18_000)
        // A third of them, which is enough to notice a rule that goes too far.
        let some = lines.indices.filter { $0.isMultiple(of: 3) }.map { lines[$0] }
        let corrected = try some.filter { try !Tools.spanish.corrections(in: $0, .spain).isEmpty }
        #expect(corrected == [])
    }
}
