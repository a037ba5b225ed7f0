import Testing

@testable import Engine

struct ScanPlacesTests {
    private enum Action { case back, leave, up, down, first }

    private func places(_ draw: (inout Frame<Action>) -> Void) -> [Action] {
        var frame = Frame<Action>()
        draw(&frame)
        frame.addScanPlaces()
        return frame.hotspots.filter(\.takesFocus).map(\.action)
    }

    private let area = Rect(x: 500, y: 500, width: 200, height: 200)

    @Test func `the way back that only keys knew gets a place`() {
        #expect(places { $0.button(.back, sends: .back) } == [.back])
    }

    @Test func `a place that keys pass by gets the focus instead of a second one`() {
        let found = places {
            $0.hotspot(area, takesFocus: false, sends: .leave)
            $0.button(.back, sends: .leave)
        }
        #expect(found == [.leave])
    }

    @Test func `a screen that has a place for the way back stays as it is`() {
        let found = places {
            $0.hotspot(area, sends: .leave)
            $0.button(.back, sends: .leave)
            $0.button(.previous, sends: .up)
            $0.button(.next, sends: .down)
        }
        #expect(found == [.leave])
    }

    @Test func `a text that scrolls gets two arrows above each other`() {
        var frame = Frame<Action>()
        frame.scannedText = Rect(x: 0, y: 100, width: 1200, height: 800)
        frame.button(.previous, sends: .up)
        frame.button(.next, sends: .down)
        frame.addScanPlaces()
        #expect(frame.hotspots.map(\.action) == [.up, .down] && frame.hotspots.allSatisfy { $0.label != nil })
        #expect(frame.hotspots.map(\.area.center) == [Point(x: 1124, y: 420), Point(x: 1124, y: 580)])
        #expect(!frame.hotspots[0].area.intersects(frame.hotspots[1].area))
    }
}
