import Engine

/// The page on which a grown-up saves the drawings of all letters to a stick.
struct GrowthSavingViewModel: Screen {
    enum Action: Hashable, Sendable {
        /// Saves to the stick in this folder.
        case save(String)
        case leave, home
    }

    let alphabet: Alphabet
    private(set) var media: [Medium]
    private(set) var saving: StickState?
    /// The stick that is or was written.
    private(set) var medium: Medium?
    private var world: World
    var now = 0

    init(world: World, alphabet: Alphabet) {
        (self.world, self.alphabet, media) = (world, alphabet, world.mediaToWrite)
    }

    var progress: LetterProgress.AlphabetProgress { world.letterProgress[alphabet.id] }
    /// How many letters have been drawn.
    var drawnCount: Int { alphabet.letters.count { progress.letters[$0.written]?.first != nil } }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .save(let place):
            guard saving != .writing, drawnCount > 0, let medium = media.first(where: { $0.place == place }) else {
                return []
            }
            (saving, self.medium) = (.writing, medium)
            let growth = LetterRequest.Growth(alphabet: alphabet, progress: progress, place: place)
            return [.play(.press), .ask(LetterRequest.save(growth))]
        case .leave: return [.open(ParentScreens.route)]
        case .home: return [.open(.home)]
        }
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        switch reply {
        case .answer(let answer): if let news = answer[GrowthAnswer.self], saving == .writing { saving = news.saving }
        case .learned(let document):
            world.learn(document)
            media = world.mediaToWrite
        default: break
        }
        return []
    }

    var isBusy: Bool { saving == .writing }

    var firstFocus: Action? {
        switch saving {
        case .writing, .saved: .leave
        case .failed, nil: drawnCount > 0 ? media.first.map { .save($0.place) } ?? .leave : .leave
        }
    }

    func draw(in frame: inout Frame<Action>) { GrowthSavingView(page: self).draw(in: &frame) }
}

/// The texts of the page: the first line, and the one below it.
extension GrowthSavingViewModel {
    var words: (first: SavingWording, rest: SavingWording) {
        switch saving {
        case nil: wordsBefore
        case .writing: (.moment, .stay)
        case .saved(let files, let pulling):
            (.drawingsSaved, .drawingsAreIn(stick: medium?.name ?? "", file: files.first ?? "", then: pulling))
        case .failed(let failure): failure.words
        }
    }

    private var wordsBefore: (first: SavingWording, rest: SavingWording) {
        guard drawnCount > 0 else { return (.nothingYet, .drawingsAppear) }
        return switch media.count {
        case 0: (.insert, .useOther)
        case 1: (.stick(media[0].name), .drawingsPurpose)
        default: (.whichStick, .drawingsPurpose)
        }
    }
}

extension StickFailure {
    fileprivate var words: (first: SavingWording, rest: SavingWording) {
        switch self {
        case .full: (.full, .makeRoom)
        case .unwritable: (.unwritable, .unlock)
        case .pulled: (.pulledTooEarly, .drawingsNotSaved)
        case .other: (.drawingsFailed, .drawingsUnchanged)
        }
    }
}
