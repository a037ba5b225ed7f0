import Engine

/// The routes of Soltura.
extension Route {
    static let soltura: Route = "soltura"
    static let solturaChoices: Route = "soltura/choices"
    static let solturaPrompt: Route = "soltura/prompt"

    /// The part in place of a scenario's id, for a talk about the learner's own goal.
    static let ownGoal = "goal"

    /// The talk of a scenario.
    static func talk(_ id: String) -> Route { Route("soltura/\(id)") }
}
