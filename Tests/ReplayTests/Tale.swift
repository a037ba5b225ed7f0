import Engine
import Stories

@testable import PasakaApp

extension Story {
    /// The four seasons.
    static let seasons = Story(
        id: "gadalaiki", title: "Gadalaiki", cover: season("vasara"),
        slides: ["pavasaris", "vasara", "rudens", "ziema"].map {
            Slide(id: $0, image: season($0), narration: voice($0))
        })

    /// Three years in twelve slides, without a voice.
    static let years = Story(
        id: "gadi", title: "Trīs gadi", cover: season("rudens"),
        slides: (0..<12).map { Slide(id: "\($0)", image: season(["pavasaris", "vasara", "rudens", "ziema"][$0 % 4])) })

    static func season(_ name: String) -> Image { Image("stories/0/gadalaiki/\(name).svg") }
    static func voice(_ name: String) -> Sound { Sound("stories/0/gadalaiki/\(name).ogg") }

    /// Any number of tales, with covers of all seasons; each third has two lines of title, each fourth is premium.
    static func many(_ count: Int) -> [Story] {
        let seasons = ["pavasaris", "vasara", "rudens", "ziema"]
        return (1...count).map { number in
            Story(
                id: "tale\(number)",
                title: number % 3 == 0 ? "Ļoti gara pasaka par \(number) ģimenēm" : "Pasaka \(number)",
                cover: season(seasons[number % 4]), isPremium: number % 4 == 0,
                slides: seasons.map { Slide(id: $0, image: season($0)) })
        }
    }
}

extension World {
    /// A world with these tales in which nothing has been read yet.
    static func with(_ stories: [Story], motion: Motion = .eased, _ read: (inout UserProgress) -> Void = { _ in })
        -> World
    {
        var world = World(motion: motion)
        var progress = UserProgress()
        read(&progress)
        world[Shelf.self] = Shelf(stories: stories)
        world[UserProgress.self] = progress
        world[Settings.self] = Settings()
        world[Installation.self] = Installation(
            version: "1.2.3", storiesFolder: "/home/anna/.local/share/pasaka/stories",
            progressFile: "/home/anna/.local/state/pasaka/progress.json")
        return world
    }
}
