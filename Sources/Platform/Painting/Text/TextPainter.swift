import CSDL2
import CSDL2TTF
import Engine
import Glibc
import Sentences
import System

/// Lays out text: wraps it, shrinks it until it fits, and caches the result.
@MainActor final class TextPainter {
    private struct Key: Hashable {
        let text: String
        let style: TextStyle
        let width, height: Int
    }

    private let canvas: Canvas
    let fonts = FontCache()
    /// Text without ink has no texture.
    private var textures = ByteCache<Key, Painted?>(mostBytes: 4 << 20)

    /// A text that is set: only its ink is kept, about half of what its lines take.
    private struct Painted {
        let texture: Texture
        /// The area of the ink on the sheet.
        let ink: SDL_Rect
        let width, height: Int
        /// Rows above and below the lines for letters of other fonts.
        let overhang: Int
    }

    /// The limit of the painted texts, in bytes.
    var mostBytes: Int {
        get { textures.mostBytes }
        set { textures.mostBytes = newValue }
    }

    /// The bytes that the painted texts take.
    var bytes: Int { textures.bytes }

    /// What a text takes besides its pixels, so that even text without ink is forgotten in time.
    private static let overhead = 256

    init(canvas: Canvas) { self.canvas = canvas }

    /// - Parameters:
    ///   - area: in pixels.
    ///   - scale: pixels per stage point.
    func paint(_ text: String, in area: Rect, _ style: TextStyle, scale: Double) throws(SDLError) {
        var style = style
        style.size *= scale
        let opacity = style.color.alpha
        style.color.alpha = 255
        let key = Key(text: text, style: style, width: Int(area.width), height: Int(area.height))
        guard let painted = try painted(key) else { return }
        let x = style.alignment == .center ? area.center.x - Double(painted.width) / 2 : area.x
        let y =
            style.alignment == .leading
            ? area.y - Double(painted.overhang) : area.center.y - Double(painted.height) / 2
        var place = painted.ink
        place.x += Int32(x.rounded())
        place.y += Int32(y.rounded())
        try painted.texture.paint(in: place, opacity: opacity)
    }

    private func painted(_ key: Key) throws(SDLError) -> Painted? {
        if let known = textures.use(key) { return known }
        let painted = try set(key)
        textures.add(painted, bytes: (painted?.texture.bytes ?? 0) + key.text.utf8.count + Self.overhead, for: key)
        return painted
    }

    /// Empties the cache before the renderer is destroyed.
    func forgetAll() { textures.removeAll() }

    // MARK: - Layout

    private func set(_ key: Key) throws(SDLError) -> Painted? {
        var pixels = max(6, key.style.size)
        while let letters = Lettering(
            key.text, key.style.face, FontSize(pixels, isExact: key.style.isExact), fonts)
        {
            let lines = wrap(key.text, letters, width: key.width)
            let height = lines.count * letters.font.skip
            let isWide = lines.contains { letters.width(of: $0) > key.width }
            if (lines.count <= key.style.mostLines && height <= key.height && !isWide) || pixels <= 8 {
                return try draw(lines, letters, key)
            }
            pixels *= 0.94
        }
        return nil
    }

    private func wrap(_ text: String, _ letters: Lettering, width limit: Int) -> [String] {
        var lines: [String] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
                let longer = line.isEmpty ? String(word) : line + " " + word
                if !line.isEmpty, letters.width(of: longer) > limit {
                    lines.append(line)
                    line = String(word)
                } else {
                    line = longer
                }
            }
            lines.append(line)
        }
        return lines
    }

    private func draw(_ lines: [String], _ letters: Lettering, _ key: Key) throws(SDLError) -> Painted? {
        let wide = lines.map { letters.width(of: $0) }.max() ?? 0
        guard wide > 0 else { return nil }
        let overhang = letters.overhang(of: lines)
        // Text that does not fit even at the smallest size is cut off.
        let height = min(letters.font.skip * lines.count, key.height) + 4 + 2 * overhang
        let sheet = try check(
            SDL_CreateRGBSurfaceWithFormat(
                0, Int32(min(wide, key.width) + 2), Int32(height), 32, SDL_PIXELFORMAT_ARGB8888.rawValue),
            "SDL_CreateRGBSurface")
        defer { SDL_FreeSurface(sheet) }
        for (index, line) in lines.enumerated() where !line.isEmpty {
            draw(line, letters, key.style, top: overhang + index * letters.font.skip, on: sheet)
        }
        guard let ink = Self.ink(on: sheet) else { return nil }
        let texture = try Texture(
            Self.pixels(of: ink, on: sheet), width: Int(ink.w), height: Int(ink.h), isOpaque: false, canvas: canvas)
        return Painted(texture: texture, ink: ink, width: Int(sheet.pointee.w), height: height, overhang: overhang)
    }

    private static func row(_ y: Int32, of sheet: UnsafeMutablePointer<SDL_Surface>) -> UnsafeMutablePointer<UInt32> {
        (sheet.pointee.pixels + Int(y * sheet.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
    }

    /// The smallest area of a sheet outside of which nothing is seen, with an empty pixel around it where there is one, so
    /// that its edges stay soft when it is turned; nil for an empty sheet.
    private static func ink(on sheet: UnsafeMutablePointer<SDL_Surface>) -> SDL_Rect? {
        let width = Int(sheet.pointee.w)
        var (left, right, top, bottom) = (width, 0, Int32.max, Int32(0))
        for y in 0..<sheet.pointee.h {
            let row = row(y, of: sheet)
            guard let first = (0..<width).first(where: { row[$0] >> 24 != 0 }) else { continue }
            let last = (first..<width).last { row[$0] >> 24 != 0 } ?? first
            (left, right, top, bottom) = (min(left, first), max(right, last + 1), min(top, y), y + 1)
        }
        guard top < bottom else { return nil }
        (left, right) = (max(0, left - 1), min(width, right + 1))
        (top, bottom) = (max(0, top - 1), min(sheet.pointee.h, bottom + 1))
        return SDL_Rect(x: Int32(left), y: top, w: Int32(right - left), h: bottom - top)
    }

    private static func pixels(of area: SDL_Rect, on sheet: UnsafeMutablePointer<SDL_Surface>) -> [UInt32] {
        (area.y..<(area.y + area.h)).flatMap { y in
            UnsafeBufferPointer(start: row(y, of: sheet) + Int(area.x), count: Int(area.w))
        }
    }

    /// Draws the runs of a line side by side, on one baseline.
    private func draw(
        _ line: String, _ letters: Lettering, _ style: TextStyle, top: Int, on sheet: UnsafeMutablePointer<SDL_Surface>
    ) {
        let ink = SDL_Color(r: style.color.red, g: style.color.green, b: style.color.blue, a: 255)
        let runs = letters.runs(of: line).compactMap { run in
            TTF_RenderUTF8_Blended(run.font.handle, run.text, ink).map { (run, $0) }
        }
        let width = runs.reduce(0) { $0 + Int($1.1.pointee.w) }
        var x = style.alignment == .center ? max(0, (Int(sheet.pointee.w) - width) / 2) : 0
        for (run, words) in runs {
            SDL_SetSurfaceBlendMode(words, SDL_BLENDMODE_NONE)
            var place = SDL_Rect(x: Int32(x), y: Int32(top + letters.font.ascent - run.font.ascent), w: 0, h: 0)
            SDL_UpperBlit(words, nil, sheet, &place)
            x += Int(words.pointee.w)
            SDL_FreeSurface(words)
        }
    }
}
