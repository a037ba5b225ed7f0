import Dispatch
import Engine
import System

/// Saves the counts as a table to a stick.
struct CountsSaver: Service {
    typealias Wish = CountsRequest

    private let host: ActivityHost
    private let queue = DispatchQueue(label: "pasaka.counts", qos: .utility)

    init(_ host: ActivityHost) { self.host = host }

    func carryOut(_ wish: CountsRequest, for visit: Visit) {
        guard case .save(let table, let place) = wish else { return }
        queue.async { host.answer(CountsAnswer(file: save(table, on: place)), to: visit) }
    }

    /// - Returns: the file's place on the stick; nil if nothing was saved.
    func save(_ table: String, on stick: String, date: String = LocalTime.text("%Y-%m-%d")) -> String? {
        let file = StickFiles(date, [("csv", Array(table.utf8))], in: "Pasaka uzskaite", replaces: true)
        guard case .saved(let places, _) = host.stick(file, stick) else { return nil }
        return places.first
    }
}
