import Testing

@testable import Platform

struct JPEGHeaderTests {
    @Test(arguments: 1...8, [true, false])
    func `it tells how the camera was held`(orientation: Int, isLittle: Bool) throws {
        let bytes = MadePhotographs.jpeg(orientation: UInt8(orientation), isLittle: isLittle)
        #expect(try JPEGHeader(bytes).orientation == orientation)
    }

    @Test(arguments: [0, 9, 255] as [UInt8])
    func `an unknown orientation is upright`(_ orientation: UInt8) throws {
        #expect(try JPEGHeader(MadePhotographs.jpeg(orientation: orientation)).orientation == 1)
    }

    @Test func `without exif the picture is upright`() throws {
        #expect(try JPEGHeader(MadePhotographs.jpeg).orientation == 1)
    }

    /// Every byte of the segment once at its extremes.
    @Test func `a damaged exif segment is read without trapping`() {
        let whole = MadePhotographs.jpeg(orientation: 6)
        for place in 12..<42 {
            for value in [0, 0x7f, 0xff] as [UInt8] {
                var bytes = whole
                bytes[place] = value
                do { #expect((1...8).contains(try JPEGHeader(bytes).orientation)) } catch {
                    // A segment of a wrong length hides the frame header.
                    #expect(error.description.hasPrefix("is a JPEG "))
                }
            }
        }
    }

    @Test func `four inks are told`() throws {
        #expect(try JPEGHeader(MadePhotographs.inks).inks == .inverted)
        #expect(try JPEGHeader(MadePhotographs.jpeg).inks == nil)
    }

    @Test func `without adobes mark inks are laid on`() throws {
        let bytes = MadePhotographs.inks[..<2] + MadePhotographs.inks[18...]
        #expect(try JPEGHeader(Array(bytes)).inks == .plain)
    }

    @Test func `pixels before the frame header are refused`() {
        let bytes: [UInt8] = [0xff, 0xd8, 0xff, 0xda, 0, 8] + [UInt8](repeating: 0, count: 20)
        #expect(throws: PictureRefusal.fixed(.noFrame)) { try JPEGHeader(bytes) }
    }
}
