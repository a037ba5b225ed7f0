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
        return RoomScreen(world: world) { page(of: $0[Shelf.self]?[story.id] ?? story, $0) }
    }

    private static func page(of story: Story, _ world: World) -> RoomPage {
        let isWithdrawn = world.hasWithdrawn(story)
        var shown = RoomRow(
            .tales(.isShown), "interface/icon-book.svg", isWithdrawn ? .words : .unlisted(.hiddenTales, story.id))
        if isWithdrawn { shown.note = .phrase(.tales(.isWithdrawn)) }
        shown.label = .named("show-tale")
        var night = RoomRow(.tales(.isForEvening), "interface/icon-sleep.svg", .listed(.goodNightTales, story.id))
        night.note = .phrase(.tales(.isForEveningNote))
        night.label = .named("bedtime")
        let isOwn = world.owns(story)
        let rating = isOwn ? [rating(of: story, world)] : [], removal = isOwn ? [removal(of: story)] : []
        var page = RoomPage(titled: story.title, [shown, night] + rating + shelves(for: story, world) + removal)
        page.hasReset = false
        return page
    }

    /// The wolves of a family's own tale; those of the others are known.
    private static func rating(of story: Story, _ world: World) -> RoomRow {
        func step(_ step: Int) -> [Command] {
            guard let pack = story.pack, let wolves = story.rating(after: step) else { return [] }
            return [.ask(RatingRequest.rate(pack: pack, wolves: wolves))]
        }
        var row = RoomRow(
            .tales(.howFrightening), "interface/icon-wolf.svg",
            .steps(.tales(.wolves(story.rating)), less: step(-1), more: step(1)))
        let hasFailed = story.pack != nil && world[RatingFailure.self]?.pack == story.pack
        row.note = .phrase(.tales(hasFailed ? .unrated : .howFrighteningNote))
        row.label = .named("tale-wolves")
        return row
    }

    /// The bin: the list removes the tale, and offers to undo it.
    private static func removal(of story: Story) -> RoomRow {
        let wish = AnyDocument(RemovalWish(tale: story.id))
        var row = RoomRow(.tales(.remove), "interface/icon-remove.svg", .button([.save(wish), .back]))
        row.note = .phrase(.tales(.removeNote))
        row.label = .named("remove-tale")
        return row
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
