import Foundation
import TestSupport
import Testing

/// A kiosk belongs to somebody from the beginning: the grown-ups' room has its PIN.
struct KioskClaimTests {
    private let machine: StandIn

    init() throws { machine = try StandIn.kiosk() }

    private func enable(_ words: String..., typed: String? = nil) throws -> StandIn.Result {
        try machine.kiosk(["enable"] + words, typed: typed)
    }

    private func file(_ text: String) throws -> String {
        try machine.folder.write("given", text)
        return "\(machine.path)/given"
    }

    private var stored: String? {
        get throws { machine.has("digits") ? try machine.folder.text("digits") : nil }
    }

    private var isEnabled: Bool { machine.target(of: "etc/systemd/system/default.target") != nil }

    private static let gate = "var/lib/pasaka/gate.json"

    @Test func `without a terminal a PIN is made, and shown once`() throws {
        let result = try enable()
        let digits = try #require(result.said.firstMatch(of: #/the grown-ups' room: PIN (\d{4}) /#)).output.1
        #expect(result.status == 0)
        #expect(try stored == "\(digits)\n")
        #expect(try !enable().said.contains(digits))
    }

    @Test func `the program stores it as the player's user, and nobody sees it in a list of processes`() throws {
        _ = try enable("--pin-file", try file("0420\n"))
        let calls = try machine.calls.filter { $0.contains(" pin ") }
        #expect(
            calls.first
                == "setpriv --reuid=pasaka --regid=pasaka --clear-groups /usr/bin/pasaka pin --state /var/lib/pasaka")
        #expect(try !machine.calls.contains { $0.contains("0420") })
        #expect(try stored == "0420\n")
    }

    @Test func `a PIN that is there stays`() throws {
        try machine.folder.write(Self.gate, #"{"pin" : "$y$"}"#)
        let result = try enable()
        #expect(result.status == 0)
        #expect(try stored == nil)
        #expect(!result.said.contains("PIN"))
    }

    @Test(arguments: ["", "{}", #"{"way" : "corners"}"#, #"{"pin" : ""}"#, "damaged"])
    func `another way in, and none, is no claim`(gate: String) throws {
        try machine.folder.write(Self.gate, gate)
        let result = try enable()
        #expect(result.status == 0)
        #expect(try stored?.count == 5)
    }

    @Test func `a file or an answer replaces it`() throws {
        try machine.folder.write(Self.gate, #"{"pin" : "$y$"}"#)
        _ = try enable("--pin-file", try file("1357"))
        #expect(try stored == "1357\n")
        _ = try enable(typed: "2468\n2468\n")
        #expect(try stored == "2468\n")
    }

    @Test(arguments: ["", "\n", "123\n", "12345\n", "12a4\n", " 123\n", "١٢٣٤\n", "\n1234\n"])
    func `a file without four digits changes nothing`(text: String) throws {
        let result = try enable("--pin-file", try file(text))
        #expect(result.status == 1)
        #expect(result.said.contains("the PIN of the grown-ups' room must be four digits"), "\(result.said)")
        #expect(try stored == nil)
        #expect(!isEnabled)
    }

    @Test(arguments: ["--pin-file", "--boot-password-file", "--pin", "pin"])
    func `an option without a file, and an unknown one, change nothing`(option: String) throws {
        #expect(try enable(option).status == 1)
        #expect(!isEnabled)
    }

    @Test func `a file that cannot be read changes nothing`() throws {
        #expect(try enable("--pin-file", "\(machine.path)/none").status == 1)
        #expect(try enable("--pin-file", machine.path).status == 1)
        #expect(!isEnabled)
    }

    @Test(arguments: [
        ("2468\n2468\n", "2468\n"), ("12\n2468\n2468\n", "2468\n"), ("2468\n2469\n1357\n1357\n", "1357\n"),
    ])
    func `on a terminal it is asked for twice, until it fits`(typed: String, digits: String) throws {
        let result = try enable(typed: typed)
        #expect(result.status == 0, "\(result.said)")
        #expect(try stored == digits)
        #expect(!result.said.contains("write it down"))
    }

    @Test func `who types nothing has one made`() throws {
        let result = try enable(typed: "\n")
        #expect(result.said.contains("(write it down: it is shown only now)"), "\(result.said)")
        #expect(try stored?.count == 5)
    }

    @Test func `a PIN that the program cannot store is told, and the rest is done`() throws {
        try machine.program("usr/bin/pasaka", "echo no room >&2; exit 1")
        let result = try enable()
        #expect(result.status == 1)
        #expect(
            result.said.contains("no room\npasaka-kiosk: the PIN of the grown-ups' room cannot be stored"),
            "\(result.said)")
        #expect(!result.said.contains("write it down"))
        #expect(isEnabled)
    }
}
