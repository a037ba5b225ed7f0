import Glibc
import Sentences
import Storage

/// What a file among the tales seems to be, by its name or, if that tells nothing, by its first bytes.
enum FileKind: Hashable {
    case picture, sound
    /// A file that only `pasaka add` reads.
    case foreignPicture, foreignSound, words
    /// A text that is not read.
    case foreignWords
    /// A picture that is not read.
    case unknownPicture
    case video, book, folder, other
    case foreign(ForeignFile)

    init(_ entry: PackFolder.Entry, in folder: PackFolder) {
        let ending = entry.name.fileExtension
        if folder.isFolder(entry) {
            self = .folder
        } else if PackFileNames.Kind.picture.extensions.contains(ending) {
            self = .picture
        } else if PackFileNames.Kind.sound.extensions.contains(ending) || ["m4a", "flac", "aac"].contains(ending) {
            self = .sound
        } else {
            self = Self.kind(ofEnding: ending) ?? Self.kind(ofHead: folder.head(of: entry.name))
        }
    }

    private static func kind(ofEnding ending: String) -> FileKind? {
        switch ending {
        case "bmp", "dib", "jxl", "jp2", "j2k": return .unknownPicture
        case "epub", "zip", "cbz", "cbr", "pdf", "bloompub", "bloomd", "bloomsource": return .book
        case "srt", "vtt": return .foreignWords
        case "docx": return .words
        case "3gp", "m4b": return .foreignSound
        default: break
        }
        switch ForeignFile("a.\(ending)") {
        case .text: return .foreignWords
        case .video: return .video
        case .rawPicture: return .unknownPicture
        case .presentation, .book, .archive: return ForeignFile("a.\(ending)").map(FileKind.foreign)
        case .picture: return .foreignPicture
        case .sound: return .foreignSound
        case nil: return Material(ending: ending) == nil ? nil : .words
        }
    }

    /// A text with an unknown ending may be anything.
    private static func kind(ofHead head: [UInt8]) -> FileKind {
        switch Material(head: head) {
        case .picture: .foreignPicture
        case .sound: .foreignSound
        case .text, .document, nil: .other
        }
    }

    /// The kind under which a tale may have requested it.
    var asked: PackFileNames.Kind? { self == .picture ? .picture : self == .sound ? .sound : nil }
    var isMissed: Bool { self != .folder && self != .other }

    func reasonBesideManifest(isNamed: Bool) -> Sentence {
        switch self {
        case .picture, .sound: "is not named in story.json, so it is not used"
        case .foreignPicture, .foreignSound:
            isNamed ? reason : "is not named in story.json, so it is not used"
        case .words, .foreignWords: "is not read; words belong in story.json"
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
        case .picture, .foreignPicture, .sound, .foreignSound, .words:
            "is beside the tales, so it is not used; put what belongs together into one folder"
        default: reason
        }
    }

    private var reason: Sentence {
        switch self {
        case .picture, .sound, .other: "is not used"
        case .foreignPicture: "is a picture in an unsupported format; make a tale from the folder: pasaka add FOLDER"
        case .foreignSound: "is a sound in an unsupported format; make a tale from the folder: pasaka add FOLDER"
        case .words: "is not read; make a tale from the folder: pasaka add FOLDER"
        case .foreignWords: "is a text that is not read; save it as DOCX or TXT"
        case .unknownPicture: ForeignFile.rawPicture.sentence
        case .video: "is a video; only pictures and sounds are used"
        case .book: "is not opened; make a tale from it: pasaka add FILE"
        case .folder: "is a folder, and only files beside the pictures are used"
        case .foreign(let file): file.sentence
        }
    }
}

extension PackFolder {
    /// The first bytes of a file; none if it cannot be read.
    package func head(of name: String) -> [UInt8] {
        guard let file = try? open(name, atMost: .max) else { return [] }
        defer { close(file) }
        return (try? FileBytes.part(of: file, at: 0, Material.headLength)) ?? []
    }
}
