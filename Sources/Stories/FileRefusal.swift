import Glibc

/// Why a file or folder is not used.
package enum FileRefusal: Error, Hashable, CustomStringConvertible {
    case missingFolder, notFolder, folder, notOrdinary, leadsOut, leadsNowhere
    case tooLarge(limit: Int)
    case unreadable(String)
    /// A sound that is not played; the reason is the end of a sentence.
    case unplayable(String)

    init(folderError code: Int32) {
        self =
            switch code {
            case ENOENT: .missingFolder
            case ENOTDIR: .notFolder
            default: .unreadable(reason(code))
            }
    }

    package var description: String {
        switch self {
        case .missingFolder: "there is no such folder"
        case .notFolder: "is not a folder"
        case .folder: "is a folder, not a file"
        case .notOrdinary: "is not an ordinary file"
        case .leadsOut: "is a link that leads out of the folder; put a copy here"
        case .leadsNowhere: "is a link that leads nowhere"
        case .tooLarge(let limit): "is larger than \(limit >> 20) MiB"
        case .unreadable(let reason): "cannot be read (\(reason))"
        case .unplayable(let reason): reason
        }
    }
}

/// The system's words for an `errno`.
package func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
