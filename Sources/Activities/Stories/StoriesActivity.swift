import Engine
import TalePacks

extension Activity {
    /// Reading tales: `stories` is the shelf, or the bookcase of many tales, `stories/racenis` the tale at its remembered
    /// place, `stories/racenis/3` its third slide, `stories/racenis/shelf` the shelf where it stands.
    public static let stories = Activity(name: "stories") { route, world in
        let isShelf = route.parts.count == 3 && route.parts[2] == "shelf"
        guard route.parts.count == 1 || isShelf else {
            return player(route.parts.dropFirst(), in: world, shelf: "stories")
        }
        let showing = isShelf ? route.parts[1] : nil
        let isMany = world[Shelf.self]?.isMany ?? false
        return isMany
            ? BookcaseViewModel(world: world, showing: showing) : StoryMenuViewModel(world: world, showing: showing)
    }

    /// All tales of one shelf of the bookcase: `shelf/all`, `shelf/new`, `shelf/language:en`; behind that a tale as in
    /// ``stories``, which leads back there.
    public static let shelf = Activity(name: "shelf") { route, world in
        guard route.parts.count > 1, let key = ShelfKey(route.parts[1]), let shelf = world[Shelf.self],
            shelf.isMany
        else { return route.parts.count > 1 ? nil : Activity.stories.screen("stories", world) }
        guard route.parts.count == 2 else { return player(route.parts.dropFirst(2), in: world, shelf: key.route) }
        let screen = StoryMenuViewModel(world: world, key: key)
        return screen.count > 0 ? screen : nil
    }

    /// - Parameters:
    ///   - parts: the tale's id and perhaps a slide's number.
    ///   - shelf: where the tale leads back.
    private static func player(_ parts: ArraySlice<String>, in world: World, shelf: Route) -> (any Screen)? {
        guard let id = parts.first, let story = world[Shelf.self]?[id] else { return nil }
        let slide = parts.dropFirst().first.flatMap(Int.init)
        return StoryPlayerViewModel(story: story, slide: slide, world: world, shelf: shelf)
    }
}

extension ShelfKey {
    var route: Route { Route("shelf/\(text)") }
}

/// The tale that the child left, for the home screen.
public struct Continuation: Hashable, Sendable {
    public let route: Route
    public let cover: Image?
    /// The title as the narrator says it.
    public let spokenTitle: Sound?
    /// The slide to go on with, from 1.
    public let slide: Int
    public let slideCount: Int

    /// The last tale, if it has been begun, not ended, and is still there.
    public init?(in world: World) {
        guard let progress = world[UserProgress.self], let last = progress.lastTale,
            let story = world[Shelf.self]?[last], let slide = progress[last].slide
        else { return nil }
        route = story.route
        cover = story.cover ?? story.slides.first?.image
        spokenTitle = story.spokenTitle
        slideCount = story.slides.count
        self.slide = clamp(slide, 1...slideCount)
    }
}
