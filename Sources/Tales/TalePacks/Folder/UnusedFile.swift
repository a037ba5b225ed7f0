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
        return unasked.map { entry, kind in
            let reason: Sentence =
                if folder.hasManifest {
                    kind.reasonBesideManifest
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
        entries.filter { !$0.isSystems && !isFolder($0) }.sorted { NaturalOrder($0.name) < NaturalOrder($1.name) }
            .map { entry in
                let kind = FileKind(entry, in: self)
                return UnusedFile(sentence: "\(file: entry.name): \(kind.reasonBesidePacks)", isMissed: kind.isMissed)
            }
    }
}

extension PackFileNames {
    /// What was not requested, in natural order, without system files and a tale's own files.
    fileprivate func unasked(_ folder: PackFolder) -> [PackFolder.Entry] {
        let own: Set = [StoryPack.manifest, Telling.folder, "art"]
        let asked = Set(asked)
        return folder.entries
            .filter { entry in
                guard !entry.isSystems, !own.contains(entry.name) else { return false }
                guard let kind = FileKind(entry, in: folder).asked else { return true }
                return ![entry.name, entry.name.fileStem].contains { asked.contains(Asked(name: $0, kind: kind)) }
            }
            .sorted { NaturalOrder($0.name) < NaturalOrder($1.name) }
    }
}

extension PackFolder.Entry {
    /// Whether an operating system or a camera put it there.
    fileprivate var isSystems: Bool {
        isHidden
            || ["thumbs.db", "desktop.ini", "system volume information", "lost+found", "$recycle.bin"]
                .contains(name.lowercased())
    }
}

/// What a file seems to be, by its name.
private enum FileKind {
    case picture, foreignPicture, sound, words, video, book, folder, other

    init(_ entry: PackFolder.Entry, in folder: PackFolder) {
        self =
            switch entry.name.fileExtension {
            case _ where folder.isFolder(entry): .folder
            case let ending where PackFileNames.Kind.picture.extensions.contains(ending): .picture
            case "heic", "heif", "avif", "tif", "tiff", "gif", "bmp", "jxl", "jp2", "dng", "cr2", "nef": .foreignPicture
            case let ending where PackFileNames.Kind.sound.extensions.contains(ending): .sound
            case "m4a", "flac", "aac", "amr", "3gp", "wma", "aif", "aiff", "caf": .sound
            case "txt", "docx", "doc", "rtf", "odt", "srt", "vtt": .words
            case "mp4", "mov", "avi", "mkv", "webm", "m4v", "mpg", "mpeg", "wmv": .video
            case "epub", "zip", "cbz", "pdf", "pptx", "ppsx", "ppt", "odp": .book
            default: .other
            }
    }

    /// The kind under which a tale may have requested it.
    var asked: PackFileNames.Kind? { self == .picture ? .picture : self == .sound ? .sound : nil }
    var isMissed: Bool { self != .folder && self != .other }

    var reasonBesideManifest: Sentence {
        switch self {
        case .picture, .sound: "is not named in story.json, so it is not used"
        case .words: "is not read; words belong in story.json"
        default: reason
        }
    }

    var reasonBesidePictures: Sentence {
        switch self {
        case .picture: "is not shown"
        case .sound: "is not played; no picture has its name"
        default: reason
        }
    }

    var reasonBesidePacks: Sentence {
        switch self {
        case .picture, .foreignPicture, .sound, .words:
            "is beside the tales, so it is not used; put what belongs together into one folder"
        default: reason
        }
    }

    private var reason: Sentence {
        switch self {
        case .picture, .sound, .other: "is not used"
        case .foreignPicture: "is a picture in an unsupported format; make a tale from the folder: pasaka add FOLDER"
        case .words: "is not read; make a tale from the folder: pasaka add FOLDER"
        case .video: "is a video; only pictures and sounds are used"
        case .book: "is not opened; make a tale from it: pasaka add FILE"
        case .folder: "is a folder, and only files beside the pictures are used"
        }
    }
}
