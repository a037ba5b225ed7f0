import Engine

extension Audit {
    /// All scenes, their pictures, and the tools that explain them.
    ///
    /// Nothing is wrong with a Pasaka that has neither: both come with another package.
    static func tutor(_ scenes: SceneFolder.Scenes, hasTools: Bool) -> Audit {
        guard !scenes.scenarios.isEmpty || !scenes.problems.isEmpty else {
            return Audit("no Spanish scenes, because pasaka-soltura is not installed")
        }
        let count = scenes.scenarios.count
        var audit = Audit(count == 1 ? "1 Spanish scene" : "\(count) Spanish scenes", problems: scenes.problems)
        if !hasTools { audit.problems.append("Apertium and hunspell are missing; install pasaka-soltura") }
        audit.images = scenes.scenarios.map { Image($0.icon) } + Scenario.Category.allCases.map { Image($0.icon) }
        return audit
    }
}
