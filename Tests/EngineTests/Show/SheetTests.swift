import Engine
import Testing

struct SheetTests {
    private let lower: [Drawing] = [.shape(.filled, in: Stage.bounds, radius: 0, .flat(.cream))]
    private let upper: [Drawing] = [
        .clip(Rect(x: 0, y: 0, width: 9, height: 9)),
        .shape(.filled, in: Stage.bounds, radius: 0, .flat(.plum)),
        .clip(nil),
    ]

    @Test func anUncoveredSheetIsSeenAlone() {
        #expect(Sheet.layers(lower: lower, upper: upper, covered: 0) == lower)
        #expect(Sheet.layers(lower: lower, upper: upper, covered: -0.1) == lower)
    }

    @Test func aCoveredSheetIsNotDrawn() {
        #expect(Sheet.layers(lower: lower, upper: upper, covered: 1) == upper)
        #expect(Sheet.layers(lower: lower, upper: upper, covered: 1.1) == upper)
    }

    @Test func halfwayTheUpperSheetLiesOnTheRightHalf() {
        let layers = Sheet.layers(lower: lower, upper: upper, covered: 0.5)
        let whole = Stage.bounds
        #expect(
            layers.prefix(3) == [
                .clip(Rect(x: 0, y: 0, width: 800, height: 1200)),
                .shape(.filled, in: whole.moved(by: Point(x: -60, y: 0)), radius: 0, .flat(.cream)),
                .clip(nil),
            ])
        #expect(
            layers.suffix(3) == [
                .clip(Rect(x: 800, y: 0, width: 800, height: 1200)),
                .shape(.filled, in: whole.moved(by: Point(x: 800, y: 0)), radius: 0, .flat(.plum)),
                .clip(nil),
            ])
    }

    @Test func everyClipIsEnded() {
        let clips = Sheet.layers(lower: lower, upper: upper, covered: 0.3).compactMap { drawing -> Bool? in
            if case .clip(let area) = drawing { area != nil } else { nil }
        }
        #expect(clips == [true, false, true, false, true, false])
    }
}
