@testable import LetterJudge

/// Lines that cover a whole letter and follow none.
enum Scribbles {
    struct Scribble: Sendable {
        let name: String
        let points: [InkPoint]
    }

    static let all = [
        hatch("lying hatch", rows: 14) { InkPoint(x: $0, y: $1) },
        hatch("fine lying hatch", rows: 40) { InkPoint(x: $0, y: $1) },
        hatch("standing hatch", rows: 24) { InkPoint(x: $1, y: $0) },
        hatch("slanted hatch", rows: 30) { InkPoint(x: $0 * 0.7 + $1 * 0.7 - 0.2, y: $0 * 0.7 - $1 * 0.7 + 0.5) },
        spiral, wander(1), wander(2), wander(3),
    ]

    /// A line to and fro from −0.2 to 1.2, `rows` times.
    private static func hatch(_ name: String, rows: Int, _ place: (Float, Float) -> InkPoint) -> Scribble {
        let points = (0...rows).flatMap { row -> [InkPoint] in
            let across = (0...30).map { Float($0) / 30 * 1.4 - 0.2 }
            let down = Float(row) / Float(rows) * 1.4 - 0.2
            return (row % 2 == 0 ? across : across.reversed()).map { place($0, down) }
        }
        return Scribble(name: name, points: points)
    }

    private static var spiral: Scribble {
        var place = InkPoint(x: 0.9, y: 0)
        let turn = Turn(degrees: 12)
        let points = (0..<400).map { _ in
            place = turn(place)
            place = InkPoint(x: place.x * 0.994, y: place.y * 0.994)
            return InkPoint(x: 0.45 + place.x, y: 0.5 + place.y)
        }
        return Scribble(name: "spiral", points: points)
    }

    /// A thousand steps in changing directions, by a linear congruential generator.
    private static func wander(_ seed: UInt32) -> Scribble {
        var state = seed
        var place = InkPoint(x: 0.4, y: 0.5)
        let points = (0..<1000).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            let x = Float(state >> 8) / Float(1 << 24)
            state = state &* 1_664_525 &+ 1_013_904_223
            let y = Float(state >> 8) / Float(1 << 24)
            place = place.toward(InkPoint(x: x * 1.4 - 0.2, y: y * 1.4 - 0.2), 0.3)
            return place
        }
        return Scribble(name: "wander \(seed)", points: points)
    }
}
