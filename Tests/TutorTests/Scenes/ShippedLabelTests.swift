import Foundation
import Testing

@testable import Engine
@testable import Tutor

/// The spoken names of what there is to choose and to type.
struct ShippedLabelTests {
    private static let assets = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../assets")

    private static func words(_ language: Language) throws -> [String: String] {
        let file = assets.appending(path: "interface/labels/\(language.rawValue).json")
        return try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
    }

    private func hasClips(_ name: String) -> Bool {
        Language.spoken.allSatisfy {
            FileManager.default.fileExists(
                atPath: Self.assets.appending(path: "interface/labels/\($0.rawValue)/\(name).ogg").path)
        }
    }

    @Test(arguments: SceneFolder(assets: assets.appending(path: "soltura").path).read().scenarios)
    func `a scene is named by its title`(scene: Scenario) throws {
        let name = try #require(SpokenLabel.scene(scene.id).names.first)
        for language in Language.spoken {
            #expect(try Self.words(language)[name] == scene.title.text(in: language))
        }
        #expect(hasClips(name))
    }

    @Test func `each choice is named`() throws {
        let voices = (0..<10).map { VoicesAnswer.Entry(name: "kokoro:\($0)", kind: "Kokoro") }
        let deck = DeckAnswer(deck: DeckAnswer.Summary(KeptDeck()), files: [], result: nil)
        let groups = ChoicesViewModel.groups(Preferences(), deck, Scenes(), .latvian, voices: voices)
        let names =
            groups.flatMap(\.chips).flatMap(\.label.names)
            + TutorPreset.allCases.map { "soltura-preset-\($0.label)" } + (1...3).map { "soltura-answer-\($0)" }
        for language in Language.spoken {
            let words = try Self.words(language)
            #expect(names.filter { words[$0] == nil } == [])
        }
        #expect(names.filter { !hasClips($0) } == [])
    }

    @Test func `each key of the keyboards is named`() throws {
        var keyboard = ScreenKeyboard(.latvian, .spanish, .english)
        var names: Set<String> = []
        for _ in 0..<3 {
            for _ in 0..<2 {
                for key in keyboard.keys.joined() { names.formUnion(keyboard.label(of: key).names) }
                _ = keyboard.press(.page)
            }
            _ = keyboard.press(.layout)
        }
        #expect(names.count > 80)
        for language in Language.spoken {
            let words = try Self.words(language)
            #expect(names.filter { words[$0] == nil } == [])
        }
        #expect(names.filter { !hasClips($0) } == [])
    }
}
