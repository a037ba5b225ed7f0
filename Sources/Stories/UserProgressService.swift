import Engine
import FoundationEssentials

/// Reads a saved `progress.json`.
public enum UserProgressService {
    /// Why a saved file is not used.
    public enum Refusal: Error, Hashable, CustomStringConvertible {
        case unreadable(String)
        case newer(version: Int)

        public var description: String {
            switch self {
            case .unreadable(let reason): "is not readable (\(reason))"
            case .newer(let version):
                "was written by a newer Pasaka (format \(version), this one knows \(UserProgress.version))"
            }
        }
    }

    private struct Header: Decodable { let version: Int }

    /// - Throws: ``Refusal`` for a file that this version must keep aside.
    public static func read(_ json: [UInt8]) throws(Refusal) -> UserProgress {
        do {
            let version = try JSONDecoder().decode(Header.self, from: Data(json)).version
            guard version <= UserProgress.version else { throw Refusal.newer(version: version) }
            let progress = try JSONDecoder().decode(UserProgress.self, from: Data(json))
            guard progress.tales.values.allSatisfy({ $0.slide ?? 1 >= 1 }) else {
                throw Refusal.unreadable("a slide's number is below 1")
            }
            return progress
        } catch let refusal as Refusal {
            throw refusal
        } catch {
            throw .unreadable("it is not the JSON that Pasaka writes")
        }
    }
}
