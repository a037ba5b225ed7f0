import Engine

@testable import Letters

extension LessonScreen {
    /// What is seen, in a window as large as the stage or in that of the lesson.
    var frame: Frame<LetterAction> {
        var frame = Frame<LetterAction>(window: lesson.rooms.window)
        draw(in: &frame)
        return frame
    }

    var drawings: [Drawing] { frame.picture.drawings.flattened }

    var texts: [String] {
        drawings.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    }

    func shows(_ icon: Image) -> Int { icons.count { $0 == icon } }

    private var icons: [Image] {
        drawings.compactMap { if case .icon(let image, _, _) = $0 { image } else { nil } }
    }
}

extension [Drawing] {
    /// The drawings with those inside transformed ones.
    var flattened: [Drawing] {
        flatMap { drawing -> [Drawing] in
            if case .transformed(let inner, _) = drawing { inner.flattened } else { [drawing] }
        }
    }

    /// The lines of a colour, whatever its opacity.
    func lines(_ color: Color) -> [(points: [Point], width: Double)] {
        compactMap { drawing in
            guard case .line(let points, let width, let its) = drawing,
                (its.red, its.green, its.blue) == (color.red, color.green, color.blue)
            else { return nil }
            return (points, width)
        }
    }
}

extension World {
    /// The same world in a window of another shape.
    func seen(_ width: Double, _ height: Double) -> World {
        var world = self
        world.window = Letterbox(window: Size(width: width, height: height)).view
        return world
    }

    /// The same world in which things move.
    var eased: World {
        var world = self
        world.motion = .eased
        return world
    }
}
