import Engine
import Glibc
import TestSupport
import Testing

@testable import PasakaApp
@testable import Storage

/// What somebody who came by has typed or brought.
struct PersonalDocumentsTests {
    private let disk: TemporaryFolder
    private let time = InventedTime()

    init() throws { disk = try TemporaryFolder() }

    private struct Diary: Document {
        static let name = "diary"
        static let isPersonal = true
        var text = ""
        var leavesNoTrace: Bool { text.isEmpty }
    }

    private let kinds = [DocumentKind(Diary.self, .always(Diary()))]

    private func store(isKiosk: Bool = false) -> DocumentStore {
        DocumentStore(folder: disk.path, isKiosk: isKiosk, agenda: time.agenda)
    }

    private func save(_ text: String, in store: DocumentStore) { store.save(AnyDocument(Diary(text: text))) }

    private var names: [String] { disk.names(in: ".") }

    private let old = #"{"text":"zorro"}"#
    /// The files that earlier programs have left.
    private var leftovers: [String] {
        [
            "diary.json", "diary.previous.json", "diary.v1.json", "diary.unreadable-20260101T120000.json",
            "diary.unread-20260101T120000-2.json", ".diary.json.new",
        ]
    }

    // MARK: - In a kiosk

    @Test func `a kiosk has it in memory only`() {
        let store = store(isKiosk: true)
        for text in ["zorro", "lobo"] {
            save(text, in: store)
            #expect(store.load(Diary.self) == Diary(text: text))
            #expect(names == [])
        }
        store.finish()
        #expect(names == [])
        #expect(self.store(isKiosk: true).load(Diary.self) == nil, "another run knows nothing")
    }

    @Test func `a kiosk's start deletes what earlier programs wrote, and nothing else`() throws {
        let others = ["diary-of-others.json", "diaries.json", "progress.json"]
        for name in leftovers + others { try disk.write(name, old) }
        let store = store(isKiosk: true)
        store.sweep(kinds)
        #expect(names == others.sorted())
        #expect(store.load(Diary.self) == nil)
    }

    @Test func `at home its file outlives the start`() throws {
        try disk.write("diary.json", old)
        let store = store()
        store.sweep(kinds)
        #expect(store.load(Diary.self) == Diary(text: "zorro"))
    }

    @Test func `a pipe, a folder or a link in place of its file keeps no kiosk from working`() throws {
        let ways: [() throws -> Void] = [
            { try disk.makePipe("diary.json") }, { try disk.makeFolder("diary.json") },
            { try disk.makeLink("diary.json", to: "elsewhere.json") },
        ]
        for lay in ways {
            try lay()
            try disk.write("elsewhere.json", "somebody's")
            let store = store(isKiosk: true)
            store.sweep(kinds)
            save("zorro", in: store)
            #expect(store.load(Diary.self) == Diary(text: "zorro"))
            #expect(names == ["elsewhere.json"])
            #expect(try disk.text("elsewhere.json") == "somebody's")
        }
    }

    @Test func `a kiosk stores what is nobody's own as ever`() {
        let store = store(isKiosk: true)
        store.save(AnyDocument(Settings()))
        #expect(names == ["settings.json"])
    }

    // MARK: - At home

    @Test(arguments: ["", "{", #"{"text":7}"#])
    func `a file that cannot be read is deleted, not kept aside, and the last good copy is used`(bad: String) throws {
        try disk.write("diary.json", bad)
        try disk.write("diary.previous.json", old)
        let store = store()
        #expect(store.load(Diary.self) == Diary(text: "zorro"))
        #expect(names == ["diary.previous.json"])
        save("lobo", in: store)
        #expect(self.store().load(Diary.self) == Diary(text: "lobo"))
    }

    @Test func `what an earlier program kept aside is deleted`() throws {
        for name in leftovers { try disk.write(name, old) }
        _ = store().load(Diary.self)
        #expect(names == [".diary.json.new", "diary.json", "diary.previous.json", "diary.v1.json"])
    }

    @Test func `a huge file of an earlier program is deleted`() throws {
        try disk.write("diary.json", old)
        #expect(truncate(disk.path + "/diary.json", 292 << 20) == 0)
        #expect(store().load(Diary.self) == nil)
        #expect(names == [])
    }

    @Test func `a pipe or a link in place of its file is deleted, a folder with something in it kept aside`() throws {
        let ways: [() throws -> Void] = [
            { try disk.makePipe("diary.json") }, { try disk.makeLink("diary.json", to: "diary.json") },
        ]
        for lay in ways {
            try lay()
            let store = store()
            #expect(store.load(Diary.self) == nil)
            save("zorro", in: store)
            #expect(names == ["diary.json"])
            #expect(unlink(disk.path + "/diary.json") == 0)
        }
        try disk.write("diary.json/inside", "somebody's")
        #expect(store().load(Diary.self) == nil)
        #expect(names.count == 1 && names[0].hasPrefix("diary.unreadable-"))
    }

    // MARK: - Its size

    /// A document whose file has so many bytes.
    private func diary(bytes: Int) throws -> Diary {
        let frame = try Drawer.json(Diary()).count
        return Diary(text: String(repeating: "x", count: bytes - frame))
    }

    @Test func `what may be saved can be loaded, to the byte`() throws {
        let most = KeptFile.mostBytes
        #expect(most == 8 << 20)
        let whole = try diary(bytes: most), store = store()
        store.save(AnyDocument(whole))
        #expect(self.store().load(Diary.self) == whole)
        store.save(AnyDocument(try diary(bytes: most + 1)))
        #expect(self.store().load(Diary.self) == whole, "a larger one could not be read again")
        #expect(names == ["diary.json"])
    }

    @Test func `growing in ten steps it never takes more than itself and its last good copy`() throws {
        let store = store()
        for step in 1...10 {
            store.save(AnyDocument(try diary(bytes: step << 20)))
            let sizes = names.map { name in
                var status = stat()
                return stat("\(disk.path)/\(name)", &status) == 0 ? Int(status.st_size) : 0
            }
            #expect(sizes.allSatisfy { $0 <= 8 << 20 } && sizes.count <= 2)
        }
        save("", in: store)
        #expect(names == ["diary.json"])
        #expect(try disk.text("diary.json") == "{\n  \"text\" : \"\"\n}\n")
    }

    // MARK: - A disk that is nearly full

    /// A disk of which hardly more than what must stay free is there.
    private func smallDisk() -> SmallDisk? { SmallDisk(at: disk.path, bytes: DiskRoom.usualSpare + (2 << 20)) }

    @Test func `what has no room beside what stays free is not written, and is kept in memory`() throws {
        guard let small = smallDisk() else { return }
        let store = store()
        save("zorro", in: store)
        let large = try diary(bytes: 3 << 20)
        store.save(AnyDocument(large))
        #expect(store.load(Diary.self) == large, "until Pasaka ends")
        #expect(try disk.text("diary.json").contains("zorro"))
        store.save(AnyDocument(Settings()))
        #expect(names == ["diary.json", "settings.json"], "Pasaka's own are written all the same")
        withExtendedLifetime(small) {}
    }

    @Test func `what is to be forgotten is gone also from a full disk`() throws {
        guard let small = SmallDisk(at: disk.path, bytes: 8192) else { return }
        try disk.write("diary.json", old)
        let store = store()
        #expect(store.load(Diary.self) == Diary(text: "zorro"))
        try disk.write("full", Array(repeating: 0, count: 4096))
        save("", in: store)
        #expect(names == ["full"])
        #expect(store.load(Diary.self) == Diary())
        #expect(unlink(disk.path + "/full") == 0)
        time.pass(DocumentStore.retry)
        #expect(names == ["diary.json"])
        #expect(try !disk.text("diary.json").contains("zorro"))
        withExtendedLifetime(small) {}
    }
}
