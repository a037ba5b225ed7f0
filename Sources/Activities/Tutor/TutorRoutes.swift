import Engine

/// The routes of Soltura.
extension Route {
    static let soltura: Route = "soltura"

    /// The choices, and what a model would be told: pages that lead back to this one.
    var choices: Route { Route("\(self)/choices") }
    var prompt: Route { Route("\(self)/prompt") }

    /// The part in place of a scenario's id, for a talk about the learner's own goal.
    static let ownGoal = "goal"

    /// The talk of a scenario.
    static func talk(_ id: String) -> Route { Route("soltura/\(id)") }
}
