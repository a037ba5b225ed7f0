import Engine
import Sentences
import System

/// Saves a talk and its words to a stick or a folder; blocks for seconds.
struct SceneSaver: Sendable {
    let host: ActivityHost

    /// Returns when everything is on the stick, or nothing is.
    ///
    /// - Parameters:
    ///   - place: the folder of the stick, or another one.
    ///   - date: such as 2026-11-24.
    func save(_ files: SceneFiles, on place: String, date: String = LocalTime.text("%Y-%m-%d")) -> StickState {
        do throws(DeckReader.Refusal) {
            return host.stick(StickFiles("\(date) \(files.name)", try contents(files), in: "Pasaka sarunas"), place)
        } catch {
            Log("tutor").warning("\(error)")
            return .failed(.other)
        }
    }

    private func contents(_ files: SceneFiles) throws(DeckReader.Refusal) -> [(ending: String, bytes: [UInt8])] {
        var contents: [(ending: String, bytes: [UInt8])] = []
        if let text = files.text { contents.append(("txt", Array(text.utf8))) }
        if let words = files.words, !words.notes.isEmpty {
            contents.append(("tsv", Array(words.text.utf8)))
            contents.append(("apkg", try DeckPackage(converter: host.program("pasaka-converter")).bytes(of: words)))
        }
        return contents
    }
}
