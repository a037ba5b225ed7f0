import Testing

@testable import Engine

struct FocusTests {
    /// Three by three boxes of 100 points with 20 between them, named by their place: 0…8.
    private var grid: Frame<Int> {
        var frame = Frame<Int>()
        for place in 0..<9 {
            frame.hotspot(
                Rect(x: Double(place % 3) * 120, y: Double(place / 3) * 120, width: 100, height: 100),
                sends: place)
        }
        return frame
    }

    @Test(arguments: [
        (4, Input.Button.left, 3), (4, .right, 5), (4, .up, 1), (4, .down, 7), (0, .right, 1), (8, .up, 5),
    ])
    func `an arrow leads to the neighbour`(from: Int, button: Input.Button, to: Int) {
        #expect(grid.neighbour(of: from, towards: button) == to)
    }

    @Test(arguments: [(0, Input.Button.left), (0, .up), (8, .right), (8, .down), (4, .confirm)])
    func `beyond the last there is nothing`(from: Int, button: Input.Button) {
        #expect(grid.neighbour(of: from, towards: button) == nil)
    }

    @Test func `without a focus there is no neighbour`() {
        #expect(grid.neighbour(of: nil, towards: .right) == nil)
        #expect(grid.neighbour(of: 77, towards: .right) == nil)
    }

    @Test func `what takes no focus is passed over`() {
        var frame = Frame<Int>()
        frame.hotspot(Rect(x: 0, y: 0, width: 10, height: 10), sends: 1)
        frame.hotspot(Rect(x: 20, y: 0, width: 10, height: 10), takesFocus: false, sends: 2)
        frame.hotspot(Rect(x: 40, y: 0, width: 10, height: 10), sends: 3)
        #expect(frame.neighbour(of: 1, towards: .right) == 3)
    }

    @Test func `what lies straight ahead is nearer than what lies aside`() {
        var frame = Frame<Int>()
        frame.hotspot(Rect(x: 0, y: 0, width: 100, height: 100), sends: 1)
        frame.hotspot(Rect(x: 150, y: 250, width: 100, height: 100), sends: 2)
        frame.hotspot(Rect(x: 400, y: 0, width: 100, height: 100), sends: 3)
        #expect(frame.neighbour(of: 1, towards: .right) == 3)
    }
}
