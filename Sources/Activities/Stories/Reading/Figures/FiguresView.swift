import Engine
import TalePacks

/// The figures of a slide: drawn over its picture while they move, and touched.
struct FiguresView {
    typealias Action = StoryPlayerViewModel.Action

    let player: StoryPlayerViewModel
    let layout: SlideLayout

    private var living: LivingFigures { player.figures }
    /// The size for which pictures are made: while they grow or shrink, that to which they do.
    private var made: Size {
        let target = player.layout(player.words.target).picture
        return Size(width: target.width, height: target.height)
    }

    /// The pieces of a page, while they do not all lie as in its picture.
    func drawings(of slide: Slide, onPage page: Int) -> [Drawing] {
        guard let poses = living.poses(onPage: page, at: player.now), slide.figures.count == poses.count else {
            return []
        }
        return [.pieces(Self.pieces(slide.figures, poses), in: layout.picture, made: made)]
    }

    /// The grounds first, then the pieces in painting order.
    private static func pieces(_ figures: [Figure], _ poses: [Pose]) -> [Piece] {
        let grounds = figures.compactMap { figure in
            figure.place.ground.flatMap { ground in figure.behind.map { Piece(ground: $0, box: ground) } }
        }
        return grounds
            + zip(figures, poses).filter { !$0.isHidden || $1.isRevealed }.map { figure, pose in
                let box = figure.place.box
                return Piece(
                    figure.image, box: box, pivot: figure.place.pivot, pose: pose,
                    foot: figure.hiding > 0 ? box.maxY - figure.hiding : nil)
            }
    }

    /// Asks for the pieces before they move.
    func anticipate(in frame: inout Frame<Action>) {
        guard !living.figures.isEmpty, living.areLively else { return }
        let revealed = living.figures.map { _ in Pose(isRevealed: true) }
        frame.anticipate(Self.pieces(living.figures, revealed), in: layout.picture, made: made)
    }

    /// The head of a mouse that was found: a dot with two ears.
    func drawMouse(at place: Point, radius: Double, _ color: Color, in frame: inout Frame<Action>) {
        let ears = [-1, 1].map { side in
            Rect(circleAt: Point(x: place.x + side * radius * 0.75, y: place.y - radius * 0.75), radius: radius * 0.6)
        }
        for disc in ears + [Rect(circleAt: place, radius: radius)] {
            frame.draw(.shape(.filled, in: disc, radius: disc.width / 2, .flat(color)))
        }
    }

    // MARK: - Touching

    /// Fingers find them above the edges that turn the page, and below all buttons.
    func addTouchPlaces(to frame: inout Frame<Action>) {
        // A small one is found on a large one.
        for (number, area) in places.sorted(by: { $0.area.width * $0.area.height > $1.area.width * $1.area.height }) {
            frame.hotspot(area, takesFocus: false, sends: .figure(number), showing: player.pages.index)
        }
    }

    /// Keys, gamepads and switches come to them after the buttons.
    func addFocusPlaces(to frame: inout Frame<Action>) {
        for (number, area) in places {
            frame.hotspot(
                area, radius: 24, takesTouch: false, sends: .figure(number), showing: player.pages.index,
                label: .named("figure"))
        }
    }

    private var places: [(number: Int, area: Rect)] {
        living.figures.enumerated().filter { $1.answer != nil }.map { ($0, area(of: $1)) }
    }

    /// The box in which a finger finds a figure: as large as a finger needs it.
    private func area(of figure: Figure) -> Rect {
        let box = figure.place.box, picture = layout.picture
        // What peeks is found where it hides, and where it comes out.
        let seen = figure.hiding > 0 ? box.union(box.moved(by: Point(x: 0, y: -figure.hiding))) : box
        let (across, down) = (picture.width / Piece.page.width, picture.height / Piece.page.height)
        let least = layout.isUpright ? 297.0 : 147
        return Rect(
            center: Point(x: picture.x + seen.center.x * across, y: picture.y + seen.center.y * down),
            width: max(least, seen.width * across), height: max(least, seen.height * down)
        ).intersection(picture)
    }
}
