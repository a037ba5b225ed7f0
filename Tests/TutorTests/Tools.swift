import Engine
import System
import TestSupport

@testable import Spanish
@testable import Tutor

/// The real tools, sandboxed, as in the app.
enum Tools {
    /// The tools shared by tests, because they start slowly; a test that breaks one has its own.
    static let spanish = LanguageTools(host(), patience: patience)

    static func host() -> ActivityHost {
        var host = ActivityHost(agenda: .background("test"), folders: .init(assets: nil, state: "/tmp"))
        let helpers = StartedHelpers()
        host.start = { try helpers.start($0, $1) }
        return host
    }
}
