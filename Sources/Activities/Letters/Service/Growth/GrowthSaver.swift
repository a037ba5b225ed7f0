import Dispatch
import Engine
import Glibc
import PackMaker
import Sentences
import System

/// Saves how the letters grew to a stick.
struct GrowthSaver: Sendable {
    /// Write access to sticks that are mounted read-only; nil if there is none.
    private let door: StickDoor?

    private static let log = Log("letters")

    init(door: StickDoor?) { self.door = door }

    init(_ folders: ActivityHost.Folders) {
        self.init(
            door: folders.running.map { StickDoor(folder: $0, sticks: folders.media?.first ?? StickDoor.kiosksPlace) })
    }

    /// Returns when everything is on the stick, or nothing is.
    ///
    /// - Parameter date: such as 2026-11-22.
    func save(_ growth: LetterWish.Growth, date: String = GrowthSaver.today) -> GrowthSaving {
        let sheet = GrowthSheet(alphabet: growth.alphabet, progress: growth.progress)
        let file = StickFile("\(growth.alphabet.name) \(date).png", sheet.png)
        do throws(PackRefusal) {
            let pulling = try file.write(on: growth.place, through: door)
            return .saved(file: "\(StickFile.folder)/\(file.name)", pulling)
        } catch {
            Self.log.warning(error.sentence)
            return .failed(StickFailure(error))
        }
    }

    static var today: String {
        var (now, parts) = (time(nil), tm())
        localtime_r(&now, &parts)
        func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
    }
}
