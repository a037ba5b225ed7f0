import Engine
import TalePacks

/// What a grown-up decides about one tale: `grownups/shelf/racenis`.
enum TalePage {
    static func route(of id: String) -> Route { Route("\(TalesPageViewModel.route)/\(id)") }

    /// - Returns: nil for another route, or without the tale.
    static func screen(_ route: Route, _ world: World) -> (any Screen)? {
        guard route.parts.count == 3, route.parent == TalesPageViewModel.route,
            let story = world[Shelf.self]?[route.parts[2]]
        else { return nil }
        return RoomScreen(world: world) { page(of: story, $0) }
    }

    private static func page(of story: Story, _ world: World) -> RoomPage {
        var shown = RoomRow(.tales(.isShown), "interface/icon-book.svg", .unlisted(.hiddenTales, story.id))
        shown.label = .named("show-tale")
        var night = RoomRow(.tales(.isForEvening), "interface/icon-sleep.svg", .listed(.goodNightTales, story.id))
        night.note = .phrase(.tales(.isForEveningNote))
        night.label = .named("bedtime")
        var page = RoomPage(titled: story.title, [shown, night] + shelves(for: story, world))
        page.hasReset = false
        return page
    }

    // MARK: - Shelves

    /// A row for each shelf on which it can stand; none if all tales stand on one, or the administrator decides.
    private static func shelves(for story: Story, _ world: World) -> [RoomRow] {
        guard world.shownShelf?.isMany == true, !world.isPinned(.movedTales) else { return [] }
        let moved = MovedTales(world[.movedTales])
        let here = moved.standing(story).shelf
        return names(in: world, moved, for: story).map { name in
            var (settings, others) = (world[Settings.self] ?? Settings(), moved)
            others.move(story, to: name)
            settings[.movedTales] = others.texts
            let key = name.map { ShelfKey.folder($0) } ?? .language(Language(tag: story.language))
            var row = RoomRow(
                named: .text(key.title(in: world.language)), "interface/icon-bookcase.svg",
                .button([.save(AnyDocument(settings))]))
            row.note = .phrase(.tales(name == here ? .standsHere : .moveHere))
            row.isWanted = name == here
            row.label = .named("move-tale")
            return row
        }
    }

    /// The shelves to choose from: that of its language (nil), those that there are, and two that there can be.
    private static func names(in world: World, _ moved: MovedTales, for story: Story) -> [String?] {
        let stories = world[Shelf.self]?.stories ?? []
        let there = Set(stories.compactMap { moved.standing($0).shelf } + [story.shelf].compactMap(\.self))
        let new = [TalesWording.ourShelf, .eveningShelf].map { Wording.tales($0).text(in: world.language) }
        return [nil] + there.union(new).sorted { LatvianOrder($0) < LatvianOrder($1) }
    }
}
