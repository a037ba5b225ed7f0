import Platform

/// What the kiosk's script `kiosk-stick` has noted of starts with a stick that ended early.
enum StickStarts {
    /// - Parameter state: the folder in which things are kept.
    /// - Returns: 0 where nothing is noted.
    static func count(in state: String) -> Int { SystemFile.line("\(state)/stick-starts").map(count(noted:)) ?? 0 }

    /// The number in a line `N BOOT`; 0 for what is no such line, as the script has it.
    static func count(noted line: String) -> Int {
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 2, words[0].count == 1, words[1].count == 36 else { return 0 }
        return Int(words[0]) ?? 0
    }
}
