import Engine

/// Draws a page for a tale's recordings: its pictures on a strip, a head above, and a shelf below.
protocol StickRecordingsView {
    associatedtype Page: StickRecordingsPage
    typealias Action = Page.Action

    var page: Page { get }
    /// What to do, in two lines at most.
    var instruction: StickWording { get }
    /// Whether a picture can be touched.
    func isTouchable(_ number: Int) -> Bool
    /// A picture as the tale will have it.
    func tile(_ number: Int) -> SlideTile
    /// Additional content of a picture's sheet.
    ///
    /// - Parameters:
    ///   - place: of the sheet.
    ///   - picture: of the picture on it.
    func drawNote(on number: Int, _ place: Rect, below picture: Rect, in frame: inout Frame<Action>)
    /// The button at the right of the head.
    func drawHeadButton(in frame: inout Frame<Action>)
    /// What lies on the shelf's sheet.
    func drawShelf(in frame: inout Frame<Action>)
}

extension StickRecordingsView {
    var layout: StickRecordingsLayout { page.recordings.layout }

    func draw(in frame: inout Frame<Action>) {
        frame.stripWall(in: layout.viewport, scrolls: page.recordings.scroll.canScroll)
        let window = frame.window, head = layout.head, shelf = layout.shelf
        frame.draw(.clip(Rect(x: window.x, y: head, width: window.width, height: shelf - head)))
        for number in page.tale.tiles.indices { drawPicture(number, in: &frame) }
        frame.draw(.clip(nil))
        drawHead(in: &frame)
        frame.hotspot(
            Rect(x: window.x, y: shelf, width: window.width, height: window.maxY - shelf), takesFocus: false,
            sends: .nothing, isGround: true)
        frame.sheet(layout.shelfSheet, radius: 48, paint: .flat(.blush))
        drawShelf(in: &frame)
        frame.button(.back, sends: .leave)
        frame.button(.home, sends: .home)
        frame.button(.previous, sends: .pageUp)
        frame.button(.next, sends: .pageDown)
    }

    private func drawHead(in frame: inout Frame<Action>) {
        let window = frame.window
        frame.hotspot(
            Rect(x: window.x, y: window.y, width: window.width, height: layout.head - window.y),
            takesFocus: false, sends: .nothing, isGround: true)
        frame.draw(
            .text(
                page.tale.title, in: layout.title,
                TextStyle(.title, size: 52 * layout.scale, color: .plum, alignment: .leading)))
        frame.draw(
            .text(
                frame.text(.stick(instruction)), in: layout.instruction,
                TextStyle(.words, size: 36 * layout.scale, color: .ink, alignment: .leading, mostLines: 2)))
        frame.roundButton("interface/icon-previous.svg", at: layout.leave, radius: layout.leaveRadius, sends: .leave)
        drawHeadButton(in: &frame)
    }

    private func drawPicture(_ number: Int, in frame: inout Frame<Action>) {
        let action = Action.picture(number)
        let place = layout.place(ofPicture: number)
            .moved(by: Point(x: 0, y: -page.recordings.scroll.offset))
        if isTouchable(number) { frame.hotspot(place, radius: 28, sends: action) }
        guard place.maxY > layout.head - 40, place.y < layout.shelf + 40 else { return }
        frame.sheet(place, radius: 28, depth: frame.depth(of: action))
        let picture = Rect(
            x: place.x + 10, y: place.y + 10, width: place.width - 20,
            height: layout.picture.height - 10)
        StickTileView(tile: tile(number), number: number + 1, scale: layout.scale).draw(in: picture, &frame)
        drawNote(on: number, place, below: picture, in: &frame)
    }
}
