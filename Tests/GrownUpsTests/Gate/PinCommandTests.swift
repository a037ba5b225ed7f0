import Engine
import Foundation
import Sentences
import Storage
import System
import TestSupport
import Testing

@testable import GrownUps

struct PinCommandTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    @discardableResult
    private func run(_ typed: String, in named: String? = nil) throws -> Sentence {
        let pipe = Pipe()
        pipe.fileHandleForWriting.write(Data(typed.utf8))
        try pipe.fileHandleForWriting.close()
        return try NewPin(in: named, state: disk.path).keep(from: pipe.fileHandleForReading.fileDescriptor)
    }

    private func gate(in folder: String) throws -> RoomGate {
        try JSONDecoder().decode(RoomGate.self, from: Data(contentsOf: URL(filePath: "\(folder)/gate.json")))
    }

    @Test func `four digits become the room's PIN, which only its user can read`() throws {
        try run("0417\n")
        let gate = try gate(in: disk.path), pin = try #require(gate.pin)
        #expect(gate == RoomGate(way: .pin, pin: pin))
        #expect(Password.fits("0417", pin.rawValue))
        #expect(disk.names(in: "") == ["gate.json"])
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(disk.path)/gate.json")
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func `who types it is asked for it`() throws {
        // A new terminal, by the kernel's own numbers: TIOCSPTLCK unlocks it, TIOCGPTN says its name.
        let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY), answer = Array("0417\n".utf8), asked = Pipe()
        var (lock, number) = (Int32(0), UInt32(0))
        #expect(ioctl(terminal, 0x4004_5431, &lock) == 0 && ioctl(terminal, 0x8004_5430, &number) == 0)
        let keyboard = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
        defer { [terminal, keyboard].forEach { _ = close($0) } }
        #expect(write(terminal, answer, answer.count) == 5)
        _ = try NewPin(state: disk.path).keep(
            from: keyboard, asking: asked.fileHandleForWriting.fileDescriptor)
        try asked.fileHandleForWriting.close()
        #expect(asked.fileHandleForReading.readDataToEndOfFile() == Data("Four digits, then Enter: ".utf8))
        #expect(try gate(in: disk.path).way == .pin)
    }

    @Test func `nothing of an earlier gate stays, nor the wish to forget it`() throws {
        for file in ["gate.json", "gate.previous.json", "gate.unreadable-20261123T120000.json", "forget-gate"] {
            try disk.write(file, "{")
        }
        try run("1234\n")
        #expect(disk.names(in: "") == ["gate.json"])
        #expect(try gate(in: disk.path).failures == 0)
    }

    @Test func `another folder must be there, for made by another user it would not be the player's`() throws {
        #expect(throws: (any Error).self) { try run("1234\n", in: "\(disk.path)/new/state") }
        #expect(!disk.names(in: "").contains("new"))
        try disk.makeFolder("other")
        try run("1234\n", in: "\(disk.path)/other")
        #expect(try gate(in: "\(disk.path)/other").way == .pin)
    }

    @Test func `it says whose room it was, and where`() throws {
        let user = NSUserName()
        #expect(
            try run("1234\n").description
                == "The grown-ups' room of user \(user) now opens with this PIN alone (\(disk.path)).")
    }

    @Test func `root sets the PIN of the machine's kiosk, or of the folder that is named`() throws {
        let kiosk = "/var/lib/pasaka"
        #expect(NewPin(state: "/root/state", kiosk: kiosk).state == kiosk)
        #expect(NewPin(state: "/root/state").state == "/root/state")
        #expect(NewPin(in: "/home/a", state: "/root/state", kiosk: kiosk).state == "/home/a")
    }

    @Test(.enabled(if: geteuid() == 0))
    func `a kiosk's folder that is still root's is refused, with the command that helps`() throws {
        let pin = NewPin(state: "/root/state", kiosk: disk.path)
        let pipe = Pipe()
        pipe.fileHandleForWriting.write(Data("1234\n".utf8))
        let failure = #expect(throws: (any Error).self) {
            _ = try pin.keep(from: pipe.fileHandleForReading.fileDescriptor)
        }
        #expect(failure.map { "\(Sentence($0))".contains("run: sudo pasaka-kiosk enable") } == true)
        #expect(disk.names(in: "") == [])
    }

    @Test func `who has no home is told how to set the kiosk's PIN, before a PIN is asked for`() throws {
        try disk.write("home", "no folder")
        let pipe = Pipe()
        let failure = #expect(throws: (any Error).self) {
            _ = try NewPin(state: "\(disk.path)/home/state").keep(
                from: pipe.fileHandleForReading.fileDescriptor)
        }
        let place = "\(disk.path)/home cannot be made (File exists)"
        #expect(
            failure.map { "\(Sentence($0))" }
                == "user \(NSUserName()) has no room, because \(place); for the kiosk run: sudo pasaka pin")
    }

    @Test(arguments: [
        "", "\n", "123\n", "12345\n", "1234", "1234\r\n", " 1234\n", "12a4\n", "１２３４\n", "1234\n5678\n", "٣٤٥٦\n",
        "1234\0\n",
    ])
    func `anything else changes nothing`(typed: String) throws {
        try disk.write("gate.json", "before")
        #expect(throws: (any Error).self) { try run(typed) }
        #expect(disk.names(in: "") == ["gate.json"])
        #expect(try String(contentsOf: URL(filePath: "\(disk.path)/gate.json"), encoding: .utf8) == "before")
    }
}
