import Foundation
import TestSupport
import Testing

/// How a kiosk keeps itself up to date at night.
struct KioskUpdateTests {
    private static let state = UpdateBench.state
    private let bench: UpdateBench
    private var machine: StandIn { bench.machine }

    init() throws { bench = try UpdateBench() }

    // MARK: - A good update

    @Test func `a good update notes its day, and that there is a network, where the player can read it`() throws {
        let result = try bench.update("night")
        #expect(result.status == 0 && result.said.hasSuffix("kiosk-update: up to date\n"), "\(result.said)")
        #expect(bench.updated == "2026-11-28\n")
        #expect(try machine.folder.text("\(Self.state)/network") == "")
        #expect(try bench.version == "2.0")
        #expect(machine.folder.names(in: "\(Self.state)/earlier") == ["pasaka.deb"])
        #expect(machine.folder.names(in: Self.state).sorted() == ["earlier", "network", "updated"])
    }

    @Test func `only Debian's security and Pasaka are taken`() throws {
        let lines = try machine.lines(of: "usr/lib/pasaka/kiosk-apt.conf")
        #expect(
            lines.filter { $0.contains("origin=") }.map { $0.drop { $0 == " " } } == [
                #""origin=Debian,codename=${distro_codename}-security,label=Debian-Security";"#,
                #""origin=Pasaka,codename=${distro_codename}";"#,
            ])
        #expect(lines.contains("Unattended-Upgrade::Automatic-Reboot \"false\";"))
    }

    @Test func `the machine's own settings of apt stay, and ours come last`() throws {
        try machine.folder.write("etc/apt/apt.conf.d/80proxy", "Acquire::http::Proxy \"http://proxy\";\n")
        try machine.command("unattended-upgrade", "cp -r \"${APT_CONFIG%/*}\" '\(machine.path)/seen'")
        try bench.update("night")
        #expect(machine.folder.names(in: "seen/conf").sorted() == ["80proxy", "zz-pasaka.conf"])
    }

    @Test func `without anything newer the earlier package stays as it is`() throws {
        try machine.folder.write("newest", "1.0\n")
        try bench.update("night")
        #expect(bench.updated != nil)
        #expect(!machine.has("\(Self.state)/earlier"))
        #expect(try bench.count("systemctl try-restart") == 0)
    }

    @Test func `the earlier package has what dpkg runs, as dpkg tells it`() throws {
        try machine.command("dpkg-deb", "cp -r --preserve=mode \"$5/DEBIAN\" '\(machine.path)/seen'")
        try bench.update("night")
        #expect(machine.folder.names(in: "seen").sorted() == ["control", "md5sums", "postinst", "prerm"])
        #expect(try machine.folder.text("seen/postinst") == "its postinst\n")
        let scripts = ["md5sums", "postinst", "prerm"].filter {
            FileManager.default.isExecutableFile(atPath: "\(machine.path)/seen/\($0)")
        }
        #expect(scripts == ["postinst", "prerm"])
    }

    @Test func `a machine that needs it is restarted at night, but not while somebody updates it by hand`() throws {
        try machine.folder.write("run/reboot-required")
        #expect(try bench.update("now").said.contains("restart the machine when it suits"))
        #expect(try bench.count("systemctl reboot") == 0)
        try bench.update("night")
        #expect(try machine.calls.last == "systemctl reboot")
    }

    // MARK: - No update

    @Test(arguments: [
        ("off", "updates are off: PASAKA_UPDATES=no"), ("no route", "there is no network"),
        ("metered", "the network is metered"),
    ])
    func `a reason against it is said in one line`(reason: String, words: String) throws {
        switch reason {
        case "off": try machine.folder.write("etc/pasaka/kiosk.conf", "PASAKA_UPDATES=no\n")
        case "no route": try machine.folder.write("routes")
        default: try machine.command("nmcli", "[ \"$5\" = eth0 ] && echo 'yes (guessed)'")
        }
        let result = try bench.update("night")
        #expect(result.status == 0 && result.said.contains(words), "\(result.said)")
        #expect(result.said.count { $0 == "\n" } == 1)
        #expect(try bench.count("apt-get") + bench.count("unattended-upgrade") == 0)
        #expect(bench.updated == nil)
        #expect(machine.has("\(Self.state)/network") == (reason == "metered"))
    }

    @Test(arguments: [("home", true), ("stories/racenis/3", false), ("grownups/room", false), ("", false)])
    func `only a player that waits at home is interrupted`(route: String, isUpdated: Bool) throws {
        try bench.says(route: route)
        let result = try bench.update("night")
        #expect((bench.updated != nil) == isUpdated, "\(result.said)")
        #expect(result.said.contains("somebody was there all the time") != isUpdated)
        #expect(try bench.looks == (isUpdated ? 2 : 20))
    }

    @Test func `home that is touched meanwhile is in use, until nobody touches it any more`() throws {
        try bench.says(route: "home")
        let inputs = "\(machine.path)/run/pasaka/pasaka/inputs.jsonl", count = "$(wc -c <'\(inputs)')"
        try machine.folder.write("run/pasaka/pasaka/inputs.jsonl")
        try machine.command(
            "pkill",
            """
            cp '\(machine.path)/health' '\(machine.path)/run/pasaka/pasaka/health.json'
            [ "\(count)" -ge 5 ] || echo >>'\(inputs)'
            """)
        try bench.update("night")
        #expect(bench.updated != nil)
        #expect(try bench.looks == 6)
    }

    @Test func `a player that does not answer is in use, and what it left instead of its health is not read`() throws {
        try machine.folder.write("player", "active\n")
        try machine.folder.write("elsewhere", "  \"route\" : \"home\",\n")
        try machine.command(
            "pkill", "ln -sf '\(machine.path)/elsewhere' '\(machine.path)/run/pasaka/pasaka/health.json'")
        #expect(try bench.update("night").said.contains("somebody was there"))
        #expect(bench.updated == nil)
    }

    @Test(arguments: ["apt-get", "unattended-upgrade"])
    func `what fails is no good update`(command: String) throws {
        try machine.command(command, "exit 100")
        let result = try bench.update("night")
        #expect(result.status == 0 && result.said.contains("kiosk-update: \(command)"), "\(result.said)")
        #expect(bench.updated == nil)
    }

    @Test func `a machine without Debian's security is not up to date`() throws {
        try machine.folder.write("policy", "     release o=Debian,n=bookworm,l=Debian,c=main\n")
        #expect(try bench.update("night").said.contains("nothing of Debian was there"))
        #expect(bench.updated == nil)
    }

    @Test func `an earlier package that cannot be kept keeps everything as it is`() throws {
        try machine.command("dpkg-deb", "exit 1")
        #expect(try bench.update("night").said.contains("nothing is installed; is the disk full?"))
        #expect(try bench.count("unattended-upgrade") == 0)
        #expect(machine.folder.names(in: Self.state) == ["network"])
    }

    // MARK: - A new version on trial

    /// Lets the self-test of a version be red.
    private func isRed(_ version: String, _ line: String = "✗ A1  Bilde") throws {
        try machine.program(
            "usr/bin/pasaka", "! grep -qx '\(version)' '\(machine.path)/version' || { echo '\(line)'; exit 1; }")
    }

    @Test
    func `a red self-test is not noted, and after the second start the earlier version is back and the other held`()
        throws
    {
        try isRed("2.0")
        let result = try bench.update("night")
        #expect(result.said.contains("after the update the self-test is red: A1"), "\(result.said)")
        #expect(bench.updated == nil)
        #expect(try bench.version == "1.0")
        #expect(try bench.count("systemctl restart") == 1)
        #expect(try bench.count("dpkg --install \(Self.state)/earlier/pasaka.deb") == 0)
        #expect(try bench.count("dpkg --install /\(Self.state)/earlier/pasaka.deb") == 1)
        #expect(
            try machine.folder.text("etc/apt/preferences.d/pasaka-held")
                == "Package: pasaka pasaka-soltura pasaka-network\nPin: version 2.0\nPin-Priority: -1\n")
        #expect(!machine.has("\(Self.state)/trial"))
    }

    @Test func `a light that was red before, as of a loudspeaker that is off at night, is no matter`() throws {
        try machine.folder.write("red", "✗ S1  Skaņa\n")
        try bench.update("night")
        #expect(bench.updated != nil)
        #expect(try bench.version == "2.0")
    }

    @Test func `a red light that only libraries can have lit is told, and brings nothing back`() throws {
        try machine.folder.write("newest", "1.0\n")
        try machine.command("unattended-upgrade", "echo '✗ S2  Skaņa' >'\(machine.path)/red'")
        #expect(try bench.update("night").said.contains("the self-test is red: S2"))
        #expect(bench.updated == nil)
        #expect(try bench.count("dpkg --install") == 0)
    }

    @Test func `the third start of a version that shows no picture brings the earlier one back, once`() throws {
        try machine.folder.write("\(Self.state)/earlier/pasaka.deb")
        try machine.folder.write("\(Self.state)/trial", "1.0 0 \n")
        try machine.folder.write("version", "2.0\n")
        try machine.folder.write("player", "activating\n")
        for start in 1...4 {
            try bench.update("started")
            #expect(try bench.count("systemctl start --no-block pasaka-update-judge.service") == max(0, start - 2))
        }
        for _ in 1...2 { try bench.update("judge") }
        #expect(try bench.version == "1.0")
        #expect(try bench.count("dpkg --install") == 1)
        #expect(!machine.has("\(Self.state)/trial"))
        #expect(bench.updated == nil)
    }

    @Test func `a start with a picture and a good self-test ends the trial after a power cut`() throws {
        try machine.folder.write("\(Self.state)/trial", "1.0 0 \n")
        try machine.folder.write("version", "2.0\n")
        try machine.folder.write("player", "active\n")
        try bench.update("started")
        try bench.update("ready")
        #expect(try machine.calls.last == "systemctl start --no-block pasaka-update-judge.service")
        try bench.update("judge")
        #expect(!machine.has("\(Self.state)/trial"))
        #expect(try bench.version == "2.0")
    }

    @Test func `a cut before anything was installed leaves no trial`() throws {
        try machine.folder.write("\(Self.state)/trial", "1.0 0 \n")
        for _ in 1...4 { try bench.update("started") }
        try bench.update("judge")
        #expect(!machine.has("\(Self.state)/trial"))
        #expect(try bench.count("dpkg --install") + bench.count("systemctl start") == 0)
    }

    @Test func `a package that was cut while it was unpacked is replaced by the earlier one, which is not held`() throws
    {
        try machine.folder.write("\(Self.state)/earlier/pasaka.deb")
        try machine.folder.write("\(Self.state)/trial", "1.0 0 \n")
        try machine.command(
            "dpkg-query",
            "case \"$*\" in *Status*) [ ! -e '\(machine.path)/healed' ] || echo 1.0 installed ;; *) echo 1.0 ;; esac")
        try machine.command("dpkg", "[ \"$1\" != --install ] || : >'\(machine.path)/healed'")
        try bench.update("judge")
        #expect(machine.has("healed"))
        #expect(!machine.has("etc/apt/preferences.d/pasaka-held"))
        #expect(!machine.has("\(Self.state)/trial"))
    }

    @Test func `what cannot be brought back is said, and not tried at each start`() throws {
        try machine.folder.write("\(Self.state)/trial", "1.0 3 \n")
        try machine.folder.write("version", "2.0\n")
        try machine.command("dpkg", "[ \"$1\" != --install ]")
        let result = try bench.update("judge")
        #expect(result.status == 1 && result.said.contains("install a Pasaka by hand"), "\(result.said)")
        #expect(!machine.has("\(Self.state)/trial"))
    }

    @Test func `without a trial a start is not counted`() throws {
        try bench.update("started")
        try bench.update("ready")
        #expect(try machine.calls == [])
    }

    // MARK: - When

    @Test(
        arguments: [
            ("PASAKA_UPDATE_HOUR=0\n", "0"), ("PASAKA_UPDATE_HOUR=22\n", "22"), ("PASAKA_UPDATE_HOUR=24\n", nil),
            ("PASAKA_UPDATE_HOUR=three\n", nil), ("", nil),
        ] as [(String, String?)])
    func `the window opens at the hour of the settings, or else at three`(settings: String, hour: String?) throws {
        try machine.folder.write("etc/pasaka/kiosk.conf", settings)
        let generator = "installed/usr/lib/systemd/system-generators/pasaka-update"
        #expect(try machine.run(generator, machine.path + "/units").status == 0)
        for timer in ["pasaka-update", "pasaka-fetch"] {
            let made = try? machine.folder.text("units/\(timer).timer.d/hour.conf")
            #expect(made == hour.map { "[Timer]\nOnCalendar=\nOnCalendar=*-*-* \($0):00\n" })
        }
        let timer = try machine.lines(of: "usr/lib/systemd/system/pasaka-update.timer")
        for line in ["OnCalendar=*-*-* 3:00", "RandomizedDelaySec=50min", "Persistent=no"] {
            #expect(timer.contains { $0 == line })
        }
    }

    @Test func `an enabled kiosk has the window, tells the last good update and the next, and disable forgets them`()
        throws
    {
        let target = try machine.lines(of: "usr/lib/systemd/system/pasaka-kiosk.target")
        #expect(target.contains { $0.hasSuffix("pasaka-update.timer") })
        #expect(try machine.kiosk(["enable"]).status == 0)
        #expect(machine.has("\(Self.state)/network"))
        #expect(try machine.kiosk(["status"]).said.contains("last good update: none yet"))
        try bench.update("night")
        try machine.command("systemctl", "[ \"$1\" != show ] || echo 'Sun 2026-11-29 03:17:00 UTC'")
        let said = try machine.kiosk(["status"]).said
        #expect(
            said.contains("last good update: 2026-11-28\npasaka-kiosk: next update window: Sun 2026-11-29 03:17:00 UTC")
        )
        try machine.folder.write("etc/apt/preferences.d/pasaka-held")
        #expect(try machine.kiosk(["disable"]).status == 0)
        #expect(!machine.has(Self.state) && !machine.has("etc/apt/preferences.d/pasaka-held"))
    }
}
