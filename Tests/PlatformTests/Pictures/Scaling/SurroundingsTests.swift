import Engine
import Testing

@testable import Platform

struct SurroundingsTests {
    /// A picture laid out, and what is around it.
    private struct Laid {
        let layout: PictureLayout
        let pixels: [UInt8]

        /// - Parameter color: of each pixel of the picture.
        init(_ layout: PictureLayout, color: (Int, Int) -> Color) {
            self.layout = layout
            var pixels = [UInt8](repeating: 7, count: layout.width * layout.height * 4)
            for y in 0..<layout.picture.height {
                for x in 0..<layout.picture.width {
                    let at = (y * layout.picture.width + x) * 4, color = color(x, y)
                    (pixels[at], pixels[at + 1], pixels[at + 2]) = (color.blue, color.green, color.red)
                    pixels[at + 3] = 255
                }
            }
            pixels.withUnsafeMutableBufferPointer { buffer in
                if let start = buffer.baseAddress { Surroundings.lay(layout, in: start) }
            }
            self.pixels = pixels
        }

        func callAsFunction(_ x: Int, _ y: Int) -> Color {
            let at = (y * layout.width + x) * 4
            return Color(red: pixels[at + 2], green: pixels[at + 1], blue: pixels[at], alpha: pixels[at + 3])
        }

        /// The greatest difference of any channel between two pixels that are neighbours.
        var steepest: Int {
            func difference(_ one: Color, _ other: Color) -> Int {
                max(
                    abs(Int(one.red) - Int(other.red)), abs(Int(one.green) - Int(other.green)),
                    abs(Int(one.blue) - Int(other.blue)))
            }
            var most = 0
            for y in 1..<layout.height {
                for x in 1..<layout.width {
                    most = max(most, difference(self(x, y), self(x - 1, y)), difference(self(x, y), self(x, y - 1)))
                }
            }
            return most
        }
    }

    private func layout(_ width: Int, _ height: Int, box: (Int, Int), _ margins: Margins = .none) -> PictureLayout {
        let request = PictureRequest("x", width: box.0, height: box.1, margins: margins, mode: .fit)
        return PictureLayout(width: width, height: height, in: DecoderQuestion(request))
    }

    private static let sides = Margins(left: 30, top: 0, right: 31, bottom: 0)

    // MARK: - Layout

    @Test func `a picture as large as its box lies between the margins`() {
        let layout = layout(40, 30, box: (40, 30), Self.sides)
        #expect((layout.width, layout.height) == (101, 30))
        #expect(layout.picture == PixelRect(x: 30, y: 0, width: 40, height: 30))
    }

    @Test func `a picture of other proportions lies in the middle`() {
        let layout = layout(20, 30, box: (40, 30), Margins(left: 0, top: 9, right: 0, bottom: 8))
        #expect((layout.width, layout.height) == (40, 47))
        #expect(layout.picture == PixelRect(x: 10, y: 9, width: 20, height: 30))
    }

    @Test func `a small picture stays small and its margins with it`() {
        let layout = layout(10, 10, box: (40, 20), Margins(left: 20, top: 0, right: 20, bottom: 0))
        #expect((layout.width, layout.height) == (40, 10))
        #expect(layout.picture == PixelRect(x: 15, y: 0, width: 10, height: 10))
    }

    @Test(arguments: [(1, 1), (1, 30), (40, 1), (7, 5), (39, 30), (40, 29), (13, 30)])
    func `no layout is larger than box and margins`(width: Int, height: Int) {
        for margin in 0..<40 {
            let margins = Margins(left: margin, top: margin / 3, right: margin + 1, bottom: margin / 2)
            let layout = layout(width, height, box: (40, 30), margins)
            #expect(layout.width <= 41 + 2 * margin && layout.height <= 30 + margin / 3 + margin / 2)
            #expect(layout.picture.x >= 0 && layout.picture.maxX <= layout.width)
            #expect(layout.picture.y >= 0 && layout.picture.maxY <= layout.height)
        }
    }

    // MARK: - What is around

    @Test(arguments: [
        (40, 30, Margins(left: 30, top: 0, right: 31, bottom: 0)),
        (40, 30, Margins(left: 0, top: 50, right: 0, bottom: 51)),
        (9, 30, Margins(left: 3, top: 2, right: 1, bottom: 4)),
        (1, 1, Margins(left: 200, top: 0, right: 200, bottom: 0)),
    ])
    func `a plain picture goes on plain`(width: Int, height: Int, margins: Margins) {
        let laid = Laid(layout(width, height, box: (40, 30), margins)) { _, _ in .plum }
        for y in 0..<laid.layout.height {
            for x in 0..<laid.layout.width { #expect(laid(x, y) == .plum) }
        }
    }

    @Test(arguments: [
        (40, 30, Self.sides), (20, 30, Self.sides), (40, 30, Margins(left: 0, top: 40, right: 0, bottom: 41)),
    ])
    func `the paper of a page extends as paper, whatever is printed on it`(width: Int, height: Int, margins: Margins) {
        // Paper as JPEG leaves it, and something large and dark that does not reach its edge.
        let laid = Laid(layout(width, height, box: (40, 30), margins)) { x, y in
            (2..<width - 2).contains(x) && (2..<height - 2).contains(y)
                ? .plum : Color(x % 2 == 0 ? 0xfffdfa : 0xfdfcf9)
        }
        let around = (0..<laid.layout.height).flatMap { y in (0..<laid.layout.width).map { ($0, y) } }.filter { x, y in
            !(laid.layout.picture.x..<laid.layout.picture.maxX).contains(x)
                || !(laid.layout.picture.y..<laid.layout.picture.maxY).contains(y)
        }
        #expect(!around.isEmpty && around.allSatisfy { laid($0.0, $0.1).red >= 0xfd && laid($0.0, $0.1).blue >= 0xf9 })
    }

    @Test func `the picture itself is untouched`() {
        let laid = Laid(layout(40, 30, box: (40, 30), Self.sides)) { x, y in
            Color(red: UInt8(x * 6), green: UInt8(y * 8), blue: UInt8((x * y) % 256))
        }
        for y in 0..<30 {
            for x in 0..<40 {
                #expect(laid(30 + x, y) == Color(red: UInt8(x * 6), green: UInt8(y * 8), blue: UInt8((x * y) % 256)))
            }
        }
    }

    @Test func `a soft picture goes on without a step`() {
        // Its steepest step is 3, at its edges too; a fourth may come from what hides the steps of a slow change.
        let laid = Laid(
            layout(60, 60, box: (80, 60), Margins(left: 40, top: 30, right: 40, bottom: 30))
        ) { x, y in Color(red: UInt8(x * 3), green: UInt8(y * 3), blue: UInt8((x + y) / 2)) }
        #expect(laid.steepest <= 4)
    }

    @Test func `what is at the edge goes on sharp there and is lost far away`() {
        // White, with a dark bar four pixels high that reaches the right edge.
        let laid = Laid(layout(80, 60, box: (80, 60), Margins(left: 0, top: 0, right: 60, bottom: 0))) { _, y in
            (28..<32).contains(y) ? Color(0x202020) : .white
        }
        #expect(laid(80, 29).red < 80)
        #expect(laid(80, 20).red > 250)
        #expect(laid(139, 29).red > 200)
        let column = (0..<60).map { Int(laid(139, $0).red) }
        #expect(zip(column, column.dropFirst()).allSatisfy { abs($0 - $1) <= 3 })
    }
}
