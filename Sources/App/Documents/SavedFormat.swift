import Engine
import FoundationEssentials
import Sentences
import Storage

/// Decides which saved files this program may read, and explains refusals.
enum SavedFormat {
    /// A file written by a newer Pasaka.
    struct Newer: Explained, Hashable {
        let version, known: Int

        var sentence: Sentence {
            "was written by a newer Pasaka (format \(text: "\(version)"), this one knows \(known))"
        }
    }

    /// The version, first in every saved file; hand-made files may omit it.
    private struct Header: Decodable { let version: Int? }

    /// - Throws: ``Newer``, or `DecodingError` for something that is no saved file at all.
    static func check(_ json: [UInt8], _ type: any Document.Type) throws {
        let version = try JSONDecoder().decode(Header.self, from: Data(json)).version ?? 1
        guard version <= type.version else { throw Newer(version: version, known: type.version) }
    }

    /// Why a file is not used: the end of a sentence whose subject is the file.
    static func reason(_ error: any Error) -> Sentence {
        switch error {
        case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
            "is not readable (\(library: context.debugDescription))"
        case is DecodingError: "is not readable (it is not the JSON that Pasaka writes)"
        case let failure as ReadFailure: "is not readable (\(failure))"
        default: Sentence(error)
        }
    }
}
