import Engine
import TestSupport
import Testing

@testable import Platform

struct PictureFileTests {
    @Test(
        arguments: [
            (Named("PNG", MadePNG.plain(3, 2, .white)), .png, 3, 2),
            (Named("JPEG", MadePhotographs.jpeg), .jpeg, 16, 16), (Named("WebP", MadePhotographs.webp), .webp, 16, 16),
            (Named("lossless WebP", MadePhotographs.losslessWebP), .webp, 16, 16),
            (Named("extended WebP", MadePhotographs.extendedWebP), .webp, 16, 16),
            (Named("SVG", MadePhotographs.svg), .svg, 0, 0),
        ] as [(Named<[UInt8]>, PictureFile.Kind, Int, Int)])
    func `it tells kind and size`(whole: Named<[UInt8]>, kind: PictureFile.Kind, width: Int, height: Int) throws {
        let file = try PictureFile(whole.value)
        #expect(file.kind == kind)
        #expect(file.width == width)
        #expect(file.height == height)
    }

    @Test(
        arguments: [
            (Named("nothing", []), "is empty"),
            (Named("GIF", Array("GIF89a".utf8)), "is neither JPEG, PNG, WebP nor SVG"),
            (Named("BMP", Array("BM".utf8)), "is neither JPEG, PNG, WebP nor SVG"),
            (Named("HTML", Array("<html></html>".utf8)), "is neither JPEG, PNG, WebP nor SVG"),
            (Named("half a JPEG", [0xff, 0xd8, 0xff]), "is a JPEG that ends too early"),
            (Named("0 × 5", MadePNG.claiming(0, 5)), "has no size"),
            (
                Named("20000 × 20000", MadePNG.claiming(20_000, 20_000)),
                "is too large: 20000 × 20000 pixels; at most 16,384 per side are supported"
            ),
            (
                Named("16385 × 1", MadePNG.claiming(16_385, 1)),
                "is too large: 16385 × 1 pixels; at most 16,384 per side are supported"
            ),
            (
                Named("1 × 1000000", MadePNG.claiming(1, 1_000_000)),
                "is too large: 1 × 1000000 pixels; at most 16,384 per side are supported"
            ),
            (
                Named("8000 × 5001", MadePNG.claiming(8000, 5001)),
                "is too large: 8000 × 5001 pixels; at most 40 million are supported"
            ),
        ] as [(Named<[UInt8]>, String)])
    func `it says why a file is refused`(file: Named<[UInt8]>, reason: String) {
        #expect { try PictureFile(file.value) } throws: { "\($0)" == reason }
    }

    @Test func `forty million pixels are not too many`() throws {
        #expect(try PictureFile(MadePNG.claiming(8000, 5000)).width == 8000)
    }

    @Test func `an animated web p is refused`() {
        var bytes = MadePhotographs.extendedWebP
        bytes[20] |= 2
        #expect(throws: PictureRefusal.fixed(.animatedWebP)) { try PictureFile(bytes) }
    }

    @Test(arguments: [
        Named("PNG", MadePNG.plain(3, 2, .white)), Named("JPEG", MadePhotographs.jpeg),
        Named("JPEG of four inks", MadePhotographs.inks), Named("WebP", MadePhotographs.webp),
        Named("lossless WebP", MadePhotographs.losslessWebP), Named("extended WebP", MadePhotographs.extendedWebP),
        Named("SVG", MadePhotographs.svg), Named("turned JPEG", MadePhotographs.jpeg(orientation: 6)),
        Named("huge PNG", MadePNG.claiming(0xffff_ffff, 1)),
    ])
    func `wherever a file is cut there is an answer`(whole: Named<[UInt8]>) {
        for count in 0..<whole.value.count {
            do {
                let file = try PictureFile(Array(whole.value[..<count]))
                #expect(file.width * file.height <= PictureFile.mostPixels)
            } catch {
                #expect(!error.description.isEmpty)
            }
        }
    }

    /// SDL_image 2.6.3 loops forever on a file truncated inside a chunk header.
    @Test func `a PNG cut before its pixels is refused`() {
        let bytes = MadePNG.plain(3, 2, .white)
        // Signature, IHDR and 20 bytes of IDAT.
        for count in 8..<(8 + 25 + 20) {
            #expect(throws: PictureRefusal.fixed(.cutPNG)) {
                try PictureFile(Array(bytes[..<count]))
            }
        }
    }

    @Test func `a PNG cut behind its pixels is cut to its whole chunks`() throws {
        let bytes = MadePNG.plain(3, 2, .white)
        #expect(try PictureFile(bytes).cut == nil)
        for missing in 5...12 {
            #expect(try PictureFile(Array(bytes.dropLast(missing))).cut == bytes.count - 12)
        }
    }
}
