import Glibc
import TestSupport
import Testing

@testable import System

struct AssetFoldersTests {
    private let disk: TemporaryFolder
    private let folders: AssetFolders

    init() throws {
        disk = try TemporaryFolder(["interface/nothing", "stories/tale/nothing"])
        folders = AssetFolders(interface: disk.path + "/interface", stories: [disk.path + "/stories"])
    }

    private func reason(_ name: String) -> String? {
        do {
            close(try folders.open(name))
            return nil
        } catch {
            return error.description
        }
    }

    @Test(arguments: ["interface/a.png", "stories/0/tale/a.png", "stories/0/tale/ā [b]*.png", "stories/0/./a.png"])
    func `an ordinary file is opened`(name: String) throws {
        try disk.write("interface/a.png", [7])
        try disk.write("stories/a.png", [7])
        try disk.write("stories/tale/a.png", [7])
        try disk.write("stories/tale/ā [b]*.png", [7])
        let file = try folders.open(name)
        defer { close(file) }
        var byte: UInt8 = 0
        #expect(read(file, &byte, 1) == 1)
        #expect(byte == 7)
        #expect(fcntl(file, F_GETFD) & FD_CLOEXEC != 0)
    }

    @Test func `a telling's recording is opened`() throws {
        try disk.write("stories/tale/tellings/fox-orange/1.ogg", [7])
        #expect(reason("stories/0/tale/tellings/fox-orange/1.ogg") == nil)
    }

    @Test(arguments: [
        "stories/0/tale/tellings/1.ogg", "stories/0/tale/tellings/a/b/1.ogg", "stories/0/tale/other/a/1.ogg",
        "takes/1.wav",
    ])
    func `other folders in a tale's folder are not looked into`(name: String) {
        #expect(reason(name) == "is not a name of a picture or sound")
    }

    @Test func `a telling that leads out of the tale is refused`() throws {
        try disk.write("outside/1.ogg", [7])
        try disk.makeFolder("stories/tale/tellings")
        try disk.makeLink("stories/tale/tellings/fox", to: "../../../outside")
        #expect(reason("stories/0/tale/tellings/fox/1.ogg") == "lies outside its folder")
    }

    @Test func `a take is opened where there is a folder for takes`() throws {
        try disk.write("takes/1.wav", [7])
        let folders = AssetFolders(interface: "", stories: [], takes: disk.path + "/takes")
        close(try folders.open("takes/1.wav"))
        #expect(throws: AssetFolders.Refusal.self) { try folders.open("takes/../interface/nothing") }
    }

    @Test(
        arguments: [
            ("stories/0/tale", "/stories/tale"), ("stories/0/.", "/stories/."), ("stories/1/tale", nil),
            ("stories/0", nil),
            ("interface", nil),
        ] as [(String, String?)])
    func `a pack's name is the place of its folder`(name: String, place: String?) {
        #expect(folders.folder(ofPack: name) == place.map { disk.path + $0 })
    }

    @Test(arguments: [
        "", "a.png", "/etc/passwd", "stories", "stories/0", "stories/0/tale", "stories/1/tale/a.png",
        "stories/-1/tale/a.png",
        "stories/x/tale/a.png", "stories/0/tale/b/a.png", "stories/0/tale/../a.png", "other/0/tale/a.png",
    ])
    func `a name of another shape is none`(name: String) {
        #expect(reason(name) == "is not a name of a picture or sound")
    }

    @Test(arguments: ["stories/0/tale/..", "interface/../stories/outside", "interface/link", "stories/0/tale/link"])
    func `what lies outside its folder is refused`(name: String) throws {
        try disk.write("stories/outside", [7])
        try disk.makeLink("interface/link", to: "../stories/outside")
        try disk.makeLink("stories/tale/link", to: "/dev/zero")
        #expect(reason(name) == "lies outside its folder")
    }

    @Test func `a link within the folder is followed`() throws {
        try disk.write("stories/tale/a.png", [7])
        try disk.makeLink("stories/tale/link", to: "a.png")
        #expect(reason("stories/0/tale/link") == nil)
    }

    @Test func `pipes and folders are no files`() throws {
        try disk.makePipe("stories/tale/pipe")
        try disk.makeFolder("stories/tale/folder")
        #expect(reason("stories/0/tale/pipe") == "is not an ordinary file")
        #expect(reason("stories/0/tale/folder") == "is not an ordinary file")
    }

    @Test func `a socket is not opened`() throws {
        let handle = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(handle) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let path = Array("\(disk.path)/stories/tale/socket".utf8)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
        let bound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(handle, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        #expect(bound == 0)
        #expect(reason("stories/0/tale/socket") != nil)
    }

    @Test func `missing files and loops have the systems reason`() throws {
        try disk.makeLink("stories/tale/loop", to: "loop")
        #expect(reason("stories/0/tale/none") == "No such file or directory")
        #expect(reason("stories/0/none/none") == "No such file or directory")
        #expect(reason("stories/0/tale/loop") == "Too many levels of symbolic links")
    }

    @Test func `a file of more than a gibibyte is refused`() throws {
        try disk.write("stories/tale/huge", [])
        #expect(truncate("\(disk.path)/stories/tale/huge", 4 << 30) == 0)
        #expect(reason("stories/0/tale/huge") == nil)
        #expect(truncate("\(disk.path)/stories/tale/huge", 4 << 30 + 1) == 0)
        #expect(reason("stories/0/tale/huge") == "is larger than 4 GiB")
    }

    @Test func `what is refused is not left open`() throws {
        try disk.makePipe("stories/tale/pipe")
        #expect(reason("stories/0/tale/pipe") != nil)
        let target = disk.path + "/stories/tale/pipe"
        let open = (0..<1024).filter { file in
            var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
            let length = readlink("/proc/self/fd/\(file)", &buffer, buffer.count)
            return String(decoding: buffer[..<max(0, length)].map(UInt8.init(bitPattern:)), as: UTF8.self) == target
        }
        #expect(open == [])
    }
}
