import Engine
import System

/// Saves how the letters grew to a stick.
struct GrowthSaver: Sendable {
    let host: ActivityHost

    /// Returns when everything is on the stick, or nothing is.
    ///
    /// - Parameter date: such as 2026-11-22.
    func save(_ growth: LetterWish.Growth, date: String = LocalTime.text("%Y-%m-%d")) -> StickState {
        let sheet = GrowthSheet(alphabet: growth.alphabet, progress: growth.progress)
        let name = "\(growth.alphabet.name) \(date)"
        return host.stick(StickFiles(name, [("png", sheet.png)], in: StickFiles.pictures, replaces: true), growth.place)
    }
}
