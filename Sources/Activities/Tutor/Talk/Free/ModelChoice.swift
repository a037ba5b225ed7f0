/// An installed language model, as the screens know it.
struct ModelChoice: Hashable, Codable, Sendable {
    /// The name by which the commands know it.
    let name: String
    /// The name by which the model calls itself.
    let title: String
    /// The size of its file, in bytes.
    let bytes: Int
    /// What it may do by its exam; nil before.
    let rights: Rights?

    struct Rights: Hashable, Codable, Sendable {
        let levels: [LevelChoice]
        let mayTranslate: Bool
        let mayCorrect: Bool
    }

    func mayTalk(at level: LevelChoice) -> Bool { rights?.levels.contains(level) ?? false }

    /// The size as it is shown, such as `1,5 GB`.
    var size: String {
        let tenths = bytes / 100_000_000
        return tenths >= 10 ? "\(tenths / 10),\(tenths % 10) GB" : "\(max(1, bytes / 1_000_000)) MB"
    }
}
