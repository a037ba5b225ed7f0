import Engine

/// One language model, in the grown-ups' room: what it needs, and how it is removed in two steps.
enum ModelPage {
    static func route(of name: String) -> Route { Route("\(ModelsPage.route)/\(name)") }

    /// - Parameter isAsking: whether the first step is done.
    static func make(_ name: String, isAsking: Bool, _ world: World) -> RoomPage {
        let models = world[Models.self] ?? Models()
        guard let model = models[name] else {
            return RoomPage(titled: name, [RoomRow(.tutor(.modelGone), "interface/icon-prompt.svg", .words)])
        }
        let facts = model.facts.map { self.facts($0, of: model, models) } ?? []
        let rows = isAsking ? question(about: model) : facts + [removal(of: model)]
        return RoomPage(titled: model.title, [size(of: model)] + rows)
    }

    /// The row that leads to the question, or back from it.
    static func asking(_ rows: [RoomRow], isAsking: Bool) -> Int { isAsking ? 1 : rows.count - 1 }

    private static func size(of model: Models.Entry) -> RoomRow {
        var row = RoomRow(named: .text(model.name), "interface/icon-box.svg", .words)
        row.note = .phrase(.tutor(model.words))
        return row
    }

    private static func facts(_ facts: Models.Facts, of model: Models.Entry, _ models: Models) -> [RoomRow] {
        var memory = RoomRow(.tutor(.modelMemory(needed: facts.memory)), "interface/icon-memory.svg", .words)
        memory.note = .phrase(.tutor(.memoryAvailable(models.availableMemory)))
        var context = RoomRow(.tutor(.modelContext(facts.contextLength)), "interface/icon-words.svg", .words)
        context.note = .phrase(
            .tutor(.modelContextNote(used: min(facts.contextLength, ModelMemory.contextLength))))
        return [memory, context] + exam(facts.exam, of: model)
    }

    private static func exam(_ exam: Models.ExamResult?, of model: Models.Entry) -> [RoomRow] {
        guard let exam else {
            var row = RoomRow(.tutor(.modelNotExamined), "interface/icon-tutor.svg", .words)
            row.note = .phrase(.tutor(.examCommand(name: model.name)))
            return [row]
        }
        var talk = RoomRow(
            .tutor(.modelTalks(levels: exam.levels.map(\.rawValue))), "interface/icon-conversations.svg", .words)
        talk.note = .phrase(.tutor(.modelSpeed(tenths: exam.speed)))
        var help = RoomRow(.tutor(.modelTranslates(exam.mayTranslate)), "interface/icon-tutor.svg", .words)
        help.note = .phrase(.tutor(.modelCorrects(exam.mayCorrect)))
        return [talk, help]
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
            .button([.ask(ModelWish.remove(model.name)), .back]))
        remove.isWanted = true
        remove.label = .named("soltura-remove-model")
        return [keep, remove]
    }
}
