import CSDL2
import Engine
import Foundation
import Testing

@testable import Platform

@MainActor struct CanvasTests {
    private typealias Surface = UnsafeMutablePointer<SDL_Surface>

    /// Every alpha over many colours, and a width that is no multiple of a vector's.
    private let width = 259
    private let height = 256

    private func surface(_ format: SDL_PixelFormatEnum, _ pixel: (Int, Int) -> UInt32) throws -> Surface {
        let surface = try check(
            SDL_CreateRGBSurfaceWithFormat(0, Int32(width), Int32(height), 32, format.rawValue), "surface")
        for y in 0..<height {
            let row = (surface.pointee.pixels + y * Int(surface.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width { row[x] = pixel(x, y) }
        }
        return surface
    }

    private func colors(of surface: Surface) -> [UInt32] {
        (0..<height).flatMap { y in
            let row = (surface.pointee.pixels + y * Int(surface.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
            return (0..<width).map { row[$0] & 0xff_ffff }
        }
    }

    private func below(_ x: Int, _ y: Int) -> UInt32 { UInt32(truncatingIfNeeded: (x * 37 + y * 101) &* 2_654_435_761) }

    private func above(_ x: Int, _ y: Int) -> UInt32 {
        UInt32(y) << 24 | UInt32(x & 255) << 16 | UInt32((x * 7) & 255) << 8 | UInt32((x ^ y) & 255)
    }

    @Test(arguments: [255, 254, 128, 57, 1, 0] as [UInt8])
    func `what shines through is laid on as SDL does it, to the bit`(opacity: UInt8) throws {
        let (mine, theirs) = try (surface(SDL_PIXELFORMAT_RGB888, below), surface(SDL_PIXELFORMAT_RGB888, below))
        let sheet = try surface(SDL_PIXELFORMAT_ARGB8888, above)
        let renderer = try check(SDL_CreateSoftwareRenderer(mine), "renderer")
        defer {
            SDL_DestroyRenderer(renderer)
            for surface in [mine, theirs, sheet] { SDL_FreeSurface(surface) }
        }
        SDL_SetSurfaceBlendMode(sheet, SDL_BLENDMODE_BLEND)
        SDL_SetSurfaceAlphaMod(sheet, opacity)
        SDL_UpperBlit(sheet, nil, theirs, nil)
        let pixels = (0..<height).flatMap { y in (0..<width).map { above($0, y) } }
        let whole = PixelRect(x: 0, y: 0, width: width, height: height)
        let isDone = Canvas(renderer, memory: mine)
            .blend(pixels, width: width, whole, left: 0, top: 0, opacity: opacity)
        #expect(isDone)
        #expect(colors(of: mine) == colors(of: theirs))
    }

    @Test(arguments: [0.03, 0.8, -2.4], [1, 1.7])
    func `a turned slope shows at each pixel the height of its place`(radians: Double, scale: Double) throws {
        let mine = try surface(SDL_PIXELFORMAT_RGB888) { _, _ in 0 }
        let renderer = try check(SDL_CreateSoftwareRenderer(mine), "renderer")
        defer {
            SDL_DestroyRenderer(renderer)
            SDL_FreeSurface(mine)
        }
        let side = 90
        // Red rises to the right, green downwards; a clear pixel is a hole.
        let hole = (x: 30, y: 60)
        let pixels = (0..<side * side).map { place in
            let (y, x) = place.quotientAndRemainder(dividingBy: side)
            return x == hole.x && y == hole.y ? 0 : 0xff00_0000 | UInt32(20 + 2 * x) << 16 | UInt32(20 + 2 * y) << 8
        }
        let box = TurnedBox(
            center: Point(x: 128.3, y: 120.6), width: Double(side) * scale, height: Double(side) * scale,
            radians: radians)
        let whole = PixelRect(x: 0, y: 0, width: side, height: side)
        #expect(Canvas(renderer, memory: mine).blend(pixels, width: side, whole, box, opacity: 255))
        var count = 0
        for (place, color) in colors(of: mine).enumerated() {
            let (down, right) = place.quotientAndRemainder(dividingBy: width)
            let (across, along) = (Double(right) + 0.5 - box.center.x, Double(down) + 0.5 - box.center.y)
            let x = (across * cos(radians) + along * sin(radians)) / scale + Double(side) / 2 - 0.5
            let y = (along * cos(radians) - across * sin(radians)) / scale + Double(side) / 2 - 0.5
            guard 0...Double(side - 1) ~= x, 0...Double(side - 1) ~= y,
                abs(x - Double(hole.x)) >= 1 || abs(y - Double(hole.y)) >= 1
            else { continue }
            count += 1
            #expect(abs(Double(color >> 16) - 20 - 2 * x) <= 1.5 && abs(Double(color >> 8 & 255) - 20 - 2 * y) <= 1.5)
        }
        #expect(count > 7000)
    }

    @Test func `nothing is blended beyond the edges or outside the clip`() throws {
        let mine = try surface(SDL_PIXELFORMAT_RGB888) { _, _ in 0 }
        let renderer = try check(SDL_CreateSoftwareRenderer(mine), "renderer")
        defer {
            SDL_DestroyRenderer(renderer)
            SDL_FreeSurface(mine)
        }
        let canvas = Canvas(renderer, memory: mine)
        let paper = [UInt32](repeating: .max, count: 400)
        let square = PixelRect(x: 0, y: 0, width: 20, height: 20)
        func lay(_ left: Int, _ top: Int) {
            #expect(canvas.blend(paper, width: 20, square, left: left, top: top, opacity: 255))
        }
        for (left, top) in [(-10, -5), (width - 3, height - 4), (-20, 0), (0, height), (width, -20)] { lay(left, top) }
        var clip = SDL_Rect(x: 105, y: 110, w: 7, h: 6)
        SDL_RenderSetClipRect(renderer, &clip)
        lay(100, 100)
        let white = Set(
            colors(of: mine).enumerated().filter { $0.element != 0 }.map { [$0.offset % width, $0.offset / width] })
        func places(_ columns: Range<Int>, _ rows: Range<Int>) -> [[Int]] {
            columns.flatMap { x in rows.map { [x, $0] } }
        }
        #expect(
            white
                == Set(
                    places(0..<10, 0..<15) + places((width - 3)..<width, (height - 4)..<height)
                        + places(105..<112, 110..<116)))
    }
}
