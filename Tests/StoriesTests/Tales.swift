import Engine

@testable import Stories
@testable import TalePacks

/// Tales for tests.
extension Story {
    /// Three slides with pictures `<id>/1.jpg`…; the second is silent.
    static func turnip(_ id: String = "turnip") -> Story {
        Story(
            id: id, title: "The Turnip", cover: Image("\(id)/cover.jpg"),
            slides: (1...3).map { number in
                Slide(
                    id: "\(number)", image: Image("\(id)/\(number).jpg"),
                    narration: number == 2 ? nil : Sound("\(id)/\(number).ogg"))
            })
    }

    /// Two spoken slides with words; the first word takes a second and begins after one, and so on.
    static let spoken = Story(
        id: "hare", title: "The Hare",
        slides: (1...2).map { number in
            Slide(
                id: "\(number)", image: Image("hare/\(number).jpg"), narration: Sound("hare/\(number).ogg"),
                text: "Skrien, zaķi, skrien!",
                words: (1...3).map { WordTime(start: Double($0), end: Double($0) + 0.9) })
        })

    /// Silent tales, named by their numbers from 0.
    static func many(_ count: Int) -> [Story] {
        (0..<count).map { Story(id: "\($0)", title: "Tale \($0)", slides: [Slide(id: "1")]) }
    }
}

extension Story {
    /// The turnip of three slides, told by a fox (slides 1 and 2) and by an owl (slide 3).
    static var toldTurnip: Story {
        var story = Story.turnip()
        story.tellings = [
            Telling(
                id: "fox-blue", teller: Teller(.fox, .blue), narration: ["1": "fox/1.wav", "2": "fox/2.wav"],
                words: ["2": [WordTime(start: 0, end: 1)]]),
            Telling(id: "owl-green", teller: Teller(.owl, .green), narration: ["3": "owl/3.wav"]),
        ]
        return story
    }
}

extension World {
    /// A world with these tales and a progress that has been through `changes`.
    init(
        _ stories: [Story], motion: Motion = .eased, changes: (inout UserProgress) -> Void = { _ in }
    ) {
        self.init(motion: motion)
        var progress = UserProgress()
        changes(&progress)
        learn(AnyDocument(Shelf(stories: stories)))
        learn(AnyDocument(progress))
    }
}

extension Command {
    /// The progress that a command saves.
    var progress: UserProgress? {
        if case .save(let document) = self { document.content as? UserProgress } else { nil }
    }
}
