import Engine
import Testing

@testable import Platform

struct PictureFileTests {
    @Test(
        arguments: [
            (MadePNG.plain(3, 2, .white), .png, 3, 2), (MadePhotographs.jpeg, .jpeg, 16, 16),
            (MadePhotographs.webp, .webp, 16, 16), (MadePhotographs.losslessWebP, .webp, 16, 16),
            (MadePhotographs.extendedWebP, .webp, 16, 16), (MadePhotographs.svg, .svg, 0, 0),
        ] as [([UInt8], PictureFile.Kind, Int, Int)])
    func itTellsKindAndSize(_ bytes: [UInt8], kind: PictureFile.Kind, width: Int, height: Int) throws {
        let file = try PictureFile(bytes)
        #expect(file.kind == kind)
        #expect(file.width == width)
        #expect(file.height == height)
    }

    @Test(
        arguments: [
            ([], "is empty"), (Array("GIF89a".utf8), "is neither JPEG, PNG, WebP nor SVG"),
            (Array("BM".utf8), "is neither JPEG, PNG, WebP nor SVG"),
            (Array("<html></html>".utf8), "is neither JPEG, PNG, WebP nor SVG"),
            ([0xff, 0xd8, 0xff], "is a JPEG that ends too early"), (MadePNG.claiming(0, 5), "has no size"),
            (MadePNG.claiming(20_000, 20_000), "is too large: 20000 × 20000 pixels; at most 40 million are shown"),
            (MadePNG.claiming(16_385, 1), "is too large: 16385 × 1 pixels; at most 40 million are shown"),
            (MadePNG.claiming(8000, 5001), "is too large: 8000 × 5001 pixels; at most 40 million are shown"),
        ] as [([UInt8], String)])
    func itSaysWhyAFileIsRefused(_ bytes: [UInt8], reason: String) {
        #expect(throws: PictureFile.Refusal(reason)) { try PictureFile(bytes) }
    }

    @Test func fortyMillionPixelsAreNotTooMany() throws {
        #expect(try PictureFile(MadePNG.claiming(8000, 5000)).width == 8000)
    }

    @Test func anAnimatedWebPIsRefused() {
        var bytes = MadePhotographs.extendedWebP
        bytes[20] |= 2
        #expect(throws: PictureFile.Refusal("is an animated WebP; save one picture of it")) { try PictureFile(bytes) }
    }

    @Test(arguments: [
        MadePNG.plain(3, 2, .white), MadePhotographs.jpeg, MadePhotographs.inks, MadePhotographs.webp,
        MadePhotographs.losslessWebP, MadePhotographs.extendedWebP, MadePhotographs.svg,
        MadePhotographs.jpeg(orientation: 6), MadePNG.claiming(0xffff_ffff, 1),
    ])
    func whereverAFileIsCutThereIsAnAnswer(_ bytes: [UInt8]) {
        for count in 0..<bytes.count {
            do {
                let file = try PictureFile(Array(bytes[..<count]))
                #expect(file.width * file.height <= PictureFile.mostPixels)
            } catch {
                #expect(!error.description.isEmpty)
            }
        }
    }

    /// SDL_image 2.6.3 loops for ever on a file that is cut inside a chunk's header.
    @Test func aPNGCutBeforeItsPixelsIsRefused() {
        let bytes = MadePNG.plain(3, 2, .white)
        // Signature, IHDR and 20 bytes of IDAT.
        for count in 8..<(8 + 25 + 20) {
            #expect(throws: PictureFile.Refusal("is a PNG that ends too early")) {
                try PictureFile(Array(bytes[..<count]))
            }
        }
    }

    @Test func aPNGCutBehindItsPixelsIsCutToItsWholeChunks() throws {
        let bytes = MadePNG.plain(3, 2, .white)
        #expect(try PictureFile(bytes).cut == nil)
        for missing in 5...12 {
            #expect(try PictureFile(Array(bytes.dropLast(missing))).cut == bytes.count - 12)
        }
    }
}
