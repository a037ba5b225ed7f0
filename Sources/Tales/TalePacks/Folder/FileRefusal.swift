import Glibc
import Sentences
import Storage

/// Why a file or folder is not used.
package enum FileRefusal: Explained, Hashable {
    case missingFolder, notFolder, folder, notOrdinary, leadsOut, leadsNowhere
    case tooLarge(limit: Int)
    /// - Parameter code: an `errno`.
    case unreadable(Int32)
    /// An unplayable sound; the reason is the end of a sentence.
    case unplayable(Sentence)

    init(folderError code: Int32) {
        self =
            switch code {
            case ENOENT: .missingFolder
            case ENOTDIR: .notFolder
            default: .unreadable(code)
            }
    }

    /// - Parameter limit: the most bytes that it may have.
    package init(_ failure: ReadFailure, limit: Int) {
        self =
            switch failure {
            case .notOrdinary: .notOrdinary
            case .tooLarge: .tooLarge(limit: limit)
            case .absent, .failed: .unreadable(failure.call.code)
            }
    }

    package var sentence: Sentence {
        switch self {
        case .missingFolder: "there is no such folder"
        case .notFolder: "is not a folder"
        case .folder: "is a folder, not a file"
        case .notOrdinary: "is not an ordinary file"
        case .leadsOut: "is a link that leads out of the folder; put a copy here"
        case .leadsNowhere: "is a link that leads nowhere"
        case .tooLarge(let limit): "is larger than \(limit >> 20) MiB"
        case .unreadable(let code): "cannot be read (\(errno: code))"
        case .unplayable(let reason): reason
        }
    }
}
