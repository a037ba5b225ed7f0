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
            let bytes = try OrdinaryFile.read(path, atMost: mostBytes, followsLinks: true)
            try SavedFormat.check(bytes, Settings.self)
            let pinned = PinnedSettings(try JSONDecoder().decode(Settings.self, from: Data(bytes)))
            tell(pinned.settings.mistakes(among: activities.settings), in: path)
            return pinned
        } catch ReadFailure.absent {
            return nil
        } catch {
            Log("settings").warning("\(path: path) \(SavedFormat.reason(error)); nothing is pinned")
            return PinnedSettings(isUnreadable: true)
        }
    }

    /// A line for each setting that is not allowed.
    static func tell(_ mistakes: [SettingKind], in path: String) {
        for kind in mistakes {
            Log("settings").warning(
                "\(path: path): the value of \(library: kind.name) is not allowed; the default applies")
        }
    }
}
