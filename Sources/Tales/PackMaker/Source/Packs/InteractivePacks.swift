import CLinux
import Conversion
import Glibc
import Storage
import TalePacks

/// Finds packs for storyteller boxes in folders; their texts are read only by the converter.
struct InteractivePacks {
    let convert: Converting
    /// The archive in which the folders are; nil for folders of a disk.
    var archive: (file: OpenFile, entries: [ConversionAnswer.ArchiveEntry])?

    /// Bytes of a text: a pack of 10,000 stages has half as many.
    private static let mostBytes = 8 << 20

    /// The pack in a folder.
    ///
    /// - Returns: nil if it is no pack that can be read.
    func pack(in folder: some TaleFolder) -> InteractivePack? {
        let names = folder.packTexts
        guard !names.isEmpty else { return nil }
        let memory = descriptors_memory("pasaka-pack")
        guard memory >= 0 else { return nil }
        let file = OpenFile(memory)
        defer { withExtendedLifetime(file) {} }
        guard let texts = write(names, of: folder, to: memory), texts.first?.isEmpty == false,
            case .interactivePack(let pack) = try? convert(.interactivePack(texts: texts), memory, nil)
        else { return nil }
        return pack
    }

    /// Writes the texts one after the other.
    ///
    /// - Returns: the range of each; empty for one that is not there.
    private func write(_ names: [String], of folder: some TaleFolder, to memory: Int32) -> [Range<Int>]? {
        if let archive {
            return unpack(names.map { folder.path(of: .init(name: $0, kind: .file)) }, archive, to: memory)
        }
        guard let disk = folder as? PackFolder else { return nil }
        var length = 0
        return names.map { name in
            let bytes = (try? disk.read(name, atMost: Self.mostBytes)) ?? []
            guard (try? FileBytes.write(bytes, to: memory)) != nil else { return length..<length }
            defer { length += bytes.count }
            return length..<(length + bytes.count)
        }
    }

    private func unpack(
        _ paths: [String], _ archive: (file: OpenFile, entries: [ConversionAnswer.ArchiveEntry]), to memory: Int32
    ) -> [Range<Int>]? {
        let numbers = Dictionary(archive.entries.enumerated().map { ($1.path, $0) }) { first, _ in first }
        let found = paths.enumerated().compactMap { index, path in numbers[path].map { (index, $0) } }
        guard found.allSatisfy({ archive.entries[$0.1].size ?? 0 <= Self.mostBytes }),
            case .entries(let places) = try? convert(
                .entries(found.map(\.1)), archive.file.descriptor,
                ConversionOutput(memory, mostBytes: paths.count * Self.mostBytes))
        else { return nil }
        var texts = [Range<Int>](repeating: 0..<0, count: paths.count)
        for ((index, _), place) in zip(found, places) { texts[index] = place }
        return texts
    }
}

extension TaleFolder {
    /// The texts of a pack for a storyteller box, if by its names it may be one: STUdio's or Telmi's.
    package var packTexts: [String] {
        let files = Set(ownFiles), folders = Set(entries.filter { isFolder($0) }.map(\.name))
        if files.contains(StoryManifest.fileName), folders.contains("assets") { return [StoryManifest.fileName] }
        if files.contains(TaleParts.telmiText), folders.contains("images") || folders.contains("audios") {
            return [TaleParts.telmiText, "metadata.json", "notes.json"]
        }
        return []
    }
}

extension InteractivePack {
    /// The folders in which a pack keeps its pictures and sounds.
    static let folders: Set = ["assets", "images", "audios"]

    /// The tale at a place; without one its only tale.
    func tale(at place: String?) -> Tale? {
        guard let place else { return tales.count == 1 ? tales[0] : nil }
        return tales.first { $0.place == place }
    }
}

extension InteractivePack.Tale {
    /// What it is called within the pack, as if it were a file there.
    var place: String { (title.hasPrefix(".") ? "_" : "") + title.replacing("/", with: "∕") }

    /// The names of all files that it uses.
    var names: [String] {
        pictures + [spokenTitle].compactMap(\.self) + slides.flatMap { [$0.picture, $0.sound].compactMap(\.self) }
    }
}
