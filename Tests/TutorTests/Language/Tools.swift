import Confinement
import Engine
import Foundation
import System

@testable import Tutor

/// The real tools, sandboxed, as in the app.
enum Tools {
    /// Shared, because they start slowly; a test that breaks one has its own.
    static let spanish = LanguageTools(host())

    static func host() -> ActivityHost {
        var host = ActivityHost(agenda: .background("test"), folders: .init(assets: nil, state: "/tmp"))
        host.start = { program, words in
            try Helper(ChildProcess.start(path(program), [program] + words, over: .bytes))
        }
        return host
    }

    /// A program beside the tests.
    static func path(_ program: String) -> String {
        let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        return own.deletingLastPathComponent().appending(path: program).path
    }

    private struct Helper: HelperProcess {
        let child: ChildProcess
        var socket: Int32 { child.channel }

        init(_ child: ChildProcess) { self.child = child }

        func end() { child.end() }
    }
}

extension RoughTranslation {
    var text: String { parts.map(\.text).joined() }
    var unknownWords: [String] { parts.filter(\.isUnknown).map(\.text) }
}
