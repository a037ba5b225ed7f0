import Engine
import Sentences

/// The child's progress: the last tale, and the position in each tale.
///
/// Stored as `progress.json`.
public struct UserProgress: Document {
    public static let name = "progress"
    /// The file format version.
    ///
    /// A newer one is left alone.
    public static let version = 1

    public private(set) var version = UserProgress.version
    /// The id of the tale opened last.
    public private(set) var lastTale: String?
    /// The places in tales, by the tale's id.
    public private(set) var tales: [String: Place] = [:]
    /// The ids of the tales opened last, the latest first.
    public private(set) var recent: [String] = []

    private static let mostRecent = 60

    /// The progress in one tale.
    public struct Place: Hashable, Codable, Sendable {
        /// The slide to resume at, from 1; nil for the start.
        public var slide: Int?
        /// Whether it has been heard to its end at least once.
        public var isFinished = false
        /// The chosen telling, empty for the included voice; nil if never chosen.
        public var telling: String?
        /// The slides heard in this reading, from 1; nil if that is not known, as from an older version.
        public var heard: [Int]?

        /// - Throws: `DecodingError`, also for a slide number below 1.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            slide = try container.decodeIfPresent(Int.self, forKey: .slide)
            isFinished = try container.decode(Bool.self, forKey: .isFinished)
            telling = try container.decodeIfPresent(String.self, forKey: .telling)
            heard = try container.decodeIfPresent([Int].self, forKey: .heard)
            guard slide ?? 1 >= 1 else {
                throw DecodingError.dataCorruptedError(
                    forKey: .slide, in: container, debugDescription: "a slide's number is below 1")
            }
        }

        init(slide: Int? = nil, isFinished: Bool = false, telling: String? = nil, heard: [Int]? = nil) {
            self.slide = slide
            self.isFinished = isFinished
            self.telling = telling
            self.heard = heard
        }
    }

    public init() {}

    private enum CodingKeys: CodingKey { case version, lastTale, tales, recent }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        version = try container.decode(Int.self, forKey: .version)
        lastTale = try container.decodeIfPresent(String.self, forKey: .lastTale)
        tales = try container.decode([String: Place].self, forKey: .tales)
        let recent = try container.decodeIfPresent([String].self, forKey: .recent)
        self.recent = Array((recent ?? lastTale.map { [$0] } ?? []).prefix(Self.mostRecent))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(version, forKey: .version)
        try container.encodeIfPresent(lastTale, forKey: .lastTale)
        try container.encode(tales, forKey: .tales)
        // A list of only the last tale is redundant.
        if recent.count > 1 || recent.first != lastTale { try container.encode(recent, forKey: .recent) }
    }

    public subscript(tale: String) -> Place { tales[tale] ?? Place() }

    /// Records that `slide` (from 1) of a tale is shown, and which slides were heard until then.
    public mutating func turn(_ tale: String, to slide: Int, heard: [Int]? = nil) {
        open(tale)
        (tales[tale, default: Place()].slide, tales[tale, default: Place()].heard) = (slide, heard)
    }

    /// Records that the end of a tale is shown: next time it starts at the beginning.
    ///
    /// - Parameter isHeard: whether it was also heard, not only leafed through.
    public mutating func finish(_ tale: String, isHeard: Bool = true) {
        open(tale)
        (tales[tale, default: Place()].slide, tales[tale, default: Place()].heard) = (nil, nil)
        if isHeard { tales[tale, default: Place()].isFinished = true }
    }

    /// Forgets who has read until now: where, and in whose voice; what was finished keeps its star.
    mutating func forgetReader() {
        tales = tales.filter(\.value.isFinished).mapValues { _ in Place(isFinished: true) }
        (lastTale, recent) = (nil, [])
    }

    private mutating func open(_ tale: String) {
        guard lastTale != tale || recent.first != tale else { return }
        lastTale = tale
        recent = Array(([tale] + recent.filter { $0 != tale }).prefix(Self.mostRecent))
    }

    /// The same progress with renamed tales and tellings.
    package func renamed(_ other: (String, NameKind) -> String) -> UserProgress {
        var progress = self
        progress.lastTale = lastTale.map { other($0, .tale) }
        progress.tales = [:]
        progress.recent = recent.map { other($0, .tale) }
        for (id, place) in tales.sorted(by: { $0.key < $1.key }) {
            var place = place
            place.telling = place.telling.map { $0.isEmpty ? $0 : other($0, .telling) }
            progress.tales[other(id, .tale)] = place
        }
        return progress
    }

    /// Records the chosen telling of a tale.
    public mutating func choose(_ telling: String?, of tale: String) {
        tales[tale, default: Place()].telling = telling
    }
}
