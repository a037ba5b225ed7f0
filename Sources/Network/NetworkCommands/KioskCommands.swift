import ArgumentParser
import FoundationEssentials
import Glibc
import NetworkFolder
import NetworkHub
import NetworkMirror
import Sentences
import Storage

/// Lets a kiosk follow a network.
struct JoinCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "join", abstract: "Lets a kiosk's copy follow a network, in place of any other.")

    @OptionGroup var place: FolderArgument

    @Argument(help: "The folder of the kiosk's copy.", completion: .directory)
    var copy: String

    @Option(help: "The kiosk's ring: pilot or all.")
    var ring: NetworkIndex.Ring = .all

    func run() throws { try Mirror(copy).join(Hub(place.folder).trust(ring)) }
}

/// Looks at the network once.
struct LookCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "look", abstract: "Takes into a kiosk's copy what is new in its network.",
        discussion: "Exit status 1 if not everything is there as the network wants it.")

    @Argument(help: "The folder of the kiosk's copy.", completion: .directory)
    var copy: String

    @Argument(help: "The address of the folder pasaka-network, or its path on a stick.")
    var source: String

    func run() throws {
        let mirror = try Mirror(copy), now = Int(Date.now.timeIntervalSince1970)
        do {
            let refusal =
                if let web = WebCarrier(source) { try mirror.look(at: web, now: now) } else {
                    try mirror.look(at: FolderCarrier(source), now: now)
                }
            print("\(mirror.tales.count) tales" as Sentence)
            if let refusal { throw refusal }
        } catch let failure as CallFailure where failure.code == EWOULDBLOCK {
            throw HubFailure("another process is at work in \(path: copy); try again when it has ended")
        }
    }
}
