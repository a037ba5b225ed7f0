import Engine

/// One language model, in the grown-ups' room: what it needs, its exam, and how it is removed in two steps.
enum ModelPage {
    static func route(of name: String) -> Route { Route("\(ModelsPage.route)/\(name)") }

    /// - Parameter isAsking: whether the first step is done.
    static func make(_ name: String, isAsking: Bool, _ world: World) -> RoomPage {
        let models = world[Models.self] ?? Models()
        guard let model = models[name] else {
            return RoomPage(titled: name, [RoomRow(.tutor(.modelGone), "interface/icon-prompt.svg", .words)])
        }
        let facts = model.facts.map { self.facts($0, models) } ?? []
        let rows =
            if models.examining?.name == name {
                ModelExamRows.running(models) + facts
            } else if isAsking {
                question(about: model)
            } else {
                result(of: model, models) + facts + ModelExamRows(model: model, models: models).rows
                    + [removal(of: model)]
            }
        return RoomPage(titled: model.title, [size(of: model)] + rows)
    }

    /// Whether a row leads to the question, or back from it.
    ///
    /// These are the buttons that change nothing else.
    static func asks(_ row: RoomRow) -> Bool {
        if case .button(let commands) = row.content { commands.isEmpty } else { false }
    }

    private static func size(of model: Models.Entry) -> RoomRow {
        var row = RoomRow(named: .text(model.name), "interface/icon-box.svg", .words)
        row.note = .phrase(.tutor(model.words()))
        return row
    }

    /// What went wrong with it; of an exam that has ended the card itself tells.
    private static func result(of model: Models.Entry, _ models: Models) -> [RoomRow] {
        guard let result = models.result, result.name == model.name else { return [] }
        return switch result {
        case .examStopped, .notExamined, .refused: [result.row]
        case .added, .wasThere, .removed, .examined: []
        }
    }

    private static func facts(_ facts: Models.Facts, _ models: Models) -> [RoomRow] {
        var memory = RoomRow(.tutor(.modelMemory(needed: facts.memory)), "interface/icon-memory.svg", .words)
        memory.note = .phrase(.tutor(.memoryAvailable(models.availableMemory)))
        var context = RoomRow(.tutor(.modelContext(facts.contextLength)), "interface/icon-words.svg", .words)
        context.note = .phrase(
            .tutor(.modelContextNote(used: min(facts.contextLength, ModelMemory.contextLength))))
        return [memory, context]
    }

    private static func removal(of model: Models.Entry) -> RoomRow {
        var row = RoomRow(.tutor(.removeModel), "interface/icon-remove.svg", .button([]))
        row.note = .phrase(.tutor(.roomOfModel(model.bytes)))
        row.label = .named("soltura-remove-model")
        return row
    }

    /// The second step does not lie where the first one was, so that no double touch removes anything.
    private static func question(about model: Models.Entry) -> [RoomRow] {
        var keep = RoomRow(.tutor(.keepModel), "interface/icon-previous.svg", .button([]))
        keep.label = .named("soltura-keep-model")
        var remove = RoomRow(
            .tutor(.removeModelNow), "interface/icon-remove.svg",
            .button([.ask(ModelRequest.remove(model.name)), .back]))
        remove.isWanted = true
        remove.label = .named("yes-remove")
        return [keep, remove]
    }
}
