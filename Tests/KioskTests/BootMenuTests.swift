import Foundation
import TestSupport
import Testing

/// The boot menu of a kiosk asks for a password before anything in it is changed.
struct BootMenuTests {
    private static let part = "etc/grub.d/01_pasaka"
    private let machine: StandIn

    init() throws {
        machine = try StandIn.kiosk(hasGRUB: true)
        try machine.folder.write("var/lib/pasaka/gate.json", #"{"pin" : "$y$"}"#)
    }

    private func kiosk(_ words: String..., typed: String? = nil) throws -> StandIn.Result {
        try machine.kiosk(words, typed: typed)
    }

    private func file(_ text: String) throws -> String {
        try machine.folder.write("given", text)
        return "\(machine.path)/given"
    }

    private var menu: String { get throws { try machine.folder.text("boot/grub/grub.cfg") } }
    /// What GRUB's tool has hashed, which wants it twice.
    private var hashed: String? {
        get throws { machine.has("password") ? try machine.folder.text("password") : nil }
    }

    private func state() throws -> String {
        try machine.run("installed/usr/lib/pasaka/kiosk-boot-menu", "state").said
    }

    private var isEnabled: Bool { machine.target(of: "etc/systemd/system/default.target") != nil }

    @Test func `without a terminal a password is made, and shown once`() throws {
        let result = try kiosk("enable")
        let made = try #require(result.said.firstMatch(of: #/boot menu: user pasaka, password ([a-km-np-x]{12}) /#))
            .output.1
        #expect(result.status == 0)
        #expect(try hashed == "\(made)\n\(made)\n")
        #expect(try !machine.calls.contains { $0.contains(made) })
        machine.folder.remove("password")
        #expect(try !kiosk("enable").said.contains("user pasaka"))
        #expect(try hashed == nil, "the first one stays")
    }

    private func menu(_ lines: String) throws -> (state: String, starts: Int32) {
        try machine.folder.write("boot/grub/grub.cfg", lines)
        return (try state(), try machine.run("installed/usr/lib/pasaka/kiosk-boot-menu", "starts").status)
    }

    @Test func `a list of nobody locks nothing`() throws {
        #expect(try menu("set superusers=\"\"\nmenuentry 'Debian' {\n").state == "open\n")
        #expect(try menu("  set superusers=pasaka\nmenuentry 'Debian' {\n").state == "locked\n")
    }

    @Test func `a menu whose default would ask for the password does not start by itself`() throws {
        let free = "menuentry 'Debian' $menuentry_id_option 'x' {\n", own = "menuentry 'Own' {\n"
        let lock = "set superusers=\"pasaka\"\n"
        #expect(try menu(lock + "set default=\"0\"\n" + free + own).starts == 0)
        #expect(try menu(lock + "set default=\"${saved_entry}\"\n" + free + own).starts == 0)
        #expect(try menu(lock + "set default=\"2\"\n" + free + free).starts == 0)
        #expect(try menu(lock + "set default=\"2\"\n" + free + own).starts == 1)
        #expect(try menu(lock + "set default=\"0\"\n" + own + free).starts == 1)
        #expect(try menu("set default=\"2\"\n" + free + own).starts == 0)
    }

    @Test func `the menu has its hash, and the normal entry needs no password`() throws {
        _ = try kiosk("enable")
        #expect(
            try menu == """
                set superusers="pasaka"
                export superusers
                password_pbkdf2 pasaka grub.pbkdf2.sha512.10000.AB12.CD34
                set menuentry_id_option="--unrestricted $menuentry_id_option"
                menuentry 'Debian' $menuentry_id_option 'gnulinux' {

                """)
        #expect(try state() == "locked\n")
    }

    @Test func `only root may read the hash`() throws {
        _ = try kiosk("enable")
        let rights = try FileManager.default.attributesOfItem(atPath: "\(machine.path)/\(Self.part)")[.posixPermissions]
        #expect(rights as? Int == 0o700)
        #expect(machine.folder.names(in: "etc/grub.d") == ["01_pasaka"])
    }

    @Test func `a file or an answer replaces it`() throws {
        _ = try kiosk("enable", "--boot-password-file", try file("tick-tack-9\n"))
        #expect(try hashed == "tick-tack-9\ntick-tack-9\n")
        _ = try kiosk("enable", typed: "Gara+Nakts\nGara+Nakts\n\n")
        #expect(try hashed == "Gara+Nakts\nGara+Nakts\n")
    }

    @Test(arguments: ["", "short77", "garā nakts", "a b c d e f", String(repeating: "a", count: 65)])
    func `a file whose password cannot be typed in the menu changes nothing`(text: String) throws {
        let result = try kiosk("enable", "--boot-password-file", try file(text + "\n"))
        #expect(result.status == 1)
        #expect(result.said.contains("the boot password must be 8 to 64 letters"), "\(result.said)")
        #expect(!machine.has(Self.part))
        #expect(!isEnabled)
    }

    @Test func `disable takes it back`() throws {
        _ = try kiosk("enable")
        #expect(try kiosk("disable").status == 0)
        #expect(!machine.has("etc/grub.d/01_pasaka"))
        #expect(try state() == "open\n")
    }

    @Test func `a password that somebody else has set stays, and no second one is made`() throws {
        try machine.program("etc/grub.d/40_custom", "echo 'set superusers=\"root\"'")
        try machine.folder.write("boot/grub/grub.cfg", "set superusers=\"root\"\n")
        let result = try kiosk("enable")
        #expect(result.status == 0)
        #expect(result.said.contains("another part of /etc/grub.d has set: it stays"))
        #expect(!machine.has(Self.part))
        #expect(try kiosk("enable", "--boot-password-file", try file("tick-tack-9")).status == 1)
    }

    @Test func `where another boot loader starts the machine that is said`() throws {
        machine.folder.remove("boot/grub")
        let result = try kiosk("enable")
        #expect(result.status == 0)
        #expect(result.said.contains("GRUB does not start this machine, so its boot menu stays unlocked"))
        #expect(!machine.has(Self.part))
        #expect(try kiosk("status").said.contains("! B1: GRUB does not start this machine"))
    }

    @Test func `a menu whose first entry would ask at each start is unlocked again`() throws {
        let result = try machine.kiosk(["enable"], environment: ["ENTRY": "menuentry 'Own' {"])
        #expect(result.status == 1)
        #expect(result.said.contains("would ask for the password at each start"), "\(result.said)")
        #expect(!machine.has(Self.part))
        #expect(try menu == "menuentry 'Own' {\n")
        #expect(isEnabled)
    }

    @Test func `a password that cannot be hashed is told, and the rest is done`() throws {
        try machine.command("grub-mkpasswd-pbkdf2", "exit 1")
        let result = try kiosk("enable")
        #expect(result.status == 1)
        #expect(result.said.contains("the boot menu cannot be locked"), "\(result.said)")
        #expect(!result.said.contains("write it down"))
        #expect(!machine.has(Self.part))
        #expect(isEnabled)
    }

    @Test func `status of a kiosk enabled by an earlier version says what to do`() throws {
        _ = try kiosk("enable")
        try machine.folder.write("boot/grub/grub.cfg", "menuentry 'Debian' {\n")
        #expect(try kiosk("status").said.contains("! B1: the boot menu has no password; run: sudo pasaka-kiosk enable"))
        try machine.folder.write("boot/grub/grub.cfg", "set superusers=\"pasaka\"\n")
        #expect(try kiosk("status").said.contains("the boot menu has a password"))
    }

    @Test(arguments: [("set superusers=\"pasaka\"\n", "locked\n"), ("# set superusers=\n", "open\n"), ("", "open\n")])
    func `the morning check is left a note of what the menu itself says`(menu: String, note: String) throws {
        try machine.folder.write("run/pasaka-boot-menu", "locked\n")
        try machine.folder.write("boot/grub/grub.cfg", menu)
        #expect(try machine.run("installed/usr/lib/pasaka/kiosk-boot-menu", "note").status == 0)
        #expect(try machine.folder.text("run/pasaka-boot-menu") == note)
        let rights = try FileManager.default.attributesOfItem(atPath: "\(machine.path)/run/pasaka-boot-menu")
        #expect(rights[.posixPermissions] as? Int == 0o644)
    }

    @Test func `the note is made at each start of the player`() throws {
        let lines = try machine.lines(of: "usr/lib/systemd/system/pasaka-kiosk.service")
        #expect(lines.contains("ExecStartPre=-+/usr/lib/pasaka/kiosk-boot-menu note"))
    }
}
