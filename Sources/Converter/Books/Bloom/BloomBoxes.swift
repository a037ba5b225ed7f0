/// Chooses the text box of a group that is shown: a group has one for each language.
struct BloomBoxes {
    /// The book's first language; empty if it is not known.
    let language: String

    /// - Parameter group: or a box that stands alone.
    /// - Returns: nil if nothing is shown.
    func shown(_ group: XMLTree) -> XMLTree? {
        let boxes = group.classes.contains("bloom-editable") ? [group] : group.all(ofClass: "bloom-editable")
        let ranked = boxes.enumerated().compactMap { place, box in rank(box).map { ($0, place, box) } }
        return ranked.min { ($0.0, $0.1) < ($1.0, $1.1) }?.2
    }

    /// The lower the better; nil for one that is not shown.
    private func rank(_ box: XMLTree) -> Int? {
        // The language `z` is that of a model for new ones.
        guard box["lang"] != "z", !box.text.singleSpaced.isEmpty else { return nil }
        let isVisible = box.classes.contains("bloom-visibility-code-on")
        let isFirst = box.classes.contains("bloom-content1") || (!language.isEmpty && box["lang"] == language)
        switch (isFirst, isVisible) {
        case (true, true): return 0
        case (false, true): return 1
        case (true, false): return 2
        case (false, false): return box["lang"] == "*" ? 3 : nil
        }
    }
}
