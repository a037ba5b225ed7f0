import Engine

/// The layout of the end page: with the card of another tale, or with the cover of this one.
struct EndPageLayout: Hashable, Sendable {
    /// Font sizes.
    struct Sizes: Hashable, Sendable {
        let closing, caption, again, others, credits: Double
    }

    let closing: Rect
    /// The card of the next tale, or the cover of this one; and the line about it.
    let tale, caption: Rect
    /// The sign on the card that it plays.
    let play: SlideLayout.Disc
    let again, others, credits: Rect
    /// The place of the mouse that dances.
    let mouse: Rect
    let sizes: Sizes

    init(_ rooms: Rooms, offersTale: Bool) {
        switch (rooms.areUpright, offersTale) {
        case (false, false): self = .cover
        case (false, true): self = .offer
        case (true, false): self = .cover(upright: rooms.window)
        case (true, true): self = .offer(upright: rooms.window)
        }
    }

    private init(
        closing: Rect, tale: Rect, caption: Rect, again: Rect, others: Rect, credits: Rect, mouse: Rect, play: Double,
        sizes: Sizes
    ) {
        (self.closing, self.tale, self.caption, self.mouse) = (closing, tale, caption, mouse)
        (self.again, self.others, self.credits, self.sizes) = (again, others, credits, sizes)
        self.play = SlideLayout.Disc(tale.maxX - play * 0.6, tale.y + tale.width * 0.7 - play * 0.3, radius: play)
    }

    // MARK: - On the stage

    private static let cover = EndPageLayout(
        closing: Rect(x: 150, y: 50, width: 1300, height: 100), tale: Rect(x: 480, y: 190, width: 640, height: 480),
        caption: Rect(x: 250, y: 712, width: 1100, height: 110),
        again: Rect(x: 210, y: 860, width: 500, height: 170), others: Rect(x: 750, y: 860, width: 640, height: 170),
        credits: stageCredits, mouse: stageMouse, play: 0,
        sizes: Sizes(closing: 62, caption: 76, again: 70, others: 58, credits: 28))

    private static let offer = EndPageLayout(
        closing: Rect(x: 150, y: 36, width: 1300, height: 92), tale: Rect(x: 486, y: 214, width: 628, height: 657),
        caption: Rect(x: 300, y: 134, width: 1000, height: 62),
        again: Rect(x: 270, y: 922, width: 420, height: 148), others: Rect(x: 730, y: 922, width: 600, height: 148),
        credits: stageCredits, mouse: stageMouse, play: 92,
        sizes: Sizes(closing: 68, caption: 46, again: 54, others: 54, credits: 28))

    private static let stageCredits = Rect(x: 200, y: 1092, width: 1200, height: 48)

    private static let stageMouse = Rect(x: 1262, y: 50, width: 200, height: 200)

    // MARK: - Upright

    /// The buttons lie at the lower edge, 20 mm high on a tablet of 8 inches.
    private static func cover(upright window: Rect) -> Self {
        let (top, foot) = (window.y, window.maxY)
        let height = min(960, window.height - 1280)
        let cover = Rect(x: 800 - height * 2 / 3, y: top + 270, width: height * 4 / 3, height: height)
        return EndPageLayout(
            closing: Rect(x: 60, y: top + 90, width: 1480, height: 140), tale: cover,
            caption: Rect(x: 100, y: cover.maxY + 50, width: 1400, height: 160),
            again: Rect(x: 130, y: foot - 780, width: 1340, height: 298),
            others: Rect(x: 130, y: foot - 440, width: 1340, height: 298),
            credits: credits(upright: window), mouse: mouse(upright: window), play: 0,
            sizes: Sizes(closing: 88, caption: 110, again: 130, others: 116, credits: 40))
    }

    private static func offer(upright window: Rect) -> Self {
        let (top, foot) = (window.y, window.maxY)
        let height = min(1360, window.height - 1140)
        let width = height * StoryShelfLayout.card.width / StoryShelfLayout.card.height
        let card = Rect(x: 800 - width / 2, y: top + 340, width: width, height: height)
        return EndPageLayout(
            closing: Rect(x: 60, y: top + 80, width: 1480, height: 140), tale: card,
            caption: Rect(x: 100, y: top + 224, width: 1400, height: 90),
            again: Rect(x: 290, y: foot - 740, width: 1020, height: 270),
            others: Rect(x: 130, y: foot - 430, width: 1340, height: 290),
            credits: credits(upright: window), mouse: mouse(upright: window), play: 149,
            sizes: Sizes(closing: 88, caption: 72, again: 100, others: 110, credits: 40))
    }

    private static func credits(upright window: Rect) -> Rect {
        Rect(x: 100, y: window.maxY - 100, width: 1400, height: 64)
    }

    private static func mouse(upright window: Rect) -> Rect {
        Rect(x: 1276, y: window.y + 78, width: 240, height: 240)
    }

    /// The place of the closing words beside the mouse, in the middle.
    var closingBesideMouse: Rect {
        Rect(center: closing.center, width: 2 * (mouse.x - closing.center.x), height: closing.height)
    }
}
