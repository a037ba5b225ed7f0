import Foundation

@testable import LetterJudge
@testable import Letters

/// The shipped guides.
enum Samples {
    static let assets = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "assets/letters")

    static func guides(_ alphabet: String) throws -> [Guide] {
        let data = try Data(contentsOf: assets.appending(path: "\(alphabet)/guides.json"))
        return try JSONDecoder().decode(GuideFile.self, from: data).letters
    }

    static func guide(_ letter: String, _ alphabet: String = "lv") throws -> Guide {
        try guides(alphabet).first { $0.letter == letter } ?? Guide(letter: "", base: "", width: 0, strokes: [])
    }
}
