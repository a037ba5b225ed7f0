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

    @Test func `a screen that has places for everything stays as it is`() {
        let found = places {
            $0.hotspot(area, sends: .leave)
            $0.button(.back, sends: .leave)
            $0.hotspot(area, sends: .down)
            $0.button(.previous, sends: .up)
            $0.button(.next, sends: .down)
        }
        #expect(found == [.leave, .down])
    }

    @Test func `paging gets two places, and none lies on another`() {
        var frame = Frame<Action>()
        frame.hotspot(Rect(circleAt: Point(x: 110, y: 110), radius: 60), sends: .first)
        frame.button(.back, sends: .back)
        frame.button(.previous, sends: .up)
        frame.button(.next, sends: .down)
        frame.addScanPlaces()
        let areas = frame.hotspots.map(\.area)
        #expect(frame.hotspots.map(\.action) == [.first, .back, .up, .down])
        for (index, area) in areas.enumerated() {
            #expect(!areas[(index + 1)...].contains { $0.intersects(area) })
        }
        #expect(frame.hotspots.dropFirst().allSatisfy { $0.label != nil })
    }
}
