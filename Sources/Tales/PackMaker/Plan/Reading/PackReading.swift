import Conversion
import TalePacks

/// What is read of packs for storyteller boxes.
extension SourceReading {
    /// A tale of a pack, and the pack's files.
    struct PackPart {
        let source: any Source
        let tale: InteractivePack.Tale

        func plan(_ convert: @escaping Converting) -> (any Source, TalePlan) {
            (source, TalePlan(tale, in: source, convert))
        }
    }

    /// The wanted or only tale of a pack in a folder.
    ///
    /// - Returns: nil if the folder has no pack.
    func packPart(of path: String, wanted: String?) throws(PackRefusal) -> PackPart? {
        guard let folder = try? PackFolder(path: path),
            let pack = InteractivePacks(convert: convert).pack(in: folder),
            let source = try? SourceFolder(path: path, parts: InteractivePack.folders)
        else { return nil }
        return PackPart(source: source, tale: try tale(of: pack, wanted, path))
    }

    /// The wanted or only tale of a pack in an archive.
    ///
    /// - Parameter inside: the pack's folder, or the tale's place in it.
    /// - Returns: nil if the folder has no pack.
    func packPart(
        of file: OpenFile, _ name: String, _ listing: ArchiveListing, _ inside: String, isOneOfMany: Bool,
        _ path: String
    ) throws(PackRefusal) -> PackPart? {
        let steps = inside.split(separator: "/"), above = steps.dropLast().joined(separator: "/")
        let isWhole = steps.isEmpty || !listing.folder.at(inside).packTexts.isEmpty
        let folder = listing.folder.at(isWhole ? inside : above)
        guard let pack = InteractivePacks(convert: convert, archive: (file, listing.entries)).pack(in: folder) else {
            return nil
        }
        let source = SourceArchive(
            file, name: name, entries: listing.entries, folder: folder, isDeep: true, isOneOfMany: isOneOfMany,
            place: place, convert: convert)
        return PackPart(source: source, tale: try tale(of: pack, isWhole ? nil : steps.last.map(String.init), path))
    }

    private func tale(
        of pack: InteractivePack, _ wanted: String?, _ path: String
    ) throws(PackRefusal) -> InteractivePack.Tale {
        if let tale = pack.tale(at: wanted) { return tale }
        throw wanted == nil && pack.tales.count > 1 ? .several(path, pack.tales.count) : .nothingLeft([])
    }
}

extension SourceRecord {
    /// Creates the record of a tale of a pack: most packs name their files by their content.
    init(of part: SourceReading.PackPart, place: String) {
        var digest = Digest()
        let sizes = Dictionary(part.source.files.map { ($0.lastName, part.source.size(of: $0) ?? 0) }) { $0 + $1 }
        digest.add("\(part.tale.title)\n".utf8)
        for name in part.tale.names { digest.add("\(sizes[name] ?? 0) \(name)\n".utf8) }
        self.init(digest: digest.finish(), place: place)
    }
}
