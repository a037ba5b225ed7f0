import Foundation
import TestSupport
import Testing

@testable import Tutor

/// The written scenes as they are, and damaged ones.
struct SceneFolderTests {
    private static let assets = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../../assets/soltura")
    private static let scenes = SceneFolder(assets: assets.path).read()

    @Test func `there are four scenarios in each of fourteen categories`() {
        #expect(Self.scenes.problems == [])
        let categories = Dictionary(grouping: Self.scenes.scenarios, by: \.category).mapValues(\.count)
        #expect(categories == Dictionary(uniqueKeysWithValues: Scenario.Category.allCases.map { ($0, 4) }))
    }

    @Test(arguments: scenes.scenarios) func `each has an easy talk and one at B1, of eight turns at least`(
        scenario: Scenario
    ) {
        #expect([[.a1, .b1], [.a2, .b1]].contains(scenario.talks.map(\.level)))
        for talk in scenario.talks {
            #expect(talk.mistakes == [])
            #expect((talk.shortestWay ?? 0) >= 8)
            #expect(talk.turns.allSatisfy { $0.answers.count == 3 })
            #expect(talk.turns.count { Set($0.answers.map(\.next)).count > 1 } >= 2, "it branches")
        }
        #expect(scenario.words.count == 14)
        for icon in [scenario.icon, scenario.category.icon] {
            #expect(FileManager.default.fileExists(atPath: Self.assets.appending(path: "../\(icon)").path), "\(icon)")
        }
    }

    @Test(arguments: [
        ("{", "cafe.json is not a scene"), (#"{"title": ["a", "b"]}"#, "cafe.json is not a scene"),
        (scene(next: "pay"), "cafe.json: A1: drink leads to pay, which does not exist"),
        (scene(next: "drink"), "cafe.json: A1: it goes round in a circle"),
    ])
    func `a damaged scene is one sentence, and the others stay`(file: String, sentence: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("scenes/cafe.json", file)
        try folder.write("scenes/hotel.json", Self.scene(next: "end"))
        let read = SceneFolder(assets: folder.path).read()
        #expect(read.problems.map(\.description) == [sentence])
        #expect(read.scenarios.map(\.id) == ["hotel"])
    }

    private static func scene(next: String) -> String {
        let line = #"["uno", "one", "viens"]"#
        let answer = #"{"say": \#(line), "keys": ["uno"], "also": [], "reply": \#(line), "next": "\#(next)"}"#
        let turn = #"{"id": "drink", "line": \#(line), "answers": [\#(answer)], "again": \#(line), "hint": \#(line)}"#
        return """
            {"title": \(line), "role": \(line), "goal": \(line), "category": "dining", "words": [],
             "talks": [{"level": "A1", "grammar": ["present"], "turns": [\(turn)]}]}
            """
    }
}
