import Glibc
import Storage
import Testing

@testable import PackMaker

struct HiddenPlaceTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    /// Prepares a tale of one file in the folder of tales.
    private func prepared(_ text: String = "a") throws -> HiddenPlace {
        let place = try HiddenPlace(in: disk.path + "/tales")
        let file = try place.makeFile()
        try FileBytes.write(Array(text.utf8), to: file.descriptor)
        try place.put(file, as: "slide01.jpg")
        try place.write("{}", as: "story.json")
        return place
    }

    @Test func `the tale appears when it is whole`() throws {
        let place = try prepared()
        #expect(try disk.names("tales").allSatisfy { $0.hasPrefix(".pasaka-add-") })
        #expect(try place.publish(as: "lacis"))
        #expect(try disk.names("tales") == ["lacis"])
        #expect(try disk.names("tales/lacis") == ["slide01.jpg", "story.json"])
        #expect(!place.abandon())
        #expect(try disk.names("tales") == ["lacis"])
    }

    @Test func `without nameless files the hidden folder holds them`() throws {
        let place = try HiddenPlace(
            in: disk.path + "/tales", room: DiskRoom(at: disk.path, sparing: 0), namelessFiles: false)
        let file = try place.makeFile(), broken = try place.makeFile()
        close(try place.makeScratch())
        place.discard(broken)
        try FileBytes.write(Array("a".utf8), to: file.descriptor)
        try place.put(file, as: "slide01.jpg")
        #expect(try place.publish(as: "lacis"))
        #expect(try disk.names("tales/lacis") == ["slide01.jpg"])
        #expect(try disk.text("tales/lacis/slide01.jpg") == "a")
    }

    @Test func `what is thrown away takes no room, even while a process that is being started has it open`() throws {
        let place = try HiddenPlace(in: disk.path + "/tales")
        let file = try place.makeFile()
        let scratch = OpenFile(scratch: try place.makeScratch())
        let inherited = [dup(file.descriptor), dup(scratch.descriptor)]
        defer { for descriptor in inherited { close(descriptor) } }
        for descriptor in inherited { try FileBytes.write(Array("tale".utf8), to: descriptor) }
        place.discard(file)
        _ = consume scratch
        #expect(inherited.map { lseek($0, 0, SEEK_END) } == [0, 0])
    }

    @Test func `what is there stays as it is`() throws {
        try disk.write("old", "tales/lacis/story.json")
        let place = try prepared()
        #expect(try place.publish(as: "lacis") == false)
        #expect(try place.publish(as: "lacis-2"))
        #expect(try disk.text("tales/lacis/story.json") == "old")
    }

    @Test func `what is abandoned goes with the folders made for it`() throws {
        let place = try prepared()
        #expect(place.abandon())
        #expect(try disk.names() == [])
        #expect(throws: PackRefusal.interrupted) { try place.write("{}", as: "story.json") }
        #expect(place.isAbandoned)
    }

    @Test func `what the dead have left is swept`() throws {
        try disk.write("half", "tales/.pasaka-add-dead01/tellings/a/slide01.ogg")
        try disk.write("mine", "tales/.other/file")
        try disk.write("outside", "precious/file")
        symlink("\(disk.path)/precious", "\(disk.path)/tales/.pasaka-add-dead01/link")
        symlink("\(disk.path)/precious", "\(disk.path)/tales/.pasaka-add-link02")
        _ = try HiddenPlace(in: disk.path + "/tales")
        #expect(try disk.names("tales") == [".other", ".pasaka-add-link02"])
        #expect(try disk.text("precious/file") == "outside")
    }

    /// A folder as FAT may leave it; a link stands for its second name.
    @Test func `what the dead have left with a second name is not swept`() throws {
        try disk.write("whole", "tales/.pasaka-add-dead01/story.json")
        symlink(".pasaka-add-dead01", "\(disk.path)/tales/lacis")
        _ = try HiddenPlace(in: disk.path + "/tales")
        #expect(try disk.names("tales/lacis") == ["story.json"])
        try disk.remove("tales/lacis")
        _ = try HiddenPlace(in: disk.path + "/tales")
        #expect(try disk.names("tales") == [])
    }

    @Test func `many files in many folders are swept`() throws {
        for number in 1...70 { try disk.write("x", "tales/.pasaka-add-dead01/\(number % 3)/\(number)") }
        _ = try HiddenPlace(in: disk.path + "/tales")
        #expect(try disk.names("tales") == [])
    }

    @Test func `what the living prepare is not swept`() throws {
        let one = try prepared("one")
        let other = try prepared("other")
        #expect(try one.publish(as: "one"))
        #expect(try other.publish(as: "other"))
        #expect(try disk.text("tales/one/slide01.jpg") == "one")
    }

    @Test func `a folder that cannot be made is named`() throws {
        try disk.write("file", "tales")
        let refusal = PackRefusal(writing: "\(disk.path)/tales", CallFailure("mkdir", EEXIST))
        #expect(refusal.description == "\(disk.path)/tales: cannot be written (File exists)")
        #expect(throws: refusal) { try HiddenPlace(in: disk.path + "/tales/x") }
    }
}
