import Foundation
import Testing

/// The order in which tales are synced to the disk, as strace sees it: a power cut must not leave a tale with its name
/// but without its content.
struct DiskOrderTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    /// The calls of `pasaka` with these arguments, each a line.
    private func calls(_ arguments: [String]) throws -> [String] {
        let programs = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/strace")
        process.arguments =
            [
                "-f", "-y", "-o", disk.path + "/calls", "-e", "trace=fsync,syncfs,linkat,renameat,renameat2",
                programs.appending(path: "pasaka").path,
            ] + arguments
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return try disk.text("calls").split(separator: "\n").map(String.init)
    }

    /// The calls of adding two drawings of this width.
    private func callsOfAdding(width: Int) throws -> [String] {
        let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="6"/>"#
        for number in 1...2 { try disk.write(svg, "Vasara/\(number).svg") }
        return try calls(["add", disk.path + "/Vasara", "--to", disk.path + "/tales", "--quiet"])
    }

    /// The calls before something hidden is called so, and those from there on.
    private func parted(
        _ calls: [String], at name: String
    ) throws -> (before: ArraySlice<String>, after: ArraySlice<String>) {
        let shown = try #require(calls.firstIndex { $0.contains("rename") && $0.contains("\"\(name)\"") })
        return (calls[..<shown], calls[shown...])
    }

    private func expectHiddenFolder(in calls: ArraySlice<String>) {
        let isSynced = calls.contains { $0.contains(/fsync\(\d+<[^>]*\/\.pasaka-add-\w+>/) }
        #expect(isSynced, "the folder in \(calls)")
    }

    @Test func `all of a tale is on the disk before it gets its name`() throws {
        let (before, after) = try parted(callsOfAdding(width: 8), at: "vasara")
        for file in ["slide01.jpg", "slide02.jpg", "story.json"] {
            let places = marks(of: file, in: before)
            let isSynced = before.contains { call in places.contains { call.contains("fsync(\($0)") } }
            #expect(isSynced, "\(file) in \(before)")
        }
        expectHiddenFolder(in: before)
        #expect(after.contains { $0.contains(/fsync\(\d+<[^>]*\/tales>/) }, "the folder of tales in \(after)")
    }

    @Test func `a new version is on the disk before it takes the old one's place`() throws {
        _ = try callsOfAdding(width: 8)
        let (before, after) = try parted(callsOfAdding(width: 9), at: ".earlier/vasara")
        expectHiddenFolder(in: before)
        #expect(after.contains { $0.contains(/fsync\(\d+<[^>]*\/\.earlier>/) }, "the earlier versions in \(after)")
        #expect(after.contains { $0.contains(/fsync\(\d+<[^>]*\/tales>/) }, "the folder of tales in \(after)")
    }

    @Test func `all of a saved tale is on the stick before it gets its name, and that before it may be pulled`() throws
    {
        _ = try callsOfAdding(width: 8)
        try disk.write("mine", "stick/note.txt")
        let saving = try calls(["save", "vasara", disk.path + "/stick", "--stories", disk.path + "/tales"])
        let (before, after) = try parted(saving, at: "Vasara")
        for file in ["slide01.jpg", "slide02.jpg", "story.json"] {
            let named = try #require(before.firstIndex { $0.contains("\"\(file)\"") }, "\(file) in \(before)")
            let next = before.indices.contains(named + 1) ? before[named + 1] : ""
            #expect(next.contains("fsync("), "\(file) in \(before)")
        }
        expectHiddenFolder(in: before)
        #expect(after.contains { $0.contains(/syncfs\(\d+<[^>]*\/stick>/) }, "the stick in \(after)")
    }

    /// How a sync of a file may begin behind its bracket: the number of its descriptor, or that and its path.
    private func marks(of file: String, in calls: ArraySlice<String>) -> [String] {
        let naming = calls.first { $0.contains("\"\(file)\"") }
        let nameless = naming?.firstMatch(of: /"\/proc\/self\/fd\/(\d+)"/).map { "\($0.1)<" }
        let paths = calls.compactMap { call in
            call.firstMatch(of: /fsync\((\d+<[^>]*\/([^\/>]+))>/).flatMap { match in
                match.2 == file || naming?.contains("\"\(match.2)\"") == true ? String(match.1) : nil
            }
        }
        return [nameless].compactMap(\.self) + paths
    }
}
