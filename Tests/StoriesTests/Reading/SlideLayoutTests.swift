import Engine
import Testing

@testable import Stories

struct SlideLayoutTests {
    /// An 8-inch tablet held upright: 800 × 1280 pixels on 107.7 mm × 172.3 mm.
    private static let tablet = Size(width: 800, height: 1280)
    private static let millimetre = 1600 / 107.7
    static let windows = [tablet, Size(width: 1080, height: 1920), Size(width: 768, height: 1024)]

    private func layout(_ window: Size, words: Double = 1) -> SlideLayout {
        SlideLayout(words: words, rooms: Rooms(in: Letterbox(window: window).view))
    }

    private func area(_ disc: SlideLayout.Disc) -> Rect { Rect(circleAt: disc.center, radius: disc.radius) }

    private func turning(_ layout: SlideLayout) -> [Rect] {
        [layout.previous, layout.play, layout.leaf, layout.next].map(area)
    }

    @Test func `the letters of a slide are seven millimetres high on a tablet held upright`() {
        // Andika's ascenders: 1600 of 2048 units.
        #expect(layout(Self.tablet).letters.smallest * 1600 / 2048 / Self.millimetre >= 7)
    }

    @Test func `the buttons at the lower edge are two centimetres wide`() {
        for button in turning(layout(Self.tablet)) { #expect(button.width / Self.millimetre >= 20) }
    }

    @Test(arguments: windows) func `the buttons lie in a row at the lower edge, and none covers another`(window: Size) {
        let layout = layout(window)
        let row = turning(layout)
        for button in row { #expect(button.x >= 0 && button.maxX <= 1600 && button.maxY == layout.bounds.maxY - 28) }
        for (left, right) in zip(row, row.dropFirst()) { #expect(left.maxX < right.x) }
    }

    @Test(arguments: windows) func `the buttons stay where they are when the words fold`(window: Size) {
        let (folded, open) = (layout(window, words: 0), layout(window))
        #expect(turning(folded) == turning(open))
        #expect(
            [folded.home, folded.wordsButton, folded.turnButton] == [open.home, open.wordsButton, open.turnButton])
    }

    @Test(arguments: windows) func `the picture is whole, above its words, and these are above the buttons`(
        window: Size
    ) {
        let layout = layout(window)
        #expect(layout.picture == Rect(x: 0, y: layout.bounds.y, width: 1600, height: 1200))
        #expect(layout.text.y > layout.picture.maxY)
        #expect(layout.text.maxY < layout.play.center.y - layout.play.radius)
        #expect(layout.letters.mostLines(in: layout.text) >= 3)
        #expect(self.layout(window, words: 0).picture == Stage.bounds)
    }

    @Test func `six lines have room on a tablet`() {
        let layout = layout(Self.tablet)
        #expect(layout.letters.mostLines(in: layout.text) == 6)
    }

    @Test(arguments: windows) func `the sheet of the words covers what the picture leaves, at every step`(window: Size)
    {
        for step in 0...20 {
            let layout = layout(window, words: Double(step) / 20)
            let reach = layout.picture.maxY - layout.bounds.y
            #expect(layout.band.y <= reach + 0.001)
            #expect(layout.band.maxY >= layout.bounds.maxY)
        }
    }

    @Test(arguments: [
        Size(width: 1600, height: 1200), Size(width: 1920, height: 1080), Size(width: 1280, height: 1024),
    ])
    func `a window that is not upright has the layout of the stage`(window: Size) {
        #expect(layout(window) == SlideLayout(words: 1))
        #expect(layout(window).bounds == Stage.bounds)
    }
}
