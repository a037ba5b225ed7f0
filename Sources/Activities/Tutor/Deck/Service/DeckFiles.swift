import Engine
import Storage

/// The decks on the inserted media.
struct DeckFiles {
    let media: [Medium]

    private static let endings = [".apkg", ".colpkg", ".apkg.zip", ".csv", ".tsv", ".txt"]
    /// The most decks listed, and entries looked at: more than a learner looks through or fills a folder with by hand.
    private static let (most, mostEntries) = (12, 1000)

    /// The decks at the top of each medium, by name; a link is none.
    var list: [DeckFile] {
        let files = media.flatMap { medium in
            names(in: medium.place).map { DeckFile(name: $0, path: "\(medium.place)/\($0)") }
        }
        return Array(files.sorted { ($0.name, $0.path) < ($1.name, $1.path) }.prefix(Self.most))
    }

    private func names(in folder: String) -> [String] {
        guard let entries = try? FolderEntries(of: folder) else { return [] }  // not there any more
        return entries.prefix(Self.mostEntries).filter { $0.kind == .file && !$0.isHidden }.compactMap(\.name)
            .filter { name in Self.endings.contains { name.lowercased().hasSuffix($0) } }
    }
}
