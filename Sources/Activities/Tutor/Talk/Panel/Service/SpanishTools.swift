import Engine
import Spanish

extension LanguageTools {
    /// The tools, started by the app.
    convenience init(_ host: ActivityHost, patience: Duration = .seconds(10)) {
        let tools = ToolHost(now: host.agenda.now, later: host.agenda.later) { words in
            let process = try host.start("pasaka-confined", words)
            return RunningTool(socket: process.socket) { process.end() }
        }
        self.init(tools, patience: patience)
    }

    /// Starts what a preset needs, so that the first answer comes at once.
    func prepare(for preset: TutorPreset) {
        switch preset {
        case .translation: prepare(.translation)
        case .vocabulary: prepare(.dictionary)
        case .grammar, .irregularVerbs, .commonMistakes, .custom: prepare()
        }
    }
}
