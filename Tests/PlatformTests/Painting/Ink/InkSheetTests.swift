import Engine
import Glibc
import TestSupport
import Testing

@testable import Platform

/// Ink with the software renderer, in memory.
@MainActor struct InkSheetTests {
    private let workshop: Workshop
    private let decoder: PictureDecoder
    private let area = Rect(x: 100, y: 100, width: 1400, height: 1000)

    init() throws {
        workshop = try Workshop()
        decoder = workshop.decoder()
    }

    private func renderer() throws -> Renderer { try Renderer(width: 800, height: 600, decoder: decoder) }

    /// The pixels of drawings on a white stage; a stage point is half a pixel.
    private func paint(_ drawings: Drawing..., by renderer: Renderer) throws -> Painted {
        let stage = Drawing.shape(.filled, in: Stage.bounds, radius: 0, .flat(.white))
        try renderer.paintWhole(Picture(ground: .color(.white), drawings: [stage] + drawings))
        return Painted(width: 800, bytes: renderer.pixels)
    }

    private func paint(_ strokes: [Stroke]) throws -> Painted { try paint(.ink(strokes, in: area), by: renderer()) }

    /// A stroke that winds, with loops and sharp turns.
    private func winding(_ count: Int, _ color: Color = .plum, seed: Double = 0, width: Double = 24) -> Stroke {
        let points = (0..<count).map { step in
            let turn = Double(step) * 0.21 + seed
            return Point(
                x: 800 + 600 * sin(turn) * cos(turn / 3.1), y: 600 + 430 * sin(turn * 1.7 + seed) + Double(step % 7) * 4
            )
        }
        return Stroke(points, width: width, color: color)
    }

    // MARK: - Going on

    @Test func `a stroke painted point by point is the stroke painted at once`() throws {
        let (first, second) = (winding(60), winding(90, .orange, seed: 2, width: 9))
        let renderer = try renderer()
        var last: Painted?
        for count in 1...60 {
            last = try paint(
                .ink([Stroke(Array(first.points[..<count]), width: 24, color: .plum)], in: area), by: renderer)
        }
        for count in Array(stride(from: 1, through: 90, by: 4)) + [90] {
            let more = Stroke(Array(second.points[..<count]), width: 9, color: .orange)
            last = try paint(.ink([first, more], in: area), by: renderer)
        }
        #expect(try last == paint([first, second]))
    }

    @Test func `a sheet goes on from the one painted last, and only from that`() {
        let sheets = InkSheets()
        let kind = InkSheet.Kind(Transform(scale: 0.5, about: .zero), area)
        func sheet(_ strokes: [Stroke]) -> InkSheet {
            sheets.beginFrame()
            defer { sheets.endFrame() }
            return sheets.sheet(strokes, kind)
        }
        let (one, two) = (winding(40), winding(40, seed: 1))
        let first = sheet([one])
        #expect(sheet([one]) === first)
        #expect(sheet([one, two]) === first)
        #expect(sheet([one, winding(60, seed: 1)]) === first)
        #expect(sheet([one]) !== first)
        var bent = one
        bent.points[20].x += 1
        let other = sheet([bent])
        bent.points[20].x -= 1
        #expect(sheet([bent]) !== other)
        #expect(sheet([one, two]) !== sheet([Stroke(one.points, width: 25, color: .plum), two]))
    }

    @Test func `a stroke undone is as if it had never been drawn`() throws {
        let renderer = try renderer()
        _ = try paint(.ink([winding(50), winding(80, .orange, seed: 1)], in: area), by: renderer)
        #expect(try paint(.ink([winding(50)], in: area), by: renderer) == paint([winding(50)]))
    }

    @Test func `sheets side by side go on without disturbing each other`() throws {
        let renderer = try renderer()
        let (left, right) = (Rect(x: 0, y: 0, width: 800, height: 1200), Rect(x: 800, y: 0, width: 800, height: 1200))
        func both(_ count: Int) -> [Drawing] { [.ink([winding(count)], in: left), .ink([winding(30)], in: right)] }
        for count in [30, 50, 70] { _ = try paint(both(count)[0], both(count)[1], by: renderer) }
        #expect(
            try paint(both(90)[0], both(90)[1], by: renderer) == paint(both(90)[0], both(90)[1], by: self.renderer()))
    }

    @Test func `a sheet that slides away is the same sheet`() throws {
        let renderer = try renderer()
        let ink = Drawing.ink([winding(50)], in: area)
        let resting = try paint(ink, by: renderer)
        let moved = try paint(ink.moved(by: Point(x: 20, y: 10)), by: renderer)
        #expect((200..<600).allSatisfy { x in (200..<400).allSatisfy { moved(x + 10, $0 + 5) == resting(x, $0) } })
        #expect(try paint(ink, by: renderer) == resting)
    }

    @Test func `a frame without ink frees its memory`() throws {
        let renderer = try renderer()
        _ = try paint(.ink([winding(500)], in: area), by: renderer)
        #expect(renderer.ink.bytes > 100_000)
        #expect(renderer.ink.bytes <= 2 * 800 * 600 * 9)
        _ = try paint(.clip(nil), by: renderer)
        #expect(renderer.ink.bytes == 0)
    }

    // MARK: - Looks

    @Test func `a point is a round dot, and its width is the stroke's`() throws {
        let painted = try paint([Stroke([Point(x: 800, y: 600)], width: 100, color: .plum)])
        #expect(painted.extent(otherThan: .white) == Rect(x: 375, y: 275, width: 50, height: 50))
        #expect(painted(380, 280) == .white && painted(395, 280) != .white)
    }

    @Test func `a bend is round, where the points make a corner`() throws {
        let corner = [Point(x: 400, y: 400), Point(x: 800, y: 400), Point(x: 800, y: 800)]
        let painted = try paint([Stroke(corner, width: 8, color: .plum)])
        #expect(painted(400, 200) == .white)
        #expect(painted(375, 225) != .white)
        #expect(painted(210, 200) != .white && painted(400, 390) != .white)
    }

    @Test func `translucent ink is no darker where its pieces overlap or it crosses itself`() throws {
        let color = Color(red: 0, green: 0, blue: 0, alpha: 128)
        let cross = [(400, 600), (1200, 600), (1200, 900), (800, 900), (800, 300)].map { Point(x: $0.0, y: $0.1) }
        let painted = try paint([Stroke(cross, width: 60, color: color)])
        let levels = Set(painted.bytes.enumerated().filter { $0.offset % 4 == 0 }.map(\.element))
        #expect(levels.min() ?? 0 >= 125)
        #expect(painted(400, 300).red == painted(400, 300).green)
    }

    @Test func `a later stroke covers an earlier one, of another width and colour`() throws {
        let (wide, narrow) = (
            Stroke([Point(x: 400, y: 600), Point(x: 1200, y: 600)], width: 120, color: Color(0x0000ff)),
            Stroke([Point(x: 800, y: 300), Point(x: 800, y: 900)], width: 40, color: Color(0xff0000))
        )
        let painted = try paint([wide, narrow])
        #expect(painted(400, 300).red > 180 && painted(400, 300).blue < 80)
        #expect(painted(300, 300).blue > 180 && painted(300, 300).red < 80)
        #expect(painted(400, 200).red > 180)
    }

    @Test func `the grain is slight, everywhere, and always the same`() throws {
        let stroke = Stroke([Point(x: 400, y: 600), Point(x: 1200, y: 600)], width: 300, color: .plum)
        let painted = try paint([stroke])
        let inside = (220..<580).flatMap { x in (240..<360).map { painted(x, $0) } }
        #expect(Set(inside).count > 5)
        #expect(inside.allSatisfy { abs(Int($0.green) - Int(Color.plum.green)) <= 26 })
        #expect(try painted == paint([stroke]))
    }

    // MARK: - Odd input

    @Test func `points nowhere and far away are no danger`() throws {
        let odd = [
            Point(x: Double.nan, y: 0), Point(x: 600, y: 600), Point(x: 1e300, y: -1e300), Point(x: 700, y: 600),
            Point(x: -Double.infinity, y: 5), Point(x: 700, y: 600),
        ]
        let painted = try paint([Stroke(odd, width: 20, color: .plum), Stroke([], width: 20, color: .plum)])
        #expect(painted.extent(otherThan: .white) != nil)
        #expect(try paint([]).extent(otherThan: .white) == nil)
        _ = try paint(
            .ink([winding(5)], in: Rect(x: -1e300, y: 0, width: .infinity, height: 10)), by: renderer())
        _ = try paint(.ink([winding(5)], in: Rect(x: 500, y: 500, width: -10, height: 0)), by: renderer())
    }

    @Test func `a hundred thousand points are painted`() throws {
        let painted = try paint([winding(100_000)])
        #expect(painted(400, 300) != .white)
    }
}
