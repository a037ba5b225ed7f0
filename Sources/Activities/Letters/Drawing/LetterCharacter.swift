import Engine
import Glibc
import LetterJudge

/// The letter as somebody with a face, who blinks, and moves the mouth while speaking.
struct LetterCharacter {
    let drawing: GuideDrawing
    let color: Color
    /// How far the eyes are closed, and the mouth is open, 0…1.
    var blink = 0.0, mouth = 0.0
    /// The direction of the eyes, −1…1 to either side.
    var gaze = 0.0

    private static let ink = Color(0x3c2a2a), cheek = Color(0xf08f7c, opacity: 0.45)

    private var box: LetterBox { drawing.box }
    private var height: Double { box.height }

    /// The shadow, the body and the face, from the back to the front.
    var drawings: [Drawing] { shadow + body + face }

    private var shadow: [Drawing] {
        let foot = Rect(
            center: Point(x: box.point(InkPoint(x: Float(drawing.guide.width) / 2, y: 0)).x, y: box.y(1.1)),
            width: drawing.guide.width * height * 0.9, height: height * 0.11)
        return [
            .shape(
                .shadow(blur: height * 0.05), in: foot.inset(by: height * 0.02), radius: foot.height / 2,
                .flat(Color.shadow.faded(to: 0.35)))
        ]
    }

    /// Thick cut paper: a darker edge to the lower right, a lighter one to the upper left.
    private var body: [Drawing] {
        let width = drawing.stem * 1.5
        func strokes(_ offset: Double, _ color: Color, _ width: Double) -> [Drawing] {
            drawing.guide.strokes.map { stroke in
                // A mark is slimmer.
                drawing.line(stroke, width: stroke.kind == .base ? width : width * 0.72, color)
                    .moved(by: Point(x: offset, y: offset))
            }
        }
        return strokes(width * 0.12, color.mixed(with: .shadow, 0.45), width)
            + strokes(0, color, width)
            + strokes(-width * 0.12, color.mixed(with: .white, 0.3), width * 0.42)
            + strokes(-width * 0.03, color.mixed(with: .white, 0.07), width * 0.5)
    }

    // MARK: - The face

    /// The middle between the eyes.
    private var middle: Point { box.point(FacePlace.of(drawing.guide.base, width: drawing.guide.width)) }

    private var face: [Drawing] {
        let (center, size) = (middle, height * 0.085)
        let sides: [Double] = [-1, 1]
        var drawings: [Drawing] = sides.map { side in
            let spot = Rect(
                center: center + Point(x: side * size * 2.05, y: size * 1.25), width: size * 1.1, height: size * 0.8)
            return .shape(.filled, in: spot, radius: spot.height / 2, .flat(Self.cheek))
        }
        for side in sides { drawings += eye(at: center + Point(x: side * size * 1.12, y: 0), size) }
        return drawings + mouthDrawings(at: center + Point(x: 0, y: size * 1.75), size)
    }

    private func eye(at center: Point, _ size: Double) -> [Drawing] {
        let white = Rect(circleAt: center, radius: size)
        let rim = Drawing.shape(.filled, in: white.inset(by: -size * 0.1), radius: size * 1.1, .flat(Self.ink))
        guard blink < 0.6 else { return [lid(at: center, size)] }
        let look = center + Point(x: gaze * size * 0.35, y: size * 0.12)
        return [
            rim, .shape(.filled, in: white, radius: size, .flat(.white)),
            disc(at: look, size * 0.56, Self.ink),
            disc(at: look + Point(x: -size * 0.2, y: -size * 0.24), size * 0.2, .white),
        ]
    }

    /// A closed eye smiles.
    private func lid(at center: Point, _ size: Double) -> Drawing {
        .line(arc(around: center, width: size * 1.8, depth: size * 0.5), width: size * 0.26, Self.ink)
    }

    private func mouthDrawings(at center: Point, _ size: Double) -> [Drawing] {
        let smile = Drawing.line(
            arc(around: center, width: size * 1.7, depth: size * 0.62), width: size * 0.26, Self.ink)
        guard mouth > 0.05 else { return [smile] }
        let open = Rect(
            center: center + Point(x: 0, y: size * 0.3), width: size * 1.5, height: size * (0.4 + 1.2 * mouth))
        let tongue = Rect(
            center: Point(x: open.center.x, y: open.maxY - open.height * 0.24), width: open.width * 0.56,
            height: open.height * 0.36)
        return [
            .shape(.filled, in: open, radius: min(open.width, open.height) / 2, .flat(Color(0x7a2f33))),
            .shape(.filled, in: tongue, radius: tongue.height / 2, .flat(Color(0xe5796f))),
        ]
    }

    private func disc(at center: Point, _ radius: Double, _ color: Color) -> Drawing {
        .shape(.filled, in: Rect(circleAt: center, radius: radius), radius: radius, .flat(color))
    }

    /// A shallow arc that hangs down in the middle.
    private func arc(around center: Point, width: Double, depth: Double) -> [Point] {
        (0...10).map { step in
            let x = Double(step) / 5 - 1
            return center + Point(x: x * width / 2, y: depth * (1 - x * x) - depth * 0.4)
        }
    }
}

/// The place of a letter's eyes, in the guide's unit: where there is ink or a bowl around them.
private enum FacePlace {
    static func of(_ base: String, width: Double) -> InkPoint {
        let place = places[base] ?? (0.5, 0.35)
        return InkPoint(x: Float(place.across * width), y: Float(place.down))
    }

    /// The eyes' places by letter, as shares of the width and of the height.
    private static let places: [String: (across: Double, down: Double)] = [
        "A": (0.495, 0.55), "B": (0.46, 0.26), "C": (0.30, 0.42), "D": (0.47, 0.42), "E": (0.42, 0.42),
        "F": (0.42, 0.42), "G": (0.46, 0.38), "H": (0.5, 0.42), "I": (0.5, 0.28), "J": (0.55, 0.3),
        "K": (0.36, 0.42), "L": (0.34, 0.62), "M": (0.5, 0.42), "N": (0.5, 0.42), "O": (0.5, 0.42),
        "P": (0.46, 0.25), "Q": (0.5, 0.40), "R": (0.46, 0.25), "S": (0.5, 0.45), "T": (0.5, 0.2),
        "U": (0.5, 0.62), "V": (0.5, 0.42), "W": (0.5, 0.5), "X": (0.5, 0.42), "Y": (0.5, 0.42), "Z": (0.5, 0.45),
        "a": (0.48, 0.58), "b": (0.53, 0.58), "c": (0.56, 0.58), "d": (0.46, 0.58), "e": (0.51, 0.52),
        "f": (0.47, 0.56), "g": (0.48, 0.57), "h": (0.51, 0.62), "i": (0.5, 0.56), "j": (0.6, 0.6),
        "k": (0.5, 0.56), "l": (0.5, 0.46), "m": (0.5, 0.62), "n": (0.5, 0.62), "o": (0.5, 0.58),
        "p": (0.53, 0.58), "q": (0.47, 0.58), "r": (0.44, 0.58), "s": (0.52, 0.58), "t": (0.46, 0.58),
        "u": (0.49, 0.54), "v": (0.5, 0.52), "w": (0.5, 0.56), "x": (0.5, 0.56), "y": (0.51, 0.52), "z": (0.5, 0.56),
    ]
}
