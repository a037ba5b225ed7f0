import Engine

/// The language models, in the grown-ups' room: which are installed, and which can be added from a stick.
enum ModelsPage {
    static let route: Route = "grownups/soltura/models"

    static func make(_ world: World) -> RoomPage {
        let models = world[Models.self] ?? Models()
        var page = RoomPage(
            .tutor(.models), work(models) + result(models) + models.installed.map { row($0, models) } + media(models))
        page.isBusy = models.adding != nil
        return page
    }

    /// A row that leads here.
    static func door(_ world: World) -> RoomRow {
        let count = world[Models.self]?.installed.count ?? 0
        var row = RoomRow(.tutor(.models), "interface/icon-prompt.svg", .door(route))
        row.note = .phrase(.tutor(count == 0 ? .noModel : .modelCount(count)))
        return row
    }

    // MARK: - What happens

    private static func work(_ models: Models) -> [RoomRow] {
        guard let adding = models.adding else { return [] }
        let words = adding.copied.map { TutorWording.modelCopied($0, of: adding.file.bytes) } ?? .checkingModel
        var row = RoomRow(
            .tutor(words), "interface/icon-clock.svg", adding.part.map { .bar($0) } ?? .words)
        row.note = .text(adding.file.name)
        var stop = RoomRow(.tutor(.stopAdding), "interface/icon-stop.svg", .button([.ask(ModelWish.stop)]))
        stop.label = .named("soltura-stop-adding")
        return [row, stop]
    }

    private static func result(_ models: Models) -> [RoomRow] {
        guard let result = models.result else { return [] }
        let (name, words): (String, TutorWording) =
            switch result {
            case .added(let name): (name, .modelAdded)
            case .wasThere(let file, let name): (file, .modelWasThere(name: name))
            case .removed(let name): (name, .modelRemoved)
            case .refused(let name, let kind): (name, .modelRefused(kind.wording))
            }
        let isRefused = if case .refused = result { true } else { false }
        let picture: Image = isRefused ? "interface/icon-stop.svg" : "interface/icon-check.svg"
        var row = RoomRow(named: .text(name), picture, .words)
        row.note = .phrase(.tutor(words))
        return [row]
    }

    // MARK: - Models

    private static func row(_ model: Models.Entry, _ models: Models) -> RoomRow {
        let isOnlyOne = models.installed.count { $0.title == model.title } == 1
        let name = isOnlyOne ? model.title : model.name
        var row = RoomRow(named: .text(name), "interface/icon-prompt.svg", .door(ModelPage.route(of: model.name)))
        row.note = .phrase(.tutor(model.words))
        row.label = .named("soltura-model")
        return row
    }

    private static func media(_ models: Models) -> [RoomRow] {
        guard !models.files.isEmpty else {
            return [RoomRow(.tutor(.insertModel), "interface/icon-stick.svg", .words)]
        }
        // One after the other.
        guard models.adding == nil else { return [] }
        return models.files.map { file in
            var row = RoomRow(
                named: .text(file.name), "interface/icon-stick.svg", .button([.ask(ModelWish.add(file))]))
            row.note = .phrase(.tutor(.modelOnMedium(size: file.bytes, medium: file.medium)))
            row.label = .named("soltura-add-model")
            return row
        }
    }
}

extension Models.Entry {
    /// What is most important of it.
    var words: TutorWording {
        guard let facts else { return .modelDamaged(size: bytes) }
        return .modelFacts(size: bytes, quantisation: facts.quantisation, licence: facts.licence)
    }
}

extension ModelRefusal.Kind {
    /// What is wrong, and what to do.
    fileprivate var wording: TutorWording.ModelRefusalWording {
        switch self {
        case .notOpened: .notOpened
        case .notRead: .notRead
        case .truncated: .truncated
        case .part: .part
        case .noChat: .noChat
        case .memory(let needed, let available): .memory(needed: needed, available: available)
        case .room(let needed, let free): .room(needed: needed, free: free)
        case .busy: .busy
        case .cancelled: .cancelled
        case .notCopied: .notCopied
        case .unwritable: .unwritable
        case .unknownName: .unknownName
        case .needsProgram: .needsProgram
        }
    }
}
