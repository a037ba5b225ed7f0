import Glibc
import Testing

/// A kernel that crashes on an inserted stick does not restart forever.
@Suite struct StickStartsTests {
    /// Starts with a stick, one after the other, each of which ends early.
    private func crash(_ bench: StickBench, _ numbers: ClosedRange<Int>) throws {
        for number in numbers {
            try bench.start(number)
            #expect(try bench.plug("sda1", label: "A") == 0)
        }
    }

    @Test func `after three starts that ended early, every later start ignores sticks`() throws {
        let bench = try StickBench()
        try crash(bench, 1...3)
        #expect(bench.sticks == ["A"])
        for number in 4...6 {
            try crash(bench, number...number)
            #expect(bench.sticks == [])
            #expect(try bench.starts?.hasPrefix("4 0000000\(number)-") == true)
        }
    }

    @Test func `a start counts once, however many sticks it has`() throws {
        let bench = try StickBench()
        for device in ["sda1", "sdb1", "sdc1", "sdd1"] { try bench.plug(device, label: device) }
        #expect(bench.sticks.count == 4)
        #expect(try bench.starts?.hasPrefix("1 ") == true)
    }

    @Test func `it is noted before the stick is mounted`() throws {
        let bench = try StickBench()
        try bench.folder.write("mount-fails")
        #expect(try bench.plug("sda1", label: "A") != 0)
        #expect(try bench.starts?.hasPrefix("1 ") == true)
        #expect(bench.folder.names(in: "state") == ["stick-starts"])
    }

    @Test func `a stick that is pulled makes sticks be mounted again`() throws {
        let bench = try StickBench()
        try crash(bench, 1...4)
        try bench.pull("sda1")
        #expect(try bench.starts == nil)
        try bench.plug("sda1", label: "A")
        #expect(bench.sticks == ["A"])
    }

    @Test func `shutting the machine down is not pulling the stick`() throws {
        let bench = try StickBench()
        try crash(bench, 1...4)
        #expect(try bench.shutDown(with: "sda1") == 0)
        try crash(bench, 5...5)
        #expect(bench.sticks == [])
    }

    @Test func `a start that lasts resets the count`() throws {
        let bench = try StickBench()
        try crash(bench, 1...3)
        #expect(try bench.endure() == 0)
        #expect(try bench.starts == nil)
        try crash(bench, 4...6)
        #expect(bench.sticks == ["A"])
    }

    @Test func `a start that lasts because the stick was ignored does not clear the stick`() throws {
        let bench = try StickBench()
        try crash(bench, 1...4)
        #expect(try bench.endure() == 0)
        try crash(bench, 5...5)
        #expect(bench.sticks == [])
    }

    @Test func `a start without the ignored stick resets the count`() throws {
        let bench = try StickBench()
        try crash(bench, 1...4)
        try bench.start(5)
        #expect(try bench.endure() == 0)
        #expect(try bench.starts == nil)
    }

    @Test(arguments: ["", "3", "4 00000001-aa", "x 00000001-aaaa-bbbb-cccc-dddddddddddd\n", "\0\0\0\0"])
    func `a torn file is a fresh start`(_ text: String) throws {
        let bench = try StickBench()
        try bench.folder.write("state/stick-starts", text)
        try crash(bench, 2...2)
        #expect(bench.sticks == ["A"])
        #expect(try bench.starts?.hasPrefix("1 00000002-") == true)
    }

    @Test func `a link that the player left is not followed`() throws {
        let bench = try StickBench()
        try bench.folder.write("elsewhere", "4 00000001-aaaa-bbbb-cccc-dddddddddddd\n")
        try bench.folder.makeLink("state/stick-starts", to: "\(bench.folder.path)/elsewhere")
        try crash(bench, 2...2)
        #expect(bench.sticks == ["A"])
        #expect(try bench.starts?.hasPrefix("1 00000002-") == true)
    }

    @Test func `a FIFO that the player left is not waited for`() throws {
        let bench = try StickBench()
        #expect(mkfifo("\(bench.folder.path)/state/stick-starts", 0o600) == 0)
        try crash(bench, 2...2)
        #expect(bench.sticks == ["A"])
    }

    @Test func `the count is read with the player's rights`() throws {
        let bench = try StickBench()
        try crash(bench, 1...1)
        #expect(try bench.folder.text("as-player").contains("/state/stick-starts"))
    }

    @Test func `if nothing can be stored, sticks are mounted`() throws {
        let bench = try StickBench()
        bench.folder.remove("state")
        try crash(bench, 1...5)
        #expect(bench.sticks == ["A"])
        #expect(try bench.pull("sda1") == 0)
        #expect(try bench.endure() == 0)
    }

    @Test func `a system partition is no stick and is not counted`() throws {
        let bench = try StickBench()
        try bench.folder.write("fstab", "/dev/sda1\n")
        try crash(bench, 1...1)
        #expect(try bench.starts == nil)
    }
}
