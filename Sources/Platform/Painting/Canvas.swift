import CBlend
import CSDL2
import Engine
import Glibc

/// The paint target: SDL's renderer and, for the software renderer, its pixels.
///
/// SDL blends translucent pixels one at a time. This blends four at a time, with bit-identical results, in half the
/// time, and in a fifth of it if the whole image is faded.
@MainActor final class Canvas {
    let renderer: OpaquePointer
    /// The pixels of an in-memory renderer.
    private let memory: UnsafeMutablePointer<SDL_Surface>?
    /// The window of a software renderer.
    private let window: OpaquePointer?
    /// The areas of images stretched since this was last empty: SDL does not stretch alike within a clip.
    var stretched: Set<PixelRect> = []
    /// How what is painted next is turned; nil for upright.
    var turn: Turn?

    /// A turn about a point in pixels, clockwise.
    struct Turn {
        let radians: Double
        let about: Point
    }

    /// - Parameter memory: the renderer's surface; nil for a window.
    init(_ renderer: OpaquePointer, memory: UnsafeMutablePointer<SDL_Surface>?) {
        let window = memory == nil && Self.name(of: renderer) == "software" ? SDL_RenderGetWindow(renderer) : nil
        let format = (memory ?? window.flatMap { SDL_GetWindowSurface($0) })?.pointee.format.pointee.format
        let isPlain = format == SDL_PIXELFORMAT_RGB888.rawValue
        (self.renderer, self.memory, self.window) = (renderer, isPlain ? memory : nil, isPlain ? window : nil)
    }

    /// A renderer's name, such as `software` or `opengl`.
    static func name(of renderer: OpaquePointer) -> String {
        var info = SDL_RendererInfo()
        return SDL_GetRendererInfo(renderer, &info) == 0 ? String(cString: info.name) : "unknown"
    }

    /// Shows parts of the window's pixels.
    ///
    /// - Returns: whether that was done; SDL's `SDL_RenderPresent` shows all of them.
    func show(_ parts: [PixelRect]) -> Bool {
        guard let window else { return false }
        SDL_RenderFlush(renderer)
        let rects = parts.map { SDL_Rect($0) }
        return SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) == 0
    }

    /// Whether its pixels are accessible.
    var hasPixels: Bool { memory != nil || window != nil }

    /// Blends a part of an image onto the canvas, within its clip.
    ///
    /// - Parameters:
    ///   - pixels: the image in the format of ``blend_row``, in rows of `width`.
    ///   - left, top: the target position of the part's corner, in pixels.
    /// - Returns: false if it was not done and SDL must do it.
    func blend(
        _ pixels: UnsafePointer<UInt32>, width: Int, _ part: PixelRect, left: Int, top: Int, opacity: UInt8
    ) -> Bool {
        eachRow(of: PixelRect(x: left, y: top, width: part.width, height: part.height)) { row, x, y, count in
            blend_row(row, pixels + (part.y + y - top) * width + part.x + x - left, Int32(count), opacity)
        }
    }

    /// Blends a turned rectangle, with soft edges.
    ///
    /// - Returns: false if it was not done and SDL must do it.
    func blend(_ box: TurnedBox, _ color: Color) -> Bool {
        guard let area = box.area else { return true }
        let (across, down) = (cos(box.radians), sin(box.radians))
        return eachRow(of: area) { row, x, y, count in
            let (right, below) = (Double(x) + 0.5 - box.center.x, Double(y) + 0.5 - box.center.y)
            blend_box_row(
                row, Int32(count), Float(right * across + below * down), Float(below * across - right * down),
                Float(across), Float(-down), Float(box.width / 2), Float(box.height / 2), color.packed, color.alpha)
        }
    }

    /// Blends a turned part of an image onto the canvas, within its clip.
    ///
    /// - Parameters:
    ///   - pixels: the image in the format of ``blend_row``, in rows of `width`.
    ///   - box: where the part comes to lie.
    /// - Returns: false if it was not done and SDL must do it.
    func blend(
        _ pixels: UnsafePointer<UInt32>, width: Int, _ part: PixelRect, _ box: TurnedBox, opacity: UInt8
    ) -> Bool {
        guard let area = box.area, box.width > 0, box.height > 0 else { return true }
        let (wide, high) = (Double(part.width) / box.width, Double(part.height) / box.height)
        let (across, down) = (cos(box.radians), sin(box.radians))
        return eachRow(of: area) { row, x, y, count in
            let (right, below) = (Double(x) + 0.5 - box.center.x, Double(y) + 0.5 - box.center.y)
            blend_turned_row(
                row, Int32(count), pixels + part.y * width + part.x, Int32(width), Int32(part.width),
                Int32(part.height), Float(Double(part.width) / 2 + (right * across + below * down) * wide),
                Float(Double(part.height) / 2 + (below * across - right * down) * high), Float(across * wide),
                Float(-down * high), opacity)
        }
    }

    /// Visits the rows of an area that lie within the clip: each with its first pixel, where that is, and their number.
    ///
    /// - Returns: false if the pixels are not accessible.
    private func eachRow(
        of area: PixelRect, _ visit: (_ row: UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int, _ count: Int) -> Void
    ) -> Bool {
        guard let surface = memory ?? window.flatMap({ SDL_GetWindowSurface($0) }), let start = surface.pointee.pixels
        else { return false }
        SDL_RenderFlush(renderer)
        guard let seen = area.common(clip(of: surface)) else { return true }
        for y in seen.y..<seen.maxY {
            let row = (start + y * Int(surface.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
            visit(row + seen.x, seen.x, y, seen.width)
        }
        return true
    }

    private func clip(of surface: UnsafeMutablePointer<SDL_Surface>) -> PixelRect {
        var (clip, seen) = (SDL_Rect(), SDL_Rect())
        var whole = SDL_Rect(x: 0, y: 0, w: surface.pointee.w, h: surface.pointee.h)
        guard SDL_RenderIsClipEnabled(renderer) == SDL_TRUE else { return PixelRect(whole) }
        SDL_RenderGetClipRect(renderer, &clip)
        SDL_IntersectRect(&clip, &whole, &seen)  // empty if they do not intersect
        return PixelRect(seen)
    }
}

extension PixelRect {
    init(_ area: SDL_Rect) {
        self.init(x: Int(area.x), y: Int(area.y), width: Int(area.w), height: Int(area.h))
    }
}

extension Color {
    /// Blue in the lowest byte, without alpha.
    nonisolated var packed: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
