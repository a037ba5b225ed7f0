import Engine

/// Draws the morning check: a traffic light per symbol, or one red light with what to do.
struct SelfTestView {
    typealias Action = SelfTestViewModel.Action

    let page: SelfTestViewModel

    func draw(in frame: inout Frame<Action>) {
        frame.picture.ground = .around("interface/paper.jpg")
        frame.picture.nextGround = frame.picture.ground
        frame.draw(.image("interface/paper.jpg", in: Stage.bounds, .fill))
        if let light = page.explained, let remedy = light.finding?.entry.remedy {
            drawRemedy(remedy, light, in: &frame)
        } else {
            drawGreeting(in: &frame)
            drawLights(in: &frame)
        }
        answerToEverything(in: &frame)
        for light in page.test.reds { anticipate(light, in: &frame) }
        frame.anticipate("interface/home.jpg", in: Stage.bounds, .fill)
    }

    /// Any touch, also beside the stage, and any button closes the page.
    private func answerToEverything(in frame: inout Frame<Action>) {
        frame.hotspot(Stage.bounds.scaled(by: 20), takesFocus: false, sends: .pass)
        for button in Input.Button.allCases { frame.button(button, sends: .pass) }
    }

    // MARK: - All lights

    private func drawGreeting(in frame: inout Frame<Action>) {
        frame.sheet(KnownPicture.area.inset(by: -14), radius: 40)
        frame.photograph(KnownPicture.image, in: KnownPicture.area, radius: 28)
        frame.draw(
            .text(
                frame.text(.greeting), in: Rect(x: 744, y: 70, width: 560, height: 190),
                TextStyle(.title, size: 150, color: .plum, alignment: .leading)))
    }

    /// Four symbols above, three below.
    private func drawLights(in frame: inout Frame<Action>) {
        let width = 300.0, height = 360.0, gap = 40.0
        for (number, symbol) in Subject.symbols.enumerated() {
            let row = number / 4, column = Double(number % 4)
            let left = row == 0 ? 140.0 : 310.0
            let card = Rect(
                x: left + column * (width + gap), y: 330 + Double(row) * (height + gap), width: width, height: height)
            drawCard(symbol, in: card, &frame)
        }
    }

    private func drawCard(_ symbol: Subject, in card: Rect, _ frame: inout Frame<Action>) {
        let light = page.light(of: symbol)
        frame.sheet(card, radius: 40)
        let icon = Rect(center: Point(x: card.center.x, y: card.y + 132), width: 168, height: 168)
        frame.draw(.icon(symbol.icon, in: icon, tint: .plum))
        frame.draw(
            .text(
                frame.text(symbol.wording),
                in: Rect(x: card.x + 16, y: card.y + 238, width: card.width - 32, height: 58),
                TextStyle(.title, size: 44, color: .brown)))
        if let codes = light?.codes, !codes.isEmpty {
            frame.draw(
                .text(
                    codes.joined(separator: " "),
                    in: Rect(x: card.x + 16, y: card.y + 294, width: card.width - 32, height: 46),
                    TextStyle(.title, size: 36, color: .ink)))
        }
        draw(light?.signal, at: Point(x: card.maxX - 34, y: card.y + 38), radius: 58, in: &frame)
    }

    private func draw(_ signal: Signal?, at center: Point, radius: Double, in frame: inout Frame<Action>) {
        let area = Rect(circleAt: center, radius: radius)
        if let signal {
            frame.draw(.icon(signal.icon, in: area, tint: .white))
        } else {
            frame.draw(.shape(.filled, in: area.scaled(by: 0.5), radius: radius * 0.5, .flat(.blush)))
        }
    }

    // MARK: - What to do

    private static let scene = Rect(x: 130, y: 96, width: 920, height: 690)

    private func drawRemedy(_ remedy: Remedy, _ light: Light, in frame: inout Frame<Action>) {
        let sheet = Rect(x: 100, y: 66, width: 1400, height: 900)
        frame.sheet(sheet, radius: 48)
        frame.photograph(remedy.image, in: Self.scene, radius: 30)
        frame.draw(
            .text(
                frame.text(remedy.wording), in: Rect(x: 130, y: 806, width: 1340, height: 140),
                TextStyle(.title, size: 92, color: .plum)))
        let column = Rect(x: 1080, y: 96, width: 390, height: 690)
        let symbol = light.subject.symbol
        frame.draw(.icon(symbol.icon, in: square(in: column, y: 60, side: 230), tint: .plum))
        frame.draw(.icon(light.signal.icon, in: square(in: column, y: 320, side: 170), tint: .white))
        frame.draw(
            .text(
                light.finding?.rawValue ?? "", in: Rect(x: column.x, y: 610, width: column.width, height: 180),
                TextStyle(.title, size: 150, color: .ink)))
        drawRow(explaining: symbol, in: &frame)
    }

    /// All symbols again, small, so that it is clear that not everything is wrong.
    private func drawRow(explaining explained: Subject, in frame: inout Frame<Action>) {
        for (number, symbol) in Subject.symbols.enumerated() {
            let center = Point(x: 800 + (Double(number) - 3) * 190, y: 1080)
            if symbol == explained {
                let place = Rect(center: center, width: 170, height: 140)
                frame.draw(.shape(.filled, in: place, radius: 36, .flat(.paper)))
            }
            let icon = Rect(center: center + Point(x: -26, y: 0), width: 76, height: 76)
            frame.draw(.icon(symbol.icon, in: icon, tint: .plum))
            draw(page.light(of: symbol)?.signal, at: center + Point(x: 44, y: 0), radius: 28, in: &frame)
        }
    }

    private func anticipate(_ light: Light, in frame: inout Frame<Action>) {
        guard let remedy = light.finding?.entry.remedy else { return }
        frame.anticipate(remedy.image, in: Self.scene, .fill)
    }

    private func square(in column: Rect, y: Double, side: Double) -> Rect {
        Rect(center: Point(x: column.center.x, y: column.y + y + side / 2), width: side, height: side)
    }
}

/// A picture with known pixels, shown on the page, with which the check verifies painting.
public enum KnownPicture {
    public static let image: Image = "interface/morning.svg"
    /// Its area on the page.
    public static let area = Rect(x: 420, y: 60, width: 264, height: 198)

    /// A point in the picture (0…1 across and down) and its colour.
    public struct Place: Hashable, Sendable {
        public let x, y: Double
        public let color: Color
    }

    public static let places = [
        Place(x: 0.5, y: 0.45, color: Color(0xf7cf69)), Place(x: 0.08, y: 0.3, color: Color(0xbfe0ec)),
        Place(x: 0.92, y: 0.3, color: Color(0xbfe0ec)), Place(x: 0.5, y: 0.93, color: Color(0x93b38b)),
    ]
}

extension Remedy {
    var image: Image { Image("interface/remedy-\(rawValue).jpg") }
}

extension Signal {
    var icon: Image { Image("interface/light-\(rawValue).svg") }
}

extension Subject {
    var icon: Image {
        switch self {
        case .picture: "interface/icon-screen.svg"
        case .sound: "interface/icon-loudspeaker.svg"
        case .touch, .boot: "interface/icon-touch.svg"
        case .space, .saving: "interface/icon-box.svg"
        case .tales, .sticks, .activities, .network: "interface/icon-book.svg"
        case .memory, .confinement: "interface/icon-memory.svg"
        case .clock, .updates: "interface/icon-clock.svg"
        }
    }
}
