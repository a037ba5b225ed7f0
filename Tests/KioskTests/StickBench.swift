import Foundation
import TestSupport

/// The script `kiosk-stick`, with its own folders, and stubs for the commands that need root and devices.
///
/// The stand-in for `mount` writes what it has mounted as the kernel does in `/proc/self/mounts`, escapes and all.
struct StickBench {
    let folder: TemporaryFolder
    private let program: String

    /// The kernel's way with blanks, backslashes and `#` in `/proc/self/mounts`.
    private static let mount = #"""
        #!/bin/bash
        echo "${*//$BENCH/}" >>"$BENCH/mount-calls"
        [ ! -e "$BENCH/mount-fails" ] || exit 32
        device=${@: -2:1} target=${@: -1}
        case $* in
        *remount,rw,*) [ ! -e "$BENCH/protected" ] || exit 32; sed -i "s|^\($device .*\) r[ow],|\1 rw,|" "$BENCH/mounts"; exit ;;
        *remount,ro,*) sed -i "s|^\($device .*\) r[ow],|\1 ro,|" "$BENCH/mounts"; exit ;;
        --bind*) grep " $target " "$BENCH/mounts" | tail --lines=1 >"$BENCH/line"; cat "$BENCH/line" >>"$BENCH/mounts"; exit ;;
        esac
        : >"$target/mounted" || exit 1
        written=${target//\\/\\134} written=${written// /\\040} written=${written//#/\\043} written=${written//$'\n'/\\012}
        printf '%s\n' "$device $written vfat ro,nosuid,nodev,noexec 0 0" >>"$BENCH/mounts"
        """#
    private static let umount = #"""
        #!/bin/bash
        target=${@: -1}
        # The uppermost of those in one place comes first.
        while read -r device written rest; do
            if [ ! "${was-}" ] && [ "$(printf '%b' "${written//\\/\\0}")" = "$target" ]; then was=yes
            else printf '%s\n' "$device $written $rest"; fi
        done < <(tac "$BENCH/mounts") | tac >"$BENCH/mounts.new"
        cmp --quiet "$BENCH/mounts" "$BENCH/mounts.new" && exit 1
        mv "$BENCH/mounts.new" "$BENCH/mounts"
        grep --quiet " $target " "$BENCH/mounts" || rm "$target/mounted"
        """#
    /// A stand-in for `setpriv`: root alone may take other rights.
    private static let setpriv = #"""
        #!/bin/bash
        [ "$(id -u)" -eq 0 ] || exit 1
        while [[ $1 == --* ]]; do shift; done
        echo "$*" >>"$BENCH/as-player"
        exec "$@"
        """#
    private static let standIns = [
        "mount": mount, "umount": umount,
        "setpriv": setpriv, "id": "#!/bin/sh\ncat \"$BENCH/uid\"\n",
        "udevadm": "#!/bin/sh\ncat \"$BENCH/labels/${5##*/}\"\n",
        "findmnt": "#!/bin/sh\ngrep -qx \"$3\" \"$BENCH/fstab\"\n",
        "lsblk": "#!/bin/sh\ncase $* in *PKNAME*) echo sda ;; *) cat \"$BENCH/in-use\" ;; esac\n",
    ]

    init() throws {
        folder = try TemporaryFolder(["fstab", "in-use"])
        for name in ["sticks", "devices", "state"] { try folder.makeFolder(name) }
        try folder.write("uid", "0\n")
        try folder.write("boot-id", Self.bootID(1))
        try folder.write("mounts", "/dev/vda / ext4 rw 0 0\n")
        for (name, text) in Self.standIns { try writeProgram(text, to: "\(folder.path)/bin/\(name)") }
        let script = URL(filePath: #filePath).appending(path: "../../../kiosk/installed/usr/lib/pasaka/kiosk-stick")
        program = try String(contentsOf: script.standardized, encoding: .utf8)
            .replacing("/run/pasaka-sticks", with: "\(folder.path)/sticks")
            .replacing("/proc/self/mounts", with: "\(folder.path)/mounts")
            .replacing("devices=/dev", with: "devices=\(folder.path)/devices")
            .replacing("/run/pasaka/pasaka/stick-to-write", with: "\(folder.path)/request")
            .replacing("/var/lib/pasaka", with: "\(folder.path)/state")
            .replacing("/proc/sys/kernel/random/boot_id", with: "\(folder.path)/boot-id")
    }

    /// Plugs a stick in and gives the script's status.
    @discardableResult func plug(_ device: String, label: [UInt8]) throws -> Int32 {
        try folder.write(Array("labels/\(device)".utf8), label)
        try folder.write("devices/\(device)")
        return try run("mount", device)
    }

    @discardableResult func plug(_ device: String, label: String) throws -> Int32 {
        try plug(device, label: Array(label.utf8))
    }

    @discardableResult func pull(_ device: String) throws -> Int32 {
        folder.remove("devices/\(device)")
        return try run("release", device)
    }

    /// An orderly shutdown: the device remains.
    @discardableResult func shutDown(with device: String) throws -> Int32 { try run("release", device) }

    /// Lends the stick that the player requests, until `work` is done and the request is withdrawn.
    func lend(_ name: String, while work: () throws -> Void = {}) throws -> Int32 {
        try folder.write("request", name)
        let shell = try start("lend")
        while shell.isRunning, try !isLent { usleep(1_000) }
        if shell.isRunning { try work() }
        folder.remove("request")
        return shell.end()
    }

    /// Lends what the request says that is there.
    func lendAsRequested() throws -> Int32 { try run("lend") }

    /// Runs a line of shell while a stick can be written.
    func write(to name: String, _ line: String) throws -> Int32 { try run("write", name, "sh", "-c", line) }

    private var isLent: Bool {
        get throws { try folder.text("mounts").split(separator: "\n").filter { $0.contains(" rw,") }.count > 1 }
    }

    @discardableResult func takeBack(after result: String = "success") throws -> Int32 {
        let shell = try start("take-back", environment: ["SERVICE_RESULT": result])
        return shell.end()
    }

    /// How the sticks are mounted, one line a mount: `sda1 rw`.
    var ways: [String] {
        get throws {
            try folder.text("mounts").split(separator: "\n").filter { $0.contains("/sticks/") }.map { line in
                let parts = line.split(separator: " ")
                return "\(parts[0].dropFirst(5)) \(parts[3].prefix(2))"
            }
        }
    }

    /// Ten minutes have passed since the start, which the player's user notes.
    @discardableResult func endure() throws -> Int32 {
        try folder.write("uid", "999\n")
        let status = try run("endured")
        try folder.write("uid", "0\n")
        return status
    }

    /// A kernel that has just started: nothing is mounted, and the state is that of before.
    func start(_ number: Int) throws {
        try folder.write("boot-id", Self.bootID(number))
        try folder.write("mounts", "/dev/vda / ext4 rw 0 0\n")
        folder.remove("sticks")
        try folder.makeFolder("sticks")
    }

    private static func bootID(_ number: Int) -> String { "0000000\(number)-aaaa-bbbb-cccc-dddddddddddd\n" }

    /// What the next start knows; nil if there is no such file.
    var starts: String? {
        get throws { folder.names(in: "state").contains("stick-starts") ? try folder.text("state/stick-starts") : nil }
    }

    /// The folders of the sticks, sorted.
    var sticks: [String] { folder.names(in: "sticks") }
    /// The devices that are mounted as sticks.
    var mounted: [String] {
        get throws {
            try folder.text("mounts").split(separator: "\n").filter { $0.contains("/sticks/") }
                .map { String($0.prefix { $0 != " " }) }
        }
    }

    private func run(_ words: String...) throws -> Int32 {
        let shell = try start(words)
        return shell.end()
    }

    private func start(_ words: String..., environment: [String: String] = [:]) throws -> RunningScript {
        try start(words, environment: environment)
    }

    private func start(_ words: [String], environment: [String: String] = [:]) throws -> RunningScript {
        try RunningScript(
            ["/bin/sh", "-c", program, "kiosk-stick"] + words,
            environment: ["PATH": "\(folder.path)/bin:/usr/bin:/bin", "BENCH": folder.path].merging(environment) { $1 })
    }
}
