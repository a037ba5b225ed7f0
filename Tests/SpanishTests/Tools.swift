import Engine
import System
import TestSupport

@testable import Spanish

/// The real tools, sandboxed, as in the app.
enum Tools {
    /// The tools shared by tests, because they start slowly; a test that breaks one has its own.
    static let spanish = LanguageTools(host(), patience: patience)
    /// The tools for texts that may never be answered, for which nobody waits long.
    static let hasty = LanguageTools(host(), patience: .seconds(1))

    static func host(_ agenda: Agenda = .background("test")) -> ToolHost {
        let helpers = StartedHelpers()
        return ToolHost(now: agenda.now, later: agenda.later) { words in
            let process = try helpers.start("pasaka-confined", words)
            return RunningTool(socket: process.socket) { process.end() }
        }
    }
}

extension RoughTranslation {
    var text: String { parts.map(\.text).joined() }
    var unknownWords: [String] { parts.filter(\.isUnknown).map(\.text) }
}
