import Foundation
import Testing

/// In which order `pasaka add` brings a tale to the disk, as strace sees it: a cut of the power must not leave a tale
/// that has its name and not its content.
struct DiskOrderTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    /// The calls of adding two drawings, each a line.
    private func calls() throws -> [String] {
        let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>"#
        for number in 1...2 { try disk.write(svg, "Vasara/\(number).svg") }
        let programs = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/strace")
        process.arguments = [
            "-f", "-y", "-o", disk.path + "/calls", "-e", "trace=fsync,linkat,renameat,renameat2",
            programs.appending(path: "pasaka").path, "add", disk.path + "/Vasara", "--to", disk.path + "/tales",
            "--quiet",
        ]
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return try disk.text("calls").split(separator: "\n").map(String.init)
    }

    @Test func `all of a tale is on the disk before it gets its name`() throws {
        let calls = try calls()
        let shown = try #require(calls.firstIndex { $0.contains("rename") && $0.contains("\"vasara\"") })
        let (before, after) = (calls[..<shown], calls[shown...])
        for file in ["slide01.jpg", "slide02.jpg", "story.json"] {
            let places = marks(of: file, in: before)
            let isSynced = before.contains { call in places.contains { call.contains("fsync(\($0)") } }
            #expect(isSynced, "\(file) in \(before)")
        }
        let hidden = before.contains { $0.contains(/fsync\(\d+<[^>]*\/\.pasaka-add-\w+>/) }
        #expect(hidden, "the folder in \(before)")
        #expect(after.contains { $0.contains(/fsync\(\d+<[^>]*\/tales>/) }, "the folder of tales in \(after)")
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
