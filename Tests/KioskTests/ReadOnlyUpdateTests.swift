import TestSupport
import Testing

/// How a read-only kiosk is updated: in one writable start, wherever the power is cut.
struct ReadOnlyUpdateTests {
    private static let initramfs = "usr/lib/pasaka/kiosk/initramfs/scripts/init-bottom/pasaka-read-only"
    private static let request = "etc/pasaka/writable-once"
    private let bench: UpdateBench
    private var machine: StandIn { bench.machine }

    init() throws { bench = try UpdateBench() }

    /// Switches the machine on: the initramfs finds the disk, in the folder `disk`.
    ///
    /// - Returns: whether this start is writable.
    private func start() throws -> Bool {
        machine.folder.remove("run/pasaka-writable-once")
        try machine.command("modprobe")
        // Not as far as an overlay, for which this machine's kernel would be asked.
        try machine.folder.write("disk/usr/.keep")
        _ = try machine.run("installed/\(Self.initramfs)", list: [], environment: ["rootmnt": "\(machine.path)/disk"])
        return machine.has("run/pasaka-writable-once")
    }

    private func isAsked(_ text: String = "2026-11-28 \n") throws {
        try machine.folder.write("disk/etc/fstab")
        try machine.folder.write("disk/etc/pasaka/kiosk.conf", "PASAKA_READ_ONLY=yes\n")
        try machine.folder.write("disk/\(Self.request)", text)
    }

    // MARK: - The request

    @Test func `at the window it asks for one writable start, and restarts`() throws {
        try bench.makeReadOnly()
        let result = try bench.update("night")
        #expect(result.said.contains("restarts, updates, and restarts read-only"), "\(result.said)")
        #expect(try machine.folder.text("run/pasaka-root/\(Self.request)") == "2026-11-28 \n")
        #expect(
            try machine.calls.suffix(3) == [
                "mount -o remount,bind,rw /run/pasaka-root", "mount -o remount,bind,ro /run/pasaka-root",
                "systemctl reboot",
            ])
        #expect(try bench.count("unattended-upgrade") == 0)
    }

    @Test func `somebody who is there is not interrupted`() throws {
        try bench.makeReadOnly()
        try bench.says(route: "stories/racenis/3")
        try bench.update("night")
        #expect(!machine.has("run/pasaka-root/\(Self.request)"))
        #expect(try bench.count("systemctl reboot") == 0)
    }

    @Test(arguments: ["this week", "today", "not taken up", "an earlier Pasaka's"])
    func `it does not restart again and again`(reason: String) throws {
        try bench.makeReadOnly()
        switch reason {
        case "this week": try machine.folder.write("run/pasaka-root/\(UpdateBench.state)/updated", "2026-11-27\n")
        case "today": try machine.folder.write("run/pasaka-root/etc/pasaka/writable-done", "2026-11-28 \n")
        case "not taken up": try machine.folder.write("run/pasaka-root/\(Self.request)", "2026-11-27 \n")
        default:
            let script = "run/pasaka-root/etc/initramfs-tools/scripts/init-bottom/pasaka-read-only"
            try machine.folder.write(script, "#!/bin/sh\n")
        }
        let result = try bench.update("night")
        #expect(try bench.count("systemctl reboot") == 0)
        #expect(result.said.count { $0 == "\n" } == 1, "\(result.said)")
    }

    // MARK: - A power cut at each step

    @Test func `a cut before the request is a read-only start`() throws {
        try isAsked()
        machine.folder.remove("disk/\(Self.request)")
        #expect(try !start())
    }

    @Test func `a cut after the request is a writable start, and every later one is read-only`() throws {
        try isAsked()
        #expect(try start())
        #expect(try !start())
        #expect(try !start())
        #expect(try machine.folder.text("disk/etc/pasaka/writable-done") == "2026-11-28 \n")
        #expect(try machine.folder.text("disk/etc/pasaka/kiosk.conf") == "PASAKA_READ_ONLY=yes\n")
    }

    @Test func `a disk that cannot be written does not become writable`() throws {
        try isAsked()
        try machine.command("mount", "exit 1")
        #expect(try !start())
        #expect(machine.has("disk/\(Self.request)"))
    }

    @Test func `a request that cannot be taken back leaves the disk read-only`() throws {
        try isAsked()
        try machine.command("mv", "exit 1")
        #expect(try !start())
        #expect(try machine.calls.contains("mount -o remount,ro /disk"))
    }

    @Test func `the writable start updates, and the machine restarts however that ends`() throws {
        try machine.folder.write("etc/pasaka/writable-done", "2026-11-28 \n")
        try machine.folder.write("run/pasaka-writable-once")
        let result = try bench.update("cycle")
        #expect(result.status == 0 && bench.updated == "2026-11-28\n", "\(result.said)")
        let unit = try machine.lines(of: "usr/lib/systemd/system/pasaka-update-cycle.service")
        for line in [
            "ConditionPathExists=/run/pasaka-writable-once", "SuccessAction=reboot", "FailureAction=reboot",
        ] { #expect(unit.contains { $0 == line }) }
        let target = try machine.lines(of: "usr/lib/systemd/system/pasaka-kiosk.target")
        #expect(target.contains("Wants=pasaka-update-cycle.service"))
    }

    @Test(arguments: [true, false]) func `any other start is left alone`(isReadOnly: Bool) throws {
        if isReadOnly {
            try bench.makeReadOnly()
            try machine.folder.write("run/pasaka-writable-once")
        }
        #expect(try bench.update("cycle") == StandIn.Result(status: 0, said: ""))
        #expect(try machine.calls == [])
    }

    @Test func `what a cut has left half-installed is brought back in another writable start`() throws {
        try bench.makeReadOnly()
        try machine.folder.write("run/pasaka-root/\(UpdateBench.state)/trial", "1.0 2 \n")
        try machine.folder.write("version", "2.0\n")
        try machine.folder.write("player", "activating\n")
        try bench.update("started")
        #expect(try machine.folder.text("run/pasaka-root/\(UpdateBench.state)/trial") == "1.0 3 \n")
        try bench.update("judge")
        #expect(try machine.calls.last == "systemctl reboot")
        #expect(machine.has("run/pasaka-root/\(Self.request)"))
        #expect(try bench.count("dpkg --install") == 0)
    }

    @Test func `and there the earlier version comes back before anything else is done`() throws {
        try machine.folder.write("etc/pasaka/writable-done", "2026-11-28 \n")
        try machine.folder.write("run/pasaka-writable-once")
        try machine.folder.write("\(UpdateBench.state)/earlier/pasaka.deb")
        try machine.folder.write("\(UpdateBench.state)/trial", "1.0 3 \n")
        try machine.folder.write("version", "2.0\n")
        try machine.folder.write("newest", "1.0\n")
        try bench.update("cycle")
        let calls = try machine.calls.filter { $0.hasPrefix("dpkg --install") || $0.hasPrefix("unattended") }
        #expect(calls == ["dpkg --install /\(UpdateBench.state)/earlier/pasaka.deb", "unattended-upgrade --verbose"])
        #expect(try bench.version == "1.0")
    }

    @Test func `initramfs-tools gets the parts of the new version`() throws {
        try machine.folder.write("etc/pasaka/writable-done", "2026-11-28 \n")
        try machine.folder.write("run/pasaka-writable-once")
        try machine.folder.write("etc/initramfs-tools/scripts/init-bottom/pasaka-read-only", "older\n")
        try bench.update("cycle")
        let lines = try machine.folder.text("etc/initramfs-tools/scripts/init-bottom/pasaka-read-only")
        #expect(lines.contains("writable-once"))
        #expect(try bench.count("update-initramfs") == 1)
        try bench.update("cycle")
        #expect(try bench.count("update-initramfs") == 1)
    }
}
