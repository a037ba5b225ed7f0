import Glibc
import TestSupport
import Testing

/// What the network's units let root do.
struct KioskNetworkTests {
    private static let folder = NetworkBench.folder
    private let bench: NetworkBench
    private var machine: StandIn { bench.machine }

    init() throws { bench = try NetworkBench() }

    // MARK: - How the kiosk is

    @Test func `the player's user tells the day, without a network, and it lies in the outbox`() throws {
        try bench.tells("{\n  \"date\" : \"2026-11-29\",\n  \"name\" : \"Cēsis\"\n}\n")
        #expect(try bench.run("collect") == StandIn.Result(status: 0, said: ""))
        #expect(bench.outbox == ["2026-11-29.json"])
        #expect(
            try machine.folder.text("\(Self.folder)/outbox/2026-11-29.json")
                == "{\n  \"date\" : \"2026-11-29\",\n  \"name\" : \"Cēsis\"\n}\n")
        let told = try #require(try bench.calls(of: "unshare").first)
        #expect(told.hasPrefix("unshare --net ") && told.contains("--reuid=pasaka --regid=pasaka"), "\(told)")
        #expect(try bench.calls(of: "pasaka") == ["pasaka day"])
    }

    @Test func `the day says of which kiosk it is, which the player does not know`() throws {
        try bench.tells("{\"date\":\"2026-11-29\",\"kiosk\":\"\",\"name\":\"Cēsis\"}\n")
        #expect(try bench.run("collect") == StandIn.Result(status: 0, said: ""))
        #expect(
            try machine.folder.text("\(Self.folder)/outbox/2026-11-29.json")
                == "{\"date\":\"2026-11-29\",\"kiosk\":\"\(NetworkBench.id)\",\"name\":\"Cēsis\"}\n")
    }

    private static let notDays = [
        ("", "does not tell how this kiosk is"), ("{}", "does not tell how this kiosk is"),
        ("{\"date\":\"../../../2026\"}", "does not tell how this kiosk is"),
        ("{\"date\":\"2026-11-29\",\"name\":\"\(String(repeating: "x", count: 4096))\"}", "more than 4096 bytes"),
        (
            "{\"date\":\"2026-11-29\",\"kiosk\":\"\",\"name\":\"\(String(repeating: "x", count: 4040))\"}",
            "more than 4096 bytes"
        ),
    ]

    @Test(arguments: notDays) func `what is no day is one line in the log, and no file`(
        told: String, said: String
    ) throws {
        try bench.tells(told)
        let result = try bench.run("collect")
        #expect(result.status == 1 && result.said.contains(said), "\(result.said)")
        #expect(result.said.count { $0 == "\n" } == 1)
        #expect(bench.outbox == [])
    }

    @Test func `a day of 4096 bytes is kept`() throws {
        let start = "{\"date\":\"2026-11-29\",\"name\":\""
        try bench.tells(start + String(repeating: "x", count: 4095 - start.utf8.count - 2) + "\"}\n")
        #expect(try bench.run("collect").status == 0)
        #expect(bench.outbox == ["2026-11-29.json"])
    }

    @Test func `without a network, or with reports switched off, nobody is asked`() throws {
        try bench.tells("{\"date\":\"2026-11-29\"}")
        try bench.joins(reports: false)
        #expect(try bench.run("collect").status == 0)
        machine.folder.remove("\(Self.folder)/kiosk.json")
        #expect(try bench.run("collect").status == 0)
        #expect(try bench.calls(of: "pasaka") == [])
        #expect(bench.outbox == [])
    }

    // MARK: - The outbox, by stick

    private func put(_ days: [Int], _ text: String = "{}") throws {
        for day in days {
            let name = "2026-\(day / 31 + 10)-\(day % 31 + 10)".prefix(10)
            try machine.folder.write("\(Self.folder)/outbox/\(name).json", text)
        }
    }

    private var copied: [String] { machine.folder.names(in: "run/pasaka-sticks/A/pasaka-outbox/\(NetworkBench.id)") }

    @Test func `a stick with a folder for it gets the newest sixty days, and another one nothing`() throws {
        for month in 8...10 {
            for day in 10...31 { try machine.folder.write("\(Self.folder)/outbox/2026-\(month + 2)-\(day).json", "{}") }
        }
        try machine.folder.write("run/pasaka-sticks/A/pasaka-outbox/.keep")
        try machine.folder.write("run/pasaka-sticks/B/other")
        #expect(try bench.run("outbox") == StandIn.Result(status: 0, said: ""))
        #expect(copied.count == 60 && !copied.contains("2026-10-15.json") && copied.contains("2026-10-16.json"))
        #expect(try bench.calls(of: "kiosk-stick").map { $0.prefix(19) } == ["kiosk-stick write A"])
        #expect(machine.folder.names(in: "run/pasaka-sticks/B") == ["other"])
    }

    @Test func `no link is followed, no FIFO waited for, and no more than a day's bytes are copied`() throws {
        try put([1], String(repeating: "x", count: 9000))
        try machine.folder.write("secret", "1234")
        try machine.folder.makeLink("\(Self.folder)/outbox/2026-12-01.json", to: "\(machine.path)/secret")
        #expect(mkfifo("\(machine.path)/\(Self.folder)/outbox/2026-12-02.json", 0o600) == 0)
        try machine.folder.write("\(Self.folder)/outbox/sent.json", "{}")
        try machine.folder.write("run/pasaka-sticks/A/pasaka-outbox/.keep")
        #expect(try bench.run("outbox").status == 0)
        #expect(copied == ["2026-10-11.json"])
        let place = "run/pasaka-sticks/A/pasaka-outbox/\(NetworkBench.id)/2026-10-11.json"
        #expect(try machine.folder.text(place).utf8.count == 4096)
    }

    @Test func `a slow stick does not keep another one waiting until that gives up`() throws {
        try machine.folder.write("run/pasaka-sticks/A/pasaka-outbox/.keep")
        #expect(try bench.run("outbox").status == 0)
        let words = try #require(try bench.calls(of: "kiosk-stick").first).split(separator: " ")
        let limit = try #require(words.firstIndex(of: "timeout").flatMap { Int(words[$0 + 1]) })
        let wait = try machine.lines(of: "usr/lib/systemd/system/pasaka-stick@.service")
            .first { $0.hasPrefix("TimeoutStartSec=") }
        #expect(limit < (try #require(wait.flatMap { Int($0.drop { $0 != "=" }.dropFirst()) })))
    }

    @Test func `a full or bad stick is one line in the log`() throws {
        try machine.folder.write("run/pasaka-sticks/A/pasaka-outbox/.keep")
        try machine.program("usr/lib/pasaka/kiosk-stick", "exit 1")
        let result = try bench.run("outbox")
        #expect(result.status == 0)
        #expect(result.said.hasPrefix("kiosk-network: "))
        #expect(result.said.hasSuffix("/A has not all of the outbox: it is full, protected or gone\n"))
    }

    // MARK: - The player's wish

    @Test(arguments: ["look", "leave", "join 0123456789abcdef"])
    func `a wish is taken once, and lies where the network's user carries it out`(wish: String) throws {
        try machine.folder.write("run/pasaka/pasaka/network-wish", wish + "\n")
        #expect(try bench.run("wish") == StandIn.Result(status: 0, said: ""))
        #expect(try machine.folder.text("run/pasaka-network/wish") == wish + "\n")
        #expect(!machine.has("run/pasaka/pasaka/network-wish"))
    }

    @Test(arguments: ["", "look; reboot", "join 0123", "join 0123456789ABCDEF", "join ../../etc/passwd", "leave\0 x"])
    func `what is no wish is refused, and gone`(wish: String) throws {
        try machine.folder.write("run/pasaka/pasaka/network-wish", wish)
        #expect(try bench.run("wish").said == "kiosk-network: the player wishes what is not known\n")
        #expect(!machine.has("run/pasaka/pasaka/network-wish") && !machine.has("run/pasaka-network/wish"))
    }

    @Test func `a wish that is a link, a FIFO or a folder is refused, and gone`() throws {
        try machine.folder.write("elsewhere", "leave\n")
        try machine.folder.makeLink("run/pasaka/pasaka/network-wish", to: "\(machine.path)/elsewhere")
        #expect(try bench.run("wish").status == 1)
        #expect(mkfifo("\(machine.path)/run/pasaka/pasaka/network-wish", 0o600) == 0)
        #expect(try bench.run("wish").status == 1)
        #expect(!machine.has("run/pasaka/pasaka/network-wish") && machine.has("elsewhere"))
        try machine.folder.write("run/pasaka/pasaka/network-wish/folder/file")
        #expect(try bench.run("wish").said == "kiosk-network: the player wishes what is not known\n")
        #expect(!machine.has("run/pasaka/pasaka/network-wish"))
    }

    @Test func `a wish in folders that the player has locked is refused, and gone`() throws {
        // As a user who is not root.
        try machine.command(
            "setpriv",
            "while case $1 in --*) ;; *) false ;; esac; do shift; done\n"
                + "[ \"$(id -u)\" != 0 ] || set -- /usr/bin/setpriv --bounding-set=-dac_override,-dac_read_search \"$@\"\n"
                + "exec \"$@\"")
        try machine.folder.write("run/pasaka/pasaka/network-wish/folder/file")
        for folder in ["network-wish/folder", "network-wish", "."] {
            try machine.folder.lock("run/pasaka/pasaka/\(folder)")
        }
        #expect(try bench.run("wish").said == "kiosk-network: the player wishes what is not known\n")
        #expect(!machine.has("run/pasaka/pasaka/network-wish") && machine.has("run/pasaka/pasaka"))
    }

    // MARK: - A read-only disk

    private func isReadOnly(disk: String) throws {
        try machine.folder.write("run/pasaka-root/etc/.keep")
        try machine.folder.write("disk", "\(disk)\n")
    }

    @Test func `on a disk whose state is written, the folder is the disk's`() throws {
        try isReadOnly(disk: "rw,noatime")
        #expect(try bench.run("state") == StandIn.Result(status: 0, said: ""))
        #expect(
            try bench.calls(of: "mount") == [
                "mount --bind /run/pasaka-root/\(Self.folder) /\(Self.folder)",
                "mount -o remount,bind,rw /\(Self.folder)",
            ])
    }

    @Test(arguments: ["root", "pasaka-network", "pasaka"])
    func `on a partition of the player's state it is one that is the network's alone`(owner: String) throws {
        try isReadOnly(disk: "ro")
        try machine.folder.write("mountpoints", "\(machine.path)/var/lib/pasaka\n")
        try machine.folder.write("var/lib/pasaka/.pasaka-network/trust.json", "its own")
        try machine.command("stat", "echo \(owner)")
        try machine.command("chown")
        let result = try bench.run("state")
        #expect(result.status == (owner == "pasaka" ? 1 : 0), "\(result.said)")
        let mounts = owner == "pasaka" ? [] : ["mount --no-canonicalize --bind . /\(Self.folder)"]
        #expect(try bench.calls(of: "mount") == mounts)
        let names = machine.folder.names(in: "var/lib/pasaka/.pasaka-network")
        #expect(names == [owner == "root" ? "kiosk.json" : "trust.json"])
    }

    @Test func `a link that the player has put there is not followed`() throws {
        try isReadOnly(disk: "ro")
        try machine.folder.write("mountpoints", "\(machine.path)/var/lib/pasaka\n")
        try machine.folder.write("elsewhere/file")
        try machine.folder.write("var/lib/pasaka/.keep")
        try machine.folder.makeLink("var/lib/pasaka/.pasaka-network", to: "\(machine.path)/elsewhere")
        try machine.command("stat", "echo root")
        #expect(try bench.run("state").said.contains("is not the network's; delete it and restart"))
        #expect(machine.folder.names(in: "elsewhere") == ["file"])
        #expect(try bench.calls(of: "mount") == [])
    }

    @Test func `in memory nothing is taken, which is one line`() throws {
        #expect(try bench.run("lasts") == StandIn.Result(status: 0, said: ""))
        try isReadOnly(disk: "ro")
        #expect(try bench.run("state").said.contains("the state partition is missing, so "))
        let result = try bench.run("lasts")
        #expect(result.status == 1 && result.said.contains("is in memory, so nothing is taken"), "\(result.said)")
        try machine.folder.write("run/pasaka/pasaka/network-wish", "look\n")
        #expect(try bench.run("wish").status == 1)
        #expect(!machine.has("run/pasaka/pasaka/network-wish") && !machine.has("run/pasaka-network/wish"))
        try machine.folder.write("mountpoints", "\(machine.path)/\(Self.folder)\n")
        #expect(try bench.run("lasts").status == 0)
    }

    @Test func `without the partition that is listed nothing is taken, also on a disk that is written`() throws {
        try machine.folder.write("etc/fstab", "#UUID=1 /var/lib/pasaka ext4 defaults 0 2\nUUID=2 / ext4 defaults 0 1\n")
        #expect(try bench.run("lasts").status == 0)
        try machine.folder.write("etc/fstab", "UUID=1\t/var/lib/pasaka\text4 defaults,nofail 0 2\n")
        let result = try bench.run("lasts")
        #expect(result.status == 1)
        #expect(result.said.hasSuffix("is not mounted, so nothing is taken; check its disk\n"))
        try machine.folder.write("mountpoints", "\(machine.path)/var/lib/pasaka\n")
        #expect(try bench.run("lasts") == StandIn.Result(status: 0, said: ""))
    }

    // MARK: - Units

    private func unit(_ name: String) throws -> [Substring] {
        try machine.lines(of: "usr/lib/systemd/system/\(name)", in: "installed-network")
    }

    @Test func `only an enabled kiosk looks at a network, once a night`() throws {
        let wants: Substring =
            "Wants=pasaka-network-state.service pasaka-network-stick.service pasaka-fetch.timer pasaka-network-wish.path"
        #expect(try unit("pasaka-kiosk.target.d/network.conf").contains(wants))
        for name in ["pasaka-fetch.timer", "pasaka-network-wish.path", "pasaka-network-stick.service"] {
            #expect(try !unit(name).contains { $0.hasPrefix("WantedBy=") }, "\(name)")
        }
        let timer = try unit("pasaka-fetch.timer")
        for line: Substring in ["OnCalendar=*-*-* 3:00", "RandomizedDelaySec=50min", "Persistent=no"] {
            #expect(timer.contains(line))
        }
    }

    @Test func `the fetch waits until nobody is there, and then asks how the kiosk is`() throws {
        let steps = try unit("pasaka-fetch.service").filter {
            $0.hasPrefix("Exec") && $0.contains("=+") || $0.contains("-+")
        }
        #expect(
            steps == [
                "ExecCondition=+/usr/lib/pasaka/kiosk-network lasts", "ExecCondition=+/usr/lib/pasaka/kiosk-quiet",
                "ExecStartPre=-+/usr/lib/pasaka/kiosk-network collect",
            ])
    }

    @Test(arguments: ["pasaka-fetch", "pasaka-network-wish", "pasaka-network-stick"])
    func `what meets a network or a stick is a user of its own, who sees nothing of the player`(name: String) throws {
        let lines = try unit("\(name).service")
        let hidden: Substring =
            "InaccessiblePaths=-/var/lib/pasaka -/var/cache/pasaka -/run/pasaka -/run/dbus -/run/systemd/private"
        for line in ["User=pasaka-network", "ReadWritePaths=/var/lib/pasaka-network", hidden, "CapabilityBoundingSet="]
        {
            #expect(lines.contains(line), "\(line)")
        }
        let isAlone = lines.contains("PrivateNetwork=yes")
        #expect(isAlone == (name == "pasaka-network-stick"))
    }
}
