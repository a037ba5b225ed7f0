import CSDL2
import CSDL2Image
import TestSupport
import Testing

@testable import Platform

struct PNGTests {
    @Test func `pixels are read as they were written`() throws {
        let pixels: [UInt8] = [0, 0, 255, 0, 0, 255, 0, 0, 255, 0, 0, 0, 255, 255, 255, 0]
        let disk = try TemporaryFolder()
        try disk.write("a.png", PNG.bytes(pixels, width: 2, height: 2))
        let loaded = try #require(IMG_Load(disk.path + "/a.png"))
        let surface = try #require(SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_RGB888.rawValue, 0))
        let bytes = try #require(surface.pointee.pixels)
        let read = (0..<2).flatMap { row in
            UnsafeRawBufferPointer(start: bytes + row * Int(surface.pointee.pitch), count: 8).map { $0 }
        }
        // The fourth byte of each pixel is unused.
        func colors(_ bytes: [UInt8]) -> [UInt8] { bytes.enumerated().filter { $0.offset % 4 < 3 }.map(\.element) }
        #expect(colors(read) == colors(pixels))
        SDL_FreeSurface(surface)
        SDL_FreeSurface(loaded)
    }

    @Test func `what is no picture is no PNG`() {
        #expect(PNG.bytes([], width: 0, height: 0) == [] && PNG.bytes([1, 2, 3], width: 1, height: 1) == [])
    }
}
