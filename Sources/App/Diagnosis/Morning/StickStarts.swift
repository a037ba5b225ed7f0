import System

/// The count of early-ended starts with a stick, kept by the kiosk's script `kiosk-stick`.
enum StickStarts {
    /// - Parameter state: the state folder.
    /// - Returns: 0 if nothing is stored.
    static func count(in state: String) -> Int { SystemFile.line("\(state)/stick-starts").map(count(noted:)) ?? 0 }

    /// The number in a line `N BOOT`; 0 for any other line, like in the script.
    static func count(noted line: String) -> Int {
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 2, words[0].count == 1, words[1].count == 36 else { return 0 }
        return Int(words[0]) ?? 0
    }
}
