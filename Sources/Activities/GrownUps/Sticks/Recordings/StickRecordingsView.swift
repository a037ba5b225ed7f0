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
    func draw(in frame: inout Frame<Action>) {
        frame.grownUpsPaper()
        frame.dragAxis = .vertical
        let window = frame.window, head = StickRecordingsLayout.head, shelf = StickRecordingsLayout.shelf
        frame.draw(.clip(Rect(x: window.x, y: head, width: window.width, height: shelf - head)))
        for number in page.tale.tiles.indices { drawPicture(number, in: &frame) }
        frame.draw(.clip(nil))
        drawHead(in: &frame)
        frame.hotspot(
            Rect(x: window.x, y: shelf, width: window.width, height: window.maxY - shelf), takesFocus: false,
            sends: .nothing)
        frame.sheet(StickRecordingsLayout.shelfSheet, radius: 48, paint: .flat(.blush))
        drawShelf(in: &frame)
        frame.button(.back, sends: .leave)
        frame.button(.home, sends: .home)
        frame.button(.previous, sends: .pageUp)
        frame.button(.next, sends: .pageDown)
    }

    private func drawHead(in frame: inout Frame<Action>) {
        let window = frame.window
        frame.hotspot(
            Rect(x: window.x, y: window.y, width: window.width, height: StickRecordingsLayout.head - window.y),
            takesFocus: false, sends: .nothing)
        frame.draw(
            .text(
                page.tale.title, in: Rect(x: 220, y: 40, width: 720, height: 70),
                TextStyle(.title, size: 52, color: .plum, alignment: .leading)))
        frame.draw(
            .text(
                frame.text(.stick(instruction)), in: Rect(x: 220, y: 116, width: 720, height: 96),
                TextStyle(.words, size: 36, color: .ink, alignment: .leading, mostLines: 2)))
        frame.roundButton("interface/icon-previous.svg", at: Point(x: 110, y: 110), radius: 90, sends: .leave)
        drawHeadButton(in: &frame)
    }

    private func drawPicture(_ number: Int, in frame: inout Frame<Action>) {
        let action = Action.picture(number)
        let place = StickRecordingsLayout.place(ofPicture: number)
            .moved(by: Point(x: 0, y: -page.recordings.scroll.offset))
        if isTouchable(number) { frame.hotspot(place, radius: 28, sends: action) }
        guard place.maxY > StickRecordingsLayout.head - 40, place.y < StickRecordingsLayout.shelf + 40 else { return }
        frame.sheet(place, radius: 28, depth: frame.depth(of: action))
        let picture = Rect(
            x: place.x + 10, y: place.y + 10, width: place.width - 20,
            height: StickRecordingsLayout.picture.height - 10)
        StickTileView(tile: tile(number), number: number + 1).draw(in: picture, &frame)
        drawNote(on: number, place, below: picture, in: &frame)
    }
}
