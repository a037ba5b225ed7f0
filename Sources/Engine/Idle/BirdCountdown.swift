import Sentences

/// Ten birds on a branch, of which one flies off each second: what a child sees before the kiosk goes home.
struct BirdCountdown: Hashable, Sendable {
    /// Ticks since its start.
    let age: Int

    static let birds = 10
    /// Ticks for which a bird can be seen flying.
    private static let flight = 36

    /// The birds still on the branch.
    var sitting: Int { max(0, Self.birds - age / 60) }

    /// The rest until the picture next changes: each bird flies for a moment, then all is still.
    func rest(from start: Int, motion: Motion) -> Rest {
        let second = age / 60
        if motion == .eased, second > 0, age % 60 < Self.flight { return .moving }
        return .until(start + (second + 1) * 60)
    }

    func drawings(in window: Rect, motion: Motion) -> [Drawing] {
        let card = Rect(center: Point(x: 800, y: min(window.maxY, 1200) - 230), width: 1400, height: 280)
        let branch = Rect(x: card.x + 70, y: card.maxY - 84, width: card.width - 140, height: 18)
        var drawings: [Drawing] = [
            .shape(.filled, in: window, radius: 0, .flat(Color.ink.faded(to: 0.35))),
            .shape(.raised(height: 1), in: card, radius: 70, .flat(.paper)),
            .shape(.filled, in: branch, radius: 9, .flat(.brown)),
        ]
        for number in 0..<Self.birds {
            guard let place = place(of: number, on: branch, motion) else { continue }
            drawings.append(.icon("interface/bird.svg", in: place, tint: .white))
        }
        return drawings
    }

    /// The place of a bird; nil once it is gone: the right one flies first.
    private func place(of number: Int, on branch: Rect, _ motion: Motion) -> Rect? {
        let side = 126.0
        let x = branch.x + (Double(number) + 0.5) * branch.width / Double(Self.birds)
        let sitting = Rect(center: Point(x: x, y: branch.y - side * 0.42), width: side, height: side)
        if number < self.sitting { return sitting }
        let flown = age - (Self.birds - number) * 60
        guard motion == .eased, flown < Self.flight else { return nil }
        let part = Double(flown) / Double(Self.flight)
        return sitting.moved(by: Point(x: 260 * part, y: -700 * part * part)).scaled(by: 1 - 0.5 * part)
    }
}
