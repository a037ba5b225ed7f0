import CSDL2
import Engine
import TestSupport
import Testing

@testable import Platform

@MainActor struct PictureCacheTests {
    private let workshop: Workshop
    private let renderer: OpaquePointer
    private let decoder: PictureDecoder
    private let cache: PictureCache

    init() throws {
        workshop = try Workshop()
        let surface = try check(SDL_CreateRGBSurfaceWithFormat(0, 4, 4, 32, SDL_PIXELFORMAT_RGB888.rawValue), "surface")
        renderer = try check(SDL_CreateSoftwareRenderer(surface), "renderer")
        decoder = workshop.decoder()
        cache = PictureCache(canvas: Canvas(renderer, memory: surface), decoder: decoder)
    }

    private func request(_ image: Image, _ side: Int = 100, _ mode: PictureRequest.Mode = .fit) -> PictureRequest {
        PictureRequest(image, width: side, height: side, mode: mode)
    }

    /// Wants pictures as a frame does and waits until they are there, or known to be broken.
    private func show(_ requests: [PictureRequest]) {
        cache.beginFrame()
        for request in requests { _ = cache.entry(request) }
        cache.endFrame()
        _ = eventually {
            _ = cache.takeArrivals()
            return !cache.isWaiting
        }
    }

    /// The colour in the middle of a picture.
    private func color(of image: Image) throws -> Color {
        try #require(cache.entry(request(image))).texture.paint(in: SDL_Rect(x: 0, y: 0, w: 4, h: 4))
        var area = SDL_Rect(x: 2, y: 2, w: 1, h: 1), bytes = [UInt8](repeating: 0, count: 4)
        try check(
            SDL_RenderReadPixels(renderer, &area, SDL_PIXELFORMAT_ARGB8888.rawValue, &bytes, 4), "SDL_RenderReadPixels")
        return Color(red: bytes[2], green: bytes[1], blue: bytes[0])
    }

    /// Ten pictures of 40 kB.
    private func images() throws -> [Image] {
        try (0..<10).map { try workshop.image("\($0).png", MadePNG.plain(100, 100, .plum)) }
    }

    @Test func `what is wanted comes`() throws {
        let wanted = request(try images()[0])
        show([wanted])
        cache.beginFrame()
        let entry = try #require(cache.entry(wanted))
        #expect(entry.texture.width == 100)
        #expect(entry.inner == PixelRect(x: 0, y: 0, width: 100, height: 100))
        #expect(cache.statistics.count == 1)
        #expect(cache.statistics.bytes == 40_000)
        #expect(cache.statistics.hits == 1)
        #expect(cache.statistics.misses == 1)
    }

    @Test func `however many pictures are seen the limit holds`() throws {
        let images = try images()
        cache.mostBytes = 130_000
        for _ in 0..<3 {
            for image in images { show([request(image)]) }
        }
        #expect(cache.statistics.bytes <= 130_000)
        #expect(cache.statistics.count == 3)
    }

    @Test func `what is wanted now is kept whatever it takes`() throws {
        let wanted = try images().prefix(5).map { request($0) }
        cache.mostBytes = 50_000
        show(Array(wanted))
        #expect(cache.statistics.count == 5)
        cache.beginFrame()
        #expect(wanted.allSatisfy { cache.entry($0) != nil })
    }

    @Test func `the picture used longest ago goes first`() throws {
        let images = try images()
        cache.mostBytes = 130_000
        for place in [0, 1, 2, 0, 3] { show([request(images[place])]) }
        cache.beginFrame()
        #expect(cache.entry(request(images[0])) != nil)
        #expect(cache.entry(request(images[1])) == nil)
    }

    @Test func `another size serves until the right one is there`() throws {
        let image = try images()[0]
        show([request(image)])
        cache.beginFrame()
        #expect(cache.entry(request(image, 50))?.texture.width == 100)
        cache.endFrame()
        #expect(cache.isWaiting)
    }

    @Test func `a failure is remembered once and not tried again`() throws {
        let broken = try workshop.image("broken.png", [1, 2, 3])
        show([request(broken), request(broken, 50)])
        #expect(cache.isBroken(broken))
        #expect(cache.problems.map(\.description) == ["stories/0/tale/broken.png is neither JPEG, PNG, WebP nor SVG"])
        let failures = cache.statistics.failures
        show([request(broken, 70)])
        #expect(cache.statistics.failures == failures)
    }

    @Test func `after the tales have changed a failure is tried again`() throws {
        let image = try workshop.image("mended.png", [1, 2, 3])
        show([request(image)])
        _ = try workshop.image("mended.png", MadePNG.plain(2, 2, .plum))
        #expect(cache.forget(nil))
        #expect(!cache.forget(nil))
        show([request(image)])
        #expect(!cache.isBroken(image))
        #expect(cache.problems == [])
        #expect(try color(of: image) == .plum)
    }

    @Test func `the pictures of a pack that was replaced are read afresh`() throws {
        let image = try workshop.image("old.png", MadePNG.plain(2, 2, .plum))
        show([request(image)])
        _ = try workshop.image("old.png", MadePNG.plain(2, 2, .brown))
        #expect(!cache.forget(["stories/0/other", "stories/0/tal", "stories/0/tale/ol"]))
        show([request(image)])
        #expect(try color(of: image) == .plum)
        #expect(cache.forget(["stories/0/tale"]))
        show([request(image)])
        #expect(try color(of: image) == .brown)
    }

    @Test func `a picture whose file was touched is read afresh`() throws {
        let image = try workshop.image("old.png", MadePNG.plain(2, 2, .plum))
        show([request(image)])
        _ = try workshop.image("old.png", MadePNG.plain(2, 2, .brown))
        #expect(cache.forget([image.name]))
        show([request(image)])
        #expect(try color(of: image) == .brown)
    }

    @Test func `after unknown changes the pictures with another file are read afresh, and no others`() throws {
        let image = try workshop.image("old.png", MadePNG.plain(2, 2, .plum))
        let other = try workshop.image("other.png", MadePNG.plain(2, 2, .brown))
        show([request(image), request(other)])
        _ = try workshop.image("old.png", MadePNG.plain(2, 2, .brown))
        #expect(!cache.forget(nil))
        #expect(eventually { cache.takeArrivals() })
        #expect(cache.statistics.count == 1)
        show([request(image)])
        #expect(try color(of: image) == .brown)
        #expect(cache.statistics.count == 2)
    }

    @Test func `what was being read while its file was touched is read once more`() throws {
        let image = try workshop.image("late.png", [1, 2, 3])
        cache.beginFrame()
        _ = cache.entry(request(image))
        cache.endFrame()
        // The decoder has answered, and nobody has listened yet.
        #expect(eventually { !decoder.isWorking })
        _ = try workshop.image("late.png", MadePNG.plain(2, 2, .brown))
        #expect(cache.forget([image.name]))
        #expect(cache.takeArrivals())
        show([request(image)])
        #expect(!cache.isBroken(image))
        #expect(try color(of: image) == .brown)
    }

    @Test func `anticipated pictures come too`() throws {
        let image = try images()[0]
        cache.beginFrame()
        cache.anticipate(request(image))
        cache.endFrame()
        _ = eventually {
            _ = cache.takeArrivals()
            return !cache.isWaiting
        }
        #expect(cache.statistics.count == 1)
    }

    @Test func `only a picture that the last frame lacked is worth another frame`() throws {
        let images = try images()
        show([request(images[0])])
        func isWorthAFrame(drawing drawn: Image, soon: Image) -> Bool {
            cache.beginFrame()
            _ = cache.entry(request(drawn))
            cache.anticipate(request(soon))
            cache.endFrame()
            var isWorthIt = false
            _ = eventually {
                isWorthIt = cache.takeArrivals() || isWorthIt
                return !cache.isWaiting
            }
            return isWorthIt
        }
        #expect(!isWorthAFrame(drawing: images[0], soon: images[1]))
        #expect(isWorthAFrame(drawing: images[2], soon: images[3]))
    }

    @Test func `bars that the last frame lacked are worth another frame`() throws {
        let image = try images()[0], margins = Margins(left: 20, top: 0, right: 21, bottom: 0)
        cache.beginFrame()
        #expect(cache.surroundings(of: image, margins) == nil)
        cache.anticipate(PictureRequest(image, width: 100, height: 100, margins: margins, mode: .fit))
        cache.endFrame()
        #expect(eventually { cache.takeArrivals() })
    }

    @Test func `a picture goes on into its margins`() throws {
        let image = try images()[0], margins = Margins(left: 20, top: 0, right: 21, bottom: 0)
        show([request(image), PictureRequest(image, width: 100, height: 100, margins: margins, mode: .fit)])
        let entry = try #require(cache.surroundings(of: image, margins))
        #expect((entry.texture.width, entry.texture.height) == (141, 100))
        #expect(entry.inner == PixelRect(x: 20, y: 0, width: 100, height: 100))
        #expect(cache.surroundings(of: image, Margins(left: 9, top: 0, right: 9, bottom: 0)) == nil)
    }
}
