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
        guard let adding = models.adding else {
            let model = models.examining.flatMap { models[$0.name] }
            return ModelExamRows.running(models, title: model.map(models.title))
        }
        let words = adding.copied.map { TutorWording.modelCopied($0, of: adding.file.bytes) } ?? .checkingModel
        var row = RoomRow(
            .tutor(words), "interface/icon-clock.svg", adding.part.map { .bar($0) } ?? .words)
        row.note = .text(adding.file.name)
        var stop = RoomRow(.tutor(.stopAdding), "interface/icon-stop.svg", .button([.ask(ModelRequest.stop)]))
        stop.label = .named("soltura-stop-adding")
        return [row, stop]
    }

    /// What has happened; a model that was added is examined next.
    private static func result(_ models: Models) -> [RoomRow] {
        guard let result = models.result else { return [] }
        guard case .added(let name) = result, models[name] != nil else { return [result.row] }
        return [result.row, ModelExamRows.next(for: name)]
    }

    // MARK: - Models

    private static func row(_ model: Models.Entry, _ models: Models) -> RoomRow {
        let door = RoomRow.Content.door(ModelPage.route(of: model.name))
        var row = RoomRow(named: .text(models.title(of: model)), "interface/icon-prompt.svg", door)
        row.note = .phrase(.tutor(model.words(exam: model.listedExam)))
        row.label = .named("soltura-model")
        return row
    }

    private static func media(_ models: Models) -> [RoomRow] {
        guard !models.files.isEmpty else {
            return [RoomRow(.tutor(.insertModel), "interface/icon-stick.svg", .words)]
        }
        // One after the other.
        guard !models.isWorking else { return [] }
        return models.files.map { file in
            var row = RoomRow(
                named: .text(file.name), "interface/icon-stick.svg", .button([.ask(ModelRequest.add(file))]))
            row.note = .phrase(.tutor(.modelOnMedium(size: file.bytes, medium: file.medium)))
            row.label = .named("soltura-add-model")
            return row
        }
    }
}

extension Models {
    /// What a model calls itself, or its name where another one calls itself the same.
    fileprivate func title(of model: Entry) -> String {
        installed.count { $0.title == model.title } == 1 ? model.title : model.name
    }
}

extension Models.Entry {
    /// What is most important of it.
    func words(exam: ExamWording? = nil) -> TutorWording {
        guard let facts else { return .modelDamaged(size: bytes) }
        return .modelFacts(size: bytes, quantisation: facts.quantisation, licence: facts.licence, exam: exam)
    }
}
