extension TextField {
    /// What of a field can be pressed.
    public enum Place: Hashable, Sendable {
        /// The field itself, while nobody types into it.
        case field
        case copy, cut, paste, selectAll
    }

    /// Does what a button of the field says; the screen begins to type at ``Place/field``.
    public mutating func perform(_ place: Place) -> [Command] {
        defer { showsTools = place == .selectAll }
        return switch place {
        case .field: []
        case .copy: type(.edit(.copy))
        case .cut: type(.edit(.cut))
        case .paste: type(.edit(.paste))
        case .selectAll: type(.edit(.selectAll))
        }
    }

    /// Draws it on white paper; while it is typed into with its caret, as the frame's place to type and to draw.
    ///
    /// Draw it late: its buttons lie over what is above it.
    ///
    /// - Parameters:
    ///   - isTyping: whether what is typed goes to it.
    ///   - hint: what it is for, while it is empty.
    ///   - label: names it for a child who does not see it.
    public func draw<Action>(
        in frame: inout Frame<Action>, isTyping: Bool, hint: String = "", label: SpokenLabel = .named("field"),
        sends: (Place) -> Action
    ) {
        let radius = min(area.height / 2, 44)
        frame.draw(.shape(.filled, in: area, radius: radius, .flat(.white)))
        let edge = Color.plum.faded(to: isTyping ? 1 : 0.35)
        frame.draw(.shape(.ring(width: isTyping ? 6 : 4), in: area, radius: radius, .flat(edge)))
        frame.draw(.clip(inside.inset(by: -4)))
        let style = TextStyle(.words, size: size, color: .brown, alignment: .leadingMiddle)
        if isEmpty, !hint.isEmpty {
            // Clear of the caret.
            frame.draw(
                .text(
                    hint, in: Rect(x: inside.x + 10, y: inside.y, width: inside.width - 10, height: inside.height),
                    style))
        }
        for drawing in lineDrawings(isTyping: isTyping) { frame.draw(drawing) }
        frame.draw(.clip(nil))
        guard isTyping else {
            return frame.hotspot(area, radius: radius, sends: sends(.field), label: label)
        }
        (frame.typing, frame.drawingArea) = (area, area)
        // A finger places the caret; without a keyboard one appears from here.
        frame.hotspot(area, radius: radius, takesTouch: false, sends: sends(.field), label: label)
        drawTools(in: &frame, sends)
    }

    // MARK: - The line

    /// The height of a line of letters.
    private var lineHeight: Double { size * LetterWidths.lineHeight }

    /// The highlight behind selected words, as in the tales.
    private static var mark: Color { Color(0xffe2a0) }

    private func lineDrawings(isTyping: Bool) -> [Drawing] {
        let edges = edges
        func span(_ range: Range<Int>, _ top: Double, _ height: Double) -> Rect {
            Rect(
                x: inside.x - offset + edges[range.lowerBound], y: area.center.y + top,
                width: edges[range.upperBound] - edges[range.lowerBound], height: height)
        }
        var drawings: [Drawing] = []
        if let selection, composition.isEmpty {
            let area = span(selection, -size * 0.7, size * 1.4)
            drawings.append(.shape(.filled, in: area, radius: 10, .flat(Self.mark)))
        }
        drawings += words(edges)
        if let composed {
            drawings.append(.shape(.filled, in: span(composed, size * 0.55, 4), radius: 0, .flat(.plum)))
        }
        guard isTyping else { return drawings }
        let stroke = span(shownCaret..<shownCaret, -size * 0.72, size * 1.44).moved(by: Point(x: -2, y: 0))
        let caret = Rect(x: stroke.x, y: stroke.y, width: 5, height: stroke.height)
        return drawings + [.shape(.filled, in: caret, radius: 2, .flat(.deepOrange))]
    }

    /// The words that are seen, each by itself, so that typing paints only the last one again.
    private func words(_ edges: [Double]) -> [Drawing] {
        var style = TextStyle(.words, size: size, color: .ink, alignment: .leading)
        style.isExact = true
        let shown = shown
        let height = lineHeight + 4
        return shown.indices.split { shown[$0] == " " }.compactMap { word in
            guard let first = word.first, let last = word.last else { return nil }
            let (start, end) = (edges[first] - offset, edges[last + 1] - offset)
            guard end >= 0, start <= inside.width else { return nil }
            let area = Rect(
                x: inside.x + start, y: self.area.center.y - height / 2, width: end - start + size * 0.2,
                height: height)
            return .text(String(shown[first...last]), in: area, style)
        }
    }

    // MARK: - Buttons

    /// The buttons that a finger has asked for.
    private var tools: [(place: Place, word: TypingWording, name: String)] {
        guard showsTools else { return [] }
        let of: [(Place, TypingWording, String)] =
            selection == nil
            ? [(.paste, .paste, "paste")]
            : [(.copy, .copy, "copy"), (.cut, .cut, "cut"), (.paste, .paste, "paste")]
        let all: [(Place, TypingWording, String)] =
            isEmpty || selection == 0..<characters.count ? [] : [(.selectAll, .selectAll, "select-all")]
        return of + all
    }

    private func drawTools<Action>(in frame: inout Frame<Action>, _ sends: (Place) -> Action) {
        let tools = tools
        let (width, height, gap) = (250.0, 110.0, 16.0)
        let whole = Double(tools.count) * (width + gap) - gap
        let middle = clamp(
            inside.x - offset + edges[shownCaret],
            (area.x + whole / 2)...max(area.x + whole / 2, area.maxX - whole / 2))
        let above = area.y - height - 18
        let y = above >= frame.window.y + 8 ? above : area.maxY + 18
        for (number, tool) in tools.enumerated() {
            let button = Rect(
                x: middle - whole / 2 + Double(number) * (width + gap), y: y, width: width, height: height)
            let word = frame.text(.typing(tool.word))
            frame.pill(word, in: button, size: 44, sends: sends(tool.place), label: .named(tool.name))
        }
    }
}
