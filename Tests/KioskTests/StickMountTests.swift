import Foundation
import TestSupport
import Testing

/// The script `kiosk-stick` with the kernel's own mounts, and players with their own mount namespaces.
@Suite struct StickMountTests {
    /// What this machine lacks for that; nil if it can be tested.
    static let lack: String? = {
        guard getuid() == 0 else { return "only root may mount" }
        guard FileManager.default.fileExists(atPath: "/dev/loop-control") else { return "there are no loop devices" }
        return kind == nil ? "the kernel knows no file system that could stand for a stick's" : nil
    }()

    /// FAT where the kernel knows it, which the sandboxes of builders often do not.
    static let kind: String? = {
        let known = (try? String(contentsOfFile: "/proc/filesystems", encoding: .utf8)) ?? ""
        return ["vfat", "ext4"].first { known.contains("\t\($0)\n") }
    }()

    /// Two players: one that has begun before the stick came, and one that has begun with it, as a unit whose system is
    /// read only has it.
    private static let script = #"""
        set -eu
        cd "$BENCH"
        mount --make-rshared /
        truncate --size=32M image
        case $KIND in
        vfat) mkfs.vfat -n STICK image >/dev/null; owner=$(sed -n 's/^owner=//p' stick | sed 's/pasaka/0/g') ;;
        *) mkfs.ext4 -q image; owner=relatime ;;
        esac
        sed -i "s/^owner=.*/owner=$owner/; s/vfat,exfat/$KIND/" stick
        loop=$(losetup --find --show image)
        trap 'kill $(jobs -p) || true; umount --recursive --lazy sticks || true; losetup --detach "$loop"' EXIT
        mkdir sticks
        mount -t tmpfs tmpfs sticks
        player() { unshare --mount --propagation slave sh -c "$1; exec sleep 60" & }
        sees() { nsenter --mount=/proc/$1/ns/mnt --wd="$BENCH" sh -c "$2" 2>/dev/null && echo "$3: yes" || echo "$3: no"; }
        all() { sees "$one" "$1" "one $2"; sees "$two" "$1" "two $2"; }
        writes='echo x >sticks/STICK/new && rm sticks/STICK/new'
        settled() { until nsenter --mount=/proc/$1/ns/mnt --wd="$BENCH" test -e ready-$1; do sleep 0.02; done; }
        player 'touch ready-$$' ; one=$!; settled $one
        sh stick mount "${loop#/dev/}"
        player 'mount --options remount,bind,ro sticks/STICK; touch ready-$$'; two=$!; settled $two
        all 'ls sticks/STICK >/dev/null' reads
        all "$writes" "writes at first"
        echo STICK >request
        sh stick lend & lending=$!
        until grep --quiet " $BENCH/sticks/STICK .* rw," /proc/self/mounts && [ $(grep --count " $BENCH/sticks/STICK " /proc/self/mounts) = 2 ]; do sleep 0.02; done
        all "$writes" "writes what is lent"
        sees "$two" "cp /bin/true sticks/STICK/run && chmod +x sticks/STICK/run; sticks/STICK/run" "two runs what it has written"
        sees "$two" 'mkdir sticks/STICK/.hidden && echo tale >sticks/STICK/.hidden/1 && mv sticks/STICK/.hidden sticks/STICK/Tale && sync -f sticks/STICK' "two saves"
        rm request
        wait $lending
        SERVICE_RESULT=success sh stick take-back
        all "$writes" "writes at the end"
        all 'grep --quiet tale sticks/STICK/Tale/1' "reads what was saved"
        grep " $BENCH/sticks/STICK " /proc/self/mounts | cut -d' ' -f4 | cut -d, -f1-4
        sh stick release "${loop#/dev/}"
        all 'test -e sticks/STICK/Tale' "sees what was pulled"
        case $KIND in vfat) fsck.vfat -n image >/dev/null ;; *) fsck.ext4 -n -f image >/dev/null 2>&1 ;; esac && echo sound
        """#

    @Test(.enabled(if: lack == nil, "\(lack ?? "")"))
    func `players write to a stick while it is lent, and neither before nor after`() throws {
        let folder = try TemporaryFolder()
        for name in ["state", "devices"] { try folder.makeFolder(name) }
        let place = URL(filePath: #filePath).appending(path: "../../../kiosk/installed/usr/lib/pasaka/kiosk-stick")
        let program = try String(contentsOf: place.standardized, encoding: .utf8)
            .replacing("/run/pasaka-sticks", with: "\(folder.path)/sticks")
            .replacing("/run/pasaka/pasaka/stick-to-write", with: "\(folder.path)/request")
            .replacing("/var/lib/pasaka", with: "\(folder.path)/state")
            .replacing("devices=/dev", with: "devices=\(folder.path)/devices")
        try folder.write("stick", program)
        for (name, text) in [
            "udevadm": "echo STICK", "setpriv": "while [[ $1 == --* ]]; do shift; done; exec \"$@\"",
        ] {
            try writeProgram("#!/bin/bash\n\(text)\n", to: "\(folder.path)/bin/\(name)")
        }
        let shell = Process()
        let said = Pipe(), wrong = "\(folder.path)/wrong"
        try folder.write("wrong")
        shell.executableURL = URL(filePath: "/usr/bin/unshare")
        shell.arguments = ["--mount", "--propagation", "private", "bash", "-c", Self.script]
        shell.environment = [
            "PATH": "\(folder.path)/bin:/usr/sbin:/usr/bin:/sbin:/bin", "BENCH": folder.path, "KIND": Self.kind ?? "",
        ]
        shell.standardOutput = said
        shell.standardError = FileHandle(forWritingAtPath: wrong)
        try shell.run()
        let output = String(decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        shell.waitUntilExit()
        let complaint = try folder.text("wrong")
        #expect(
            output.split(separator: "\n") == [
                "one reads: yes", "two reads: yes", "one writes at first: no", "two writes at first: no",
                "one writes what is lent: yes", "two writes what is lent: yes", "two runs what it has written: no",
                "two saves: yes", "one writes at the end: no", "two writes at the end: no",
                "one reads what was saved: yes", "two reads what was saved: yes", "ro,nosuid,nodev,noexec",
                "one sees what was pulled: no", "two sees what was pulled: no", "sound",
            ], "\(complaint)")
    }
}
