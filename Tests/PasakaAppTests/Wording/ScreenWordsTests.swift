import Foundation
import Testing

/// The sources hold no words of the interface outside `Engine/Wording`.
struct ScreenWordsTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
    /// The folders whose sources make screens.
    private static let folders = ["Activities", "App", "Engine", "Platform", "Tales/TalePacks"]
    /// No words for a screen: bytes of a trial, a command's help, the order of letters, the keys of a keyboard.
    private static let others = [
        "SavingTrial.swift", "JudgeCommand.swift", "LatvianOrder.swift", "KeyboardLayout.swift",
    ]

    /// Themes that are declined are known by their words, in the three languages, and so is what is said instead.
    private static let themes = "Activities/Tutor/Talk/Free/Themes/"

    @Test func `Latvian words are in Engine's wording alone`() throws {
        let latvian = #/"[^"]*[āčēģīķļņšūžĀČĒĢĪĶĻŅŠŪŽ][^"]*"/#
        for folder in Self.folders {
            let files = FileManager.default.enumerator(
                at: Self.sources.appending(path: folder), includingPropertiesForKeys: nil)
            for case let file as URL in try #require(files) where file.pathExtension == "swift" {
                let isMeant =
                    !file.path().contains("Engine/Wording/") && !file.path().contains(Self.themes)
                    && !Self.others.contains(file.lastPathComponent)
                guard isMeant else { continue }
                for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                    let code = line.prefix(upTo: line.range(of: "//")?.lowerBound ?? line.endIndex)
                    #expect(!code.contains(latvian), "\(file.lastPathComponent): \(line)")
                }
            }
        }
    }
}
