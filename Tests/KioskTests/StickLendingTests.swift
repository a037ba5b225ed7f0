import Glibc
import Testing

/// A stick is writable while a tale is exported to it.
@Suite struct StickLendingTests {
    private let bench: StickBench

    init() throws {
        bench = try StickBench()
        for (device, label) in [("sda1", "KINGSTON"), ("sdb1", "Vasara")] { try bench.plug(device, label: label) }
    }

    @Test func `only the stick that the player asks for can be written, and only as long as it asks`() throws {
        #expect(try bench.ways == ["sda1 ro", "sdb1 ro"])
        var lent: [String] = []
        let status = try bench.lend("Vasara\n") { lent = try bench.ways }
        #expect(lent == ["sda1 ro", "sdb1 rw", "sdb1 rw"])
        #expect(status == 0)
        #expect(try bench.takeBack() == 0)
        #expect(try bench.ways == ["sda1 ro", "sdb1 ro"])
        #expect(bench.sticks == ["KINGSTON", "Vasara"])
    }

    @Test func `no program on it runs meanwhile either`() throws {
        _ = try bench.lend("Vasara")
        let calls = try bench.folder.text("mount-calls").split(separator: "\n")
        let limited = calls.filter { $0.contains("nosuid,nodev,noexec") || $0.hasPrefix("--bind") }
        #expect(limited.count == calls.count)
        #expect(calls.contains("--bind /sticks/Vasara /sticks/Vasara"))
    }

    @Test(arguments: [
        "", "none", "../sticks/Vasara", "..", "/", "Vasara/..", "$(reboot)", "-rf", "\0Vasara x", "KINGSTON*",
    ])
    func `invalid requests are ignored`(_ name: String) throws {
        #expect(try bench.lend(name) == 1)
        #expect(try bench.ways == ["sda1 ro", "sdb1 ro"])
    }

    @Test func `a request that is a link or a FIFO is ignored`() throws {
        try bench.folder.write("name", "Vasara")
        try bench.folder.makeLink("request", to: "\(bench.folder.path)/name")
        #expect(try bench.lendAsRequested() == 1)
        bench.folder.remove("request")
        #expect(mkfifo("\(bench.folder.path)/request", 0o600) == 0)
        #expect(try bench.lendAsRequested() == 1)
        #expect(try bench.ways == ["sda1 ro", "sdb1 ro"])
    }

    @Test func `another disk than a stick is never lent`() throws {
        try bench.folder.write("mounts", try bench.folder.text("mounts") + "/dev/vdb /state ext4 ro,noatime 0 0\n")
        #expect(try bench.lend("../state") == 1)
        #expect(try bench.takeBack(after: "exit-code") == 0)
        #expect(try bench.folder.text("mounts").contains("/dev/vda / ext4 rw "))
    }

    @Test func `a stick that is protected stays as it is, and the player need not wait`() throws {
        try bench.folder.write("protected")
        #expect(try bench.lend("Vasara") == 32)
        try bench.folder.write("request", "Vasara")
        try bench.takeBack(after: "exit-code")
        #expect(try bench.ways == ["sda1 ro", "sdb1 ro"])
        #expect(!bench.folder.names(in: "").contains("request"))
    }

    @Test func `the next request survives the release of the previous stick`() throws {
        _ = try bench.lend("Vasara")
        try bench.folder.write("request", "KINGSTON")
        try bench.takeBack()
        #expect(try bench.folder.text("request") == "KINGSTON")
    }

    @Test func `a player that does not give it back has it taken away`() throws {
        var ways: [String] = [], names: [String] = []
        let status = try bench.lend("Vasara") {
            try bench.takeBack(after: "timeout")
            ways = try bench.ways
            names = bench.folder.names(in: "")
        }
        #expect(ways == ["sda1 ro", "sdb1 ro"])
        #expect(!names.contains("request"))
        #expect(status == 0)
    }

    @Test func `a stick that is pulled while it is lent goes with all that was mounted`() throws {
        let status = try bench.lend("Vasara") { try bench.pull("sdb1") }
        #expect(status == 0)
        #expect(try bench.takeBack() == 0)
        #expect(bench.sticks == ["KINGSTON"])
        #expect(try bench.ways == ["sda1 ro"])
    }

    @Test func `sticks come and go while one is lent`() throws {
        _ = try bench.lend("Vasara") {
            try bench.plug("sdc1", label: "Ziema")
            try bench.pull("sda1")
        }
        try bench.takeBack()
        #expect(bench.sticks == ["Vasara", "Ziema"])
        #expect(try bench.ways == ["sdb1 ro", "sdc1 ro"])
    }

    // MARK: - For a network's stick

    @Test func `a stick can be written while a command of the player's user runs, and no longer`() throws {
        let seen = "\(bench.folder.path)/seen"
        #expect(try bench.write(to: "Vasara", "grep -c ' rw,' '\(bench.folder.path)/mounts' >'\(seen)'; exit 7") == 7)
        #expect(try bench.folder.text("seen") == "1\n")
        #expect(try bench.ways == ["sda1 ro", "sdb1 ro"])
        #expect(try bench.folder.text("as-player").contains("\nsh -c grep"))
    }

    @Test func `one that stayed writable, because the command was killed, is read-only after the next`() throws {
        try bench.folder.write("mounts", try bench.folder.text("mounts").replacing("vfat ro", with: "vfat rw"))
        #expect(try bench.write(to: "Vasara", "true") == 0)
        #expect(try bench.ways == ["sda1 rw", "sdb1 ro"])
    }

    @Test func `one that is lent stays so`() throws {
        var status: Int32 = 1
        _ = try bench.lend("Vasara") { status = try bench.write(to: "Vasara", "true") }
        #expect(status == 0)
        #expect(try bench.ways == ["sda1 ro", "sdb1 rw", "sdb1 rw"])
    }

    @Test(arguments: ["../state", "none"])
    func `only sticks are written`(name: String) throws {
        try bench.folder.write("mounts", try bench.folder.text("mounts") + "/dev/vdb /state ext4 ro,noatime 0 0\n")
        #expect(try bench.write(to: name, "true") == 1)
    }
}
