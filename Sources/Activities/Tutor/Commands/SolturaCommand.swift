import ArgumentParser
import Commands
import Engine

/// `pasaka soltura …`: what scripts and examiners ask of the tutor.
struct SolturaCommand: ActivityCommand {
    static let configuration = CommandConfiguration(
        commandName: "soltura", abstract: said("Spanish scenes, prompts and corrections."),
        subcommands: [
            ScenariosCommand.self, PromptCommand.self, CheckCommand.self, ConjugateCommand.self, ChatCommand.self,
            HearCommand.self,
        ])

    static func scenarios(_ host: ActivityHost) throws -> [Scenario] {
        let scenes = SceneFolder(assets: host.folders.assets).read()
        if let problem = scenes.problems.first { throw CommandFailure(problem) }
        guard !scenes.scenarios.isEmpty else { throw CommandFailure("there are no written scenes") }
        return scenes.scenarios
    }

    /// The scenario of an id.
    static func scenario(_ id: String, of scenarios: [Scenario]) throws(CommandFailure) -> Scenario {
        guard let scenario = scenarios.first(where: { $0.id == id }) else {
            throw CommandFailure("there is no scenario \(text: id); pasaka soltura scenarios prints their ids")
        }
        return scenario
    }
}
