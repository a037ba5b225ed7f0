import ArgumentParser
import Commands
import Glibc
import NetworkHub
import NetworkLights
import Sentences
import Storage

/// Says in the terminal how the kiosks are.
struct StatusCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: said("Says which kiosks are in trouble, and what to do."),
        discussion: said("Reads what kiosks have sent into FOLDER/outbox; the last 60 days of each stay there."))

    @OptionGroup var place: FolderArgument

    func run() throws {
        for line in StatusText.lines(try place.overview(), PageLanguage { getenv($0).map { String(cString: $0) } }) {
            print(line)
        }
    }
}

/// Makes the page of lights.
struct PageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "page", abstract: said("Makes a web page of all kiosks' lights, and tables for spreadsheets."),
        discussion: said(
            """
            Reads what kiosks have sent into FOLDER/outbox; the last 60 days of each stay there. The page needs no \
            server: open index.html, or en.html for English. It names kiosks and what is told there, so do not put it where everyone can read it.
            """))

    @OptionGroup var place: FolderArgument

    @Argument(help: .said("The folder of the page; made if missing."), completion: .directory)
    var page: String

    func run() throws {
        try PageFolder.write(place.overview(), to: page)
        print("the page is \(path: "\(page)/index.html")" as Sentence)
    }
}

/// Gives a kiosk a name.
struct CallCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "call", abstract: said("Gives a kiosk a name on the page of lights, in place of its machine's."),
        discussion: said(
            """
            One that has a name and was never heard of is on the page, too. Without a name it is called by its own \
            again; a kiosk that is no more leaves the page when its folder in FOLDER/outbox is removed as well.
            """))

    @OptionGroup var place: FolderArgument

    @Argument(help: .said("The kiosk's id, 16 signs of 0-9 and a-f; the page of lights shows it."))
    var id: String

    @Argument(help: .said("Its name, of at most 60 characters."))
    var name: String?

    func run() throws {
        try Hub.alone(in: place.folder) { _ in
            var names = try KioskNames(in: place.folder)
            try names.call(id, name, in: place.folder)
        }
    }
}

extension FolderArgument {
    /// How the network's kiosks are now.
    fileprivate func overview() throws -> Overview {
        let (hub, names) = (try Hub(folder), try KioskNames(in: folder))
        do throws(CallFailure) {
            return try Overview(folder: folder, network: hub.name, names: names, today: Day(of: time(nil)))
        } catch {
            throw HubFailure("the outboxes in \(path: folder) cannot be read: \(error)")
        }
    }
}
