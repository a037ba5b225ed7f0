import TestSupport
import Testing

@testable import System

struct MountLineTests {
    private func line(at place: String, options: String = "rw") -> MountLine {
        MountLine(source: "/dev/sda1", place: place, kind: "vfat", options: options)
    }

    @Test(arguments: [
        ("/", "/", true), ("/", "/home", true), ("/media", "/media", true), ("/media", "/media/stick/a", true),
        ("/media", "/mediateka", false), ("/media", "/", false), ("/media", "/home/media", false),
    ])
    func `a mount holds its place and what is below it`(place: String, path: String, isHeld: Bool) {
        #expect(line(at: place).holds(path) == isHeld)
    }

    @Test func `an option has its value, a flag an empty one, and another none`() {
        let line = line(at: "/", options: "rw,upperdir=/a=b,uid=1000")
        #expect(line.value(of: "upperdir") == "/a=b" && line.value(of: "uid") == "1000")
        #expect(line.value(of: "rw") == "" && line.value(of: "ro") == nil && line.value(of: "upper") == nil)
    }

    @Test func `the lines of a file are read in their order, with the spaces in their names`() throws {
        let disk = try TemporaryFolder()
        try disk.write("mounts", "/dev/sda1 /media/My\\040stick vfat ro,nosuid 0 0\n# none\ntmpfs /run tmpfs rw 0 0\n")
        #expect(
            MountLine.all(in: "\(disk.path)/mounts") == [
                MountLine(source: "/dev/sda1", place: "/media/My stick", kind: "vfat", options: "ro,nosuid"),
                MountLine(source: "tmpfs", place: "/run", kind: "tmpfs"),
            ])
        #expect(MountLine.all(in: "\(disk.path)/none") == [])
    }
}
