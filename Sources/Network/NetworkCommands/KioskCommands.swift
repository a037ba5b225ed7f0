import ArgumentParser
import Commands
import Glibc
import NetworkFolder
import NetworkHub
import NetworkMirror
import NetworkShelf
import Sentences
import Storage

/// A kiosk's side of the network.
struct KioskOption: ParsableArguments {
    @Option(help: .said("The kiosk's folder.", valueName: "dir"), completion: .directory)
    var kiosk = NetworkShelf.usualFolder

    /// The exit status by which a unit tries again (`EX_TEMPFAIL`).
    private static let tryLater = ExitCode(75)

    /// Does something with the folder; if another process is at work in it, says so and does nothing.
    ///
    /// - Parameters:
    ///   - isPatient: whether to wait some minutes for the other's end, and then to ask for another try.
    ///   - isWish: whether the other is to end early, for somebody waits.
    func work(patiently isPatient: Bool = false, asWish isWish: Bool = false, _ work: (Mirror) throws -> Void) throws {
        // What a unit says goes to the log, which is English.
        if isatty(STDERR_FILENO) == 0 { MessageLanguage.end() }
        guard let folder = try? OpenFolder(kiosk) else { throw HubFailure("there is no folder \(path: kiosk)") }
        // What root would write here, the units could not change.
        try folder.becomeOwner()
        // Each try takes five seconds.
        for _ in 0..<(isPatient ? 60 : 1) {
            do {
                let mirror = try Mirror(kiosk)
                if isWish { try mirror.interrupt() }
                return try work(mirror)
            } catch let failure as CallFailure where failure.code == EWOULDBLOCK {
            } catch is Mirror.Interrupted {
                // Of two wishes the later one counts.
                if isWish { return }
            }
        }
        print("another process is at work in \(path: kiosk); it goes on, and this one ends" as Sentence)
        if isPatient { throw Self.tryLater }
    }
}

/// Looks at the network.
struct FetchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fetch", abstract: said("Takes what is new in the kiosk's network, and says how the kiosk is."),
        discussion: said("Exit status 0 also if the network cannot be reached; the morning check says so."))

    @OptionGroup var place: KioskOption

    func run() throws {
        let end = Mirror.end
        try place.work { try $0.fetch(until: end) }
    }
}

/// Looks at the sticks.
struct StickCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stick", abstract: said("Takes from sticks what the kiosk's network has put there."),
        discussion: said("If a stick has an invitation, the kiosk asks whether it is to join."))

    @OptionGroup var place: KioskOption

    @Argument(help: .said("The folder with a folder for each stick."), completion: .directory)
    var sticks = Sticks.usualFolder

    func run() throws {
        try place.work(patiently: true) { mirror in
            let sticks = Sticks(in: sticks)
            try mirror.showInvitation(of: sticks)
            try mirror.take(from: sticks.all)
        }
    }
}

/// Does what somebody at the kiosk wants.
struct WishCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "wish", abstract: said("Does what somebody at the kiosk wants: look, leave, or join a network."),
        discussion: said(
            "The file has one line: look, leave, or join and the digest of the invitation that was said yes to."))

    @OptionGroup var place: KioskOption

    @Argument(help: .said("The file with the wish."), completion: .file())
    var file: String

    @Option(help: .said("The folder with a folder for each stick.", valueName: "dir"), completion: .directory)
    var sticks = Sticks.usualFolder

    func run() throws {
        guard let bytes = try? OrdinaryFile.read(file, atMost: Wish.mostBytes), let wish = Wish(bytes) else {
            throw HubFailure("\(path: file) has no wish that is known")
        }
        let end = Mirror.end
        try place.work(patiently: true, asWish: true) { mirror in
            switch wish {
            case .look: try mirror.fetch(until: end)
            case .leave:
                try mirror.leave()
                print("the network is left" as Sentence)
            case .join(let digest):
                guard let stick = try mirror.join(confirmed: digest, on: Sticks(in: sticks)) else {
                    throw HubFailure("no stick has the invitation that was said yes to")
                }
                try mirror.take(from: [stick])
                try mirror.fetch(until: end)
            }
        }
    }
}

/// Turns reports on or off.
struct ReportsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reports", abstract: said("Lets the kiosk say once a day how it is, or not."),
        discussion: said("Without reports nothing leaves the kiosk, neither by the network nor by a stick."))

    /// What is wanted.
    enum Switch: String, ExpressibleByArgument { case on, off }

    @OptionGroup var place: KioskOption

    @Argument(help: .said("on or off"))
    var wanted: Switch

    func run() throws {
        try place.work { mirror in
            try mirror.setReports(wanted == .on)
            try mirror.tidyOutbox(latest: Today().tomorrow)
        }
    }
}

extension Mirror {
    /// The end of a fetch that begins now, whatever the server does: before its unit's time is over.
    fileprivate static var end: ContinuousClock.Instant { .now + .seconds(2 * 3600) }

    /// Sends the days, and looks at the network's server, if it has one.
    fileprivate func fetch(until end: ContinuousClock.Instant) throws {
        let now = Today()
        guard let membership, trust != nil else {
            try tidyOutbox(latest: now.tomorrow)
            return print("this kiosk is in no network" as Sentence)
        }
        // First: what is small is not kept back by what is large.
        let sending = Result { try send(of: membership, latest: now.tomorrow, until: end) }
        if let web = WebCarrier(membership.address, until: end, while: goesOn) {
            tell(try look(at: web, now: Today().seconds) { .now < end })
        }
        try sending.get()
    }

    private func send(of membership: Membership, latest: String, until end: ContinuousClock.Instant) throws {
        guard let web = WebCarrier(membership.outbox, until: end, while: goesOn) else {
            return try tidyOutbox(latest: latest)
        }
        let (sent, isWhole) = try send(to: web, latest: latest)
        if sent > 0 { print("days sent: \(sent)" as Sentence) }
        if !isWhole { print("not all days could be sent to \(text: membership.outbox)" as Sentence) }
    }

    /// Takes what these sticks have of the network that was joined.
    fileprivate func take(from sticks: [Sticks.Stick]) throws {
        guard trust != nil else { return }
        for stick in sticks {
            guard let network = stick.network(while: goesOn) else { continue }
            tell(try look(at: network, now: Today().seconds, isStick: true))
        }
    }

    private var goesOn: @Sendable () -> Bool { { [isAwaited] in !isAwaited() } }

    private func tell(_ refusal: NetworkRefusal?) {
        let shelf = shelf
        print(
            "number \(shelf?.number ?? 0), tales \(shelf?.tales.count ?? 0) of \(shelf?.wanted ?? 0)" as Sentence)
        if let refusal { print("\(text: refusal.rawValue): \(refusal)" as Sentence) }
    }
}
