import Engine
import Testing

struct SearchBoxTests {
    private let box = SearchBox(Rect(x: 230, y: 50, width: 900, height: 120))

    @Test func `the field leaves room for the button that clears it`() {
        #expect(box.field(isEmpty: true) == box.area)
        #expect(!box.field(isEmpty: false).intersects(box.clear))
        #expect(box.area.contains(box.clear.center) && box.clear.maxX == box.area.maxX)
    }
}
