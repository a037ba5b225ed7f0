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
    private var textures = ByteCache<Key, Texture?>(mostBytes: 4 << 20)

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
        guard let texture = try texture(key) else { return }
        let x = style.alignment == .center ? area.center.x - Double(texture.width) / 2 : area.x
        let y = area.center.y - Double(texture.height) / 2
        try texture.paint(
            in: SDL_Rect(
                x: Int32(x.rounded()), y: Int32((style.alignment == .leading ? area.y : y).rounded()),
                w: Int32(texture.width),
                h: Int32(texture.height)), opacity: opacity)
    }

    private func texture(_ key: Key) throws(SDLError) -> Texture? {
        if let known = textures.use(key) { return known }
        let texture = try set(key)
        textures.add(texture, bytes: (texture?.bytes ?? 0) + key.text.utf8.count + Self.overhead, for: key)
        return texture
    }

    /// Empties the cache before the renderer is destroyed.
    func forgetAll() { textures.removeAll() }

    // MARK: - Layout

    private func set(_ key: Key) throws(SDLError) -> Texture? {
        var pixels = max(6, key.style.size)
        while let font = fonts.font(key.style.face, FontSize(pixels, isExact: key.style.isExact))?.handle {
            let lines = wrap(key.text, font, width: key.width)
            let height = lines.count * Int(TTF_FontLineSkip(font))
            let isWide = lines.contains { width(of: $0, font) > key.width }
            if (lines.count <= key.style.mostLines && height <= key.height && !isWide) || pixels <= 8 {
                return try draw(lines, font, key)
            }
            pixels *= 0.94
        }
        return nil
    }

    private func wrap(_ text: String, _ font: OpaquePointer, width limit: Int) -> [String] {
        var lines: [String] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
                let longer = line.isEmpty ? String(word) : line + " " + word
                if !line.isEmpty, width(of: longer, font) > limit {
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

    private func width(of text: String, _ font: OpaquePointer) -> Int {
        var width: Int32 = 0
        TTF_SizeUTF8(font, text, &width, nil)
        return Int(width)
    }

    private func draw(_ lines: [String], _ font: OpaquePointer, _ key: Key) throws(SDLError) -> Texture? {
        let skip = Int(TTF_FontLineSkip(font))
        let wide = lines.map { width(of: $0, font) }.max() ?? 0
        guard wide > 0 else { return nil }
        // Text that does not fit even at the smallest size is cut off.
        let (sheetWidth, sheetHeight) = (min(wide, key.width) + 2, min(skip * lines.count, key.height) + 4)
        let sheet = try check(
            SDL_CreateRGBSurfaceWithFormat(
                0, Int32(sheetWidth), Int32(sheetHeight), 32, SDL_PIXELFORMAT_ARGB8888.rawValue),
            "SDL_CreateRGBSurface")
        defer { SDL_FreeSurface(sheet) }
        let color = key.style.color
        for (index, line) in lines.enumerated() where !line.isEmpty {
            let ink = SDL_Color(r: color.red, g: color.green, b: color.blue, a: 255)
            guard let words = TTF_RenderUTF8_Blended(font, line, ink) else { continue }
            defer { SDL_FreeSurface(words) }
            SDL_SetSurfaceBlendMode(words, SDL_BLENDMODE_NONE)
            let left = key.style.alignment == .center ? max(0, (sheetWidth - Int(words.pointee.w)) / 2) : 0
            var place = SDL_Rect(x: Int32(left), y: Int32(index * skip), w: 0, h: 0)
            SDL_UpperBlit(words, nil, sheet, &place)
        }
        return try Texture(
            sheet.pointee.pixels, width: sheetWidth, height: sheetHeight, isOpaque: false, canvas: canvas)
    }
}

extension TextStyle.Face {
    private nonisolated static var folder: String { "/usr/share/fonts/truetype" }

    /// Debian's paths of the font.
    fileprivate nonisolated var ownFiles: [String] {
        switch self {
        case .title: ["\(Self.folder)/quicksand/Quicksand-Bold.ttf"]
        case .words:
            ["Andika-Regular.ttf", "Andika-R.ttf"].flatMap {
                ["\(Self.folder)/andika/\($0)", "\(Self.folder)/sil-andika/\($0)"]
            }
        case .technical: ["\(Self.folder)/dejavu/DejaVuSansMono.ttf"]
        }
    }

    /// The paths of the font and of its fallbacks.
    nonisolated var files: [String] {
        let any = ["dejavu/DejaVuSans.ttf", "liberation/LiberationSans-Regular.ttf"].map { "\(Self.folder)/\($0)" }
        let others: [TextStyle.Face] =
            switch self {
            case .title: [.words, .technical]
            case .words: [.title, .technical]
            case .technical: [.words, .title]
            }
        return ownFiles + others[0].ownFiles + any + others[1].ownFiles
    }
}

/// The fonts that are installed.
public nonisolated enum Fonts {
    /// The typefaces whose own font is missing.
    public static var replaced: [TextStyle.Face] {
        [.title, .words].filter { face in !face.ownFiles.contains { access($0, R_OK) == 0 } }
    }

    /// Whether there is a font for every typeface.
    public static var areThere: Bool {
        [TextStyle.Face.title, .words].allSatisfy { face in face.files.contains { access($0, R_OK) == 0 } }
    }
}
