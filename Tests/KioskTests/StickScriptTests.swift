import Testing

/// How the kiosk handles sticks, whatever their labels.
@Suite struct StickScriptTests {
    struct Label: CustomTestStringConvertible {
        let bytes: [UInt8]
        let name: String

        init(_ label: String, _ name: String) {
            bytes = Array(label.utf8)
            self.name = name
        }
        init(_ bytes: [UInt8], _ name: String) {
            self.bytes = bytes
            self.name = name
        }

        var testDescription: String { name }
    }

    static let labels = [
        Label("KINGSTON", "KINGSTON"),
        Label("Ķēniņš_un_Čūska", "Ķēniņš_un_Čūska"),
        Label("2026-11.a", "2026-11.a"),
        Label(#"A\134B\"#, "A134B"),
        Label("#1", "1"),
        Label(#"a"b'c`d"#, "abcd"),
        Label("$(reboot)", "reboot"),
        Label("-rf", "rf"),
        Label("...", "Zibatmiņa"),
        Label("../../etc", "etc"),
        Label("", "Zibatmiņa"),
        Label("Сказки", "Zibatmiņa"),
        Label("x\u{1b}[2Jy\u{7f}", "x2Jy"),
        Label("one\ntwo", "onetwo"),
        Label("a  b%s", "abs"),
        Label([0x41, 0xFF, 0xC4, 0x42, 0x81], "AB"),
    ]

    @Test(arguments: labels) func `a stick's folder has what is harmless of its label, and goes with it`(
        _ label: Label
    ) throws {
        let bench = try StickBench()
        #expect(try bench.plug("sda1", label: label.bytes) == 0)
        #expect(bench.sticks == [label.name])
        #expect(try bench.mounted == ["/dev/sda1"])
        #expect(try bench.pull("sda1") == 0)
        #expect(bench.sticks == [])
        #expect(try bench.mounted == [])
    }

    @Test func `sticks with one label have folders of their own`() throws {
        let bench = try StickBench()
        for device in ["sda1", "sdb1", "sdc1"] { try bench.plug(device, label: "Vasara") }
        #expect(bench.sticks == ["Vasara", "Vasara-sdb1", "Vasara-sdc1"])
        try bench.pull("sda1")
        try bench.plug("sdd1", label: "Vasara")
        #expect(bench.sticks == ["Vasara", "Vasara-sdb1", "Vasara-sdc1"])
        try bench.pull("sdb1")
        #expect(try bench.mounted == ["/dev/sdc1", "/dev/sdd1"])
    }

    @Test func `a label equal to another stick's second name does not affect it`() throws {
        let bench = try StickBench()
        try bench.plug("sda1", label: "Vasara-sdc1")
        for device in ["sdb1", "sdc1"] { try bench.plug(device, label: "Vasara") }
        #expect(bench.sticks == ["Vasara", "Vasara-sdc1", "sdc1"])
    }

    @Test func `a device with another's name as a prefix is not unmounted with it`() throws {
        let bench = try StickBench()
        for device in ["sda1", "sda11"] { try bench.plug(device, label: device) }
        try bench.pull("sda1")
        #expect(bench.sticks == ["sda11"])
    }

    @Test(arguments: ["/boot/efi", "[SWAP]", "/run/pasaka-root", "/run/pasaka-sticks-too"])
    func `a partition of the disk from which the system runs is left out`(_ place: String) throws {
        let bench = try StickBench()
        try bench.folder.write("in-use", "\n\n\(place)\n")
        #expect(try bench.plug("sda1", label: "EFI") == 0)
        #expect(bench.sticks == [])
    }

    @Test func `a second partition of a stick is mounted beside the first`() throws {
        let bench = try StickBench()
        try bench.plug("sda1", label: "A")
        try bench.folder.write("in-use", "\n\(bench.folder.path)/sticks/A\n\n")
        try bench.plug("sda2", label: "B")
        #expect(bench.sticks == ["A", "B"])
    }

    @Test func `a partition that fstab names is left out`() throws {
        let bench = try StickBench()
        try bench.folder.write("fstab", "/dev/sda1\n")
        #expect(try bench.plug("sda1", label: "BOOT") == 0)
        #expect(bench.sticks == [])
    }

    @Test func `what a stick leaves that was pulled while it was being mounted goes with it`() throws {
        let bench = try StickBench()
        try bench.plug("sdb1", label: "B")
        try bench.folder.makeFolder("sticks/A")
        try bench.pull("sda1")
        #expect(bench.sticks == ["B"])
    }

    @Test func `a stick that cannot be mounted leaves no folder`() throws {
        let bench = try StickBench()
        try bench.folder.write("mount-fails")
        #expect(try bench.plug("sda1", label: "A") != 0)
        #expect(bench.sticks == [])
    }
}
