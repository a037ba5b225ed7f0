import Engine
import TestSupport
import Testing

@testable import Platform

struct LineRasterTests {
    private let bounds = Rect(x: 0, y: 0, width: 200, height: 150)

    /// A line's coverage (0…255) by pixel; 0 outside its area.
    private struct Cover {
        let area: Rect
        let pixels: [UInt32]

        func callAsFunction(_ x: Double, _ y: Double) -> UInt32 {
            guard area.contains(Point(x: x, y: y)) else { return 0 }
            return pixels[Int(y.rounded(.down) - area.y) * Int(area.width) + Int(x.rounded(.down) - area.x)] >> 24
        }

        /// The ink, in whole pixels.
        var ink: Double { pixels.reduce(0) { $0 + Double($1 >> 24) } / 255 }
    }

    private func cover(_ points: [Point], width: Double) throws -> Cover {
        let line = try #require(LineRaster(points, width: width, color: .ink, within: bounds))
        return Cover(area: line.area, pixels: line.pixels())
    }

    /// The coverage as its definition gives it: the distance to the nearest segment, each looked at for each pixel.
    private func expected(_ points: [Point], width: Double, _ x: Double, _ y: Double) -> Double {
        let distances = zip(points, points.dropFirst()).map { from, to in
            let (way, place) = (to - from, Point(x: x, y: y) - from)
            let square = way.x * way.x + way.y * way.y
            let along = square == 0 ? 0 : clamp((place.x * way.x + place.y * way.y) / square, 0...1)
            return (place - way * along).length
        }
        return clamp(0.5 + width / 2 - (distances.min() ?? .infinity), 0...1) * 255
    }

    @Test(
        arguments: [
            Named("along a row", [Point(x: 20, y: 50.3), Point(x: 150, y: 50.3)]),
            Named("up a column", [Point(x: 60, y: 120), Point(x: 60, y: 20)]),
            Named("steep", [Point(x: 40, y: 20), Point(x: 55, y: 130)]),
            Named("slanting", [Point(x: 150, y: 20), Point(x: 20, y: 130)]),
            Named("a sharp angle", [Point(x: 20, y: 60), Point(x: 150, y: 70), Point(x: 20, y: 80)]),
            Named("closed", [Point(x: 60, y: 30), Point(x: 120, y: 60), Point(x: 70, y: 110), Point(x: 60, y: 30)]),
            Named("twice the same point", [Point(x: 60, y: 30), Point(x: 60, y: 30), Point(x: 90, y: 60)]),
            Named("out and in again", [Point(x: -300, y: 40), Point(x: 150, y: 60), Point(x: -80, y: 400)]),
        ], [1.0, 3.5, 24])
    func `every pixel is covered as far as the line's distance says`(points: Named<[Point]>, width: Double) throws {
        let cover = try cover(points.value, width: width)
        for y in stride(from: 0.5, to: 150, by: 3) {
            for x in stride(from: 0.5, to: 200, by: 3) {
                #expect(abs(Double(cover(x, y)) - expected(points.value, width: width, x, y)) <= 1, "\(x), \(y)")
            }
        }
    }

    @Test func `a hair is one pixel wide, with its ends`() throws {
        #expect(abs(try cover([Point(x: 20, y: 50), Point(x: 120, y: 50)], width: 0.1).ink - 101) < 1)
    }

    @Test func `a sharp angle has no spike`() throws {
        let cover = try cover([Point(x: 20, y: 70), Point(x: 100, y: 75), Point(x: 20, y: 80)], width: 20)
        #expect(cover.area.maxX <= 112)
        #expect(cover(109.5, 75.5) > 100 && cover(111.5, 75.5) == 0)
    }

    @Test func `where a closed line meets its beginning there is no notch`() throws {
        let corner = Point(x: 60, y: 30)
        let cover = try cover([corner, Point(x: 120, y: 30), Point(x: 60, y: 90), corner], width: 20)
        for degrees in stride(from: 0.0, to: 360, by: 15) {
            let angle = degrees * .pi / 180
            #expect(cover(corner.x + 8 * cosine(angle), corner.y + 8 * cosine(angle - .pi / 2)) == 255)
        }
    }

    /// The cosine by its series, so that these tests need no library.
    private func cosine(_ angle: Double) -> Double {
        var (sum, term) = (0.0, 1.0)
        for step in 1...24 {
            sum += term
            term *= -angle * angle / Double((2 * step - 1) * 2 * step)
        }
        return sum
    }

    @Test func `a dot is a disc, also at the edge`() throws {
        #expect(abs(try cover([Point(x: 50, y: 50)], width: 20).ink - 100 * .pi) < 2)
        let half = try cover([Point(x: 0, y: 50)], width: 20)
        #expect(half.area.x == 0 && abs(half.ink - 50 * .pi) < 2)
    }

    @Test func `a line beside the stage is nothing, and one without points too`() {
        #expect(LineRaster([Point(x: 300, y: 10), Point(x: 400, y: 90)], width: 9, color: .ink, within: bounds) == nil)
        #expect(LineRaster([], width: 9, color: .ink, within: bounds) == nil)
    }

    @Test func `a line takes no more than the stage, however long it is`() throws {
        let ends = [Point(x: -1e6, y: -1e6), Point(x: 1e6, y: 1e6)]
        let cover = try cover(ends, width: 10)
        #expect(cover.area == bounds)
        #expect(cover(100.5, 100.5) == 255 && cover(100.5, 130.5) == 0)
    }
}
