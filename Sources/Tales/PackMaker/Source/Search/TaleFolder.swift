import TalePacks

/// A folder that may be a tale or hold some: of a disk or of an archive.
package protocol TaleFolder {
    var entries: [PackFolder.Entry] { get }
    /// Names that are not UTF-8, escaped.
    var foreignNames: [String] { get }
    /// Whether an entry is a folder, or a link to one.
    func isFolder(_ entry: PackFolder.Entry) -> Bool
    func inner(_ entry: PackFolder.Entry) throws(FileRefusal) -> Self
    /// The path of an entry, on the disk or in the archive.
    func path(of entry: PackFolder.Entry) -> String
}

extension PackFolder: TaleFolder {
    package func path(of entry: Entry) -> String { "\(path)/\(entry.name)" }
}

extension TaleFolder {
    /// The names of its files without hidden ones.
    var ownFiles: [String] { entries.filter { !$0.isHidden && !isFolder($0) }.map(\.name) }

    /// Whether it is a tale, finished or not; a cover beside books or folders of tales does not make it one.
    package var isTale: Bool {
        let files = ownFiles.map { SourceFile($0) }
        if files.contains(where: { $0.name == StoryManifest.fileName }) || !packTexts.isEmpty { return true }
        let pictures = files.filter { $0.rank(.picture) != nil }
        let isPainted = pictures.contains { !TaleParts.covers.contains($0.stem.lowercased()) }
        if isPainted || hasTaleInParts { return true }
        let hasBooks = files.contains { BookSearch.bookEndings.contains($0.name.fileExtension) }
        return !pictures.isEmpty && !hasBooks && !hasTalesInside
    }

    /// Whether a subfolder has pictures or books.
    private var hasTalesInside: Bool {
        entries.contains { entry in
            guard entry.kind == .folder, !PackFolder.isSystems(entry.name), let inner = try? inner(entry) else {
                return false
            }
            let contents = TaleParts.Contents(inner.ownFiles)
            return contents.hasPictures || contents.isOther
        }
    }

    /// Whether it has a tale's pictures in a subfolder, and no tale of its own.
    private var hasTaleInParts: Bool {
        let own = TaleParts.Contents(ownFiles)
        return !own.hasPictures && !TaleParts(of: self).names.isEmpty
    }
}
