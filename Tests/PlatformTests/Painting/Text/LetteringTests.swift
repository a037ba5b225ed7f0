import CSDL2
import CSDL2TTF
import Engine
import TestSupport
import Testing

@testable import Platform

/// Letters that a font lacks come from the next one that has them, on the same line and as wide as they are laid out.
@MainActor struct LetteringTests {
    private let fonts = FontCache()

    private func lettering(
        _ text: String, _ face: TextStyle.Face, _ size: FontSize = .sharp(pixels: 40)
    ) throws -> Lettering { try #require(Lettering(text, face, size, fonts)) }

    nonisolated static let texts = [
        Named("a Russian title", "Колобок и лиса"), Named("an accented one", "За́мок Ёжика"),
        Named("a Ukrainian title", "Рукавичка: їжачок, єнот, ґава, кіт"), Named("Belarusian", "Дзед і ўнучка"),
        Named("Lithuanian", "Ąžuolas, ėglė, įgūdis, ūsų šešėlis"), Named("Estonian", "Õhtu, öö, küla, šokolaad"),
        Named("Polish", "Żółw, gęś, ćma, źrebię, łódź, dłoń"), Named("Finnish", "Hyvää yötä"),
        Named("Greek", "Η αλεπού"), Named("Georgian", "რწყილი და ჭიანჭველა"), Named("an arrow and a heart", "A → ♥"),
    ]

    @Test(arguments: texts, TextStyle.Face.allCases)
    func `each letter is in the font that paints it`(text: Named<String>, face: TextStyle.Face) throws {
        let runs = try lettering(text.value, face).runs(of: text.value)
        #expect(runs.map(\.text).joined() == text.value)
        for run in runs {
            for scalar in run.text.unicodeScalars {
                #expect(TTF_GlyphIsProvided32(run.font.handle, scalar.value) != 0, "\(run.font.path) lacks \(scalar)")
            }
        }
    }

    @Test func `a Cyrillic word in a title is one run of the bold Andika, and its neighbours stay`() throws {
        let runs = try lettering("3 Колобок!", .title).runs(of: "3 Колобок!")
        #expect(runs.map(\.text) == ["3 ", "Колобок", "!"])
        #expect(
            runs.map { $0.font.path.split(separator: "/").last } == [
                "Quicksand-Bold.ttf", "Andika-Bold.ttf", "Quicksand-Bold.ttf",
            ])
    }

    @Test(arguments: [
        Named("Latvian", LatvianLettersTests.letters + LatvianLettersTests.marks), Named("nothing", ""),
        Named("a joiner and a soft hyphen", "vār\u{ad}ds\u{200d}"), Named("decomposed", "A\u{304}bols"),
    ])
    func `what a font has whole is one run of it`(text: Named<String>) throws {
        for face in [TextStyle.Face.title, .words] {
            let runs = try lettering(text.value, face).runs(of: text.value)
            #expect(runs.map(\.text) == [text.value])
            #expect(runs.first?.font.path == face.files.first)
        }
    }

    @Test(arguments: [
        "\u{301}", "\u{301}\u{301}\u{301}", "👩‍👩‍👧‍👦", "🇱🇻", "1\u{fe0f}\u{20e3}", "\u{fe0f}", "\u{10ffff}", "а\u{20dd}", "𝕬",
        "ё" + String(repeating: "\u{30b}", count: 200),
    ])
    func `marks without letters and signs that no font has are measured and painted`(text: String) throws {
        for face in TextStyle.Face.allCases {
            let lettering = try lettering(text, face)
            #expect(lettering.runs(of: text).map(\.text).joined() == text)
            #expect(lettering.width(of: text) >= 0)
        }
    }

    @Test func `letters of two fonts stand on one line, side by side`() throws {
        let lettering = try lettering("Kaķis Котик", .title)
        let runs = lettering.runs(of: "Kaķis Котик")
        #expect(runs.count == 2)
        #expect(lettering.width(of: "Kaķis Котик") == runs.reduce(0) { $0 + $1.font.width(of: $1.text) })
        // The other font's lines are higher, and nothing of it is cut.
        #expect(lettering.overhang(of: ["Kaķis Котик"]) >= runs[1].font.ascent - runs[0].font.ascent)
        #expect(lettering.overhang(of: ["Kaķis Котик"]) > 0)
        #expect(try self.lettering("Kaķis", .title).overhang(of: ["Kaķis"]) == 0)
    }

    @Test(arguments: ["Рукавичка", "ґанок,", "Αλεπού", "ჭიანჭველა", "→", "♥", "a→b"], [0.5, 1])
    func `words of other alphabets are painted as wide as they are laid out`(word: String, scale: Double) throws {
        let widths = try #require(FontWidths.ofWords())
        let size = 66 * scale
        let runs = try lettering(word, .words, FontSize(size, isExact: true)).runs(of: word)
        let painted = runs.reduce(0) { $0 + $1.font.width(of: $1.text) }
        // Whole pixels and kerning.
        #expect(abs(Double(painted) - widths.width(of: word, size: size)) <= 1.5 + Double(runs.count))
    }

    @Test func `a file that is no font has no letters`() {
        #expect(FontFile.at("/etc/hostname")?.letters(.sharp(pixels: 20)) == nil)
        #expect(FontFile.at("/nowhere.ttf") == nil)
    }
}
