import Engine
import Sentences

extension StoryFile {
    /// One of a slide's figures, checked; its names are not yet resolved to files.
    package struct FigureEntry: Hashable, Sendable {
        /// Its path: `slides[2].figures[0]`.
        package let path: String
        package var image: String
        package var behind: String?
        package let place: FigurePlace
        package let rest: FigureMove?
        package var answer: Answer?
        package let isMouse: Bool

        /// The answer to a touch.
        package struct Answer: Hashable, Sendable {
            package let move: FigureMove
            package var clip: String?
            package let word: Int?
        }
    }
}

/// One of a slide's figures as it is written: what is wrong leaves it out.
struct WrittenFigure: Decodable {
    /// The checked figure; nil if a field is wrong.
    private(set) var entry: StoryFile.FigureEntry?
    /// The first thing that is wrong, without what follows from it.
    private(set) var fault: Sentence?
    private(set) var unknown: [String] = []

    init(from decoder: any Decoder) throws {
        var fields = try FigureFields(decoder)
        let image = fields.name("image", isRequired: true), behind = fields.name("behind")
        let at = fields.numbers("at", 2, isRequired: true), size = fields.numbers("size", 2, isRequired: true)
        let ground = fields.numbers("ground", 4), pivot = fields.numbers("pivot", 2)
        let isMouse = fields.flag("mouse")
        let rest = fields.rest("rest"), answer = fields.answer("answer")
        unknown = fields.unknown
        fault = fields.fault
        guard fault == nil, let image, let at, let size else { return }
        let place = FigurePlace(
            Rect(x: at[0], y: at[1], width: size[0], height: size[1]),
            ground: ground.map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) },
            pivot: pivot.map { Point(x: $0[0], y: $0[1]) })
        let entry = StoryFile.FigureEntry(
            path: fields.path, image: image, behind: behind, place: place, rest: rest, answer: answer, isMouse: isMouse)
        fault = entry.fault
        if fault == nil { self.entry = entry }
    }
}

extension StoryFile.FigureEntry {
    /// What of its fields does not fit together; nil for nothing.
    fileprivate var fault: Sentence? {
        func says(_ name: String, _ fault: Sentence) -> Sentence { "\(field: "\(path).\(name)") \(fault)" }
        let box = place.box, sides = [box.width, box.height]
        guard sides.allSatisfy({ (FigurePlace.shortest...FigurePlace.longest).contains($0) }) else {
            return says("size", "must be from 8 to 800 points wide and high")
        }
        guard Stage.bounds.holds(box) else {
            return says("at", "must leave the piece within the picture of 1600 × 1200")
        }
        guard (behind == nil) == (place.ground == nil) else {
            return says(behind == nil ? "behind" : "ground", "is missing: behind and ground belong together")
        }
        if let ground = place.ground, !Stage.bounds.holds(ground) || min(ground.width, ground.height) < 1 {
            return says("ground", "must be x, y, width and height within the picture of 1600 × 1200")
        }
        guard abs(place.pivot.x) <= 3200, abs(place.pivot.y) <= 3200 else {
            return says("pivot", "must be near the picture of 1600 × 1200")
        }
        for move in [rest, answer?.move].compactMap(\.self) where move.motion == .peek && move.strength > box.height {
            return says("size", "must be as high as the piece comes out of its hiding place")
        }
        guard rest != nil || answer != nil else {
            return "\(field: path) must have rest or answer, or it would never move"
        }
        return isMouse && answer == nil ? says("mouse", "must have an answer") : nil
    }
}

extension Rect {
    /// Whether another rectangle lies within it, but for rounding.
    fileprivate func holds(_ other: Rect) -> Bool {
        let around = inset(by: -0.01)
        return other.x >= around.x && other.y >= around.y && other.maxX <= around.maxX && other.maxY <= around.maxY
    }
}
