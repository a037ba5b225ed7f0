import Engine
import Storage
import System

/// The decks on the inserted media.
struct DeckFiles {
    private let media: [String]

    private static let endings = [".apkg", ".csv", ".tsv", ".txt"]
    /// More than a learner looks through.
    private static let most = 12

    init(_ folders: ActivityHost.Folders) { media = folders.media ?? [] }

    /// Those at the top of each medium, by name.
    var list: [DeckFile] {
        let files = media.flatMap { folder in
            names(in: folder).flatMap { medium in
                names(in: "\(folder)/\(medium)").filter(Self.isDeck).map { name in
                    DeckFile(name: name, path: "\(folder)/\(medium)/\(name)")
                }
            }
        }
        return Array(files.sorted { $0.name < $1.name }.prefix(Self.most))
    }

    private func names(in folder: String) -> [String] {
        guard let entries = try? FolderEntries(of: folder) else { return [] }  // not there any more
        return entries.prefix(1000).compactMap(\.name)
    }

    private static func isDeck(_ name: String) -> Bool {
        !name.hasPrefix(".") && endings.contains { name.lowercased().hasSuffix($0) }
    }
}
