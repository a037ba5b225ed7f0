/// A search: the field, and at its end the button that clears it while there is text.
public struct SearchBox: Hashable, Sendable {
    public let area: Rect

    public init(_ area: Rect) { self.area = area }

    /// The area of the field, which leaves room for the button.
    ///
    /// - Parameter isEmpty: whether there is nothing to clear.
    public func field(isEmpty: Bool) -> Rect {
        var field = area
        if !isEmpty { field.width -= field.height + 14 }
        return field
    }

    /// The button that clears the search.
    public var clear: Rect { Rect(x: area.maxX - area.height, y: area.y, width: area.height, height: area.height) }

    /// Draws that button, if there is text.
    public func drawClear<Action>(
        in frame: inout Frame<Action>, isEmpty: Bool, label: SpokenLabel, sends action: Action
    ) {
        guard !isEmpty else { return }
        frame.roundButton(
            "interface/icon-erase.svg", at: clear.center, radius: clear.width / 2, sends: action, label: label)
    }
}
