import Engine
import Glibc
import Stories
import TestSupport
import Testing

@testable import PasakaApp

struct DocumentStoreTests {
    private let disk: TemporaryFolder
    private let store: DocumentStore

    init() throws {
        disk = try TemporaryFolder()
        store = DocumentStore(folder: disk.path + "/deep/state")
    }

    private func progress(_ slide: Int) -> UserProgress {
        var progress = UserProgress()
        progress.turn("racenis", to: slide)
        return progress
    }

    private func save(_ documents: any Document...) {
        documents.forEach { store.save(AnyDocument($0)) }
        store.finish()
    }

    // MARK: - Saving

    @Test func whatIsSavedIsReadAndSavedAgainIsTheSameBytes() throws {
        save(progress(3))
        let bytes = try store.read("progress")
        let read = try UserProgressService.read(bytes)
        #expect(read == progress(3))
        save(read)
        #expect(try store.read("progress") == bytes)
    }

    @Test func theFileIsPrettyAndSortedAndEndsWithALine() throws {
        save(progress(3))
        let text = String(decoding: try store.read("progress"), as: UTF8.self)
        #expect(text.hasPrefix("{\n  \"lastTale\" : \"racenis\",\n  \"tales\" : {"))
        #expect(text.hasSuffix("}\n"))
    }

    @Test func ofManySavesTheLastIsKept() throws {
        for slide in 1...500 { store.save(AnyDocument(progress(slide))) }
        store.finish()
        #expect(try UserProgressService.read(try store.read("progress")) == progress(500))
    }

    @Test func documentsOfSeveralNamesAreAllKept() throws {
        var settings = Settings()
        settings.reduceMotion = true
        save(progress(1), settings)
        #expect(try Settings(json: try store.read("settings")).reduceMotion)
        #expect(try UserProgressService.read(try store.read("progress")) == progress(1))
    }

    @Test func nothingButTheDocumentsIsLeftInTheFolder() throws {
        for slide in 1...20 { save(progress(slide)) }
        #expect(disk.names(in: "deep/state") == ["progress.json"])
    }

    @Test func aTemporaryFileThatWasLeftBehindIsNoObstacle() throws {
        try disk.write("deep/state/progress.json.new", "half of")
        save(progress(2))
        #expect(try UserProgressService.read(try store.read("progress")) == progress(2))
    }

    @Test func aLinkInPlaceOfTheTemporaryFileIsNotFollowed() throws {
        try disk.write("precious", "keep me")
        try disk.write("deep/state/settings.json", "{}")
        try disk.makeLink("deep/state/progress.json.new", to: "../../precious")
        save(progress(2))
        #expect(try disk.text("precious") == "keep me")
    }

    @Test func aFolderThatCannotBeMadeIsToldOnce() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let disk = try TemporaryFolder(["file"])
            let store = DocumentStore(folder: disk.path + "/file/state")
            for slide in 1...5 {
                var progress = UserProgress()
                progress.turn("racenis", to: slide)
                store.save(AnyDocument(progress))
                store.finish()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.split(separator: "\n").count { $0.contains("cannot be saved: open: Not a directory") } == 1)
    }

    @Test func afterAFailureTheNextSaveIsTriedAgain() throws {
        try disk.write("deep", "in the way")
        save(progress(1))
        #expect(unlink(disk.path + "/deep") == 0)
        save(progress(2))
        #expect(try UserProgressService.read(try store.read("progress")) == progress(2))
    }

    // MARK: - Reading

    /// Why the file cannot be read; nil if it can.
    private func refusal() -> String? {
        do {
            _ = try store.read("progress")
            return nil
        } catch {
            return switch error {
            case .absent: "absent"
            case .unreadable(let reason): reason
            }
        }
    }

    @Test func aMissingFileOrFolderIsAbsent() throws {
        #expect(refusal() == "absent")
        try disk.makeFolder("deep")
        try disk.makeFolder("deep/state")
        #expect(refusal() == "absent")
    }

    @Test func pipesAndFoldersAreRefused() throws {
        try disk.write("deep/state/x", "")
        try disk.makePipe("deep/state/progress.json")
        #expect(refusal() == "it is not an ordinary file")
        #expect(unlink(disk.path + "/deep/state/progress.json") == 0)
        try disk.makeFolder("deep/state/progress.json")
        #expect(refusal() == "it is not an ordinary file")
    }

    @Test func aHugeFileIsRefused() throws {
        try disk.write("deep/state/progress.json", "{}")
        #expect(truncate(disk.path + "/deep/state/progress.json", 16 << 20) == 0)
        #expect(refusal() == nil)
        #expect(truncate(disk.path + "/deep/state/progress.json", 16 << 20 + 1) == 0)
        #expect(refusal() == "it is too large")
    }

    @Test func anEmptyFileIsRead() throws {
        try disk.write("deep/state/progress.json", "")
        #expect(try store.read("progress") == [])
    }

    // MARK: - Keeping aside

    @Test(arguments: ["newer", "unreadable"])
    func aFileIsKeptAsideUnderAnotherName(mark: String) throws {
        try disk.write("deep/state/progress.json", "strange")
        store.keepAside("progress", mark: mark, reason: "is strange")
        #expect(refusal() == "absent")
        let name = try #require(disk.names(in: "deep/state").first)
        // progress.newer-20261121T081500.json
        #expect(name.hasPrefix("progress.\(mark)-") && name.hasSuffix(".json"))
        #expect(name.count == "progress.\(mark)-20261121T081500.json".count)
        #expect(try disk.text("deep/state/\(name)") == "strange")
    }

    @Test func whatIsNotThereIsNotKeptAside() throws {
        store.keepAside("progress", mark: "newer", reason: "is strange")
        #expect(disk.names(in: "deep/state") == [])
    }
}
