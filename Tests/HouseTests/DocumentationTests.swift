import Foundation
import Testing

/// The documents of the repository: short, linked, and the same in both languages.
struct DocumentationTests {
    /// The most lines of each document that people are asked to read.
    private static let most = [
        "README.md": 120, "Sources/README.md": 120, "kiosk/GUIDE.md": 140, "kiosk/LIBRARIAN.md": 160,
        "kiosk/BIBLIOTEKARAM.md": 160, "kiosk/TECHNICIAN.md": 200, "kiosk/STATE.md": 60,
        "kiosk/NETWORK.md": 120, "kiosk/TIKLS.md": 120, "assets/README.md": 180,
        "assets/FIGURES.md": 60, "assets/SCORE.md": 60, "assets/LANGUAGES.md": 60, "assets/soltura/README.md": 140,
    ]

    @Test(arguments: MarkdownDocument.all) func `each link leads somewhere`(document: MarkdownDocument) {
        for link in document.relativeLinks { #expect(document.leads(link), "\(link)") }
    }

    @Test(
        arguments: zip(
            [
                "Settings: `/etc/pasaka/kiosk.conf`", "Ko nozīmē gaismiņas", "With one command: pasaka add",
                "The grown-ups' room",
            ],
            [
                "settings-etcpasakakioskconf", "ko-nozīmē-gaismiņas", "with-one-command-pasaka-add",
                "the-grown-ups-room",
            ])
    ) func `a heading is linked by its letters`(heading: String, anchor: String) {
        #expect(MarkdownDocument.anchor(heading) == anchor)
    }

    @Test(arguments: most.keys.sorted()) func `a document is short enough to be read`(path: String) throws {
        let text = MarkdownDocument(path: path).text
        #expect(!text.isEmpty)
        #expect(text.count { $0 == "\n" } <= Self.most[path] ?? 0)
    }

    @Test func `links from the README lead to all documents`() {
        var (found, next) = (Set<String>(), ["README.md"])
        while let path = next.popLast() {
            guard path.hasSuffix(".md"), found.insert(path).inserted else { continue }
            let document = MarkdownDocument(path: path)
            next += document.relativeLinks.map(document.destination)
        }
        #expect(MarkdownDocument.all.map(\.path).filter { !found.contains($0) } == [])
    }

    @Test func `the map names each folder of the sources`() throws {
        let map = MarkdownDocument(path: "Sources/README.md").text
        for folder in ["Sources", "Sources/Activities", "Sources/Tales", "Sources/Inference"] {
            let place = MarkdownDocument.repository.appending(path: folder, directoryHint: .isDirectory)
            for room in try FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)
            where room.hasDirectoryPath {
                #expect(map.contains("\(room.lastPathComponent)/"), "\(folder)")
            }
        }
    }

    // MARK: - The librarian's manual

    /// What a manual has beside its words: headings, steps, points, codes of the table, pictures.
    private func outline(_ path: String) -> [String] {
        MarkdownDocument(path: path).lines.flatMap { line in
            let marks = line.firstMatch(of: /^(#+|\d+\.|-) |^\| [A-Z]\d[^|]*\|/).map { [String($0.output.0)] } ?? []
            return marks + line.matches(of: /!\[[^\]]*\]\((?<picture>[^)]+)\)/).map { String($0.picture) }
        }
    }

    /// What it lets one type, and names, with the words that stand for others in English.
    private func typed(_ path: String) -> [String] {
        let text = MarkdownDocument(path: path).lines.joined(separator: "\n")
        let english = text.replacing("<versija>", with: "<version>").replacing("MAPE", with: "FOLDER")
        return english.matches(of: /`[^`]+`/).map { String($0.output) }.sorted()
    }

    @Test(arguments: [("BIBLIOTEKARAM", "LIBRARIAN"), ("TIKLS", "NETWORK")])
    func `the librarian's manual is the same in both languages`(latvian: String, english: String) {
        #expect(outline("kiosk/\(latvian).md") == outline("kiosk/\(english).md"))
        #expect(typed("kiosk/\(latvian).md") == typed("kiosk/\(english).md"))
    }
}
