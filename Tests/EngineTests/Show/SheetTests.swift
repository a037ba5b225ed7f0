import Engine
import Testing

struct SheetTests {
    private let lower: [Drawing] = [.shape(.filled, in: Stage.bounds, radius: 0, .flat(.cream))]
    private let upper: [Drawing] = [
        .clip(Rect(x: 0, y: 0, width: 9, height: 9)),
        .shape(.filled, in: Stage.bounds, radius: 0, .flat(.plum)),
        .clip(nil),
    ]

    @Test func `an uncovered sheet is seen alone`() {
        #expect(Sheet.layers(lower: lower, upper: upper, covered: 0) == lower)
        #expect(Sheet.layers(lower: lower, upper: upper, covered: -0.1) == lower)
    }

    @Test func `a covered sheet is not drawn`() {
        #expect(Sheet.layers(lower: lower, upper: upper, covered: 1) == upper)
        #expect(Sheet.layers(lower: lower, upper: upper, covered: 1.1) == upper)
    }

    @Test func `halfway the upper sheet lies on the right half`() {
        let layers = Sheet.layers(lower: lower, upper: upper, covered: 0.5)
        let whole = Stage.bounds
        let sheet = Rect(x: 800, y: 0, width: 800, height: 1200)
        #expect(
            layers.prefix(3) == [
                .clip(Rect(x: 0, y: 0, width: 800, height: 1200)),
                .shape(.filled, in: whole.moved(by: Point(x: -60, y: 0)), radius: 0, .flat(.cream)),
                .clip(nil),
            ])
        #expect(
            layers.suffix(5) == [
                .clip(sheet), .clip(Rect(x: 800, y: 0, width: 9, height: 9)),
                .shape(.filled, in: whole.moved(by: Point(x: 800, y: 0)), radius: 0, .flat(.plum)), .clip(sheet),
                .clip(nil),
            ])
    }

    /// The clips of sheets whose upper one covers so much.
    private func clips(_ lower: [Drawing], _ upper: [Drawing], covered: Double = 0.5) -> [Rect?] {
        Sheet.layers(lower: lower, upper: upper, covered: covered).compactMap { drawing -> Rect?? in
            if case .clip(let area) = drawing { .some(area) } else { nil }
        }
    }

    @Test func `a clip moves with its sheet and ends at the sheet's edge`() {
        let own = Drawing.clip(Rect(x: 700, y: 100, width: 400, height: 200))
        let rest = Rect(x: 0, y: 0, width: 800, height: 1200)
        #expect(
            clips([own], []).prefix(3) == [rest, Rect(x: 640, y: 100, width: 160, height: 200), nil])
        #expect(
            clips([], [own]).suffix(3) == [
                Rect(x: 800, y: 0, width: 800, height: 1200), Rect(x: 1500, y: 100, width: 100, height: 200), nil,
            ])
    }

    @Test func `a clip beside its sheet hides what follows`() throws {
        let own = Drawing.clip(Rect(x: 1300, y: 100, width: 200, height: 200))
        let clip = try #require(clips([own], [])[1])
        #expect(clip.width == 0 && clip.height == 200)
    }

    @Test func `sheets within a sheet keep to it`() {
        let sheet = Rect(x: 1200, y: 0, width: 400, height: 1200)
        let inner = Sheet.layers(lower: lower, upper: upper, covered: 0.5)
        let clips = clips(lower, inner, covered: 0.25)
        #expect(clips.last == .some(nil))
        #expect(clips.suffix(8).dropLast().allSatisfy { $0?.intersection(sheet) == $0 })
    }
}
