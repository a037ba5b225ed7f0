import Engine
import TalePacks

/// The pages of a tale as they lie and turn: slides with their words, the end and the credits.
struct SlidePages {
    typealias Action = StoryPlayerViewModel.Action

    let player: StoryPlayerViewModel
    let layout: SlideLayout

    func draw(in frame: inout Frame<Action>) {
        let position = player.pages.position
        let lower = Int(position.rounded(.down))
        let turned = position - Double(lower)
        if turned == 0 {
            frame.picture.drawings += page(lower, frame)
        } else {
            frame.picture.drawings += Sheet.layers(
                lower: page(lower, frame), upper: page(lower + 1, frame), covered: turned, on: layout.bounds)
        }
        // Upright the pages cover the whole window.
        guard !layout.isUpright else { return }
        (frame.picture.ground, frame.picture.nextGround) = (ground(lower), ground(lower + 1))
        frame.picture.groundMix = turned
        if turned == 0, !player.isAtEnd, layout.words > 0 {
            (frame.picture.nextGround, frame.picture.groundMix) = (.color(.cream), layout.words)
        }
    }

    private func ground(_ index: Int) -> Ground {
        if index == player.story.slides.count, player.endsUnderStars { return .color(NightView.sky) }
        guard player.story.slides.indices.contains(index) else { return .around("interface/paper.jpg") }
        guard player.words.value < 1 else { return .color(.cream) }
        return player.slide(index).image.map { .around($0) } ?? .color(.cream)
    }

    private func page(_ index: Int, _ frame: Frame<Action>) -> [Drawing] {
        if index == player.story.slides.count {
            if player.endsUnderStars { return SittingView(player: player, layout: layout).stars(frame) }
            return EndPageView(player: player).drawings(attentionFrom: frame)
        }
        if index > player.story.slides.count, let credits = player.story.credits {
            return CreditsView(title: player.story.title, credits: credits, rooms: player.rooms).drawings
        }
        guard player.story.slides.indices.contains(index) else { return blank }
        let slide = player.slide(index)
        let picture =
            picture(of: slide) + FiguresView(player: player, layout: layout).drawings(of: slide, onPage: index)
        guard player.words.value > 0 else { return picture }
        let isShown = index == player.pages.index
        let band = CaptionView(words: player.words(of: slide), layout: layout)
        return lying(picture)
            + band.drawings(
                spoken: isShown ? player.spoken : nil, page: isShown ? band.page(player) : 0,
                glow: player.glow.map { ($0, player.now) })
    }

    private func picture(of slide: Slide) -> [Drawing] {
        guard let image = slide.image else { return sleeping }
        guard player.words.isMoving, !layout.isUpright else { return [.image(image, in: layout.picture, .fit)] }
        // Requested at its target size, so that it is not redone at every step of the animation.
        let target = player.layout(player.words.target).picture
        return [.image(image, in: layout.picture, .scaled(from: Size(width: target.width, height: target.height)))]
    }

    /// The picture as a photograph on paper; upright it has the whole width.
    private func lying(_ picture: [Drawing]) -> [Drawing] {
        guard !layout.isUpright else { return picture }
        let (area, radius) = (layout.picture, layout.pictureRadius)
        return [.shape(.filled, in: Stage.bounds, radius: 0, .flat(.cream))]
            + [.shape(.raised(height: layout.words), in: area, radius: radius, .flat(.paper))]
            + picture + [.shape(.corners(height: layout.words), in: area, radius: radius, .flat(.cream))]
    }

    /// The paper beyond the first and the last page.
    private var blank: [Drawing] {
        [.shape(.filled, in: layout.bounds, radius: 0, .shaded(top: .cream, bottom: .blush))]
    }

    /// A slide without a picture.
    private var sleeping: [Drawing] {
        [
            .shape(
                .filled, in: layout.isUpright ? layout.bounds : layout.picture, radius: 0,
                .shaded(top: .cream, bottom: .blush)),
            .icon(
                "interface/icon-sleep.svg", in: Rect(center: layout.picture.center, width: 260, height: 260),
                tint: Color.plum.faded(to: 0.5)),
        ]
    }
}
