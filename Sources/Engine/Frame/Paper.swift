/// The paper elements that every screen shares, so that all activities look and behave alike.
extension Frame {
    /// A sheet with a soft shadow; a pressed one lies lower.
    public mutating func sheet(
        _ area: Rect, radius: Double, paint: Drawing.Paint = .flat(.paper), depth: Double = 0,
        opacity: Double = 1
    ) {
        draw(.shape(.raised(height: 1 - 0.7 * depth), in: area, radius: radius, paint.faded(to: opacity)))
    }

    /// The shadows of the edges below which what has been scrolled away lies.
    public mutating func scrollEdges(of area: Rect, above: Bool, below: Bool) {
        let (shade, none) = (Color.shadow.faded(to: 0.2), Color.shadow.faded(to: 0))
        var edge = Rect(x: area.x, y: area.y, width: area.width, height: 16)
        if above { draw(.shape(.filled, in: edge, radius: 0, .shaded(top: shade, bottom: none))) }
        edge.y = area.maxY - edge.height
        if below { draw(.shape(.filled, in: edge, radius: 0, .shaded(top: none, bottom: shade))) }
    }

    /// A picture on paper with round corners.
    ///
    /// - Parameter paper: the colour of the surface below, which covers the corners.
    public mutating func photograph(_ image: Image?, in area: Rect, radius: Double, on paper: Color = .paper) {
        if let image {
            draw(.image(image, in: area, .fill))
        } else {
            draw(.shape(.filled, in: area, radius: 0, .shaded(top: .cream, bottom: .blush)))
            draw(
                .icon("interface/icon-sleep.svg", in: .init(center: area.center, width: 120, height: 120), tint: .plum))
        }
        draw(.shape(.corners(height: 0), in: area, radius: radius, .flat(paper)))
    }

    /// A large round button with a symbol.
    public mutating func roundButton(
        _ icon: Image, at center: Point, radius: Double, tone: Tone = .plain, opacity: Double = 1,
        takesFocus: Bool = true, showing: Int = 0, sends action: Action, lingering: Action? = nil,
        lingeringAfter: Int = Hotspot.patience, repeating: Int = 0, label: SpokenLabel? = nil
    ) {
        let depth = depth(of: action)
        let area = Rect(circleAt: center, radius: radius * (1 - 0.06 * depth))
        sheet(area, radius: area.width / 2, paint: tone.paint, depth: depth, opacity: opacity)
        draw(.icon(icon, in: Self.symbol(in: area), tint: tone.ink.faded(to: opacity)))
        hotspot(
            Rect(circleAt: center, radius: radius), radius: radius, takesFocus: takesFocus, sends: action,
            lingering: lingering, lingeringAfter: lingeringAfter, repeating: repeating, showing: showing,
            isArrow: Self.isArrow(icon), label: label)
    }

    /// Whether a symbol is one of those that turn and scroll.
    private static func isArrow(_ icon: Image?) -> Bool {
        ["next", "previous", "more", "less"].contains { icon == Image("interface/icon-\($0).svg") }
    }

    /// Prefetches a round button's symbol for its other state, so that the button is never empty.
    public mutating func anticipateRoundButton(_ icon: Image, at center: Point, radius: Double, tone: Tone = .plain) {
        anticipate(icon, in: Self.symbol(in: Rect(circleAt: center, radius: radius)), tint: tone.ink)
    }

    private static func symbol(in button: Rect) -> Rect { button.scaled(by: 0.64) }

    /// A pill-shaped button with an optional symbol and a word.
    public mutating func pill(
        _ word: String, icon: Image? = nil, in area: Rect, size: Double, tone: Tone = .plain,
        sends action: Action, isNotice: Bool = false, label: SpokenLabel? = nil
    ) {
        let depth = depth(of: action)
        let shown = area.scaled(by: 1 - 0.04 * depth)
        sheet(shown, radius: shown.height / 2, paint: tone.paint, depth: depth)
        var words = shown.inset(by: shown.height * 0.2)
        if let icon {
            let side = shown.height * 0.62
            let center = Point(x: shown.x + shown.height * 0.58, y: shown.center.y)
            let symbol = Rect(center: center, width: side, height: side)
            draw(.icon(icon, in: symbol, tint: tone.ink))
            let start = symbol.maxX + shown.height * 0.04
            words.width = shown.maxX - shown.height * 0.3 - start
            words.x = start
        }
        draw(.text(word, in: words, TextStyle(.title, size: size, color: tone.ink)))
        hotspot(
            area, radius: area.height / 2, sends: action, isArrow: Self.isArrow(icon), isNotice: isNotice, label: label)
    }
}

extension Frame {
    /// A small disc that means "done" or "chosen".
    public mutating func tick(at center: Point, radius: Double) {
        let disc = Rect(circleAt: center, radius: radius)
        draw(.shape(.filled, in: disc.inset(by: -4), radius: radius + 4, .flat(.paper)))
        draw(.shape(.filled, in: disc, radius: radius, .flat(Color(0x4f8a5b))))
        draw(.icon("interface/icon-check.svg", in: disc.scaled(by: 0.8), tint: .white))
    }
}

/// The colours of a button.
public enum Tone: Hashable, Sendable {
    /// White paper with brown ink.
    case plain
    /// Orange paper with dark plum ink: the next step for the child.
    case primary
    /// Plum paper with white ink: switched on.
    case chosen

    public var paint: Drawing.Paint {
        switch self {
        case .plain: .flat(.paper)
        case .primary: .shaded(top: .apricot, bottom: .orange)
        case .chosen: .flat(.plum)
        }
    }

    public var ink: Color {
        switch self {
        case .plain: .brown
        case .primary: .deepPlum
        case .chosen: .paper
        }
    }
}
