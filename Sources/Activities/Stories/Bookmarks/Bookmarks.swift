import Engine
import TalePacks

/// The slides at which children go on, by the animal they have left there.
///
/// Stored as `bookmarks.json`, and forgotten at midnight.
public struct Bookmarks: Document {
    public static let name = "bookmarks"

    public private(set) var version = 1
    /// The local day for which they hold.
    public private(set) var day: Int
    private var places: [String: Place] = [:]

    public struct Place: Hashable, Codable, Sendable {
        public let tale: String
        /// The slide's number, from 1.
        public let slide: Int
        /// The slides heard until then, from 1; nil if that is not known, as from an older version.
        public let heard: [Int]?

        public init(tale: String, slide: Int, heard: [Int]? = nil) {
            (self.tale, self.slide, self.heard) = (tale, max(1, slide), heard)
        }

        public init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: CodingKeys.self)
            self.init(
                tale: try fields.decode(String.self, forKey: .tale), slide: try fields.decode(Int.self, forKey: .slide),
                heard: try fields.decodeIfPresent([Int].self, forKey: .heard))
        }
    }

    public init(day: Int = 0) { self.day = day }

    private enum CodingKeys: CodingKey { case version, day, places }

    /// A clock that cannot be right may begin with the same day at each start, so its bookmarks end with the app.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        version = try fields.decodeIfPresent(Int.self, forKey: .version) ?? 1
        day = try fields.decode(Int.self, forKey: .day)
        places = day < Daytime.earliest ? [:] : try fields.decode([String: Place].self, forKey: .places)
    }

    public subscript(animal: Animal) -> Place? {
        get { places[animal.rawValue] }
        set { places[animal.rawValue] = newValue }
    }

    /// The bookmarks that hold on a day: these, or none if they are of another day.
    func held(on today: Int) -> Bookmarks { day == today ? self : Bookmarks(day: today) }

    /// The animals at tales that exist, in their order.
    func animals(in shelf: Shelf) -> [Animal] {
        Animal.allCases.filter { animal in self[animal].map { shelf[$0.tale] != nil } ?? false }
    }

    /// The animals that are free, or at this tale already.
    func free(for tale: String) -> [Animal] { Animal.allCases.filter { self[$0].map { $0.tale == tale } ?? true } }
}

extension World {
    /// Today's bookmarks; nil if children may leave none, or the day is not known.
    var bookmarks: Bookmarks? {
        guard self[.animalBookmarks], let today = self[Daytime.self]?.day else { return nil }
        return (self[Bookmarks.self] ?? Bookmarks(day: today)).held(on: today)
    }
}
