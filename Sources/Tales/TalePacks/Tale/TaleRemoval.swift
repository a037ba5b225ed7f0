import Engine

/// A grown-up's wishes about a family's own tales.
public enum RemovalRequest: Request {
    /// What was removed, and how much room there is; the reply is `known`.
    case look
    /// Moves tales aside, whose folders are named as in `stories/1/lacis`; the reply is `known`, after `failed` if one
    /// stays.
    case remove(packs: [String])
    /// Moves them back, by the names of their folders; the same replies.
    case bringBack(folders: [String])
}

/// Replies about them.
public enum RemovalAnswer: Answer {
    public static let name = "removal"

    case known(RemovedTales)
    case failed(Failure)

    public enum Failure: String, Hashable, Codable, Sendable {
        /// The disk cannot be written.
        case unwritable
        /// Another tale is in its place by now.
        case taken
    }
}

/// The tales that were removed, and the room on the disk.
public struct RemovedTales: Hashable, Codable, Sendable {
    /// The latest first.
    public var tales: [Tale]
    /// Bytes of a family's own tales, and those that are still free; nil if unknown.
    public var used: Int
    public var free: Int?

    public struct Tale: Hashable, Codable, Sendable {
        /// The name of its folder.
        public let folder: String
        public let title: String
        /// Days after which it is gone.
        public let daysLeft: Int

        public init(folder: String, title: String, daysLeft: Int) {
            (self.folder, self.title, self.daysLeft) = (folder, title, daysLeft)
        }
    }

    public init(tales: [Tale] = [], used: Int = 0, free: Int? = nil) {
        (self.tales, self.used, self.free) = (tales, used, free)
    }
}

/// The days on which Pasaka has run since each tale was removed.
///
/// A removed tale is kept for a month, counted in days on which Pasaka ran: each date counts once, so a wrong clock
/// costs at most one of them. Stored as `removed-tales.json`.
public struct RemovalDays: Document {
    public static let name = "removed-tales"
    /// Days after the one of the removal.
    public static let kept = 30

    public private(set) var version = 1
    /// Dates such as 20251123, by the name of the tale's folder.
    public private(set) var days: [String: [Int]] = [:]

    public init() {}

    /// Counts a day for what lies aside, and forgets what does not.
    ///
    /// - Returns: the folders whose month is over.
    public mutating func count(_ day: Int, of folders: [String]) -> [String] {
        days = days.filter { folders.contains($0.key) }
        for folder in folders where days[folder]?.contains(day) != true { days[folder, default: []].append(day) }
        return folders.filter { days[$0].map { $0.count > Self.kept + 1 } ?? false }
    }

    public mutating func forget(_ folder: String) { days[folder] = nil }

    public func daysLeft(of folder: String) -> Int { max(0, Self.kept + 1 - (days[folder]?.count ?? 1)) }
}
