/// An installed language model, as the screens know it.
struct ModelChoice: Hashable, Codable, Sendable {
    /// By which the commands know it.
    let name: String
    /// What it calls itself.
    let title: String
    /// Of its file.
    let bytes: Int
    /// What it may do by its exam; nil before.
    let rights: Rights?

    struct Rights: Hashable, Codable, Sendable {
        let levels: [LevelChoice]
        let mayTranslate: Bool
        let mayCorrect: Bool
    }

    func mayTalk(at level: LevelChoice) -> Bool { rights?.levels.contains(level) ?? false }

    /// As it is shown, such as `1,5 GB`.
    var size: String {
        let tenths = bytes / 100_000_000
        return tenths >= 10 ? "\(tenths / 10),\(tenths % 10) GB" : "\(max(1, bytes / 1_000_000)) MB"
    }
}
