import CSDL2
import CSDL2TTF
import Engine
import Foundation
import TestSupport
import Testing

@testable import Platform

@MainActor struct TextPainterTests {
    private let surface: UnsafeMutablePointer<SDL_Surface>
    private let renderer: OpaquePointer
    private let painter: TextPainter

    init() throws {
        surface = try check(SDL_CreateRGBSurfaceWithFormat(0, 400, 300, 32, SDL_PIXELFORMAT_RGB888.rawValue), "surface")
        renderer = try check(SDL_CreateSoftwareRenderer(surface), "renderer")
        painter = TextPainter(canvas: Canvas(renderer, memory: surface))
    }

    /// Paints black on white.
    ///
    /// - Returns: the area that the ink takes; nil without ink.
    private func ink(_ text: String, in area: Rect, _ style: TextStyle) throws -> Rect? {
        SDL_SetRenderDrawColor(renderer, 255, 255, 255, 255)
        SDL_RenderClear(renderer)
        try painter.paint(text, in: area, style, scale: 1)
        SDL_RenderFlush(renderer)
        let pixels = surface.pointee.pixels.assumingMemoryBound(to: UInt32.self)
        let row = Int(surface.pointee.pitch) / 4
        let places = (0..<300).flatMap { y in (0..<400).map { (x: $0, y: y) } }
            .filter { pixels[$0.y * row + $0.x] & 0xff < 200 }
        guard let left = places.map(\.x).min(), let right = places.map(\.x).max(), let top = places.first?.y,
            let bottom = places.last?.y
        else { return nil }
        return Rect(x: Double(left), y: Double(top), width: Double(right - left + 1), height: Double(bottom - top + 1))
    }

    private func style(_ size: Double, _ lines: Int = 1, _ alignment: TextStyle.Alignment = .center) -> TextStyle {
        TextStyle(.words, size: size, color: Color(0x000000), alignment: alignment, mostLines: lines)
    }

    private let box = Rect(x: 50, y: 60, width: 300, height: 120)

    private func lies(_ ink: Rect, in box: Rect) -> Bool {
        ink.x >= box.x - 1 && ink.maxX <= box.maxX + 1 && ink.y >= box.y - 1 && ink.maxY <= box.maxY + 1
    }

    @Test(
        arguments: [
            Named("a letter", "Ā"), Named("a title", "Trīs sivēntiņi"),
            Named("a sentence", "Kā zaķītis ķērpju mežā meklēja savu pazudušo ļipiņu un atrada draugus"),
            Named("a long word", "Nevainojamaisgaraisvārdsbeznevienastarpasunbezgala"),
            Named("other scripts", "😀🦁 ﷺ صورة"), Named("a Cyrillic title", "Рукавичка і ЇЖАЧОК Й"),
            Named("200 letters", String(repeating: "ģ", count: 200)),
            Named("300 words", String(repeating: "ā ", count: 300)),
        ], [1, 2, 4])
    func `every text stays in its box`(text: Named<String>, lines: Int) throws {
        let ink = try #require(try ink(text.value, in: box, style(60, lines)))
        #expect(lies(ink, in: box))
    }

    @Test(arguments: [TextStyle.Alignment.leading, .leadingMiddle, .center])
    func `a title of another alphabet stands where a Latvian one does`(alignment: TextStyle.Alignment) throws {
        var style = style(40, 1, alignment)
        style.face = .title
        let latvian = try #require(try ink("HHH", in: box, style))
        let cyrillic = try #require(try ink("ННН", in: box, style))
        #expect(abs(latvian.maxY - cyrillic.maxY) <= 1)
        #expect(abs(latvian.x - cyrillic.x) <= (alignment == .center ? 20 : 2))
    }

    @Test(arguments: ["", " ", "\n", "\n\n"])
    func `empty text leaves no ink`(text: String) throws {
        #expect(try ink(text, in: box, style(60, 2)) == nil)
    }

    @Test func `a long title is made smaller until it fits`() throws {
        let short = try #require(try ink("ĀgĻ", in: box, style(60)))
        let long = try #require(try ink("ĀgĻ un vēl daudzi citi gari vārdi", in: box, style(60)))
        #expect(long.height < short.height)
        #expect(long.width <= 300)
    }

    @Test func `more lines allow larger letters`() throws {
        let text = "Kā zaķītis meklēja savu pazudušo ļipiņu"
        let one = try #require(try ink(text, in: box, style(40, 1)))
        let three = try #require(try ink(text, in: box, style(40, 3)))
        #expect(three.height > one.height * 1.8)
    }

    @Test func `leading text begins at its box and centered in its middle`() throws {
        let leading = try #require(try ink("ll", in: box, style(40, 1, .leading)))
        #expect(leading.x < 56)
        let centered = try #require(try ink("ll", in: box, style(40)))
        #expect(abs(centered.center.x - 200) <= 2)
    }

    @Test func `the same words are set once`() throws {
        let first = try ink("Pasaka", in: box, style(40))
        #expect(try ink("Pasaka", in: box, style(40)) == first)
    }

    @Test func `texts take no more bytes than they may, many small ones or a few large ones`() throws {
        painter.mostBytes = 100_000
        for number in 0..<400 {
            try painter.paint("\(number)", in: Rect(x: 0, y: 0, width: 60, height: 20), style(12), scale: 1)
        }
        #expect(painter.bytes > 50_000 && painter.bytes <= 100_000)
        for letter in ["A", "B", "C", "D"] { _ = try ink(letter, in: box, style(100)) }
        #expect(painter.bytes > 10_000 && painter.bytes <= 100_000)
        #expect(try ink("0", in: box, style(40)) != nil)
    }

    @Test func `texts without ink are forgotten too`() throws {
        painter.mostBytes = 100_000
        for count in 1..<1000 {
            try painter.paint(" ", in: Rect(x: 0, y: 0, width: Double(count), height: 30), style(20), scale: 1)
        }
        #expect(painter.bytes <= 100_000)
    }

    @Test func `fonts take no more bytes than they may, and one is always there`() throws {
        painter.fonts.mostBytes = 1 << 20
        for size in 10..<60 { try painter.paint("Ā", in: box, style(Double(size)), scale: 1) }
        #expect(painter.fonts.bytes <= 1 << 20)
        painter.fonts.mostBytes = 1
        #expect(try ink("Ā", in: box, style(61)) != nil)
        #expect(painter.fonts.font(.words, .sharp(pixels: 30))?.size == .sharp(pixels: 30))
    }

    @Test(arguments: ["ķēniņš,", "„Pūtīšu", "nopūtīšu!”", "Sarkangalvīte.", "ŅŪĢĶĻ", "Ёжик", "–"])
    func `andika is as wide as it is said to be`(word: String) throws {
        let ink = try #require(try ink(word, in: Rect(x: 10, y: 60, width: 380, height: 120), style(48, 1, .leading)))
        let width = LetterWidths.andika.width(of: word, size: 48)
        // The ink leaves a little space at either end.
        #expect(ink.width <= width + 1)
        #expect(ink.width >= width - 14)
    }

    // MARK: - Andika's own widths

    /// The words of the tales that ship with Pasaka, each once.
    private func shippedWords() throws -> [String] {
        struct Tale: Decodable {
            struct Slide: Decodable { let text: String? }
            let slides: [Slide]
        }
        // From Tests/PlatformTests/Painting/Text.
        let top = (1...5).reduce(URL(filePath: #filePath)) { path, _ in path.deletingLastPathComponent() }
        let tales = top.appending(path: "assets/stories")
        let texts = try FileManager.default.contentsOfDirectory(at: tales, includingPropertiesForKeys: nil).flatMap {
            let data = try Data(contentsOf: $0.appending(path: "story.json"))
            return try JSONDecoder().decode(Tale.self, from: data).slides.compactMap(\.text)
        }
        return Set(texts.flatMap { $0.split(separator: " ").map(String.init) }).sorted()
    }

    @Test(arguments: [0.3, 0.5, 2.0 / 3, 0.9, 1, 1.8])
    func `the words of the shipped tales are painted as wide as they are laid out, to a pixel`(scale: Double) throws {
        let words = try shippedWords()
        #expect(words.count > 300)
        for size in stride(from: 48.0, through: 66, by: 6) {
            let font = try #require(painter.fonts.font(.words, FontSize(size * scale, isExact: true)))
            for word in words {
                var (width, count, start): (Int32, Int32, Int32) = (0, 0, 0)
                TTF_MeasureUTF8(font.handle, word, 100_000, &width, &count)
                // SDL_ttf counts what a first j has to its left.
                if let first = word.unicodeScalars.first {
                    TTF_GlyphMetrics32(font.handle, first.value, &start, nil, nil, nil, nil)
                }
                let painted = Double(width + min(0, start))
                // Whole pixels: up to one more, and a third for the letters' 64ths and the table's thousandths.
                let laid = LetterWidths.andika.width(of: word, size: size) * scale
                #expect(abs(painted - laid) <= 1.33, "\(word) at \(size)")
            }
        }
    }

    @Test func `the widths that are read are those that SDL_ttf paints with`() throws {
        let widths = try #require(FontWidths.ofWords())
        let font = try #require(painter.fonts.font(.words, FontSize(1000, isExact: true))).handle
        var count = 0
        for scalar in (0x20..<0x2100).compactMap(Unicode.Scalar.init) {
            guard TTF_GlyphIsProvided32(font, scalar.value) != 0,
                ![.format, .nonspacingMark].contains(scalar.properties.generalCategory)
            else { continue }
            var advance: Int32 = 0
            TTF_GlyphMetrics32(font, scalar.value, nil, nil, nil, nil, &advance)
            #expect(abs(Double(advance) - widths.width(of: String(Character(scalar)), size: 1000)) <= 1, "\(scalar)")
            count += 1
        }
        #expect(count > 1000)
    }

    @Test func `the widths before that are those of the installed font`() throws {
        let widths = try #require(FontWidths.ofWords())
        for scalar in [0x20...0x7e, 0xa0...0x17f, 0x400...0x45f, 0x2010...0x2026].joined() {
            guard let text = Unicode.Scalar(scalar).map({ String(Character($0)) }) else { continue }
            #expect(LetterWidths.andika.width(of: text, size: 1000) == widths.width(of: text, size: 1000), "\(scalar)")
        }
    }

    @Test func `a file that is no font has no widths`() throws {
        #expect(FontWidths.read("/etc/hostname", [0x20..<0x100]) == nil)
        #expect(FontWidths.read("/nowhere.ttf", [0x20..<0x100]) == nil)
    }
}
