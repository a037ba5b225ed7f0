import ArgumentParser
import Commands
import Glibc
import NetworkFolder
import NetworkHub
import Sentences

/// Names a new key.
struct KeyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "key", abstract: said("Names a new key, after the old one was lost or stolen."),
        discussion: said("Reads the 24 words on paper from standard input. Publish afterwards."))

    @OptionGroup var place: FolderArgument

    func run() throws {
        let words = paperWords()
        try Hub.alone(in: place.folder) { try $0.replaceKey(by: words) }
    }
}

/// Makes a lost folder again.
struct RecoverCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recover", abstract: said("Makes the lost folder of a network again, with a new key."),
        discussion: said(
            """
            Reads the 24 words on paper from standard input. If the part pasaka-network/ is left on a server or a \
            stick, copy it into the folder first: its tales and settings are taken over. Look through them, then \
            publish.
            """))

    @OptionGroup var place: FolderArgument

    @Option(help: .said("The name that librarians and kiosks show; usually that of the copy."))
    var name: String?

    func run() throws {
        for line in try Hub.recover(place.folder, named: name, by: paperWords(), seconds: Today().seconds).told {
            print(line)
        }
    }
}

/// What somebody types, or a file has, up to its end.
private func paperWords() -> String {
    var words = ""
    while words.utf8.count < 1 << 12, let line = readLine() { words += line + " " }
    return words
}

/// Makes a stick for kiosks.
struct JoinStickCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "join-stick", abstract: said("Writes a stick that invites kiosks and brings them the tales."),
        discussion: said(
            """
            Put the stick into each kiosk: it asks whether it is to join, and shows four pictures. Say yes only if \
            they are those that this command prints, in the same order.
            """))

    @OptionGroup var place: FolderArgument

    @Argument(help: .said("The stick's folder; what else lies there stays."), completion: .directory)
    var stick: String

    @Option(help: .said("The address of the folder pasaka-network/ on a web server; without one, sticks bring tales."))
    var address = ""

    @Option(help: .said("The address to which kiosks send how they are; without one, sticks bring that."))
    var outbox = ""

    @Option(help: .said("Which kiosks the stick makes: pilot or all."))
    var ring: NetworkIndex.Ring = .all

    func run() throws {
        let shown = try Hub.alone(in: place.folder) {
            try $0.writeStick(stick, address: address, outbox: outbox, ring: ring)
        }
        let pictures = shown.pictures.map { PictureWords.named($0) }.joined(separator: ", ")
        print("the stick invites kiosks to \(text: shown.network)" as Sentence)
        print("four pictures: \(text: pictures)" as Sentence)
        print("put it into each kiosk, and say yes there only if it shows these four in this order" as Sentence)
        print("for a script: join \(text: shown.digest)" as Sentence)
    }
}

extension Hub.Recovered {
    /// What a librarian is to look through before it is signed.
    var told: [Sentence] {
        guard let index else {
            return ["there was no copy to go on with; add the tales again, and withdraw those that are to stay hidden"]
        }
        let tales = index.packs.map { pack -> Sentence in
            missing.contains(pack)
                ? "\(tale: pack.title) (version \(pack.version)): the file is missing; add the tale again"
                : "\(tale: pack.title) (version \(pack.version))"
        }
        return ["number \(index.number) of \(text: index.date) is gone on with; are these your tales?"] + tales
            + index.settings.keys.sorted().map { "the setting \(field: $0) is taken over" }
            + index.withdrawn.map { "\(tale: $0) is withdrawn" }
    }
}
