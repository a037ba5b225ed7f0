/// The tales of a pack for a storyteller box, which is a graph of stages (STUdio's `story.json`, Telmi's `nodes.json`).
///
/// Files are named as the pack names them; an empty name is never given.
public struct InteractivePack: Codable, Hashable, Sendable {
    /// A tale for each leaf of its menus, in their order; no two have the same title, and only a single one may have none.
    public var tales: [Tale]

    public init(tales: [Tale] = []) { self.tales = tales }

    public struct Tale: Codable, Hashable, Sendable {
        public var title: String
        public var spokenTitle: String?
        /// The pictures around it, the nearest first: its own, its menu's, the pack's.
        public var pictures: [String]
        public var slides: [Slide]

        public init(title: String, spokenTitle: String? = nil, pictures: [String] = [], slides: [Slide]) {
            self.title = title
            self.spokenTitle = spokenTitle
            self.pictures = pictures
            self.slides = slides
        }
    }

    public struct Slide: Codable, Hashable, Sendable {
        public var picture, sound: String?

        public init(picture: String? = nil, sound: String? = nil) {
            self.picture = picture
            self.sound = sound
        }
    }
}

extension InteractivePack {
    /// The most tales, and the most slides of one: far more than a box has.
    package static let mostTales = 1000, mostSlides = 2000
    /// Characters of a title.
    package static let longestTitle = 200

    /// Whether its figures can be: an honest child sends nothing else.
    var isPossible: Bool {
        tales.count <= Self.mostTales && Set(tales.map(\.title)).count == tales.count
            && tales.allSatisfy { tale in
                tale.title.count <= Self.longestTitle && tale.slides.count <= Self.mostSlides
            }
    }
}
