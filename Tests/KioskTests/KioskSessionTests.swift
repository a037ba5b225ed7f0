import TestSupport
import Testing

/// How `kiosk-session` starts the player on the screen.
struct KioskSessionTests {
    private let machine: StandIn

    init() throws {
        machine = try StandIn()
        for program in ["usr/bin/cage", "usr/sbin/seatd", "usr/bin/xinit", "usr/lib/xorg/Xorg", "usr/bin/pasaka"] {
            try machine.program(program)
        }
        try cage(knows: "dDhmrsv")
        try machine.folder.write("dev/dri/card0")
        try listen(at: "/run/seatd.sock")
        try machine.folder.write("run/pasaka/.keep")
    }

    /// A process listens on a socket, as the kernel reports it.
    private func listen(at socket: String) throws {
        try machine.folder.write("proc/self/net/unix", "0000: 00000002 00000000 00010000 0001 01 9 \(socket)\n")
    }

    /// A cage whose `-h` names these flags.
    private func cage(knows flags: String) throws {
        let help = flags.map { " -\($0)\t What it does\n" }.joined()
        try machine.program(
            "usr/bin/cage", "[ \"$1\" = -h ] || exit 0\nsed -i '$d' '\(machine.path)/calls'\nprintf '\(help)' >&2")
    }

    private func session(_ verb: String, _ settings: [String: String] = [:]) throws -> StandIn.Result {
        try machine.run(
            "installed/usr/lib/pasaka/kiosk-session", verb,
            environment: ["XDG_RUNTIME_DIR": machine.path + "/run/pasaka"].merging(settings) { $1 })
    }

    /// The session types used, in turn.
    private var ways: [String] {
        get throws {
            try machine.calls.compactMap { call in
                switch call.split(separator: " ").first {
                case "cage": "cage"
                case "xinit": "x11"
                case "pasaka": "kmsdrm"
                default: nil
                }
            }
        }
    }

    private var remembered: String { get throws { try machine.folder.text("run/pasaka/session") } }

    struct Memory: CustomTestStringConvertible {
        let testDescription: String
        let bytes: [UInt8]

        init(_ description: String, _ text: String) {
            testDescription = description
            bytes = Array(text.utf8)
        }
    }

    static let unreadable = [
        Memory("empty", ""), Memory("only a way", "x11"), Memory("no end of the line", "x11 1"),
        Memory("a way that is none", "waylan 1\n"), Memory("a number that is none", "x11 one\n"),
        Memory("a number below none", "x11 -1\n"), Memory("an octal number", "x11 08\n"),
        Memory("two digits", "x11 10\n"), Memory("a number past all counting", "x11 99999999999999999999\n"),
        Memory("zero bytes", "\0\0\0\0\0\0\0\0"),
        Memory("a star", "* *\n"), Memory("words", "cage 1 and more\n"),
    ]

    @Test(arguments: unreadable) func `a memory that cannot be read is a fresh start`(memory: Memory) throws {
        try machine.folder.write(Array("run/pasaka/session".utf8), memory.bytes)
        #expect(try session("start").status == 0)
        #expect(try ways == ["cage"])
        #expect(try remembered == "cage 1\n")
    }

    @Test(arguments: unreadable) func `nor does it end the note of a picture`(memory: Memory) throws {
        try machine.folder.write(Array("run/pasaka/session".utf8), memory.bytes)
        #expect(try session("ready") == StandIn.Result(status: 0, said: ""))
        #expect(try remembered == "cage 0\n")
    }

    @Test func `a start that cannot be noted is a start`() throws {
        try machine.folder.makeFolder("run/pasaka/session")
        #expect(try session("start").status == 0)
        #expect(try ways == ["cage"])
    }

    @Test func `the memory is replaced by an atomic rename`() throws {
        try machine.folder.write("run/pasaka/session", "cage 0\n")
        try machine.folder.makeFolder("run/pasaka/session.new")
        let result = try session("start")
        #expect(result.status == 0)
        #expect(try remembered == "cage 0\n", "an earlier line that could not be replaced is whole")
        #expect(try ways == ["cage"])
    }

    @Test func `after two starts without a picture comes the next way`() throws {
        for _ in 1...7 { #expect(try session("start").status == 0) }
        #expect(try ways == ["cage", "cage", "x11", "x11", "kmsdrm", "kmsdrm", "cage"])
    }

    @Test func `a way that shows pictures is kept`() throws {
        for verb in ["start", "start", "start", "ready", "start", "start"] { #expect(try session(verb).status == 0) }
        #expect(try ways == ["cage", "cage", "x11", "x11", "x11"])
    }

    @Test(arguments: [("", 0), ("0", 0), ("90", 1), ("180", 2), ("270", 3), ("91", 0), ("90x", 0), ("left", 0)])
    func `only a valid angle rotates the picture`(angle: String, turns: Int) throws {
        #expect(try session("start", ["PASAKA_ROTATE": angle]).status == 0)
        #expect(
            try machine.calls.last
                == "cage -d \(String(repeating: "-r ", count: turns))-- /usr/bin/pasaka --kiosk")
    }

    @Test func `a cage that no longer rotates starts what does, and is given no flag that it lacks`() throws {
        try cage(knows: "Dhmsv")
        try machine.program("usr/bin/wlr-randr")
        #expect(try session("start", ["PASAKA_ROTATE": "90"]).status == 0)
        let script = StandIn.repository + "/kiosk/installed/usr/lib/pasaka/kiosk-session"
        #expect(try machine.calls == ["cage -- \(script) turned"])
        machine.folder.remove("calls")
        #expect(try session("start", ["PASAKA_ROTATE": "0"]).status == 0)
        #expect(try machine.calls == ["cage -- /usr/bin/pasaka --kiosk"])
    }

    @Test func `where nothing rotates for cage X does`() throws {
        try cage(knows: "dDhmsv")
        #expect(try session("start", ["PASAKA_ROTATE": "90"]).status == 0)
        #expect(try session("start").status == 0)
        #expect(try ways == ["x11", "x11"])
        machine.folder.remove("run/pasaka/session")
        #expect(try session("start").status == 0)
        #expect(try ways == ["x11", "x11", "cage"])
    }

    @Test func `each screen that is not turned yet is, also one that comes later, and then the player starts`() throws {
        try machine.folder.write(
            "screens",
            """
            DP-1 "One"
              Enabled: yes
              Transform: normal
            HDMI-A-1 "Two"
              Enabled: yes
              Transform: 270

            """)
        try machine.command("wlr-randr", "[ $# -gt 0 ] || cat '\(machine.path)/screens'")
        try machine.command("udevadm", "echo 'UDEV change'")
        // The player plays until udev's word has been taken, too.
        try machine.program(
            "usr/bin/pasaka", "until [ $(grep -c ^wlr-randr '\(machine.path)/calls') -ge 4 ]; do :; done")
        #expect(try session("turned", ["PASAKA_ROTATE": "270"]).status == 0)
        let calls = try machine.calls
        #expect(calls.count { $0 == "wlr-randr --output DP-1 --transform 270" } == 2)
        #expect(!calls.contains { $0.contains("HDMI-A-1") })
        #expect(calls.contains("udevadm monitor --udev --subsystem-match=drm"))
        #expect(calls.contains("pasaka --kiosk"))
    }

    @Test func `X needs nothing that would have to be written first`() throws {
        try machine.folder.makeFolder("run/pasaka/xorg.conf")
        #expect(try session("start", ["PASAKA_SESSION": "x11", "PASAKA_ROTATE": "90"]).status == 0)
        #expect(try ways == ["x11"])
    }

    // MARK: - seatd

    @Test func `cage waits for a seatd that is late`() throws {
        try machine.folder.write("proc/self/net/unix", "")
        try machine.folder.write("late", "0000: 00000002 00000000 00010000 0001 01 9 /run/seatd.sock\n")
        try machine.command("sleep", "cp '\(machine.path)/late' '\(machine.path)/proc/self/net/unix'")
        #expect(try session("start").status == 0)
        #expect(try ways == ["cage"])
        #expect(try machine.calls.count { $0 == "sleep 0.1" } == 1)
    }

    @Test func `a socket that a killed seatd has left is no seatd`() throws {
        try machine.folder.write("run/seatd.sock")
        try listen(at: "/run/other.sock")
        #expect(try session("start").status == 0)
        #expect(try machine.calls.count { $0 == "sleep 0.1" } > 10)
        #expect(try ways == ["cage"])
    }

    // MARK: - The screen

    @Test func `a screen whose driver is late is waited for`() throws {
        machine.folder.remove("dev/dri/card0")
        try machine.command("sleep", "touch '\(machine.path)/dev/dri/card0'")
        #expect(try session("start").status == 0)
        #expect(try machine.calls.count { $0 == "sleep 0.1" } == 1)
        #expect(try ways == ["cage"])
    }

    @Test(arguments: [("i915", " "), ("virtio-pci", "software 1"), ("", "software 1")])
    func `without a graphics processor the player does not look for one`(driver: String, drawn: String) throws {
        try machine.folder.write("sys/class/drm/card0/device/uevent", "DRIVER=\(driver)\n")
        for (way, program) in [("cage", "usr/bin/cage"), ("kmsdrm", "usr/bin/pasaka")] {
            let note = "echo \"$SDL_RENDER_DRIVER $SDL_FRAMEBUFFER_ACCELERATION\" >'\(machine.path)/drawn'"
            try machine.program(program, note)
            #expect(try session("start", ["PASAKA_SESSION": way]).status == 0)
            #expect(try machine.folder.text("drawn") == drawn + "\n")
        }
    }

    @Test func `the screen's driver is loaded by the names of its devices, and no other`() throws {
        let devices = "sys/bus/pci/devices"
        let kinds = ["0000:00:01.0": "0x030000", "0000:00:02.0": "0x020000", "0000:00:03.0": "0x038000"]
        for (device, kind) in kinds {
            try machine.folder.write("\(devices)/\(device)/class", "\(kind)\n")
            try machine.folder.write("\(devices)/\(device)/modalias", "pci:\(device)\n")
        }
        try machine.folder.write("\(devices)/0000:00:01.0/virtio0/modalias", "virtio:d00000010\n")
        try machine.command("modprobe", "exit 1")
        #expect(try machine.run("installed/usr/lib/pasaka/kiosk-drivers").status == 0)
        #expect(
            try machine.calls
                == ["modprobe --all --quiet --use-blacklist drm snd pci:0000:00:01.0 virtio:d00000010 pci:0000:00:03.0"]
        )
    }

    @Test func `before the player's unit starts the kernel knows the kinds of devices that it may open`() throws {
        try machine.command("modprobe")
        #expect(try machine.run("installed/usr/lib/pasaka/kiosk-drivers").status == 0)
        #expect(try machine.calls == ["modprobe --all --quiet --use-blacklist drm snd"])
        let lines = try machine.lines(of: "usr/lib/systemd/system/pasaka-kiosk.service")
        #expect(lines.contains { $0.hasPrefix("Wants=") && $0.contains("pasaka-drivers.service") })
    }

    @Test func `where seatd is not installed cage is no way`() throws {
        machine.folder.remove("usr/sbin/seatd")
        #expect(try session("start").status == 0)
        #expect(try ways == ["x11"])
    }
}
