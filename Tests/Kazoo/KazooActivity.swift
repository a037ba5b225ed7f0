import ArgumentParser
import Commands
import Engine
import Sentences

/// A toy that is no part of Pasaka: the tests add it to the app to count the places that an activity needs.
///
/// `kazoo` is its first page, `kazoo/play` where it is played, `kazoo/songs` what has been played.
extension Activity {
    public static let kazoo: Activity = {
        var activity = Activity(name: "kazoo") { route, world in
            switch route {
            case "kazoo": KazooViewModel(page: .first, world: world)
            case "kazoo/play": KazooViewModel(page: .play, world: world)
            case "kazoo/songs": KazooViewModel(page: .songs, world: world)
            default: nil
            }
        }
        activity.addresses = ["kazoo", "kazoo/play", "kazoo/songs"]
        activity.doors = { world in [.kazoo(world)] }
        activity.settings = [Setting.kazooIsLoud.kind]
        activity.ruleRows = [RoomRow(.kazoo(.kazoo), KazooViewModel.picture, .flag(.kazooIsLoud))]
        activity.rows = { world in [.songs(world)] }
        activity.assets = "kazoo"
        activity.documents = [
            DocumentKind(SongBook.self, .always(SongBook())) { book, redaction in book.shown(&redaction) }
        ]
        activity.answers = [AnswerKind(Tune.self) { tune, redaction in Tune(notes: redaction.text(tune.notes)) }]
        activity.disclosure.assets["kazoo"] = { parts, _ in parts.joined(separator: "/") }
        activity.services = { host in [Player(host)] }
        activity.problems = { world in
            world[SongBook.self]?.songs.filter(\.isEmpty).map { _ in "a song has no notes" } ?? []
        }
        activity.audit = { host in
            var audit = Audit("1 kazoo", problems: host.folders.assets == nil ? ["it has no folder"] : [])
            audit.images = [KazooViewModel.picture]
            return audit
        }
        activity.subcommands = [KazooCommand.self]
        return activity
    }()
}

/// What has been played, from its first song on.
struct SongBook: Document {
    static let name = "songs"
    var version = 1
    var songs: [String] = []

    /// The book with each song's length in place of its words.
    func shown(_ redaction: inout Redaction) -> SongBook {
        SongBook(version: version, songs: songs.map { redaction.text($0) })
    }
}

/// Writes a song into the book.
struct KazooCommand: ActivityCommand {
    static let configuration = CommandConfiguration(
        commandName: "kazoo", abstract: said("Writes a song into the book."))

    @Argument(help: .said("The song's notes."))
    var notes: [String]

    func run(_ host: ActivityHost) throws {
        var book = host.load(SongBook.self) as? SongBook ?? SongBook()
        book.songs.append(notes.joined(separator: " "))
        host.save(AnyDocument(book))
    }
}

/// What its door and its rows say.
private struct KazooWording: Words {
    let wording: Wording

    static let kazoo = Self("Kazū", "Kazoo")
    static let songs = Self("Dziesmas", "Songs")

    static let translations: Translations = [.ukrainian: ["Kazoo": "Казу"]]
}

extension Wording {
    fileprivate static func kazoo(_ words: KazooWording) -> Wording { words.wording }
}

extension Setting where Value == Bool {
    fileprivate static var kazooIsLoud: Self { Self("kazooIsLoud", false, .flag) }
}

extension Door {
    fileprivate static func kazoo(_ world: World) -> Door {
        var door = Door(world.text(.kazoo(.kazoo)), KazooViewModel.picture, to: "kazoo", size: .large)
        door.spoken = ["interface/voice-start.ogg"]
        door.order = 1
        door.canBeHidden = true
        return door
    }
}

extension Row {
    fileprivate static func songs(_ world: World) -> Row {
        var row = Row(world.text(.kazoo(.songs)), KazooViewModel.picture, to: "kazoo/songs")
        row.order = 2
        row.isWanted = world[SongBook.self]?.songs.isEmpty == false
        return row
    }
}
