import Foundation

@testable import LetterJudge

/// The shipped tables and guides, and drawings made from them.
enum Samples {
    static let assets = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "assets/letters")

    static func table(_ form: LetterForm = .capital) throws -> LetterTable {
        let name = form == .capital ? "recognition.bin" : "recognition-small.bin"
        return try LetterTable(Array(Data(contentsOf: assets.appending(path: name))), of: form)
    }

    static func guides(_ alphabet: String) throws -> [Guide] {
        let data = try Data(contentsOf: assets.appending(path: "\(alphabet)/guides.json"))
        return try JSONDecoder().decode([String: [Guide]].self, from: data)["letters"] ?? []
    }

    static func judge(_ alphabet: String, _ form: LetterForm = .capital) throws -> LetterJudge {
        LetterJudge(try table(form), try guides(alphabet))
    }

    static func guide(_ letter: String, _ alphabet: String = "lv") throws -> Guide {
        try guides(alphabet).first { $0.letter == letter } ?? Guide(letter: "", base: "", width: 0, strokes: [])
    }

    /// The letter as its guide has it, without some of its strokes.
    static func ink(_ guide: Guide, without missing: Set<Int> = []) -> Ink {
        Ink(guide.strokes.indices.filter { !missing.contains($0) }.map { guide.strokes[$0].line.resampled(0.02) })
    }

    static func ink(_ letter: String, without missing: Set<Int> = []) throws -> Ink {
        ink(try guide(letter, "QWXYqwxy".contains(letter) ? "en" : "lv"), without: missing)
    }
}

extension Ink {
    /// Each point moved by a function.
    func moved(_ move: (InkPoint) -> InkPoint) -> Ink { Ink(strokes.map { $0.map(move) }) }

    /// Moves the last stroke, which is the mark.
    mutating func moveLastStroke(down: Float) {
        strokes[strokes.count - 1] = strokes[strokes.count - 1].map { InkPoint(x: $0.x, y: $0.y + down) }
    }
}
