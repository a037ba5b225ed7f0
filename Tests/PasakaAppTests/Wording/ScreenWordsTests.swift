import Foundation
import Testing

/// The source files that have the words of the interface: each activity's, and Engine's.
enum WordFiles {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

    /// The Swift files of a folder of the sources.
    static func files(in folder: String = "") -> [(path: String, text: String)] {
        let files = FileManager.default.enumerator(at: sources.appending(path: folder), includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.map {
            ($0.path(), (try? String(contentsOf: $0, encoding: .utf8)) ?? "")
        }
    }

    static func isOne(_ path: String) -> Bool {
        path.contains(#/Engine/Wording/|Activities/\w+/Words/|/Words.swift$|Wording.swift$/#)
    }

    static let all = files().filter { isOne($0.path) }
}

/// The sources hold no words of the interface outside the files for them.
struct ScreenWordsTests {
    /// The folders whose sources make screens.
    private static let folders = ["Activities", "App", "Engine", "Platform", "Tales/TalePacks"]
    /// No words for a screen: bytes of a trial, a command's help, the order of letters, the keys of a keyboard.
    private static let others = [
        "SavingTrial.swift", "JudgeCommand.swift", "LatvianOrder.swift", "KeyboardLayout.swift",
    ]

    /// Themes that are declined are known by their words, in the three languages, and so is what is said instead.
    private static let themes = "Activities/Tutor/Talk/Free/Themes/"

    @Test func `Latvian words are in the files of words alone`() {
        let latvian = #/"[^"]*[āčēģīķļņšūžĀČĒĢĪĶĻŅŠŪŽ][^"]*"/#
        for (path, text) in Self.folders.flatMap({ WordFiles.files(in: $0) }) {
            let isMeant =
                !WordFiles.isOne(path) && !path.contains(Self.themes)
                && !Self.others.contains { path.hasSuffix("/\($0)") }
            guard isMeant else { continue }
            for line in text.split(separator: "\n") {
                let code = line.prefix(upTo: line.range(of: "//")?.lowerBound ?? line.endIndex)
                #expect(!code.contains(latvian), "\(path): \(line)")
            }
        }
    }
}
