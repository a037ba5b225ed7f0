import Foundation
import Senses
import TestSupport
import Testing

extension EndToEnd.Makers {
    /// A grandmother takes her tale along on a stick, by touch.
    @Suite struct StickSavingTests {
        let folder: Folder
        let sticks, tales: String
        let display: Display

        init() async throws {
            folder = try Folder()
            sticks = try folder.makeFolder("sticks")
            tales = try folder.makeFolder("tales")
            display = try await Display(width: 640, height: 480)
        }

        /// A tale with one telling, as large as it has to be for the test.
        private func tell(bytes: Int = 0) throws {
            let pack = try Pack("lacis", in: tales, slides: 2)
            if bytes > 0 {
                try pack.write("", "large.jpg")
                truncate("\(pack.path)/large.jpg", bytes)
            }
            let telling = try folder.makeFolder("tales/lacis/tellings/fox-orange")
            try Data(Tone.wav(slide: 1, seconds: 1)).write(to: URL(filePath: "\(telling)/s001.wav"))
        }

        private func player(_ route: String = "grownups/tales/lacis/.save") throws -> Player {
            try Player(
                in: folder, on: display,
                ["--stories", tales, "--sticks", sticks, "--open", route, "--reduce-motion", "--log-level", "info"])
        }

        /// Puts in a stick with one file of its own.
        private func plug(_ name: String = "KINGSTON") throws {
            _ = try folder.makeFolder("hand")
            try folder.write("mine", to: "hand/mine.txt")
            try FileManager.default.moveItem(atPath: folder.file("hand"), toPath: "\(sticks)/\(name)")
        }

        private var large: (Double, Double) { (800, 1028) }

        /// The round ends of the large button are orange where there is something to save on.
        private func hasButton(_ player: Player) -> Bool {
            let color = player.color(460, 1050)
            return color.red > 200 && color.green < 190 && color.blue < 140
        }

        private func isWriting(_ player: Player) -> Bool { player.color(775, 753).isClose(to: RGB(0xd9, 0x75, 0x2c)) }

        /// The page has a green tick when the tale is there.
        private func isDone(_ player: Player) -> Bool {
            player.color(790, 752).isClose(to: RGB(0x4f, 0x8a, 0x5b), by: 12)
        }

        private var names: [String] { Folder.names(at: "\(sticks)/KINGSTON") }

        @Test func `she saves her tale by three taps, and another Pasaka has it with her voice`() async throws {
            try tell()
            let player = try player("grownups/tales/lacis")
            try await player.tap(1230, 108)
            try await player.shows(
                player.photograph(
                    "grownups/tales/lacis/.save", ["--stories", tales, "--sticks", sticks, "--reduce-motion"]),
                "the page without a stick")
            try plug()
            try await eventually("the stick is seen; log: \(player.log)") { hasButton(player) }
            try await player.tapTwice(large.0, large.1)
            try await eventually("it is done; log: \(player.log)") { isDone(player) }
            #expect(names == ["Pasaka lacis", "mine.txt"])
            #expect(player.log.contains("was exported to a stick"))
            try await player.tap(large.0, large.1)
            try await eventually("back at the tale's tellers") { player.color(1040, 1060).red > 200 && !isDone(player) }
            let other = try folder.makeFolder("other")
            let added = try Child(
                Places.program, ["add", "\(sticks)/KINGSTON/Pasaka lacis", "--to", other],
                environment: Player.environment(in: folder, display: nil), output: folder.file("add.output"),
                errors: folder.file("add.log"))
            try await eventually("it is added; \(folder.text("add.log"))") { added.ending != nil }
            #expect(Folder.names(at: "\(other)/lacis/tellings/fox-orange") == ["s001.ogg", "telling.json"])
        }

        @Test func `an exported tale is on the stick's page, and is not offered as new`() async throws {
            try tell()
            try plug()
            let player = try player()
            try await eventually("the stick is seen") { hasButton(player) }
            try await player.tap(large.0, large.1)
            try await eventually("it is done; log: \(player.log)") { isDone(player) }
            player.key("Home")
            try await player.catchUp()
            try await player.openGrownUps()
            try await player.tap(1180, 1090)
            try await player.passGate(to: "grownups/stick")
            try await player.shows(
                player.photograph("grownups/stick", ["--stories", tales, "--sticks", sticks, "--reduce-motion"]),
                "the page with the tale that is on the shelf")
            try await player.tap(1200, 410)
            try await player.catchUp()
            #expect(Folder.names(at: tales) == ["lacis"])
            #expect(!player.log.contains("has been added"))
        }

        @Test func `a stick removed half-way has no partial tale, and the next try succeeds`() async throws {
            try tell(bytes: 500_000_000)
            try plug()
            let player = try player()
            try await eventually("the stick is seen") { hasButton(player) }
            try await player.tap(large.0, large.1)
            try await eventually("it is being written; log: \(player.log)") { isWriting(player) }
            let pulled = folder.file("pulled")
            try FileManager.default.moveItem(atPath: "\(sticks)/KINGSTON", toPath: pulled)
            try await eventually("it is reported; log: \(player.log)") {
                player.log.contains("was removed while it was being written")
            }
            try await eventually("nothing half is left") { Folder.names(at: pulled) == ["mine.txt"] }
            try FileManager.default.moveItem(atPath: pulled, toPath: "\(sticks)/KINGSTON")
            try await eventually("it can be retried") { hasButton(player) }
            try await player.tap(large.0, large.1)
            try await eventually("it is done; log: \(player.log)") { isDone(player) }
            #expect(names == ["Pasaka lacis", "mine.txt"])
        }

        @Test(arguments: [["Down", "Return"], ["Escape"]])
        func `a cancelled export leaves nothing, and one that is left goes on`(keys: [String]) async throws {
            try tell(bytes: 500_000_000)
            try plug()
            let player = try player()
            try await eventually("it can be saved; log: \(player.log)") { hasButton(player) }
            try await player.tap(large.0, large.1)
            try await eventually("it is being written") { isWriting(player) }
            try await player.whileFrozen { for key in keys { player.key(key) } }
            let goesOn = keys == ["Escape"]
            let left = goesOn ? ["Pasaka lacis", "mine.txt"] : ["mine.txt"]
            var isLogged: Bool { player.log.contains("was exported to a stick") }
            // Its end is logged when the stick is read-only again.
            try await eventually("it has ended; log: \(player.log)") { names == left && (isLogged || !goesOn) }
            #expect(isLogged == goesOn)
            try player.checkAlive()
        }

        // MARK: - Disks

        private static let mountable = getuid() == 0

        @Test(.enabled(if: mountable, "only root may mount")) func `a full stick is reported, and keeps its files`()
            async throws
        {
            try tell(bytes: 5_000_000)
            let disk = try #require(SmallDisk(at: folder.makeFolder("sticks/KINGSTON"), bytes: 2 << 20))
            try folder.write("mine", to: "sticks/KINGSTON/mine.txt")
            let player = try player()
            try await eventually("the stick is seen") { hasButton(player) }
            try await player.tap(large.0, large.1)
            try await eventually("it is reported; log: \(player.log)") {
                player.log.contains("6 MB are needed, 2 MB are free")
            }
            try await eventually("it can be retried") { hasButton(player) }
            #expect(names == ["mine.txt"])
            withExtendedLifetime(disk) {}
        }

        @Test(.enabled(if: mountable, "only root may mount"))
        func `an empty read-only stick is requested and lent, and the page says when it may be removed`() async throws {
            try tell()
            let disk = try #require(SmallDisk(at: folder.makeFolder("sticks/KINGSTON"), bytes: 2 << 20))
            disk.allow(writing: false)
            let player = try player()
            try await eventually("the stick is seen") { hasButton(player) }
            try await player.tap(large.0, large.1)
            let request = "pasaka/stick-to-write"
            try await eventually("the stick is asked for") { folder.text(request) == "KINGSTON\n" }
            disk.allow(writing: true)
            try await eventually("it is given back") { !FileManager.default.fileExists(atPath: folder.file(request)) }
            #expect(!isDone(player))
            disk.allow(writing: false)
            try await eventually("it is done; log: \(player.log)") { isDone(player) }
            #expect(names == ["Pasaka lacis"])
        }

        @Test(.enabled(if: mountable, "only root may mount"))
        func `a write-protected stick is reported once lending fails`() async throws {
            try tell()
            let disk = try #require(SmallDisk(at: folder.makeFolder("sticks/KINGSTON"), bytes: 2 << 20))
            try folder.write("mine", to: "sticks/KINGSTON/mine.txt")
            disk.allow(writing: false)
            let player = try player()
            try await eventually("the stick is seen") { hasButton(player) }
            try await player.tap(large.0, large.1)
            let request = folder.file("pasaka/stick-to-write")
            try await eventually("the stick is asked for") { FileManager.default.fileExists(atPath: request) }
            unlink(request)
            try await eventually("it is reported; log: \(player.log)") { player.log.contains("Read-only file system") }
            try await eventually("it can be retried") { hasButton(player) }
            #expect(names == ["mine.txt"])
        }

        @Test(.enabled(if: FATDisk.lack == nil, "\(FATDisk.lack ?? "")"))
        func `on FAT the tale gets another name than one that differs only in case`() async throws {
            try tell()
            let disk = try FATDisk(at: folder.makeFolder("sticks/KINGSTON"), image: folder.file("image"))
            _ = try folder.makeFolder("sticks/KINGSTON/PASAKA LACIS")
            let player = try player()
            try await eventually("the stick is seen") { hasButton(player) }
            try await player.tap(large.0, large.1)
            try await eventually("it is done; log: \(player.log)") { isDone(player) }
            #expect(names == ["PASAKA LACIS", "Pasaka lacis 2"])
            try disk.check()
        }
    }
}

/// A FAT file system in a file, mounted until released.
final class FATDisk {
    private let path, image: String

    /// Why none can be mounted here; nil if it can.
    static let lack: String? = {
        guard getuid() == 0 else { return "only root may mount" }
        let known = (try? String(contentsOfFile: "/proc/filesystems", encoding: .utf8)) ?? ""
        return known.contains("\tvfat\n") ? nil : "this kernel knows no FAT"
    }()

    init(at path: String, image: String) throws {
        self.path = path
        self.image = image
        try Self.run("truncate", "--size=32M", image)
        try Self.run("mkfs.vfat", "-n", "KINGSTON", image)
        try Self.run("mount", "-o", "loop,utf8", image, path)
    }

    deinit { try? Self.run("umount", "--lazy", path) }

    /// Nothing on it is wrong.
    func check() throws {
        try Self.run("umount", path)
        try Self.run("fsck.vfat", "-n", image)
    }

    private static func run(_ words: String...) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw DidNotHappen(description: words.joined(separator: " ")) }
    }
}
