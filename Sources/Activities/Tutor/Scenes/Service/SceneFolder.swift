import FoundationEssentials
import Sentences
import Storage

/// Reads the written scenes from their folder, a file for each scenario.
struct SceneFolder {
    private let path: String

    /// - Parameter assets: the activity's folder in `assets`; nil without one.
    init(assets: String?) { path = assets.map { "\($0)/scenes" } ?? "" }

    /// The largest file, in bytes, and the most files.
    private static let (largestFile, mostFiles) = (1 << 20, 500)

    /// The scenes that were read.
    struct Scenes: Sendable {
        /// The scenarios in the order of their categories, then of their names.
        var scenarios: [Scenario] = []
        var problems: [Sentence] = []
    }

    func read() -> Scenes {
        var scenes = Scenes()
        guard let entries = try? FolderEntries(of: path) else { return scenes }  // none is installed
        let names = entries.prefix(Self.mostFiles).compactMap(\.name).filter { $0.hasSuffix(".json") }.sorted()
        for name in names {
            do throws(Refusal) {
                scenes.scenarios.append(try scenario(name))
            } catch {
                scenes.problems.append(error.sentence)
            }
        }
        let order = Dictionary(uniqueKeysWithValues: Scenario.Category.allCases.enumerated().map { ($1, $0) })
        scenes.scenarios.sort { (order[$0.category] ?? 0, $0.id) < (order[$1.category] ?? 0, $1.id) }
        return scenes
    }

    /// One scene; nil if there is none of this name, or it is damaged.
    func scene(_ id: String) -> Scenario? {
        guard id.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) else { return nil }
        return try? scenario("\(id).json")  // the list of all scenes reports why
    }

    private struct Refusal: Error { let sentence: Sentence }

    private func scenario(_ name: String) throws(Refusal) -> Scenario {
        let scenario: Scenario
        do {
            let bytes = try OrdinaryFile.read("\(path)/\(name)", atMost: Self.largestFile)
            let file = try JSONDecoder().decode(ScenarioFile.self, from: Data(bytes))
            scenario = file.scenario(String(name.dropLast(".json".count)))
        } catch let error as ReadFailure {
            throw Refusal(sentence: "\(file: name): \(error)")
        } catch {
            throw Refusal(sentence: "\(file: name) is not a scene")
        }
        guard !scenario.talks.isEmpty else { throw Refusal(sentence: "\(file: name) has no talk") }
        for talk in scenario.talks {
            guard let mistake = talk.mistakes.first else { continue }
            throw Refusal(sentence: "\(file: name): \(field: talk.level.rawValue): \(text: mistake)")
        }
        return scenario
    }
}
