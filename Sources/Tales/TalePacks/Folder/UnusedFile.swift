import Sentences

/// A file among the tales that a reader never sees or hears.
public struct UnusedFile: Hashable, Sendable {
    /// The file, and why it is unused or what to do with it.
    public let sentence: Sentence
    /// Whether it was probably meant for a child: a picture, a sound, words, a book.
    public let isMissed: Bool
}

extension StoryPack {
    /// Every file of the pack that no field and no page requested; call it after reading the pack.
    func unused() -> [UnusedFile] {
        let unasked = files.unasked(folder).map { (entry: $0, kind: FileKind($0, in: folder)) }
        let unshown = Set(unasked.filter { $0.kind == .foreignPicture }.map(\.entry.name.fileStem))
        let named = files.asked.map(\.name)
        return unasked.map { entry, kind in
            let reason: Sentence =
                if folder.hasManifest {
                    kind.reasonBesideManifest(
                        isNamed: named.contains { [entry.name, entry.name.fileStem].contains($0) })
                } else if kind == .sound, unshown.contains(entry.name.fileStem) {
                    "is not played; the picture of its name is in an unsupported format"
                } else {
                    kind.reasonBesidePictures
                }
            return UnusedFile(sentence: "\(tale: name)/\(file: entry.name): \(reason)", isMissed: kind.isMissed)
        }
    }
}

extension PackFolder {
    /// The files beside the tales' folders, in a folder that is no tale itself.
    func unusedBesidePacks() -> [UnusedFile] {
        entries.filter { !Self.isSystems($0.name) && !isFolder($0) }.sorted {
            NaturalOrder($0.name) < NaturalOrder($1.name)
        }
        .map { entry in
            let kind = FileKind(entry, in: self)
            return UnusedFile(sentence: "\(file: entry.name): \(kind.reasonBesidePacks)", isMissed: kind.isMissed)
        }
    }
}

extension PackFileNames {
    /// What was not requested, in natural order, without system files and a tale's own files.
    fileprivate func unasked(_ folder: PackFolder) -> [PackFolder.Entry] {
        // The sources of the pictures, and who says what, for those who record.
        let own: Set = [StoryPack.manifest, Telling.folder, "art", "script.md"]
        let asked = Set(asked)
        return folder.entries
            .filter { entry in
                guard !PackFolder.isSystems(entry.name), !own.contains(entry.name) else { return false }
                guard let kind = FileKind(entry, in: folder).asked else { return true }
                return ![entry.name, entry.name.fileStem].contains { asked.contains(Asked(name: $0, kind: kind)) }
            }
            .sorted { NaturalOrder($0.name) < NaturalOrder($1.name) }
    }
}

extension PackFolder {
    /// Whether an operating system or a camera put a file or folder there.
    package static func isSystems(_ name: String) -> Bool {
        name.hasPrefix(".") || systems.contains(name.lowercased()) || isRecovered(name)
    }

    /// Whether a name is the folder for what Windows finds when it repairs a stick: `FOUND.000`.
    private static func isRecovered(_ name: String) -> Bool {
        name.uppercased().hasPrefix("FOUND.") && name.count == 9 && name.suffix(3).allSatisfy(\.isWholeNumber)
    }

    private static let systems: Set = [
        "thumbs.db", "desktop.ini", "icon\r", "autorun.inf", "system volume information", "lost+found", "$recycle.bin",
        "recycler", "recycled", "__macosx", "lost.dir", "android",
    ]
}
