/// One thing in a picture.
///
/// The renderer is a single switch over these cases. Coordinates are stage points; later drawings cover earlier ones.
public enum Drawing: Hashable, Sendable {
    /// A shape of flat or shaded paper with corner radius `radius`, in points.
    case shape(Shape, in: Rect, radius: Double, Paint)
    /// A picture: `fit` shows it whole and extends it softly to the edges of the area, `fill` crops it.
    case image(Image, in: Rect, ImageFit)
    /// Pieces over a picture that lies in an area: painted only when all are there, at the sizes for a picture `made` so
    /// large.
    case pieces([Piece], in: Rect, made: Size)
    /// A one-coloured symbol tinted with `tint`, or with white `tint` in its own colours.
    case icon(Image, in: Rect, tint: Color)
    /// Text, wrapped and shrunk until it fits `area`.
    case text(String, in: Rect, TextStyle)
    /// A line through points, with round joins and ends.
    case line([Point], width: Double, Color)
    /// A sheet of ink, clipped to an area: each stroke is painted once, and then only what has been added to the last.
    case ink([Stroke], in: Rect)
    /// Small turned rectangles.
    case particles([Particle])
    /// Drawings scaled and turned together. A clip among them ends with them; a turned one is the upright rectangle
    /// around it.
    indirect case transformed([Drawing], Transform)
    /// Clips the drawings that follow to this area; nil removes the clip.
    case clip(Rect?)

    /// What is drawn within a rounded area.
    public enum Shape: Hashable, Sendable {
        case filled
        /// Paper raised by `height` (0…1), which casts a soft shadow below.
        case raised(height: Double)
        /// A ring of `width` points, inside the edge.
        case ring(width: Double)
        /// A soft shadow that fades over `blur` points around the edge.
        case shadow(blur: Double)
        /// Everything outside the round corners: covers a picture's corners with paper, and on that paper draws the
        /// shadow of a sheet that is `raised` by `height`.
        case corners(height: Double)
        /// A row of discs as high as the area, their centres `spacing` points apart, from one end to the other.
        case dots(spacing: Double)
        /// A clockwise arc from the top: `fraction` (0…1) of a ring of `width` points.
        case arc(width: Double, fraction: Double)
    }

    /// A colour, or a vertical gradient of two.
    public enum Paint: Hashable, Sendable {
        case flat(Color)
        case shaded(top: Color, bottom: Color)

        public func faded(to opacity: Double) -> Paint {
            switch self {
            case .flat(let color): .flat(color.faded(to: opacity))
            case .shaded(let top, let bottom):
                .shaded(top: top.faded(to: opacity), bottom: bottom.faded(to: opacity))
            }
        }
    }

    public enum ImageFit: Hashable, Sendable {
        case fit, fill
        /// The whole picture, scaled from the one made for this size: for a picture that grows or shrinks.
        case scaled(from: Size)
    }

    /// The same drawing, translated by `offset`.
    public func moved(by offset: Point) -> Drawing {
        switch self {
        case .shape(let shape, let area, let radius, let paint):
            .shape(shape, in: area.moved(by: offset), radius: radius, paint)
        case .image(let image, let area, let fit): .image(image, in: area.moved(by: offset), fit)
        case .pieces(let pieces, let area, let made): .pieces(pieces, in: area.moved(by: offset), made: made)
        case .icon(let image, let area, let tint): .icon(image, in: area.moved(by: offset), tint: tint)
        case .text(let text, let area, let style): .text(text, in: area.moved(by: offset), style)
        case .line(let points, let width, let color):
            .line(points.map { $0 + offset }, width: width, color)
        // Its points stay, so that what is painted is known again.
        case .ink: .transformed([self], Transform(offset: offset))
        case .particles(let particles): .particles(particles.map { $0.moved(by: offset) })
        case .transformed(let drawings, let transform): .transformed(drawings, transform.moved(by: offset))
        case .clip(let area): .clip(area?.moved(by: offset))
        }
    }
}

/// The style of a text.
public struct TextStyle: Hashable, Sendable {
    /// Quicksand Bold for titles and buttons, Andika for words to read, a monospaced font for diagnostics.
    public enum Face: String, Hashable, Sendable, CaseIterable { case title, words, technical }
    public enum Alignment: Hashable, Sendable {
        /// The text begins at the left edge: from the top, or in the middle of the height.
        case leading, leadingMiddle
        case center
    }

    public var face: Face
    /// Stage points; shrunk if the area is too small.
    public var size: Double
    public var color: Color
    public var alignment: Alignment
    public var mostLines: Int
    /// Whether each letter takes the width that the font says, as a screen has laid it out, at any scale.
    ///
    /// Otherwise it takes whole pixels, which is sharper: a long word is then up to five pixels longer or shorter.
    public var isExact = false

    public init(
        _ face: Face, size: Double, color: Color, alignment: Alignment = .center, mostLines: Int = 1
    ) {
        self.face = face
        self.size = size
        self.color = color
        self.alignment = alignment
        self.mostLines = mostLines
    }
}

/// The background under the stage and in the bars beside it.
public enum Ground: Hashable, Sendable {
    case color(Color)
    /// The soft extension of a picture beyond its edges.
    case around(Image)
}

/// Everything on the screen at one moment.
public struct Picture: Hashable, Sendable {
    public var ground: Ground
    /// The next ground and the progress (0…1) of the transition to it.
    public var nextGround: Ground
    public var groundMix: Double
    public var drawings: [Drawing]
    /// What the drawings are clipped to: the stage, or the whole window if the screen uses the rooms beside it.
    public var bounds = Stage.bounds
    /// How bright the whole window is, bars included, 0…1.
    public var light = 1.0

    public init(ground: Ground = .color(.cream), drawings: [Drawing] = []) {
        self.ground = ground
        nextGround = ground
        groundMix = 0
        self.drawings = drawings
    }
}
