import Engine
import TalePacks
import TaleServices

extension Activity {
    /// Reading tales: `stories` is the shelf, or the bookcase of many tales, `stories/racenis` the tale at its saved
    /// position, `stories/racenis/title` its title page, `stories/racenis/3` its third slide, `stories/racenis/shelf` the
    /// shelf with the tale in view; a slide opened for a letter is a ``TaleHunt``.
    ///
    /// `shelf/all`, `shelf/new` and `shelf/language:en` are all tales of one shelf of the bookcase; after that a tale
    /// as in `stories`, which leads back there. The recording pages are behind the page for grown-ups:
    /// ``TellingScreens``.
    public static let stories: Activity = {
        var activity = Activity(names: ["stories", "shelf", "grownups"]) { route, world, _ in
            switch route.parts[0] {
            case _ where route.parts[0] != "grownups" && world.candles.areDown: SleepingShelfViewModel(world: world)
            case "shelf": oneShelf(route, world)
            case "grownups" where route == TalesPageViewModel.route: TalesPageViewModel(world: world)
            case "grownups":
                TalePage.screen(route, world) ?? TimeScreens.screen(route, world) ?? CountsPageViewModel.screen(
                    route, world)
                    ?? TellingScreens.screen(route, world)
            default: allShelves(route, world)
            }
        }
        activity.addresses = [
            "stories", "stories/<id>", "stories/<id>/title", "stories/<id>/<slide>",
            "grownups/shelf", "grownups/shelf/<id>", "grownups/tales", "grownups/tales/<id>",
            "grownups/tales/<id>/<telling>",
            "grownups/time", "grownups/time/rules", "grownups/counts",
        ]
        activity.doors = { world in
            [.start(world)] + [Continuation(in: world).map { Door($0, world) }].compactMap(\.self)
        }
        activity.rows = { world in [.time(world), .tales(world), .telling(world), .counts(world)] }
        activity.documents = [
            DocumentKind(Shelf.self) { $1.shelf($0) },
            DocumentKind(UserProgress.self, .always(UserProgress())) { $1.progress($0) },
            DocumentKind(ReadingWishes.self, .always(ReadingWishes())) { $1.wishes($0) },
            // No report shows what children hear, or for how long.
            DocumentKind(Candles.self, .always(Candles())), DocumentKind(Minutes.self),
            DocumentKind(Bedtime.self, .always(Bedtime())),
            DocumentKind(Bookmarks.self, .always(Bookmarks())), DocumentKind(Counts.self, .always(Counts())),
            DocumentKind(OwnTales.self) { own, _ in own }, DocumentKind(RemovalWish.self),
            DocumentKind(RatingFailure.self),
            // Names of folders; nothing shows it.
            DocumentKind(RemovalDays.self, .always(RemovalDays())),
        ]
        activity.services = { host in
            [ShelfService(host), TellingRecorder(host), TaleRemover(host), TaleRater(host), CountsSaver(host)]
        }
        activity.audit = { host in ShelfService(host).audit() }
        activity.answers = [
            AnswerKind(RecorderAnswer.self) { $1.news($0) }, AnswerKind(CountsAnswer.self),
            AnswerKind(RemovalAnswer.self),
        ]
        activity.settings = SettingKind.stories
        (activity.soundRows, activity.screenRows, activity.ruleRows) = (.onSound, .onScreen, .onRules)
        activity.disclosure = .stories
        activity.fresh = freshStart
        activity.problems = { world in world[Shelf.self]?.problems ?? [] }
        return activity
    }()

    private static func allShelves(_ route: Route, _ world: World) -> (any Screen)? {
        if let hunt = TaleHunt(route) {
            return world.shownShelf?[hunt.tale].map { story in
                StoryPlayerViewModel(
                    story: story, slide: hunt.slide, world: world, shelf: hunt.origin, letter: hunt.letter)
            }
        }
        let isShelf = route.parts.count == 3 && route.parts[2] == "shelf"
        guard route.parts.count == 1 || isShelf else {
            return player(route.parts.dropFirst(), in: world, shelf: "stories")
        }
        let showing = isShelf ? route.parts[1] : nil
        let isMany = world.shownShelf?.isMany ?? false
        return isMany
            ? BookcaseViewModel(world: world, showing: showing) : StoryMenuViewModel(world: world, showing: showing)
    }

    private static func oneShelf(_ route: Route, _ world: World) -> (any Screen)? {
        guard route.parts.count > 1, let key = ShelfKey(route.parts[1]), let shelf = world.shownShelf, shelf.isMany
        else { return route.parts.count > 1 ? nil : allShelves("stories", world) }
        guard route.parts.count == 2 else { return player(route.parts.dropFirst(2), in: world, shelf: key.route) }
        let screen = StoryMenuViewModel(world: world, key: key)
        return screen.count > 0 ? screen : nil
    }

    /// - Parameters:
    ///   - parts: the tale's id and optionally a slide's number, or the mark of its title page.
    ///   - shelf: where leaving the tale leads.
    private static func player(_ parts: ArraySlice<String>, in world: World, shelf: Route) -> (any Screen)? {
        guard let id = parts.first, let story = world.shownShelf?[id] else { return nil }
        if parts.dropFirst().first == TitlePageViewModel.mark {
            return TitlePageViewModel(story: story, world: world, shelf: shelf)
        }
        let slide = parts.dropFirst().first.flatMap(Int.init)
        return StoryPlayerViewModel(story: story, slide: slide, world: world, shelf: shelf)
    }
}

extension ShelfKey {
    var route: Route { Route("shelf/\(text)") }
}

/// The tale to resume, for the home screen.
struct Continuation: Hashable, Sendable {
    let route: Route
    let cover: Image?
    /// The title as spoken by the narrator.
    let spokenTitle: Sound?
    /// The slide to resume at, from 1.
    let slide: Int
    let slideCount: Int

    /// The last tale, if it is started, not finished, and still exists.
    init?(in world: World) {
        guard !world.candles.areDown, let progress = world[UserProgress.self], let last = progress.lastTale,
            let story = world.shownShelf?[last], let slide = progress[last].slide
        else { return nil }
        route = story.route
        cover = story.cover ?? story.slides.first?.image
        spokenTitle = story.spokenTitle
        slideCount = story.slides.count
        self.slide = clamp(slide, 1...slideCount)
    }
}

extension Door {
    /// The door to the shelf.
    fileprivate static func start(_ world: World) -> Door {
        var door = Door(world.text(.start), "interface/icon-play.svg", to: "stories", size: .large)
        door.spoken = world.spoken("start", inLatvian: "interface/voice-start.ogg")
        door.label = .named("start")
        return door
    }

    /// The door to the tale the child left.
    fileprivate init(_ continuation: Continuation, _ world: World) {
        self.init(world.text(.stories(.goOn)), continuation.cover, to: continuation.route, size: .medium)
        spoken =
            world.spoken("go-on", inLatvian: "interface/voice-continue.ogg")
            + [continuation.spokenTitle].compactMap(\.self)
        label = .named("go-on").followed(by: .clips([continuation.spokenTitle].compactMap(\.self)))
        progress = Progress(done: continuation.slide, count: continuation.slideCount)
    }
}

extension Row {
    fileprivate static func time(_ world: World) -> Row {
        var row = Row(world.text(.timeAndCandles), "interface/icon-candle.svg", to: TimePageViewModel.route)
        row.order = -20
        return row
    }

    fileprivate static func counts(_ world: World) -> Row {
        var row = Row(world.text(.counts), "interface/icon-counts.svg", to: CountsPageViewModel.route)
        (row.group, row.order) = (.tales, 30)
        return row
    }

    /// What children see of the tales.
    fileprivate static func tales(_ world: World) -> Row {
        var row = Row(world.text(.tales(.title)), "interface/icon-book.svg", to: TalesPageViewModel.route)
        (row.group, row.order) = (.tales, -10)
        return row
    }

    fileprivate static func telling(_ world: World) -> Row {
        var row = Row(world.text(.stories(.recordTale)), "interface/icon-microphone.svg", to: TaleRoutes.tellings)
        row.group = .tales
        return row
    }
}
