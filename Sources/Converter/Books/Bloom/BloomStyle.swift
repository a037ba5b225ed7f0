/// The lengths in the `style` of an element.
struct BloomStyle {
    private var values: [String: String] = [:]

    init(_ element: XMLTree) {
        for declaration in StyleText.split(element["style"]?[...] ?? "", at: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            values[parts[0].filter { !$0.isWhitespace }.lowercased()] = parts[1].filter { !$0.isWhitespace }
        }
    }

    subscript(name: String) -> String? { values[name] }

    /// A length in points.
    ///
    /// - Parameter whole: what 100 % are.
    subscript(name: String, of whole: Double?) -> Double? {
        guard let value = values[name] else { return nil }
        if value.hasSuffix("%") {
            guard let whole, let share = Double(value.dropLast()) else { return nil }
            return share * whole / 100
        }
        return Double(value.hasSuffix("px") ? value.dropLast(2) : value[...])
    }
}
