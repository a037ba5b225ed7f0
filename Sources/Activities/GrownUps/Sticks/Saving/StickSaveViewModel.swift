import Engine
import TalePacks

/// The page on which a grown-up exports a tale with its tellings to a stick.
struct StickSaveViewModel: Screen {
    enum Action: Hashable, Sendable {
        /// Saves to the stick at this path.
        case save(String)
        case stop, leave, home
    }

    private(set) var story: Story
    private(set) var sticks: [Stick]
    /// The current export, or the last one of this tale whose result nobody has put away, if its stick is still there.
    private(set) var saving: StickSaving?
    var now = 0

    /// - Parameter route: `grownups/tales/racenis/.save`.
    /// - Returns: nil for another route, or if there is no such tale.
    init?(route: Route, world: World) {
        let parts = route.parts.dropFirst(TaleRoutes.tellings.parts.count)
        guard route.parts.starts(with: TaleRoutes.tellings.parts), parts.count == 2, let tale = parts.first,
            parts.last == TaleRoutes.saving, let story = world[Shelf.self]?[tale]
        else { return nil }
        self.story = story
        let known = world[Sticks.self] ?? Sticks()
        sticks = known.sticks
        guard let saving = known.saving else { return }
        let isResult = saving.tale == tale && sticks.contains { $0.place == saving.place }
        if saving.isUnderWay || isResult { self.saving = saving }
    }

    var isUnderWay: Bool { saving?.isUnderWay == true }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .save(let place):
            guard !isUnderWay, let stick = sticks.first(where: { $0.place == place }) else { return [] }
            saving = StickSaving(tale: story.id, place: place, stick: stick.name)
            return [.play(.press), .stick(.save(tale: story.id, on: place))]
        case .stop: return [.play(.press), .stick(.stopSaving)]
        case .leave: return [.stick(.forgetSaving), .back]
        case .home: return [.stick(.forgetSaving), .open(.home)]
        }
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        guard case .learned(let document) = reply else { return [] }
        if let known = document.content as? Sticks {
            sticks = known.sticks
            if saving != nil { saving = known.saving }
        } else if let shelf = document.content as? Shelf {
            guard let story = shelf[story.id] else { return [.open(TaleRoutes.tellings)] }
            self.story = story
        }
        return []
    }

    mutating func leave() -> [Command] { [.stick(.letGo)] }

    var isBusy: Bool { isUnderWay }

    var firstFocus: Action? {
        if isUnderWay { return canBeStopped ? .stop : .leave }
        if case .saved = saving?.state { return .leave }
        return sticks.first.map { .save($0.place) } ?? .leave
    }

    /// Whether the export can still be cancelled.
    var canBeStopped: Bool {
        switch saving?.state {
        case .waiting, .writing: true
        case .ending, .stopping, .saved, .failed, nil: false
        }
    }

    func draw(in frame: inout Frame<Action>) { StickSaveView(page: self).draw(in: &frame) }
}
