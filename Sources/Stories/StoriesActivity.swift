import Engine

extension Activity {
    /// Reading tales: `stories` is the shelf, `stories/racenis` the tale at its remembered place,
    /// `stories/racenis/3` its third slide, `stories/racenis/shelf` the shelf where it stands.
    public static let stories = Activity(name: "stories") { route, world in
        guard route.parts.count > 1 else { return StoryMenuViewModel(world: world) }
        if route.parts.count == 3, route.parts[2] == "shelf" {
            return StoryMenuViewModel(world: world, showing: route.parts[1])
        }
        guard let story = world[Shelf.self]?[route.parts[1]] else { return nil }
        let slide = route.parts.dropFirst(2).first.flatMap(Int.init)
        return StoryPlayerViewModel(story: story, slide: slide, world: world)
    }
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
