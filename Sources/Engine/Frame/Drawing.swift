/// One thing in a picture.
///
/// The renderer is a single switch over these cases. Places are stage points; later drawings lie on top.
public enum Drawing: Hashable, Sendable {
    /// A shape of flat or shaded paper, `radius` points round at its corners.
    case shape(Shape, in: Rect, radius: Double, Paint)
    /// A picture: `fit` shows it whole and continues it softly to the edges of the area, `fill` crops it.
    case image(Image, in: Rect, ImageFit)
    /// A one-coloured symbol in `tint`, or with `tint` white in its own colours.
    case icon(Image, in: Rect, tint: Color)
    /// Words, wrapped and made smaller until they fit `area`.
    case text(String, in: Rect, TextStyle)
    /// A line through points, with round joins and ends.
    case line([Point], width: Double, Color)
    /// Keeps the drawings that follow to this area; nil ends it.
    case clip(Rect?)

    /// What is drawn within an area with round corners.
    public enum Shape: Hashable, Sendable {
        case filled
        /// Paper that lies `height` (0…1) above what is under it and throws a soft shadow there.
        case raised(height: Double)
        /// A ring of `width` points, inside the edge.
        case ring(width: Double)
        /// A soft shadow that fades over `blur` points around the edge.
        case shadow(blur: Double)
        /// Everything outside the round corners: lays paper over the corners of a picture, and on that paper the shadow
        /// of a sheet that is `raised` by `height`.
        case corners(height: Double)
        /// A row of discs as high as the area, their centres `spacing` points apart, from one end to the other.
        case dots(spacing: Double)
        /// A part of a ring from the top clockwise: `fraction` (0…1) of `width` points.
        case arc(width: Double, fraction: Double)
    }

    /// A colour, or two from top to bottom.
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
        /// Whole, from the picture that was made to fit this size: for a picture that grows or shrinks.
        case scaled(from: Size)
    }

    /// The same drawing in another place.
    public func moved(by offset: Point) -> Drawing {
        switch self {
        case .shape(let shape, let area, let radius, let paint):
            .shape(shape, in: area.moved(by: offset), radius: radius, paint)
        case .image(let image, let area, let fit): .image(image, in: area.moved(by: offset), fit)
        case .icon(let image, let area, let tint): .icon(image, in: area.moved(by: offset), tint: tint)
        case .text(let text, let area, let style): .text(text, in: area.moved(by: offset), style)
        case .line(let points, let width, let color):
            .line(points.map { $0 + offset }, width: width, color)
        case .clip(let area): .clip(area?.moved(by: offset))
        }
    }
}

/// How words look.
public struct TextStyle: Hashable, Sendable {
    /// Quicksand Bold for titles and buttons, Andika for words to read, a fixed pitch for the developer.
    public enum Face: String, Hashable, Sendable, CaseIterable { case title, words, technical }
    public enum Alignment: Hashable, Sendable { case leading, center }

    public var face: Face
    /// Stage points; made smaller where the area is too small.
    public var size: Double
    public var color: Color
    public var alignment: Alignment
    public var mostLines: Int

    public init(
        _ face: Face, size: Double, color: Color, alignment: Alignment = .center, mostLines: Int = 1
    ) {
        (self.face, self.size, self.color) = (face, size, color)
        (self.alignment, self.mostLines) = (alignment, mostLines)
    }
}

/// What lies under the stage and in the bars beside it.
public enum Ground: Hashable, Sendable {
    case color(Color)
    /// What continues a picture softly beyond its edges.
    case around(Image)
}

/// Everything on the screen at one moment.
public struct Picture: Hashable, Sendable {
    public var ground: Ground
    /// The ground that comes next and how far (0…1) the change has gone.
    public var nextGround: Ground
    public var groundMix: Double
    public var drawings: [Drawing]

    public init(ground: Ground = .color(.cream), drawings: [Drawing] = []) {
        (self.ground, nextGround, groundMix, self.drawings) = (ground, ground, 0, drawings)
    }
}
