import Glibc
import Storage
import TalePacks
import Testing

@testable import PackMaker

/// The export of a tale with its tellings to a stick.
struct TaleSavingTests {
    private let disk: TemporaryFolder
    private static let story = """
        {"id": "lacis", "title": "Lācis", "slides": [
          {"id": "a", "imageName": "a", "text": "Lācis iet"}, {"id": "b", "imageName": "b"}]}
        """

    /// A tale of the family's with one telling, and a stick with a file of its own.
    init() throws {
        disk = try TemporaryFolder([
            "tales/lacis/story.json": Self.story, "tales/lacis/a.jpg": "picture a", "tales/lacis/b.jpg": "picture b",
            "tales/lacis/tellings/fox-orange/a.ogg": "sound a", "stick/note.txt": "mine",
        ])
    }

    private var stick: String { disk.path + "/stick" }
    private var saving: TaleSaving { TaleSaving(roots: [disk.path + "/shipped", disk.path + "/tales"]) }

    @discardableResult private func save() throws -> String {
        try saving.save(saving.tale("lacis"), in: TaleSaving.place(at: stick))
    }

    private var names: [String] { get throws { try disk.names("stick") } }

    @Test func `a tale is exported with its tellings, their times and a mark, and nothing else changes`() throws {
        let time = timespec(tv_sec: 1_600_000_000, tv_nsec: 0)
        utimensat(AT_FDCWD, disk.path + "/tales/lacis/tellings/fox-orange/a.ogg", [time, time], 0)
        #expect(try save() == "Lācis")
        #expect(try names == ["Lācis", "note.txt"])
        #expect(try disk.names("stick/Lācis") == [".pasaka-saved", "a.jpg", "b.jpg", "story.json", "tellings"])
        #expect(try disk.text("stick/Lācis/tellings/fox-orange/a.ogg") == "sound a")
        var status = stat()
        stat("\(stick)/Lācis/tellings/fox-orange/a.ogg", &status)
        #expect(status.st_mtim.tv_sec == 1_600_000_000)
    }

    @Test(arguments: [true, false]) func `saved again it takes its own place, with what is new`(_ exchanges: Bool)
        throws
    {
        try save()
        try disk.write("sound owl", "tales/lacis/tellings/owl-blue/a.ogg")
        let place = try HiddenPlace(
            in: stick, room: DiskRoom(at: stick, sparing: 0), namelessFiles: false, exchanges: exchanges)
        #expect(try saving.save(saving.tale("lacis"), in: place) == "Lācis")
        #expect(try names == ["Lācis", "note.txt"])
        #expect(try disk.names("stick/Lācis/tellings") == ["fox-orange", "owl-blue"])
    }

    @Test(arguments: ["Lācis/mine.jpg", "Lācis/tellings/fox-orange/b.ogg", "Lācis/a.jpg"])
    func `a modified folder is never replaced`(_ name: String) throws {
        try save()
        try disk.write("changed by hand", "stick/\(name)")
        #expect(try save() == "Lācis 2")
        #expect(try disk.text("stick/\(name)") == "changed by hand")
        #expect(try save() == "Lācis 2")
        #expect(try names == ["Lācis", "Lācis 2", "note.txt"])
    }

    @Test func `what systems leave in a folder is no change`() throws {
        try save()
        for name in ["Thumbs.db", ".DS_Store"] { try disk.write("x", "stick/Lācis/\(name)") }
        #expect(try save() == "Lācis")
    }

    @Test(arguments: ["Lācis", "LĀCIS", "lācis"]) func `a stranger's folder stays, also one with the tale's id`(
        _ name: String
    ) throws {
        try disk.write(Self.story, "stick/\(name)/story.json")
        #expect(try save() == "Lācis 2")
        #expect(try disk.names("stick/\(name)") == ["story.json"])
        #expect(try names == [name, "Lācis 2", "note.txt"].sorted())
    }

    @Test(arguments: [
        ("Kas? Kur: te/tur.", "Kas Kur tetur"), ("CON", "Pasaka CON"), ("com1.x", "Pasaka com1.x"), ("…. ", "…"),
        ("...", "Pasaka"), ("Viens  divi", "Viens divi"),
    ]) func `a title that no stick takes as a name is made one`(_ title: String, _ name: String) throws {
        try disk.write(Self.story.replacing("Lācis\"", with: title + "\""), "tales/lacis/story.json")
        #expect(try save() == name)
    }

    @Test(arguments: ["a:b.jpg", "a?.jpg", "aux.jpg", "A.JPG", "c\"d.jpg"])
    func `a file whose name no stick takes is named`(_ name: String) throws {
        try disk.write("picture", "tales/lacis/\(name)")
        let refusal = #expect(throws: PackRefusal.self) { try save() }
        #expect(refusal?.cause == .unfitName)
        #expect(try names == ["note.txt"])
    }

    @Test func `a full disk is reported before anything is written, with the space needed`() throws {
        try disk.write(String(repeating: "x", count: 3_000_000), "tales/lacis/c.jpg")
        let place = try HiddenPlace(in: stick, room: DiskRoom(sparing: 0) { 2_400_000 })
        let refusal = #expect(throws: PackRefusal.self) { try saving.save(saving.tale("lacis"), in: place) }
        #expect(refusal?.cause == .diskFull)
        #expect(refusal?.room?.neededMegabytes == 4)
        #expect(refusal?.room?.freeMegabytes == 2)
        #expect("\(try #require(refusal))".hasSuffix("4 MB are needed, 2 MB are free; nothing was saved"))
        #expect(try names == ["note.txt"])
    }

    @Test func `cancelling leaves no partial files`() throws {
        for number in 1...20 { try disk.write(String(repeating: "x", count: 100_000), "tales/lacis/c\(number).jpg") }
        let place = try TaleSaving.place(at: stick)
        let refusal = #expect(throws: PackRefusal.self) {
            try saving.save(saving.tale("lacis"), in: place) { done, _ in done < 500_000 }
        }
        #expect(refusal?.cause == .interrupted)
        #expect(try names == ["note.txt"])
    }

    @Test func `removing a stick during the export is reported, and leaves no partial files`() throws {
        let stick = stick, pulled = disk.path + "/pulled"
        let refusal = #expect(throws: PackRefusal.self) {
            try saving.save(saving.tale("lacis"), in: TaleSaving.place(at: stick)) { done, all in
                if done == all { rename(stick, pulled) }
                return true
            }
        }
        #expect(refusal?.cause == .gone)
        #expect(try disk.names("pulled") == ["note.txt"])
    }

    @Test func `recordings of a tale that came with Pasaka are saved with it`() throws {
        try disk.remove("tales/lacis")
        try disk.write(Self.story, "shipped/lacis/story.json")
        for name in ["a", "b"] { try disk.write("picture", "shipped/lacis/\(name).jpg") }
        try disk.write("sound", "tales/lacis/tellings/fox-orange/a.ogg")
        try save()
        #expect(try disk.names("stick/Lācis/tellings/fox-orange") == ["a.ogg"])
    }

    @Test func `a folder that holds a tale of the shelf just as it is is known`() throws {
        try save()
        let folder = stick + "/Lācis"
        #expect(saving.tale(savedAt: folder)?.id == "lacis")
        #expect(saving.tale(savedAt: stick) == nil)
        // As long, and not the same.
        try disk.write("sound b", "stick/Lācis/tellings/fox-orange/a.ogg")
        #expect(saving.tale(savedAt: folder) == nil)
        try save()
        try disk.write("another telling", "tales/lacis/tellings/owl-blue/a.ogg")
        #expect(saving.tale(savedAt: folder) == nil)
    }

    @Test func `a failed export is reported`() throws {
        #expect(throws: (any Error).self) { try saving.tale("lapsa") }
        #expect {
            try TaleSaving.place(at: disk.path + "/none")
        } throws: {
            "\($0)" == "\(disk.path)/none: cannot be written (No such file or directory); nothing was saved"
        }
    }
}
