import Dispatch
import Engine
import System

/// Saves how the letters grew to a stick.
struct GrowthSaver: Sendable {
    private let host: ActivityHost
    /// A slow stick must not delay the judge.
    private let queue = DispatchQueue(label: "pasaka.letters.saving", qos: .utility)

    init(_ host: ActivityHost) { self.host = host }

    /// - Parameters:
    ///   - date: such as 2026-11-22.
    ///   - done: called on another thread when everything is on the stick, or nothing is.
    func save(
        _ growth: LetterRequest.Growth, date: String = LocalTime.text("%Y-%m-%d"),
        _ done: @escaping @Sendable (StickState) -> Void
    ) {
        let sheet = GrowthSheet(alphabet: growth.alphabet, progress: growth.progress)
        host.paint(sheet.picture, sheet.size.width, sheet.size.height) { [host, queue] png in
            let files = StickFiles(
                "\(growth.alphabet.sheetName) \(date)", [("png", png)], in: StickFiles.pictures, replaces: true)
            queue.async { done(png.isEmpty ? .failed(.other) : host.stick(files, growth.place)) }
        }
    }
}
