import Foundation
import TestSupport
import Testing

/// What `pasaka-kiosk` does to a machine, and undoes.
struct PasakaKioskTests {
    private static let target = "etc/systemd/system/default.target"
    private static let log = "etc/systemd/journald.conf.d/pasaka-kiosk.conf"
    private let machine: StandIn

    init() throws {
        machine = try StandIn.kiosk()
    }

    @discardableResult private func kiosk(_ words: String...) throws -> StandIn.Result { try machine.kiosk(words) }

    private func linksOfOurs() throws -> Int {
        let names = FileManager.default.enumerator(atPath: machine.path + "/etc")?.allObjects as? [String] ?? []
        return names.count { machine.target(of: "etc/\($0)") != nil }
    }

    private func hasGrub(whose line: String) throws {
        try machine.installGRUB()
        try machine.command("update-grub", line)
    }

    // MARK: - Enabled and disabled

    @Test func `disable puts back what stood there before`() throws {
        try machine.folder.write(Self.log, "theirs")
        try machine.folder.write("etc/systemd/system/.keep")
        try machine.folder.makeLink(Self.target, to: "/lib/systemd/system/graphical.target")
        #expect(try kiosk("enable").status == 0)
        #expect(machine.target(of: Self.target) == "/usr/lib/systemd/system/pasaka-kiosk.target")
        #expect(machine.target(of: Self.log) == "/usr/lib/pasaka/kiosk/\(Self.log)")
        #expect(try kiosk("disable").status == 0)
        #expect(machine.target(of: Self.target) == "/lib/systemd/system/graphical.target")
        #expect(try machine.folder.text(Self.log) == "theirs")
        #expect(try linksOfOurs() == 1)
        #expect(!machine.has("var/lib/pasaka-kiosk"))
    }

    @Test func `what the machine's keeper had masked stays masked, however often the kiosk is enabled`() throws {
        let timer = "etc/systemd/system/fstrim.timer"
        try machine.folder.write("etc/systemd/system/.keep")
        try machine.folder.makeLink(timer, to: "/dev/null")
        for verb in ["enable", "enable", "disable"] {
            #expect(try kiosk(verb).status == 0)
            #expect(machine.target(of: timer) == "/dev/null")
        }
        #expect(try linksOfOurs() == 1)
        #expect(!machine.has("var/lib/pasaka-kiosk"))
    }

    @Test func `what a power cut kept from being put back comes back with the next disable`() throws {
        try machine.folder.write(Self.log, "theirs")
        try kiosk("enable")
        machine.folder.remove(Self.log)
        #expect(try kiosk("disable").status == 0)
        #expect(try machine.folder.text(Self.log) == "theirs")
        #expect(!machine.has("var/lib/pasaka-kiosk"))
    }

    @Test func `later files of others stay, and the originals are kept`() throws {
        try machine.folder.write(Self.log, "theirs")
        try kiosk("enable")
        machine.folder.remove(Self.log)
        try machine.folder.write(Self.log, "newer")
        let result = try kiosk("disable")
        #expect(try machine.folder.text(Self.log) == "newer")
        #expect(try machine.folder.text("var/lib/pasaka-kiosk/before/\(Self.log)") == "theirs")
        #expect(result.said.contains("/var/lib/pasaka-kiosk/before"))
    }

    @Test(arguments: ["enable", "disable"])
    func `a failing update-grub does not stop the other steps`(verb: String) throws {
        try hasGrub(whose: "echo no device; exit 1")
        try kiosk("enable")
        let result = try kiosk(verb)
        #expect(result.status == 1)
        #expect(
            result.said.contains("pasaka-kiosk: update-grub failed (no device); the boot menu is as it was before"),
            "\(result.said)")
        #expect(try (linksOfOurs() > 0) == (verb == "enable"))
        #expect(try kiosk("status").said.contains(verb == "enable" ? "pasaka-kiosk: enabled" : "not enabled"))
    }

    @Test func `a successful update-grub prints nothing`() throws {
        try hasGrub(whose: "echo Generating")
        #expect(try kiosk("enable").status == 0)
        let result = try kiosk("disable")
        #expect(result.status == 0)
        #expect(!result.said.contains("Generating"))
    }

    @Test func `a failing update-initramfs does not stop the other steps`() throws {
        try kiosk("enable")
        try machine.folder.write("etc/pasaka/kiosk.conf", "PASAKA_READ_ONLY=yes\n")
        try machine.command("update-initramfs", "exit 1")
        let result = try kiosk("disable")
        #expect(result.status == 1)
        #expect(try linksOfOurs() == 0)
        #expect(try machine.folder.text("etc/pasaka/kiosk.conf") == "PASAKA_READ_ONLY=no\n")
    }

    @Test func `without initramfs-tools the kiosk is undone all the same`() throws {
        try kiosk("enable")
        try machine.folder.write("etc/pasaka/kiosk.conf", "PASAKA_READ_ONLY=yes\n")
        machine.folder.remove("bin/update-initramfs")
        try kiosk("disable")
        #expect(try linksOfOurs() == 0)
    }

    @Test func `existing kernel parameters are kept`() throws {
        let file = "\(StandIn.repository)/kiosk/installed/usr/lib/pasaka/kiosk/etc/default/grub.d/pasaka-kiosk.cfg"
        try machine.folder.write(
            "grub", "GRUB_CMDLINE_LINUX_DEFAULT='quiet nomodeset'; . '\(file)'; echo \"$GRUB_CMDLINE_LINUX_DEFAULT\"")
        let sourcing = try machine.shell("grub")
        #expect(sourcing.said.hasPrefix("quiet nomodeset quiet loglevel=3 "), "\(sourcing.said)")
    }

    // MARK: - Settings

    struct Settings: CustomTestStringConvertible {
        let testDescription: String
        let before: String
        let after: String
    }

    static let settings = [
        Settings(
            testDescription: "one line of many", before: "A=1\nPASAKA_ROTATE=0\nB=2\n",
            after: "A=1\nPASAKA_ROTATE=90\nB=2\n"),
        Settings(testDescription: "no such line", before: "A=1\n", after: "A=1\nPASAKA_ROTATE=90\n"),
        Settings(testDescription: "a last line without an end", before: "A=1", after: "A=1\nPASAKA_ROTATE=90\n"),
        Settings(testDescription: "an empty file", before: "", after: "PASAKA_ROTATE=90\n"),
    ]

    @Test(arguments: settings) func `a setting is changed in any state of the file`(settings: Settings) throws {
        try machine.folder.write("etc/pasaka/kiosk.conf", settings.before)
        #expect(try kiosk("rotate", "90").status == 0)
        #expect(try machine.folder.text("etc/pasaka/kiosk.conf") == settings.after)
    }

    // MARK: - Status

    @Test(arguments: [[], Array("x11".utf8), Array("x11\n".utf8), [0, 0, 0, 0]])
    func `status reads any session file`(note: [UInt8]) throws {
        try machine.folder.write("run/systemd/system/.keep")
        try machine.folder.write(Array("run/pasaka/session".utf8), note)
        #expect(try kiosk("status").status == 0)
    }

    @Test func `status shows the session type`() throws {
        try machine.folder.write("run/systemd/system/.keep")
        try machine.folder.write("run/pasaka/session", "x11 1\n")
        #expect(try kiosk("status").said.contains("session type x11; starts in a row without a picture: 1"))
    }

    @Test func `status neither follows a link that the player left nor waits for its FIFO`() throws {
        try machine.folder.write("run/systemd/system/.keep")
        try machine.folder.write("run/pasaka/secret", "x11 1\n")
        try machine.folder.makeLink("run/pasaka/session", to: "secret")
        #expect(try !kiosk("status").said.contains("session type"))
        machine.folder.remove("run/pasaka/session")
        #expect(mkfifo("\(machine.path)/run/pasaka/session", 0o600) == 0)
        #expect(try kiosk("status").status == 0)
    }

    // MARK: - Keyboards

    /// What the kernel says that a device has: Enter and Space are bits 28 and 57.
    @Test(arguments: [
        ([], 0), (["fffffffffffffffe"], 1), (["10000000000000 0", "7fff 200000010000000"], 1),
        (["10000000", "200000000000000", "210000000", ""], 0),
        (["402000000 3803078f800d001 feffffdfffefffff fffffffffffffffe"], 1),
    ])
    func `enable says how many keyboards are plugged in`(keys: [String], count: Int) throws {
        for (number, keys) in keys.enumerated() {
            try machine.folder.write("sys/class/input/event\(number)/device/capabilities/key", keys + "\n")
        }
        let said = try kiosk("enable").said
        #expect(said.contains("keyboards that are plugged in: \(count); one that is plugged in while"), "\(said)")
    }

    @Test(arguments: [("allow", "later works too"), ("ignore", "in the kiosk none works"), ("present", "does nothing")])
    func `and what happens to a later one`(setting: String, words: String) throws {
        try machine.folder.write("etc/pasaka/kiosk.conf", "PASAKA_KEYBOARDS=\(setting)\n")
        #expect(try kiosk("enable").said.contains(words))
    }

    @Test func `a keyboard is late from the first picture on, and ignored unless the settings allow it`() throws {
        let mark = "/run/pasaka-keyboards-are-there"
        let unit = try machine.lines(of: "usr/lib/systemd/system/pasaka-kiosk-ready.service")
        let rules = try machine.lines(of: "usr/lib/pasaka/kiosk/etc/udev/rules.d/90-pasaka-kiosk.rules")
        // One that was there before the picture may still be in udev's queue.
        #expect(
            unit.filter { $0.hasPrefix("ExecStartPre=") } == [
                "ExecStartPre=-+/usr/bin/udevadm settle --timeout=5", "ExecStartPre=-+/usr/bin/touch \(mark)",
            ])
        #expect(rules.contains { $0.contains("TEST==\"\(mark)\", ENV{PASAKA_PLUGGED}=\"late\"") })
        #expect(try machine.lines(of: "usr/lib/pasaka/kiosk/kiosk.conf").contains("PASAKA_KEYBOARDS=present"))
    }

    // MARK: - A read-only disk

    /// How the disk below a read-only root is made writable and read-only again, by the file system's own options.
    @Test(arguments: [("rw,errors=remount-ro", "remount,bind"), ("ro,errors=remount-ro", "remount"), ("ro", "remount")])
    func `only what keeps the disk from being written is lifted`(options: String, how: String) throws {
        try machine.folder.write("run/pasaka-root/etc/pasaka/kiosk.conf", "PASAKA_READ_ONLY=yes\n")
        try machine.command("findmnt", "echo \(options)")
        #expect(try kiosk("read-only", "off").status == 0)
        #expect(try machine.folder.text("run/pasaka-root/etc/pasaka/kiosk.conf") == "PASAKA_READ_ONLY=no\n")
        #expect(
            try machine.calls.filter { $0.hasPrefix("mount") } == [
                "mount -o \(how),rw /run/pasaka-root", "mount -o \(how),ro /run/pasaka-root",
            ])
    }

    @Test func `a setting that cannot be written leaves the disk read-only`() throws {
        try machine.folder.write("run/pasaka-root/etc/.keep")
        try machine.folder.write("run/pasaka-root/etc/pasaka")
        try machine.command("findmnt", "echo rw")
        #expect(try kiosk("read-only", "off").status == 1)
        #expect(try machine.calls.last == "mount -o remount,bind,ro /run/pasaka-root")
    }
}
