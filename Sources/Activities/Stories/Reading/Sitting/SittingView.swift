import Engine

/// What a grown-up's rules draw over a tale: the night, a candle for the minutes, a footprint, the animals.
struct SittingView {
    typealias Action = StoryPlayerViewModel.Action

    let player: StoryPlayerViewModel
    let layout: SlideLayout

    private var sitting: Sitting { player.sitting }
    private var isUpright: Bool { layout.isUpright }

    /// Whether the page below it takes no touch: animals are asked, it is dark, or the stars are shown.
    var coversPage: Bool {
        sitting.destination != nil || isUnderStars || sitting.isDark(at: player.now)
    }

    private var isUnderStars: Bool { player.isAtEnd && !player.isAtCredits && player.endsUnderStars }
    /// Whether the stars have come to rest, and fill the window.
    private var fillsWindow: Bool { isUnderStars && player.pages.position == Double(player.pages.index) }

    /// Darkens the whole window at night, with its bars.
    func drawGround(in frame: inout Frame<Action>) {
        guard sitting.night != nil || fillsWindow else { return }
        frame.useRooms()
        frame.draw(.shape(.filled, in: frame.window, radius: 0, .flat(isUnderStars ? NightView.sky : .cream)))
    }

    /// The good-night page.
    func stars(_ frame: Frame<Action>) -> [Drawing] {
        NightView(bounds: fillsWindow ? frame.window : layout.bounds, isUpright: isUpright)
            .drawings(frame.text(.stories(.goodNight)))
    }

    /// The animals, or a place as large as the window that leads on from the stars.
    func drawCover(in frame: inout Frame<Action>) {
        frame.dragAxis = nil
        if sitting.destination != nil {
            return AnimalPanel(animals: sitting.animals, rooms: player.rooms)
                .draw(in: &frame, choose: Action.mark, name: Action.name, none: .leaveUnmarked, stay: .stay)
        }
        // It is another place than the button that leaves a page: a second tap on the last page's arrow is not for it.
        frame.hotspot(frame.window, sends: .leave, showing: 1, label: .named("good-night"))
        for button in [Input.Button.play, .confirm, .back] { frame.button(button, sends: .leave) }
        for button in [Input.Button.next, .right, .up, .down] { frame.button(button, sends: .leaveStars) }
        // After the last candle nobody turns back.
        for button in [Input.Button.previous, .left] {
            frame.button(button, sends: sitting.isLast ? .leaveStars : .previous)
        }
        frame.button(.home, sends: .home)
    }

    /// The candle for the minutes, and the footprint at Next.
    func drawSigns(in frame: inout Frame<Action>) {
        if let minutes = sitting.minutes {
            let area =
                isUpright
                ? Rect(x: 262, y: layout.home.center.y - 92, width: 84, height: 184)
                : Rect(x: 78, y: 206, width: 64, height: 140)
            let plate = area.inset(by: -16)
            frame.draw(
                .shape(.filled, in: plate, radius: plate.width / 2, .flat(Color.paper.faded(to: 0.7))))
            frame.picture.drawings +=
                CandleDrawing(
                    area: area, left: minutes.candle(at: player.now), isBurning: minutes.isRunning(at: player.now)
                ).drawings
        }
        guard let light = sitting.footprint(at: player.now) else { return }
        let (next, size) = (layout.next, isUpright ? 200.0 : 140)
        let center = Point(x: next.center.x, y: next.center.y - next.radius - size * 0.62)
        let disc = Rect(circleAt: center, radius: size / 2)
        frame.draw(.shape(.filled, in: disc, radius: size / 2, .flat(Color.paper.faded(to: 0.92 * light))))
        frame.draw(
            .icon("interface/icon-footprint.svg", in: disc.scaled(by: 0.66), tint: Color.orange.faded(to: light)))
    }

    /// The night over everything.
    func drawOver(_ frame: inout Frame<Action>) {
        guard let night = sitting.night else { return }
        if !isUnderStars {
            frame.draw(.shape(.filled, in: frame.window, radius: 0, .flat(night.veil(at: player.pages.position))))
        }
        frame.picture.light = night.light(at: player.pages.position) * (1 - sitting.darkness(at: player.now))
    }
}
