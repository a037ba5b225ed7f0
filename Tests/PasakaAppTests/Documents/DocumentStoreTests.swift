import Engine
import Foundation
import Glibc
import Synchronization
import TalePacks
import TestSupport
import Testing

@testable import GrownUps
@testable import PasakaApp
@testable import Stories

struct DocumentStoreTests {
    private let disk: TemporaryFolder
    private let time = InventedTime()
    private let store: DocumentStore

    init() throws {
        disk = try TemporaryFolder()
        store = DocumentStore(folder: disk.path + "/deep/state", agenda: time.agenda)
    }

    private func progress(_ slide: Int) -> UserProgress {
        var progress = UserProgress()
        progress.turn("racenis", to: slide)
        return progress
    }

    private func save(_ documents: any Document...) { documents.forEach { store.save(AnyDocument($0)) } }

    /// Another run of the program.
    private func again() -> DocumentStore { DocumentStore(folder: store.folder, agenda: time.agenda) }

    private func text(_ name: String = "progress.json") throws -> String { try disk.text("deep/state/\(name)") }

    private func json(_ slide: Int) throws -> String {
        String(decoding: try Drawer.json(progress(slide)), as: UTF8.self)
    }

    private var names: [String] { disk.names(in: "deep/state") }

    /// Saves pages, one after the other, like an earlier run.
    private func lay(_ slides: Int...) {
        let store = again()
        for slide in slides { store.save(AnyDocument(progress(slide))) }
    }

    @Test func `deleted counts leave no copy, and come back only from the page`() throws {
        var counts = Counts()
        for day in 1...2 {
            counts.count("racenis", on: day) { $0.starts += 1 }
            save(counts)
        }
        #expect(names == ["counts.json", "counts.previous.json"])
        save(Counts())
        #expect(names == ["counts.json"])
        #expect(try !text("counts.json").contains("racenis"))
        save(counts)
        #expect(again().load(Counts.self) == counts)
    }

    /// The inode of a file: it changes when the file is rewritten.
    private func identity(_ name: String = "progress.json") -> UInt {
        var status = stat()
        return stat("\(store.folder)/\(name)", &status) == 0 ? UInt(status.st_ino) : 0
    }

    // MARK: - Saving

    private struct Diary: Document {
        static let name = "diary"
        static let isPrivate = true
        var page = 1
    }

    @Test func `a private document is its user's alone, also its last good copy`() throws {
        save(Diary())
        save(Diary(page: 2))
        save(progress(1))
        let modes = try names.map { name in
            var status = stat()
            try #require(stat("\(store.folder)/\(name)", &status) == 0)
            return status.st_mode & 0o077
        }
        #expect(names == ["diary.json", "diary.previous.json", "progress.json"])
        #expect(modes.prefix(2) == [0, 0])
        #expect(RoomGate.isPrivate)
    }

    @Test func `what is saved is loaded, and saved again is the same bytes`() throws {
        save(progress(3))
        let bytes = try text()
        let loaded = try #require(again().load(UserProgress.self))
        #expect(loaded == progress(3))
        save(loaded)
        #expect(try text() == bytes)
    }

    @Test func `the file is pretty and sorted and ends with a line`() throws {
        save(progress(3))
        #expect(try text().hasPrefix("{\n  \"lastTale\" : \"racenis\",\n  \"tales\" : {"))
        #expect(try text().hasSuffix("}\n"))
    }

    @Test func `in the background, of many saves the last is kept`() throws {
        let store = DocumentStore(folder: disk.path + "/deep/state")
        for slide in 1...500 { store.save(AnyDocument(progress(slide))) }
        store.finish()
        #expect(try text() == json(500))
    }

    @Test func `documents of several names are all kept`() throws {
        var settings = Settings()
        settings[.reduceMotion] = true
        save(progress(1), settings)
        #expect(again().load(Settings.self) == settings)
        #expect(again().load(UserProgress.self) == progress(1))
    }

    @Test func `only the last good copy is kept`() throws {
        for slide in 1...20 { save(progress(slide)) }
        #expect(names == ["progress.json", "progress.previous.json"])
        #expect(try text() == json(20))
        #expect(try text("progress.previous.json") == json(19))
    }

    @Test func `equal content is not written again`() throws {
        save(progress(3))
        let file = identity()
        save(progress(3))
        #expect(identity() == file)
        save(progress(4))
        #expect(identity() != file)
    }

    @Test func `what was loaded is not written again`() throws {
        lay(3)
        let file = identity()
        _ = store.load(UserProgress.self)
        save(progress(3))
        #expect(identity() == file)
    }

    @Test func `what is half written is swept away`() throws {
        try disk.write("deep/state/.progress.json.new", "half of")
        try disk.write("deep/state/progress.json.new", "half of")
        store.sweep()
        #expect(names == [])
    }

    // MARK: - Failing

    @Test func `what could not be saved is saved half a minute later, in its newest form`() throws {
        try disk.write("deep", "in the way")
        save(progress(1))
        save(progress(2))
        #expect(unlink(disk.path + "/deep") == 0)
        time.pass(.seconds(30))
        #expect(try text() == json(2))
        #expect(time.waiting == 0)
    }

    @Test func `after a failure the next save is tried at once`() throws {
        try disk.write("deep", "in the way")
        save(progress(1))
        #expect(unlink(disk.path + "/deep") == 0)
        save(progress(2))
        #expect(try text() == json(2))
    }

    /// A document during whose saving something happens.
    private struct Overtaken: Document {
        static let name = "overtaken"
        static let meanwhile = Mutex<(@Sendable () -> Void)?>(nil)
        let number: Int

        enum CodingKeys: CodingKey { case number }

        func encode(to encoder: any Encoder) throws {
            let act = Self.meanwhile.withLock { act in
                defer { act = nil }
                return act
            }
            act?()
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(number, forKey: .number)
        }
    }

    @Test func `what comes while an older one cannot be saved is not lost`() throws {
        try disk.write("deep", "in the way")
        let store = DocumentStore(folder: store.folder, agenda: Agenda(now: { .zero }, later: { _, _ in }))
        store.save(AnyDocument(Overtaken(number: 1)))
        Overtaken.meanwhile.withLock { $0 = { store.save(AnyDocument(Overtaken(number: 2))) } }
        store.finish()
        #expect(unlink(disk.path + "/deep") == 0)
        store.finish()
        #expect(try text("overtaken.json") == "{\n  \"number\" : 2\n}\n")
    }

    @Test func `failed saves schedule a single retry`() throws {
        try disk.write("deep", "in the way")
        for slide in 1...5 { save(progress(slide)) }
        time.pass(.seconds(3000))
        #expect(time.waiting == 1)
    }

    @Test func `a fault that lasts for hours is logged once an hour`() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let disk = try TemporaryFolder(["file"]), time = InventedTime()
            let store = DocumentStore(folder: disk.path + "/file/state", agenda: time.agenda)
            for slide in 1...10 {
                var progress = UserProgress()
                progress.turn("racenis", to: slide)
                store.save(AnyDocument(progress))
                store.save(AnyDocument(Settings()))
            }
            time.pass(.seconds(2 * 3600 + 60))
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let lines = text.split(separator: "\n").filter { $0.contains("cannot be saved: open: Not a directory") }
        #expect(lines.count { $0.contains("progress.json") } == 3, "\(text)")
        #expect(lines.count { $0.contains("settings.json") } == 3, "\(text)")
    }

    /// strace makes the kernel refuse the first sync of the folder, which comes after the rename.
    @Test(arguments: [1, 3]) func `a file whose folder could not be synced is this run's own`(pages: Int) throws {
        try disk.makeFolder("kept")
        let folder = "\(disk.path)/kept"
        let process = Process(), said = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/strace")
        let program = URL(filePath: Places.executable).deletingLastPathComponent().appending(path: "torture-store")
        process.arguments = [
            "-f", "-P", folder, "-e", "trace=fsync", "-e", "inject=fsync:error=EIO:when=1", program.path, "save",
            folder,
            "1", "\(pages)",
        ]
        process.standardError = said
        try process.run()
        let text = String(decoding: try said.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0 && text.contains("INJECTED"), "\(text)")
        #expect(disk.names(in: "kept") == ["progress.json", "progress.previous.json"], "\(text)")
    }

    // MARK: - Two programs

    private let old = RoomGate(way: .pin, pin: PinHash(rawValue: "old"))
    private let new = RoomGate(way: .pin, pin: PinHash(rawValue: "new"))

    private func counted(_ failures: Int) -> RoomGate {
        var gate = old
        gate.failures = failures
        return gate
    }

    /// Another program, such as `pasaka pin`, saves a gate.
    private func setGate(_ gate: RoomGate) {
        let other = again()
        _ = other.load(RoomGate.self)
        other.save(AnyDocument(gate))
    }

    @Test func `a gate that the keeper has set meanwhile stays`() throws {
        setGate(old)
        #expect(store.load(RoomGate.self) == old)
        save(counted(1))
        #expect(again().load(RoomGate.self) == counted(1))
        setGate(new)
        save(counted(2))
        #expect(again().load(RoomGate.self) == new)
        #expect(store.load(RoomGate.self) == new)
        save(RoomGate(way: .corners))
        #expect(again().load(RoomGate.self) == RoomGate(way: .corners), "who knows it may change it")
    }

    @Test func `a first gate that the keeper has set meanwhile stays`() throws {
        #expect(store.load(RoomGate.self) == nil)
        setGate(new)
        save(RoomGate(way: .sum, failures: 1))
        #expect(again().load(RoomGate.self) == new)
        #expect(!names.contains { $0.hasPrefix("gate.un") })
    }

    @Test(arguments: [false, true])
    func `a try that could not be saved is saved later, unless the keeper has set another gate`(isSet: Bool) throws {
        setGate(old)
        #expect(store.load(RoomGate.self) == old)
        try disk.write("deep/state/.gate.json.new/in the way")
        save(counted(1))
        #expect(store.load(RoomGate.self) == counted(1))
        try FileManager.default.removeItem(atPath: disk.path + "/deep/state/.gate.json.new")
        if isSet { setGate(new) }
        #expect(store.load(RoomGate.self) == (isSet ? new : counted(1)))
        time.pass(.seconds(30))
        #expect(again().load(RoomGate.self) == (isSet ? new : counted(1)))
    }

    // MARK: - Files that cannot be read

    @Test(arguments: ["", "garbage", "[]", "{}", #"{"version": 1, "tales": {"a": {"slide": 0, "isFinished": false}}}"#])
    func `instead of a file that cannot be read the last good copy is used`(bad: String) throws {
        lay(1, 2)
        try disk.write("deep/state/progress.json", bad)
        #expect(store.load(UserProgress.self) == progress(1))
        #expect(names.count == 2 && names.contains("progress.previous.json"))
        let aside = try #require(names.first { $0.hasPrefix("progress.unreadable-") })
        #expect(try text(aside) == bad)
    }

    @Test func `the last good copy outlives the first save after a loss`() throws {
        lay(1, 2)
        #expect(unlink(store.folder + "/progress.json") == 0)
        #expect(store.load(UserProgress.self) == progress(1))
        save(progress(3))
        #expect(try text() == json(3))
        #expect(try text("progress.previous.json") == json(1))
    }

    @Test func `where both are bad both are kept aside`() throws {
        try disk.write("deep/state/progress.json", "one")
        try disk.write("deep/state/progress.previous.json", "two")
        #expect(store.load(UserProgress.self) == nil)
        #expect(
            try names.map(text).sorted() == ["one", "two"] && names.allSatisfy { $0.hasPrefix("progress.unreadable-") })
    }

    @Test func `a file unreadable because of a system error is moved only at the next save`() throws {
        lay(1, 2)
        #expect(unlink(store.folder + "/progress.json") == 0)
        try disk.makeLink("deep/state/progress.json", to: "progress.json")
        #expect(store.load(UserProgress.self) == progress(1))
        #expect(names == ["progress.json", "progress.previous.json"])
        save(progress(3))
        #expect(try text() == json(3))
        #expect(names.filter { $0.hasPrefix("progress.unread-") }.count == 2)
    }

    @Test func `a fault at every start does not fill the disk`() throws {
        for start in 1...9 {
            try disk.write("deep/state/progress.json", "bad \(start % 7)")
            #expect(again().load(UserProgress.self) == nil)
        }
        #expect(names.count == 5)
    }

    @Test func `a pipe or a folder in place of a file is kept aside too`() throws {
        try disk.write("deep/state/settings.json/inside")
        try disk.makePipe("deep/state/progress.json")
        #expect(store.load(UserProgress.self) == nil)
        #expect(store.load(Settings.self) == nil)
        save(progress(1))
        #expect(try text() == json(1))
        #expect(names.count == 3)
    }

    @Test func `a file that came after the start is kept aside, not overwritten`() throws {
        #expect(store.load(UserProgress.self) == nil)
        try disk.write("deep/state/progress.json", "somebody's")
        #expect(store.load(Settings.self) == nil)
        save(progress(1))
        #expect(try text() == json(1))
        let aside = try #require(names.first { $0.hasPrefix("progress.un") })
        #expect(try text(aside) == "somebody's")
    }

    @Test func `an unloaded file is not overwritten`() throws {
        lay(1, 2)
        save(progress(7))
        #expect(try text() == json(7))
        let asides = names.filter { $0.hasPrefix("progress.unread-") }
        #expect(try asides.map(text).sorted() == [json(1), json(2)])
    }

    // MARK: - Older and newer programs

    private let newer = #"{"version": 2, "pages": 7}"#

    @Test func `an older program leaves a newer file alone, and has its own`() throws {
        try disk.write("deep/state/progress.json", newer)
        #expect(store.load(UserProgress.self) == nil)
        save(progress(1))
        save(progress(2))
        #expect(names == ["progress.json", "progress.v1.json", "progress.v1.previous.json"])
        #expect(try text() == newer)
        #expect(again().load(UserProgress.self) == progress(2))
    }

    @Test func `a newer copy is not touched either`() throws {
        try disk.write("deep/state/progress.previous.json", newer)
        #expect(store.load(UserProgress.self) == nil)
        save(progress(1))
        save(progress(2))
        #expect(try text("progress.previous.json") == newer)
        #expect(names == ["progress.previous.json", "progress.v1.json", "progress.v1.previous.json"])
    }

    @Test func `a newer file that was never loaded is not touched`() throws {
        try disk.write("deep/state/progress.json", newer)
        save(progress(1))
        #expect(try text() == newer)
        #expect(try text("progress.v1.json") == json(1))
    }

    @Test func `settings without a version are of the first`() throws {
        try disk.write("deep/state/settings.json", #"{"reduceMotion": true}"#)
        #expect(store.load(Settings.self)?[.reduceMotion] == true)
    }

    // MARK: - Reasons

    @Test(arguments: [
        ("garbage", "is not readable (it is not the JSON that Pasaka writes)"),
        (#"{"version": 1, "tales": 7}"#, "is not readable (it is not the JSON that Pasaka writes)"),
        (
            #"{"version": 1, "tales": {"a": {"slide": 0, "isFinished": false}}}"#,
            "is not readable (a slide's number is below 1)"
        ),
    ])
    func `the log says why a file is not used`(bad: String, reason: String) async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { [bad] in
            let disk = try TemporaryFolder()
            try disk.write("progress.json", bad)
            _ = DocumentStore(folder: disk.path).load(UserProgress.self)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("/progress.json \(reason); it is kept as progress.unreadable-"), "\(text)")
    }

    @Test func `a folder that cannot be opened is reported, and nothing in it is lost`() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let disk = try TemporaryFolder()
            try disk.makeLink("state", to: "state")
            let store = DocumentStore(folder: disk.path + "/state")
            #expect(store.load(UserProgress.self) == nil)
            store.save(AnyDocument(UserProgress()))
            store.finish()
            #expect(disk.names(in: ".") == ["state"])
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("/state/progress.json cannot be used: its folder cannot be opened (open: Too"), "\(text)")
        #expect(text.contains("/state/progress.json cannot be saved"), "\(text)")
    }

    @Test func `a folder that does not exist yet is not reported`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let disk = try TemporaryFolder()
            #expect(DocumentStore(folder: disk.path + "/state").load(UserProgress.self) == nil)
        }
        #expect(result?.standardErrorContent == [])
    }

    // MARK: - Forgetting

    private struct Secret: Document {
        static let name = "secret"
        var text = ""
        var leavesNoTrace: Bool { text.isEmpty }
    }

    @Test func `what is deleted leaves no copy, neither the last good one nor one kept aside`() throws {
        for content in ["{", #"{"text":"old"}"#] {
            try disk.write("deep/state/secret.json", Array(content.utf8))
            _ = again().load(Secret.self)
        }
        let store = again()
        _ = store.load(Secret.self)
        for text in ["one", "two"] { store.save(AnyDocument(Secret(text: text))) }
        #expect(names.count == 3)
        store.save(AnyDocument(Secret()))
        #expect(names == ["secret.json"])
        #expect(try text("secret.json") == "{\n  \"text\" : \"\"\n}\n")
    }

    @Test func `a copy from an earlier run is deleted although the file is empty already`() throws {
        let store = again()
        for text in ["one", ""] { store.save(AnyDocument(Secret(text: text))) }
        try disk.write("deep/state/secret.previous.json", Array(#"{"text":"old"}"#.utf8))
        store.save(AnyDocument(Secret()))
        #expect(names == ["secret.json"])
    }
}
