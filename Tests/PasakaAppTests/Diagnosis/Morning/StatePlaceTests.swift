import MorningCheck
import System
import TestSupport
import Testing

@testable import PasakaApp

/// The place of the state, depending on the mounts and `/etc/fstab`.
struct StatePlaceTests {
    private static let folder = "/var/lib/pasaka"
    private static let root = MountLine(source: "/dev/vda1", place: "/", kind: "ext4")
    private static let run = MountLine(source: "tmpfs", place: "/run", kind: "tmpfs")
    private static let partition = MountLine(source: "/dev/vda2", place: folder, kind: "ext4")
    private static let changes = MountLine(source: "pasaka-changes", place: "/run/pasaka-changes", kind: "tmpfs")
    private static let overlay = overlay(upper: "/run/pasaka-changes/upper")
    private static let bound = MountLine(source: "/dev/vda1", place: folder, kind: "ext4")
    private static let line = MountLine(
        source: "LABEL=pasaka-state", place: folder, kind: "ext4", options: "noatime,nofail")

    private static func overlay(upper: String, at place: String = "/") -> MountLine {
        MountLine(
            source: "pasaka-root", place: place, kind: "overlay",
            options: "rw,lowerdir=/run/pasaka-root,upperdir=\(upper)")
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let mounts, table: [MountLine]
        /// The folders in which something is mounted by the kernel's numbers of devices.
        let mounted: Set<String>
        let place: StatePlace

        init(
            _ name: String, _ mounts: [MountLine], _ table: [MountLine] = [], at: Set<String> = [], is place: StatePlace
        ) {
            testDescription = name
            self.mounts = mounts
            self.table = table
            mounted = at
            self.place = place
        }
    }

    static let cases = [
        Case("on the disk", [root, run], is: .disk),
        Case("its partition is there", [root, run, partition], [line], at: [folder], is: .disk),
        Case("its partition is dead", [root, run], [line], is: .besideMissing(folder)),
        Case("the same in the sandbox", [root, run, bound], [line], is: .besideMissing(folder)),
        Case(
            "a partition above is dead", [root, run],
            [MountLine(source: "/dev/vda3", place: "/var/lib", kind: "ext4"), line], at: [folder],
            is: .besideMissing("/var/lib")),
        Case("root is no place of its own", [root], [MountLine(source: "UUID=1", place: "/", kind: "ext4")], is: .disk),
        Case(
            "a line that nobody has asked for", [root],
            [MountLine(source: "/dev/vda2", place: folder, kind: "ext4", options: "noauto,user")], is: .disk),
        Case(
            "others' places", [root],
            [
                MountLine(source: "/dev/vda2", place: "/var/lib/pasaka-kiosk", kind: "ext4"),
                MountLine(source: "/dev/vda3", place: "none", kind: "swap"),
            ], is: .disk),
        Case("read only, on the disk's own folder", [run, changes, overlay, bound], is: .disk),
        Case("read only, its partition is there", [run, changes, overlay, partition], [line], at: [folder], is: .disk),
        Case("read only, its partition is dead", [run, changes, overlay], [line], is: .memory(folder)),
        Case(
            "the same in the sandbox",
            [run, changes, overlay, overlay(upper: "/run/pasaka-changes/upper", at: folder)],
            [line], is: .memory(folder)),
        Case("an overlay of a disk", [root, overlay(upper: "/disk/upper", at: "/var")], is: .disk),
        Case("an overlay of what cannot be seen", [overlay(upper: "/run/pasaka-changes/upper")], is: .disk),
        Case("in memory", [root, MountLine(source: "tmpfs", place: "/var/lib", kind: "tmpfs")], is: .memory(folder)),
        Case("a disk over memory", [root, MountLine(source: "t", place: folder, kind: "tmpfs"), partition], is: .disk),
    ]

    @Test(arguments: cases) func `it is found by what is mounted`(wanted: Case) {
        let place = StatePlace(
            of: Self.folder, mounts: wanted.mounts, table: wanted.table, isMounted: wanted.mounted.contains)
        #expect(place == wanted.place)
    }

    @Test func `a table is read with its blanks, remarks and escapes`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "fstab", "# a remark\n\n/dev/vda1 / ext4 rw 0 1\n  LABEL=a\t/var/my\\040tales ext4 nofail,x=1,y\n")
        let lines = MountLine.all(in: "\(folder.path)/fstab")
        #expect(
            lines == [
                MountLine(source: "/dev/vda1", place: "/", kind: "ext4"),
                MountLine(source: "LABEL=a", place: "/var/my tales", kind: "ext4", options: "nofail,x=1,y"),
            ])
        #expect(["nofail", "x", "y", "z"].map { lines.last?.value(of: $0) } == ["", "1", "", nil])
        #expect(MountLine.all(in: "\(folder.path)/none") == [])
    }

    @Test func `a folder is no mount, and the kernel's own is one`() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("a")
        #expect(!StatePlace.isMounted("\(folder.path)/a"))
        #expect(!StatePlace.isMounted("\(folder.path)/none"))
        #expect(StatePlace.isMounted("/proc"))
    }
}
