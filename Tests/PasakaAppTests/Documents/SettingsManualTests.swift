import Engine
import Foundation
import Testing

@testable import PasakaApp

/// The table of settings in the technician's manual.
struct SettingsManualTests {
    private static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let manual =
        (try? String(contentsOf: repository.appending(path: "kiosk/TECHNICIAN.md"), encoding: .utf8)) ?? ""

    /// The first three columns of a setting's row.
    private func row(_ kind: SettingKind) -> String {
        let range =
            switch kind.range {
            case .flag: "`true`, `false`"
            case .number(let range, _): "\(range.lowerBound)–\(range.upperBound)"
            case .choice(let choices): choices.map { "`\"\($0)\"`" }.joined(separator: ", ")
            case .list: "list of texts"
            }
        let usual =
            switch kind.fallback {
            case .flag(let flag): "`\(flag)`"
            case .number(let number): "`\(number)`"
            case .text(let text): "`\"\(text)\"`"
            default: "`[]`"
            }
        return "| `\(kind.name)` | \(range) | \(usual) |"
    }

    @Test(arguments: activities.settings.map(\.name)) func `has each setting`(name: String) throws {
        let kind = try #require(activities.settings.first { $0.name == name })
        #expect(Self.manual.contains(row(kind)), "\(row(kind)) … |")
    }

    @Test func `has no other`() {
        let table = Self.manual.components(separatedBy: "## The grown-ups' settings").last?
            .components(separatedBy: "\n## ").first
        let names = (table ?? "").split(separator: "\n").compactMap { line in
            line.hasPrefix("| `") ? line.split(separator: "`").dropFirst().first.map(String.init) : nil
        }
        #expect(names.sorted() == activities.settings.map(\.name).sorted())
    }

    @Test func `each setting that is declared is one of an activity's or of all`() throws {
        let sources = Self.repository.appending(path: "Sources")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        let texts = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        let names = texts.flatMap { $0.matches(of: #/Self \{ Self\("(\w+)", .*\.(?:flag|number|choice|list)\b/#) }
            .map { String($0.output.1) }
        #expect(names.sorted() == activities.settings.map(\.name).sorted())
    }
}
