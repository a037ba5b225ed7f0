import ArgumentParser
import Commands
import Engine
import FoundationEssentials
import Glibc
import Sentences
import Storage
import System

/// `pasaka pin`: the machine's keeper sets the PIN of the grown-ups' room.
struct PinCommand: ActivityCommand {
    static let configuration = CommandConfiguration(
        commandName: "pin", abstract: said("Sets the PIN of the grown-ups' room."),
        discussion: said(
            """
            Reads the PIN, four digits and a newline, from standard input. The grown-ups' room then opens with it alone. \
            It is the room of the user who runs it, or of the user who owns the folder; for the kiosk: \
            sudo pasaka pin
            """))

    @Option(help: .said("The folder for progress and settings.", valueName: "dir"), completion: .directory)
    var state: String?

    func run(_ host: ActivityHost) throws {
        try print(NewPin(in: state, state: host.folders.state, kiosk: host.folders.kiosk).keep())
    }
}

/// Reads a PIN and keeps its hash; a running player notices at the next visit to the gate.
struct NewPin {
    let state: String
    /// Whether the folder must be there: made by this command's user it might not be the player's.
    private let isNamed: Bool
    private let isKiosk: Bool

    /// - Parameters:
    ///   - named: the folder that the user names, if any.
    ///   - state: the folder for progress and settings otherwise.
    ///   - kiosk: that of the machine's kiosk, for which root sets the PIN.
    init(in named: String? = nil, state: String, kiosk: String? = nil) {
        self.state = named ?? kiosk ?? state
        isNamed = named != nil || kiosk != nil
        isKiosk = self.state == kiosk
    }

    /// - Parameter output: where a person at a terminal is asked.
    /// - Returns: which room it is.
    func keep(from input: Int32 = 0, asking output: Int32 = STDERR_FILENO) throws -> Sentence {
        let user = getpwuid(geteuid()).map { String(cString: $0.pointee.pw_name) } ?? "\(geteuid())"
        if !isNamed { try makeRoom(of: user) }
        if isatty(input) == 1 {
            let question = Array(("Four digits, then Enter: " as Sentence).description.utf8)
            Glibc.write(output, question, question.count)
        }
        let pin = try Self.pin(from: input)
        guard let hash = Password.hash(pin) else {
            throw CommandFailure("the PIN cannot be hashed: the machine has no memory to spare; nothing was changed")
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let json = try encoder.encode(RoomGate(way: .pin, pin: PinHash(rawValue: hash)))
        do {
            let folder = try OpenFolder(state)
            try folder.becomeOwner()
            try write(Array(json) + [UInt8(ascii: "\n")], to: folder)
        } catch let failure as CallFailure {
            throw CommandFailure("\(path: state): the PIN cannot be saved: \(failure)")
        }
        return "The grown-ups' room of user \(text: user) now opens with this PIN alone (\(path: state))."
    }

    /// The kiosk's user has no home, and therefore no folder of its own here.
    private func makeRoom(of user: String) throws {
        do throws(OpenFolder.Unmade) {
            _ = try OpenFolder.makeAll(state)
        } catch {
            throw CommandFailure(
                "user \(text: user) has no room, because \(path: error.path) cannot be made (\(errno: error.failure.code)); for the kiosk run: sudo pasaka pin"
            )
        }
    }

    /// Reads exactly four digits and a newline.
    private static func pin(from input: Int32) throws -> String {
        let end = UInt8(ascii: "\n"), length = GateViewModel.pinLength + 1
        var line: [UInt8] = [], part = [UInt8](repeating: 0, count: length + 1), count = 1
        while count > 0, line.count <= length, line.last != end {
            count = try systemCall("read") { read(input, &part, part.count - line.count) }
            line += part.prefix(count)
        }
        guard line.count == length, line.last == end,
            line.dropLast().allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
        else { throw CommandFailure("a PIN is four digits and a newline on standard input; nothing was changed") }
        return String(decoding: line.dropLast(), as: UTF8.self)
    }

    /// Nothing of the PIN before stays.
    private func write(_ bytes: [UInt8], to folder: OpenFolder) throws {
        // The player could not read what another user keeps to himself.
        guard folder.isOwn else {
            throw CommandFailure(
                "\(path: state) belongs to another user; run: sudo pasaka pin --state \(path: state)")
        }
        // A new partition is root's until the kiosk is enabled or has run.
        guard !isKiosk || geteuid() != 0 else {
            throw CommandFailure("\(path: state) belongs to root, not to the kiosk; run: sudo pasaka-kiosk enable")
        }
        let file = KeptFile(RoomGate.name)
        // A player that counts a try at this moment must not have the last word.
        try folder.alone {
            try folder.write(bytes, as: file.name, mode: 0o600)
            folder.removeCopies(of: file)
            folder.remove(GateService.forgetting)
        }
    }
}
