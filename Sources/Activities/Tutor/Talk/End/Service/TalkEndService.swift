import Dispatch
import Engine
import System

/// Sums up talks, and saves what is wanted of them.
final class TalkEndService: Service {
    private let host: ActivityHost
    private let panel: PanelService
    private let saver: SceneSaver
    private let files: DispatchQueue

    init(_ host: ActivityHost, _ panel: PanelService, _ files: DispatchQueue) {
        (self.host, self.panel, self.files) = (host, panel, files)
        saver = SceneSaver(host: host)
    }

    func carryOut(_ request: TalkEndRequest, for visit: Visit) {
        switch request {
        case .sum(let talk):
            panel.answer(talk.scenario, talk.tutor, visit) { $0.summary(of: talk, date: LocalTime.text("%Y-%m-%d")) }
        case .save(let files, let medium):
            self.files.async { [host, saver] in
                host.answer(SavingAnswer(saving: saver.save(files, on: medium.place)), to: visit)
            }
        }
    }
}
