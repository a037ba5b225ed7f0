import Engine
import Foundation
import Testing

/// The table of settings in the technician's manual.
struct SettingsManualTests {
    private static let manual: String = {
        let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return (try? String(contentsOf: repository.appending(path: "kiosk/TECHNICIAN.md"), encoding: .utf8)) ?? ""
    }()

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

    @Test(arguments: SettingKind.all.map(\.name)) func `has each setting`(name: String) throws {
        let kind = try #require(SettingKind.all.first { $0.name == name })
        #expect(Self.manual.contains(row(kind)), "\(row(kind)) … |")
    }

    @Test func `has no other`() {
        let table = Self.manual.components(separatedBy: "## The grown-ups' settings").last?
            .components(separatedBy: "\n## ").first
        let names = (table ?? "").split(separator: "\n").compactMap { line in
            line.hasPrefix("| `") ? line.split(separator: "`").dropFirst().first.map(String.init) : nil
        }
        #expect(Set(names) == Set(SettingKind.all.map(\.name)))
    }
}
