import Engine
import PackMaker
import Sentences
import System

/// Saves a talk and its words to a stick or a folder; blocks for seconds.
struct SceneSaver: Sendable {
    /// Write access to sticks that are mounted read-only; nil if there is none.
    private let door: StickDoor?
    private let package: DeckPackage

    private static let log = Log("tutor")
    /// The folder at the top of the stick.
    static let folder = "Pasaka sarunas"

    init(door: StickDoor?, converter: String?) {
        (self.door, package) = (door, DeckPackage(converter: converter))
    }

    init(_ host: ActivityHost) {
        let sticks = host.folders.media?.first ?? StickDoor.kiosksPlace
        self.init(
            door: host.folders.running.map { StickDoor(folder: $0, sticks: sticks) },
            converter: host.program("pasaka-converter"))
    }

    /// Returns when everything is on the stick, or nothing is.
    ///
    /// - Parameters:
    ///   - place: the folder of the stick, or another one.
    ///   - date: such as 2026-11-24.
    func save(_ files: SceneFiles, on place: String, date: String = LocalTime.text("%Y-%m-%d")) -> SceneSaving {
        do {
            let stick = StickFiles("\(date) \(files.name)", try contents(files), in: Self.folder)
            let (places, pulling) = try stick.write(on: place, through: door)
            return .saved(files: places, pulling)
        } catch let refusal as PackRefusal {
            Self.log.warning(refusal.sentence)
            return .failed(StickFailure(refusal))
        } catch {
            Self.log.warning("\(error)")
            return .failed(.other)
        }
    }

    private func contents(_ files: SceneFiles) throws(DeckReader.Refusal) -> [(ending: String, bytes: [UInt8])] {
        var contents: [(ending: String, bytes: [UInt8])] = []
        if let text = files.text { contents.append(("txt", Array(text.utf8))) }
        if let words = files.words, !words.notes.isEmpty {
            contents.append(("tsv", Array(words.text.utf8)))
            contents.append(("apkg", try package.bytes(of: words)))
        }
        return contents
    }
}
