import ArgumentParser
import Commands
import FoundationEssentials
import NetworkFolder
import NetworkHub
import Sentences
import Storage

/// Makes a network.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: said("Makes the folder of a new network."),
        discussion: said(
            """
            Prints 24 words once. Write them on paper and keep it apart from the folder: if the key is lost or stolen, \
            they alone name a new one.
            """))

    @OptionGroup var place: FolderArgument

    @Option(help: .said("The name that librarians and kiosks show."))
    var name: String

    func run() throws {
        let words = try Hub.make(place.folder, named: name).words
        for row in stride(from: 0, to: words.count, by: 6) { print(words[row..<row + 6].joined(separator: " ")) }
    }
}

/// Takes tales into the next publication.
struct AddCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: said("Takes tales into the next publication."),
        discussion: said(
            """
            A tale is a folder that "pasaka save" has exported, or one with pictures and sounds. A tale with the id of \
            an earlier one is its next version.
            """))

    @OptionGroup var place: FolderArgument

    @Argument(help: .said("The tales' folders."), completion: .directory)
    var tales: [String]

    func run() throws {
        try Hub.alone(in: place.folder) { hub in
            for tale in try tales.map({ try TaleFolder($0) }) {
                let isNew = try hub.add(tale)
                print(
                    isNew ? "\(tale: tale.title) will be published" : "\(tale: tale.title) is there already" as Sentence
                )
            }
        }
    }
}

/// Hides tales from the next publication on.
struct WithdrawCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "withdraw", abstract: said("Hides tales on every kiosk, from the next publication on."))

    @OptionGroup var place: FolderArgument

    @Argument(help: .said("The tales' ids."))
    var ids: [String]

    func run() throws {
        try Hub.alone(in: place.folder) { hub in
            for id in ids where try !hub.withdraw(id) {
                print("this network has no tale \"\(tale: id)\" now; kiosks that have it hide it" as Sentence)
            }
        }
    }
}

/// Takes settings into the next publication.
struct SettingsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "settings",
        abstract: said("Takes a file of settings into the next publication, instead of those before."),
        discussion: said("A machine's own /etc/pasaka/settings.json goes before it, and it goes before its room."))

    @OptionGroup var place: FolderArgument

    @Argument(help: .said("A file that \"pasaka check --settings\" finds right."), completion: .file())
    var file: String

    func run() throws {
        guard let json = try? OrdinaryFile.read(file, atMost: 1 << 20, followsLinks: true) else {
            throw HubFailure("\(path: file) cannot be read")
        }
        // It says itself what is wrong.
        guard try PasakaProgram.run(["check", "--settings", file]) else { throw ExitCode.failure }
        try Hub.alone(in: place.folder) { try $0.set(json) }
    }
}

/// Signs the tales and settings for the kiosks.
struct PublishCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "publish",
        abstract: said("Signs what was added, set and withdrawn; kiosks take it the next night."))

    @OptionGroup var place: FolderArgument

    @Option(help: .said("Which kiosks: pilot or all. What is for all is for pilots, too."))
    var ring: NetworkIndex.Ring = .all

    func run() throws {
        let index = try Hub.alone(in: place.folder) { try $0.publish(ring, on: Today().date) }
        let line: Sentence =
            "number \(index.number): \(index.packs.count) tales; now copy \(path: "\(place.folder)/\(Hub.served)")"
        print(line)
    }
}

extension NetworkIndex.Ring: ExpressibleByArgument {}

/// The time by this machine's clock.
struct Today {
    /// Seconds since 1970.
    let seconds = Int(Date.now.timeIntervalSince1970)

    /// The day, such as `2026-11-29`.
    var date: String { Self.date(seconds) }
    var tomorrow: String { Self.date(seconds + 86_400) }

    private static func date(_ seconds: Int) -> String {
        String(Date(timeIntervalSince1970: Double(seconds)).ISO8601Format().prefix(10))
    }
}
