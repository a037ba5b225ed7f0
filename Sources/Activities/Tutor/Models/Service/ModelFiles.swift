import Engine
import Glibc
import Installed
import Sentences
import Storage

/// The language models on the inserted media.
struct ModelFiles {
    let media: [Medium]

    /// The most models listed, and entries looked at: more than anybody carries or fills a folder with by hand.
    private static let (most, mostEntries) = (12, 1000)

    /// The models at the top of each medium, by name; a link is none.
    var list: [ModelOnMedium] {
        let files = media.flatMap(files)
        return Array(files.sorted { ($0.name, $0.path) < ($1.name, $1.path) }.prefix(Self.most))
    }

    private func files(on medium: Medium) -> [ModelOnMedium] {
        guard let folder = try? OpenFolder(medium.place), let entries = try? FolderEntries(of: folder) else {
            return []  // not there any more
        }
        return entries.prefix(Self.mostEntries).filter { $0.kind == .file && !$0.isHidden }.compactMap(\.name)
            .filter { $0.lowercased().hasSuffix(InstalledKind.model.ending) }
            .map { name in
                ModelOnMedium(
                    name: name.withoutControls, path: "\(medium.place)/\(name)",
                    bytes: folder.status(of: name).map { Int($0.st_size) } ?? 0, medium: medium.name)
            }
    }

    /// The media in folders that have a subfolder for each.
    static func media(in places: [String]) -> [Medium] {
        places.flatMap { place in
            let entries = (try? FolderEntries(of: place)).map { Array($0.prefix(Self.mostEntries)) } ?? []
            return entries.filter { $0.kind == .folder && !$0.isHidden }.compactMap(\.name).sorted()
                .map { Medium($0.withoutControls, at: "\(place)/\($0)") }
        }
    }
}
