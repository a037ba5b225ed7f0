import Dispatch
import Engine
import GrownUps
import MorningCheck
import Sentences
import Storage
import Synchronization
import System

/// Saves the report of the running player to a stick, for the grown-ups' room.
final class ReportSaver: Service {
    typealias Wish = ReportRequest

    private let host: ActivityHost
    private let queue = DispatchQueue(label: "pasaka.report", qos: .utility)
    /// The visit that asked last, and whether its report is still being written.
    private let asked = Mutex<(visit: Visit?, isWriting: Bool)>((nil, false))

    private static let log = Log("report")
    /// The folder at the top of the stick.
    static let folder = "Pasaka diagnostika"
    /// The size to reckon with, in bytes: far more than the two recordings of the largest report.
    private static let mostBytes = 64 << 20

    init(_ host: ActivityHost) { self.host = host }

    func carryOut(_ wish: ReportRequest, for visit: Visit) {
        guard case .save(let place) = wish else { return }
        let isFree = asked.withLock { asked in
            defer { asked = (visit, true) }
            return !asked.isWriting
        }
        guard isFree else { return }
        tell(.writing)
        queue.async { [self] in
            let state = save(on: place)
            let isSeen = asked.withLock { asked in
                asked.isWriting = false
                return asked.visit != nil
            }
            tell(isSeen ? state : .idle)
        }
    }

    /// The next visit begins without a result.
    func left(_ visit: Visit) {
        let isOver = asked.withLock { asked in
            guard asked.visit == visit else { return false }
            asked.visit = nil
            return !asked.isWriting
        }
        if isOver { tell(.idle) }
    }

    private func tell(_ state: ReportSaving.State) { host.tell(.learned(AnyDocument(ReportSaving(state)))) }

    // MARK: - Saving

    /// Returns when everything is on the stick, or nothing is.
    func save(on stick: String, date: String = LocalTime.text("%Y-%m-%d %H-%M")) -> ReportSaving.State {
        do {
            let file = StickFiles(date, [("json", try report())], in: Self.folder, replaces: true)
            return switch host.stick(file, stick) {
            case .saved(_, let pulling): .saved(folder: Self.folder, pulling)
            case .failed(let failure): .failed(failure)
            case .writing: .writing
            }
        } catch {
            Self.log.warning("the report cannot be made: \(error)")
            return .failed(.other)
        }
    }

    /// The bytes of a report: what `pasaka report` writes, with the lights of the last morning check.
    private func report() throws -> [UInt8] {
        let state = host.folders.state
        let folder = Report.folder(among: [host.folders.running, state].compactMap(\.self), state: state)
        let morning: SelfTest? = Report.document("\(state)/\(SelfTest.name).json")
        var redaction = Redaction(shipped: Report.shippedTales)
        let report = Report(state: state, folder: folder, selftest: morning, redaction: &redaction)
        let (known, file) = (redaction, "\(folder)/report-to-stick.json")
        defer { MessageFile.remove(file) }
        try MessageFile.replace(file, mode: 0o600) { file throws(CallFailure) in
            var writer = ReportWriter(file: file, redaction: known)
            try writer.write(report, recordingsIn: folder, state: state)
        }
        return MessageFile.read(file, atMost: Self.mostBytes)
    }
}
