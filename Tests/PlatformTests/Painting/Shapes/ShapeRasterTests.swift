import Engine
import Testing

@testable import Platform

struct ShapeRasterTests {
    private func raster(
        _ shape: Drawing.Shape, _ width: Int = 40, _ height: Int = 40, radius: Double = 20, scale: Double = 1
    ) -> ShapeRaster {
        ShapeRaster(
            shape: shape, width: width, height: height, radius: radius, scale: scale, top: .white, bottom: .white)
    }

    /// How opaque (0…255) each pixel is, by rows.
    private func cover(_ raster: ShapeRaster) -> [[Int]] {
        let pixels = raster.pixels().map { Int($0 >> 24) }
        return (0..<raster.fullHeight).map { Array(pixels[($0 * raster.fullWidth)..<(($0 + 1) * raster.fullWidth)]) }
    }

    private func area(_ raster: ShapeRaster) -> Double {
        Double(raster.pixels().reduce(0) { $0 + Int($1 >> 24) }) / 255
    }

    @Test func `a rectangle is covered to its edges`() {
        #expect(cover(raster(.filled, 7, 5, radius: 0)).allSatisfy { $0.allSatisfy { $0 == 255 } })
    }

    @Test func `a disc has its area and soft edges`() {
        let disc = raster(.filled)
        #expect(abs(area(disc) - .pi * 400) < 4)
        let rows = cover(disc)
        #expect(rows[0][0] == 0)
        #expect(rows[20][20] == 255)
        #expect(rows.contains { $0.contains { (1...254).contains($0) } })
    }

    @Test func `a radius beyond the middle makes a capsule`() {
        #expect(raster(.filled, 60, 20, radius: 500).pixels() == raster(.filled, 60, 20, radius: 10).pixels())
    }

    @Test func `corners are the rest of a sheet`() {
        let sheet = cover(raster(.filled, 20, 20, radius: 6))
        let corners = cover(raster(.corners(height: 1), 20, 20, radius: 6))
        for y in 0..<20 {
            for x in 0..<20 { #expect(abs(sheet[y][x] + corners[y + 2][x + 2] - 255) <= 1) }
        }
        #expect(corners[0].allSatisfy { $0 == 255 })
    }

    @Test(
        arguments: [.filled, .raised(height: 1), .corners(height: 1), .ring(width: 9)] as [Drawing.Shape])
    func `a large sheet is its strips around one color`(shape: Drawing.Shape) {
        let sheet = raster(shape, 300, 200, radius: 32)
        var middle = sheet
        middle.part = sheet.middle
        var pixels = [UInt32](repeating: 0, count: sheet.fullWidth * sheet.fullHeight)
        for part in sheet.strips + [middle] {
            let (left, top, width) = (Int(part.area.x), Int(part.area.y), Int(part.area.width))
            for (place, pixel) in part.pixels().enumerated() {
                pixels[(top + place / width) * sheet.fullWidth + left + place % width] = pixel
            }
        }
        #expect(pixels == sheet.pixels())
        #expect(Set(middle.pixels()) == [sheet.isFilled ? 0xffff_ffff : 0x00ff_ffff])
    }

    /// What is copied from a neighbour must be what would have been computed.
    @Test(
        arguments: [
            .filled, .raised(height: 1), .raised(height: 0.3), .corners(height: 0), .corners(height: 0.7),
            .ring(width: 7), .shadow(blur: 11), .dots(spacing: 20), .arc(width: 5, fraction: 0.3),
        ] as [Drawing.Shape], [(70, 61, 3.0), (61, 70, 24.0), (80, 24, 500.0)])
    func `every pixel is as if it were alone`(shape: Drawing.Shape, form: (width: Int, height: Int, radius: Double)) {
        var sheet = raster(shape, form.width, form.height, radius: form.radius, scale: 0.7)
        let whole = sheet.pixels()
        for place in whole.indices {
            let (x, y) = (place % sheet.fullWidth, place / sheet.fullWidth)
            sheet.part = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
            #expect(sheet.pixels() == [whole[place]], "\(x), \(y)")
        }
    }

    @Test func `a ring is empty inside`() {
        let rows = cover(raster(.ring(width: 5)))
        #expect(rows[20][20] == 0)
        #expect(rows[20][2] == 255)
        #expect(rows[20][37] == 255)
        #expect(abs(area(raster(.ring(width: 5))) - .pi * (400 - 225)) < 8)
    }

    @Test func `its width grows with the scale`() {
        #expect(abs(area(raster(.ring(width: 2.5), scale: 2)) - area(raster(.ring(width: 5)))) < 0.01)
    }

    /// Whether the ring is there at 1, 4, 7 and 10 o'clock.
    @Test(
        arguments: [
            (0.25, [true, false, false, false]), (0.5, [true, true, false, false]), (0.75, [true, true, true, false]),
            (1.0, [true, true, true, true]), (0.0, [false, false, false, false]),
        ] as [(Double, [Bool])])
    func `an arc goes clockwise from the top`(fraction: Double, hours: [Bool]) {
        let rows = cover(raster(.arc(width: 5, fraction: fraction)))
        let (near, far) = (8, 31)
        #expect([rows[near][far], rows[far][far], rows[far][near], rows[near][near]].map { $0 == 255 } == hours)
    }

    @Test(arguments: [0.1, 0.25, 0.5, 0.9, 1.0])
    func `an arc has its share of the ring`(fraction: Double) {
        let (arc, ring) = (area(raster(.arc(width: 5, fraction: fraction))), area(raster(.ring(width: 5))))
        #expect(abs(arc - ring * fraction) < 9)
    }

    @Test func `a shadow fades outwards`() {
        let rows = cover(raster(.shadow(blur: 10), 40, 40, radius: 0))
        let middle = rows[30]
        #expect(rows.count == 60)
        #expect(middle[0] == 0)
        #expect(middle[30] == 255)
        #expect(zip(middle[..<30], middle[1...30]).allSatisfy { $0 <= $1 })
        #expect(abs(middle[10] - 128) < 16)
    }

    @Test func `two colours run from top to bottom`() {
        let shape = ShapeRaster(
            shape: .filled, width: 1, height: 3, radius: 0, scale: 1, top: Color(0x000000), bottom: Color(0x640000))
        #expect(shape.pixels() == [0xff00_0000, 0xff32_0000, 0xff64_0000])
    }
}
