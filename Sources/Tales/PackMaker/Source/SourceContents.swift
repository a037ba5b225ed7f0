import Storage
import TalePacks

/// Looks into a source's files where their names do not tell enough.
struct SourceContents {
    let source: any Source
    /// A ZIP's entry is unpacked for it.
    private static let mostBytes = 32 << 20, mostFiles = 200

    /// The source's files, with what those are whose endings do not tell it.
    ///
    /// - Throws: if nothing more can be read at all.
    func recognised() throws(PackRefusal) -> [SourceFile] {
        var left = Self.mostFiles, files = source.files
        for index in files.indices where !files[index].isKnown && !Self.isPlain(files[index]) && left > 0 {
            left -= 1
            files[index].found = Material(head: try head(of: files[index]))
        }
        return files
    }

    private static func isPlain(_ file: SourceFile) -> Bool {
        file.isSystems || file.name == StoryManifest.fileName
            || ["aae", "xmp", "ini", "json", "xml", "html", "htm"].contains(file.name.fileExtension)
    }

    private func head(of file: SourceFile) throws(PackRefusal) -> [UInt8] {
        guard let size = source.size(of: file), size > 0, file.entry == nil || size <= Self.mostBytes else { return [] }
        do {
            let input = try source.open(file)
            defer { withExtendedLifetime(input) {} }
            return try FileBytes.part(of: input.descriptor, at: 0, Material.headLength)
        } catch {
            if let refusal = PackRefusal(ofEverythingBy: error) { throw refusal }
            return []
        }
    }

    // MARK: - Copies

    /// The pictures that are copies of others, by name, with the names of those.
    ///
    /// Only names that look like copies count, because a tale may show a picture twice; and no copy with a sound or
    /// text of its own.
    func copies(among files: [SourceFile]) -> [String: String] {
        let told = Set(
            files.filter { $0.rank(.picture) == nil && $0.rank(.text) ?? $0.rank(.sound) != nil }.map(\.stem))
        var copies: [String: String] = [:]
        for equal in equal(among: files.sorted(.picture).prefix(2 * StoryFile.mostSlides)) {
            for (number, picture) in equal.enumerated() {
                for other in equal[(number + 1)...] where copies[other.name] == nil && copies[picture.name] == nil {
                    note(picture, other, told, &copies)
                }
            }
        }
        return copies
    }

    private func note(
        _ picture: SourceFile, _ other: SourceFile, _ told: Set<String>, _ copies: inout [String: String]
    ) {
        // An edited picture replaces its original.
        let isEdited = [picture, other].contains { $0.original != nil }
        guard !isEdited, CopyName.areCopies(picture.stem, other.stem) else { return }
        let isFirst =
            CopyName.isCopy(other.stem, of: picture.stem) || !CopyName.isCopy(picture.stem, of: other.stem)
        let (copy, original) = isFirst ? (other, picture) : (picture, other)
        if !told.contains(copy.stem) { copies[copy.name] = original.name }
    }

    /// The pictures of equal content, together, in their order; each is read once, and only if another has its size.
    private func equal(among pictures: ArraySlice<SourceFile>) -> [[SourceFile]] {
        let bySize = Dictionary(grouping: pictures) { source.size(of: $0) ?? 0 }
        return bySize.filter { $0.key > 0 && $0.value.count > 1 }.flatMap { size, pictures in
            let readable = pictures.filter { $0.entry == nil || size <= Self.mostBytes }
            let byContent = Dictionary(grouping: readable) { digest(of: $0) }
            return byContent.filter { $0.key != nil && $0.value.count > 1 }.values
        }
    }

    /// The digest of a file's content; nil for a file that cannot be read.
    private func digest(of file: SourceFile) -> String? {
        guard let input = try? source.open(file) else { return nil }
        defer { withExtendedLifetime(input) {} }
        var digest = Digest(), place = 0
        while let bytes = try? FileBytes.part(of: input.descriptor, at: place, 1 << 20) {
            guard !bytes.isEmpty else { return digest.finish() }
            digest.add(bytes)
            place += bytes.count
        }
        return nil
    }
}

/// Names that telephones, cameras and computers give to copies.
enum CopyName {
    /// Whether one may be a copy of the other: `IMG_1 (1)` and `IMG_1`, or two names that a camera counts.
    static func areCopies(_ one: String, _ other: String) -> Bool {
        isCopy(one, of: other) || isCopy(other, of: one) || (isOfCamera(one) && isOfCamera(other))
    }

    /// Whether a name is another one with something before or after it, such as ` - Copy`.
    static func isCopy(_ name: String, of other: String) -> Bool {
        let (name, other) = (name.lowercased(), other.lowercased())
        guard name.count > other.count, !other.isEmpty else { return false }
        if name.hasPrefix(other) { return name.dropFirst(other.count).first.map(isBetween) ?? false }
        return name.hasSuffix(other) && name.dropLast(other.count).last.map(isBetween) ?? false
    }

    private static func isBetween(_ letter: Character) -> Bool { !letter.isLetter && !letter.isNumber }

    private static func isOfCamera(_ name: String) -> Bool {
        let start = name.lowercased().prefix { $0.isLetter }
        let digits = name.filter(\.isNumber).count
        return ["img", "dsc", "dscn", "dscf", "pxl", "p", "photo", "image"].contains(start) && digits >= 4
    }
}
