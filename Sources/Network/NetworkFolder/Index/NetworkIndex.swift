import FoundationEssentials

/// What a network's kiosks are to have, in `index.json`: signed as a whole, and replaced by one with a higher number.
public struct NetworkIndex: Hashable, Codable, Sendable {
    /// A tale, as a ZIP in `packs/` named by its digest.
    public struct Pack: Hashable, Codable, Sendable {
        /// The tale's id; a later version of a tale has the same.
        public var id: String
        public var title: String
        /// The version, from 1, rising whenever a file of the tale changes.
        public var version: Int
        /// The SHA-256 of the ZIP, in hexadecimal.
        public var sha256: String
        /// Bytes of the ZIP.
        public var size: Int

        public init(id: String, title: String, version: Int, sha256: String, size: Int) {
            (self.id, self.title, self.version, self.sha256, self.size) = (id, title, version, sha256, size)
        }

        /// Its file in the network's folder.
        public var path: String { "packs/\(sha256).zip" }
    }

    /// The kiosks that take an index: those that try a change before all others do, or all.
    public enum Ring: String, Codable, CaseIterable, Sendable {
        case pilot, all

        /// Its file in the network's folder.
        public var file: String { self == .all ? "index.json" : "index-\(rawValue).json" }
    }

    /// The name that librarians and kiosks show.
    public var network: String
    /// The number, from 1, rising with each publication for any ring.
    public var number: Int
    /// The day of publication, such as `2026-11-29`.
    public var date: String
    public var ring: Ring
    public var packs: [Pack] = []
    /// The ids of tales that are to be hidden.
    public var withdrawn: [String] = []
    /// Settings between those that are pinned on a machine and those of its room, as JSON values by name.
    public var settings: [String: SettingValue] = [:]
    /// The line of the signature of the publication before; nil for the first.
    public var before: String?

    /// A setting's value.
    public enum SettingValue: Hashable, Codable, Sendable {
        case flag(Bool)
        case number(Int)
        case text(String)
        case list([String])

        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let flag = try? container.decode(Bool.self) {
                self = .flag(flag)
            } else if let number = try? container.decode(Int.self) {
                self = .number(number)
            } else if let text = try? container.decode(String.self) {
                self = .text(text)
            } else {
                self = .list(try container.decode([String].self))
            }
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .flag(let flag): try container.encode(flag)
            case .number(let number): try container.encode(number)
            case .text(let text): try container.encode(text)
            case .list(let list): try container.encode(list)
            }
        }
    }

    public init(network: String, number: Int, date: String, ring: Ring) {
        (self.network, self.number, self.date, self.ring) = (network, number, date, ring)
    }

    // MARK: - Limits

    /// The most bytes of an index: of 5,000 tales, 1.3 MB.
    public static let mostBytes = 4 << 20
    /// The most tales.
    public static let mostPacks = 10_000
    /// The largest tale, bytes of its ZIP.
    public static let largestPack = 1 << 30
    /// The highest number: an index near it would leave no room for the next.
    public static let highestNumber = 1_000_000_000

    /// Whether it can be followed; otherwise nothing in it is used.
    public var isSound: Bool {
        (1...Self.highestNumber).contains(number) && packs.count <= Self.mostPacks
            && withdrawn.count <= Self.mostPacks && Self.isNetworkName(network) && Self.isDate(date)
            && (before?.utf8.count ?? 0) <= Signature.mostBytes && withdrawn.allSatisfy(Self.isID)
            && settings.keys.allSatisfy(Self.isID) && packs.allSatisfy(Self.isSound)
            && Set(packs.map(\.id)).count == packs.count
    }

    private static func isSound(_ pack: Pack) -> Bool {
        isID(pack.id) && isNetworkName(pack.title) && (1...highestNumber).contains(pack.version)
            && (1...largestPack).contains(pack.size) && isDigest(pack.sha256)
    }

    /// An id for a tale of a folder with any name.
    public static func id(from name: String) -> String {
        if isID(name), name.utf8.count <= longestName { return name }
        var id = String.UnicodeScalarView()
        for scalar in name.unicodeScalars.drop(while: { !$0.properties.isAlphabetic }) {
            guard String(id).utf8.count < longestName else { break }
            id.append(isOfID(scalar) ? scalar : "-")
        }
        // Two names that differ only in what was left out are two tales.
        return "\(id.isEmpty ? "tale" : String(id))-\(Sodium.digest(Array(name.utf8)).prefix(4).map { $0 }.hexadecimal)"
    }

    /// Bytes of a name that is an id by itself.
    private static let longestName = 60

    private static func isOfID(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || "0123456789._-".unicodeScalars.contains(scalar)
    }

    private static func isDigest(_ text: String) -> Bool {
        text.utf8.count == 64 && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }

    /// An id becomes a folder's name: letters, digits, dots, dashes and underscores, and no dot at its head.
    public static func isID(_ text: String) -> Bool {
        (1...100).contains(text.utf8.count) && text.utf8.first != UInt8(ascii: ".")
            && text.unicodeScalars.allSatisfy(isOfID)
    }

    /// Marks that turn the direction of a text.
    private static let turning = Set<UInt32>([0x200e, 0x200f, 0x061c]).union(0x202a...0x202e).union(0x2066...0x2069)

    /// Whether a text is one line for a network's or a tale's name.
    public static func isNetworkName(_ text: String) -> Bool {
        (1...200).contains(text.utf8.count)
            && !text.unicodeScalars.contains {
                [.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
                    || turning.contains($0.value)
            }
    }

    /// Whether a text is a day, such as `2026-11-29`.
    public static func isDate(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2],
            parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
            let month = Int(parts[1]), let day = Int(parts[2])
        else { return false }
        return (1...12).contains(month) && (1...31).contains(day)
    }
}

extension NetworkIndex {
    /// - Throws: ``NetworkRefusal/unreadable``.
    public init(json: [UInt8]) throws(NetworkRefusal) {
        do {
            self = try JSONDecoder().decode(NetworkIndex.self, from: Data(json))
        } catch {
            throw .unreadable
        }
        guard isSound else { throw .unreadable }
    }

    /// Its file's content: the same for the same index.
    public var json: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map(Array.init) ?? []  // it has nothing that JSON lacks
    }
}
