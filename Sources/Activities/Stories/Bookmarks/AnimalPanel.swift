import Engine

/// Twelve paper animals over the page that is left: the one that is tapped keeps the child's place.
struct AnimalPanel {
    let animals: [Animal]
    let rooms: Rooms

    private var isUpright: Bool { rooms.areUpright }
    private var window: Rect { rooms.viewport }
    private var columns: Int { isUpright ? 3 : 4 }
    private var size: Double { isUpright ? 300 : 214 }
    private var gap: Double { isUpright ? 50 : 36 }

    private var sheet: Rect {
        let rows = Double((Animal.allCases.count + columns - 1) / columns)
        let width = Double(columns) * (size + gap) + gap + 60
        let height = rows * (size + gap) + gap + (isUpright ? 480 : 300)
        return Rect(center: window.center, width: max(width, 1180), height: height)
    }

    private func area(of place: Int) -> Rect {
        let width = Double(columns) * (size + gap) - gap
        return Rect(
            x: window.center.x - width / 2 + Double(place % columns) * (size + gap),
            y: sheet.y + (isUpright ? 210 : 140) + Double(place / columns) * (size + gap), width: size, height: size)
    }

    /// - Parameters:
    ///   - choose: the action of an animal.
    ///   - name: says the name of an animal on which a finger rests.
    ///   - none: leaves without one.
    ///   - stay: closes the panel.
    func draw<Action>(
        in frame: inout Frame<Action>, choose: (Animal) -> Action, name: (Animal) -> Action, none: Action, stay: Action
    ) {
        frame.draw(.shape(.filled, in: frame.window, radius: 0, .flat(Color.ink.faded(to: 0.45))))
        frame.sheet(sheet, radius: 56)
        let title = Rect(x: sheet.x + 60, y: sheet.y + 34, width: sheet.width - 120, height: isUpright ? 120 : 84)
        frame.draw(
            .text(
                frame.text(.stories(.whoKeepsYourPlace)), in: title,
                TextStyle(.title, size: isUpright ? 92 : 60, color: .plum)))
        for (place, animal) in Animal.allCases.enumerated() {
            draw(
                animal, in: area(of: place), sends: animals.contains(animal) ? choose(animal) : nil,
                says: name(animal), &frame)
        }
        let radius = isUpright ? 110.0 : 66
        let foot = sheet.maxY - radius - (isUpright ? 40 : 22)
        frame.roundButton(
            "interface/icon-previous.svg", at: Point(x: sheet.center.x - radius * 1.6, y: foot), radius: radius,
            sends: stay, label: .named("stay"))
        frame.roundButton(
            "interface/icon-home.svg", at: Point(x: sheet.center.x + radius * 1.6, y: foot), radius: radius,
            sends: none, label: .named("leave"))
        frame.button(.back, sends: none)
        frame.button(.home, sends: none)
    }

    private func draw<Action>(
        _ animal: Animal, in area: Rect, sends action: Action?, says name: Action, _ frame: inout Frame<Action>
    ) {
        guard let action else {
            return frame.face(of: animal, in: area.scaled(by: 0.8), opacity: 0.18)
        }
        let depth = frame.depth(of: action)
        let disc = area.scaled(by: 1 - 0.05 * depth + 0.03 * frame.emphasis(of: action))
        frame.sheet(disc, radius: disc.width / 2, depth: depth)
        frame.face(of: animal, in: disc.inset(by: disc.width * 0.05))
        frame.hotspot(area, radius: area.width / 2, sends: action, lingering: name, label: animal.label)
    }
}

extension Frame {
    /// An animal on its colour.
    mutating func face(of animal: Animal, in disc: Rect, opacity: Double = 1) {
        draw(.shape(.filled, in: disc, radius: disc.width / 2, .flat(animal.color.faded(to: opacity))))
        draw(.icon(animal.image, in: disc.scaled(by: 0.8), tint: Color.white.faded(to: opacity)))
    }
}
