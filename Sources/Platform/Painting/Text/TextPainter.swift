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

    /// A text that is set, with rows above and below its lines for letters of other fonts.
    private struct Painted {
        let texture: Texture
        let overhang: Int
    }

    /// The limit of the painted texts, in bytes.
    var mostBytes: Int {
        get { textures.mostBytes }
        set { textures.mostBytes = newValue }
    }

    /// What the painted texts take.
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
        let texture = painted.texture
        let x = style.alignment == .center ? area.center.x - Double(texture.width) / 2 : area.x
        let y =
            style.alignment == .leading
            ? area.y - Double(painted.overhang) : area.center.y - Double(texture.height) / 2
        try texture.paint(
            in: SDL_Rect(
                x: Int32(x.rounded()), y: Int32(y.rounded()), w: Int32(texture.width), h: Int32(texture.height)),
            opacity: opacity)
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
            let height = lines.count * letters.skip
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
        let height = min(letters.skip * lines.count, key.height) + 4 + 2 * overhang
        let sheet = try check(
            SDL_CreateRGBSurfaceWithFormat(
                0, Int32(min(wide, key.width) + 2), Int32(height), 32, SDL_PIXELFORMAT_ARGB8888.rawValue),
            "SDL_CreateRGBSurface")
        defer { SDL_FreeSurface(sheet) }
        for (index, line) in lines.enumerated() where !line.isEmpty {
            draw(line, letters, key.style, top: overhang + index * letters.skip, on: sheet)
        }
        let texture = try Texture(
            sheet.pointee.pixels, width: Int(sheet.pointee.w), height: height, isOpaque: false, canvas: canvas)
        return Painted(texture: texture, overhang: overhang)
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
            var place = SDL_Rect(x: Int32(x), y: Int32(top + letters.ascent - run.ascent), w: 0, h: 0)
            SDL_UpperBlit(words, nil, sheet, &place)
            x += Int(words.pointee.w)
            SDL_FreeSurface(words)
        }
    }
}
