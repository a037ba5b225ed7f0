import Engine
import FoundationEssentials
import Sentences
import Storage
import System

/// The settings that the machine's administrator pins.
enum PinnedSettingsFile {
    /// The largest file, in bytes, more than any such file has.
    private static let mostBytes = 1 << 16

    /// Reads the file; each mistake in it is one line in the log.
    ///
    /// - Returns: nil if there is no such file.
    static func read(_ path: String = PinnedSettings.path) -> PinnedSettings? {
        do {
            let settings = try settings(in: path)
            tell(settings.mistakes(among: activities.settings, includesUnknown: true), in: path)
            return PinnedSettings(settings)
        } catch ReadFailure.absent {
            return nil
        } catch {
            Log("settings").warning("\(path: path) \(SavedFormat.reason(error)); nothing is pinned")
            return PinnedSettings(isUnreadable: true)
        }
    }

    /// - Throws: `ReadFailure.absent`, or what ``SavedFormat`` has a sentence for.
    static func settings(in path: String) throws -> Settings {
        let bytes = try OrdinaryFile.read(path, atMost: mostBytes, followsLinks: true)
        try SavedFormat.check(bytes, Settings.self)
        return try JSONDecoder().decode(Settings.self, from: Data(bytes))
    }

    /// A line for each mistake.
    static func tell(_ mistakes: [SettingMistake], in path: String) {
        for mistake in mistakes { Log("settings").warning("\(path: path): \(sentence(mistake))") }
    }

    static func sentence(_ mistake: SettingMistake) -> Sentence {
        switch mistake {
        case .unknown(let name, let nearest?):
            "there is no setting \(field: name); perhaps \(library: nearest) is meant"
        case .unknown(let name, nil): "there is no setting \(field: name)"
        case .value(let kind):
            "the value of \(library: kind.name) is not allowed, the default applies; it may be \(sentence(kind.range))"
        }
    }

    private static func sentence(_ range: SettingRange) -> Sentence {
        switch range {
        case .flag: "true or false"
        case .number(let numbers, _): "a number from \(numbers.lowerBound) to \(numbers.upperBound)"
        case .choice(let choices): "one of \(library: choices.map { "\"\($0)\"" }.joined(separator: ", "))"
        case .list: "a list of texts"
        }
    }
}
