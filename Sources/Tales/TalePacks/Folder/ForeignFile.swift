import Sentences

/// An unsupported file that people have instead of a picture book, recognised by its extension.
public enum ForeignFile: Sendable {
    case presentation, text, book, video, archive, rawPicture, picture, sound

    /// - Parameter name: of the file.
    /// - Returns: nil for any other file.
    public init?(_ name: String) {
        let ending = name.fileExtension
        if let kind = Self.endings.first(where: { $0.endings.contains(ending) })?.kind {
            self = kind
        } else {
            switch Material(ending: ending) {
            case .picture: self = .picture
            case .sound: self = .sound
            case .text, .document, nil: return nil
            }
        }
    }

    private static let endings: [(kind: ForeignFile, endings: [String])] = [
        (.presentation, ["pptx", "ppsx", "ppt", "pps", "pptm", "ppsm", "odp", "key"]),
        (.text, ["docx", "doc", "odt", "rtf", "pub", "pages"]), (.book, ["mobi", "azw", "azw3", "djvu", "fb2", "xps"]),
        (.video, ["mp4", "mov", "avi", "mkv", "webm", "m4v", "wmv", "mpg", "mpeg", "3gp", "ogv", "flv"]),
        (.archive, ["rar", "7z", "cb7", "tar", "gz", "xz", "tgz"]),
        (.rawPicture, ["dng", "cr2", "cr3", "nef", "arw", "orf", "rw2", "raf", "psd", "xcf"]),
    ]

    /// The end of a sentence whose subject is the file: what it is, and what to do.
    public var sentence: Sentence {
        switch self {
        case .presentation:
            "is a presentation; save it as a PDF too in its own program (File, Export or Save As), beside it and with the same name, and add the PDF: from a PPTX or ODP come the recordings and notes"
        case .text: "is a text document; save it as a PDF in its own program (File, Export or Save As) and add that"
        case .book: "is a book in an unsupported format; save it as an EPUB or a PDF and add that"
        case .video:
            "is a video; export a PDF from the program in which it was made, or save a picture and a recording for each scene, and add those"
        case .archive: "is in an unsupported archive format; pack the folder as a ZIP"
        case .rawPicture: "is a picture in a format that is not read; save it as JPEG"
        case .picture: "is a single picture; add the folder with the tale's pictures"
        case .sound: "is a single sound; add its folder with the pictures"
        }
    }
}
