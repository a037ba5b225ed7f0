import Sentences

/// The path of a file in a ZIP: it stays inside the target folder, and has no control characters.
struct EntryPath {
    /// The path with `/` between its parts.
    let text: String
    private let parts: [Substring]

    /// Characters; longer ones are no file names anywhere.
    private static let longestPart = 255
    /// What only the machine needs that packed it; Finder keeps a folder's picture in `Icon\r`.
    private static let ofMachines: Set<Substring> = ["__MACOSX", "Thumbs.db", "desktop.ini", "Icon\r"]

    /// - Parameter name: as packed: with `\` on some Windows, from the root or from `.`, with control characters.
    /// - Returns: nil if it leads out of its folder, or is no name.
    init?(_ name: String) {
        parts = name.replacing("\\", with: "/").split(separator: "/").filter { $0 != "." }
        text = parts.joined(separator: "/").withoutControls
        let isDrive = parts.count > 1 && parts[0].count == 2 && parts[0].last == ":" && parts[0].first?.isLetter == true
        guard !parts.isEmpty, !isDrive, !parts.contains(".."),
            parts.allSatisfy({ $0.count <= Self.longestPart && !String($0).withoutControls.isEmpty })
        else { return nil }
    }

    /// The path for comparing: equal for names that some file systems treat as one: letters of either case, accents
    /// composed or not (which Swift's own comparison does not distinguish).
    var folded: String { text.lowercased() }

    /// Whether only the machine that packed it needs it.
    var isLeftOut: Bool { parts.contains { $0.hasPrefix(".") || Self.ofMachines.contains($0) } }
}
