import Engine
import System
import TestSupport

@testable import Tutor

/// The real tools, sandboxed, as in the app.
enum Tools {
    /// The tools shared by tests, because they start slowly; a test that breaks one has its own.
    static let spanish = LanguageTools(host(), patience: patience)
    /// The tools with a learner's patience: some texts are never answered.
    static let ofALearner = LanguageTools(host())

    static func host() -> ActivityHost {
        var host = ActivityHost(agenda: .background("test"), folders: .init(assets: nil, state: "/tmp"))
        let helpers = StartedHelpers()
        host.start = { try helpers.start($0, $1) }
        return host
    }
}

extension RoughTranslation {
    var text: String { parts.map(\.text).joined() }
    var unknownWords: [String] { parts.filter(\.isUnknown).map(\.text) }
}
