import Dispatch
import Engine
import PackMaker
import Sentences
import System

/// Saves the counts as a table to a stick.
struct CountsSaver: Service {
    typealias Wish = CountsWish

    private let answer: @Sendable (CountsNews, Visit) -> Void
    /// Write access to sticks that are mounted read-only; nil if there is none.
    private let door: StickDoor?
    private let queue = DispatchQueue(label: "pasaka.counts", qos: .utility)

    private static let log = Log("tales")
    /// The folder at the top of the stick.
    static let folder = "Pasaka uzskaite"

    init(_ host: ActivityHost) {
        let sticks = host.folders.media?.first ?? StickDoor.kiosksPlace
        door = host.folders.running.map { StickDoor(folder: $0, sticks: sticks) }
        answer = { host.answer($0, to: $1) }
    }

    func carryOut(_ wish: CountsWish, for visit: Visit) {
        guard case .save(let table, let place) = wish else { return }
        queue.async { answer(CountsNews(file: save(table, on: place)), visit) }
    }

    /// - Returns: the file's place on the stick; nil if nothing was saved.
    func save(_ table: String, on stick: String, date: String = LocalTime.text("%Y-%m-%d")) -> String? {
        let file = StickFile("\(date).csv", Array(table.utf8), in: Self.folder)
        do throws(PackRefusal) {
            _ = try file.write(on: stick, through: door)
            return "\(Self.folder)/\(file.name)"
        } catch {
            Self.log.warning(error.sentence)
            return nil
        }
    }
}
