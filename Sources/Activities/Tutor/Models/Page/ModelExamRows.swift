import Engine

/// The exam of one language model, in the grown-ups' room: how it is started and stopped, and its card.
struct ModelExamRows {
    let model: Models.Entry
    let models: Models

    /// What there is of it, and the button that starts it.
    var rows: [RoomRow] {
        guard let facts = model.facts else { return [] }
        return (facts.exam.map(card) ?? [notYet]) + [start(isAgain: facts.exam != nil)]
    }

    private static func row(
        _ words: ExamWording, _ note: ExamWording?, _ picture: Image, _ content: RoomRow.Content = .words
    ) -> RoomRow {
        var row = RoomRow(.tutor(.exam(words)), picture, content)
        row.note = note.map { .phrase(.tutor(.exam($0))) }
        return row
    }

    // MARK: - Before it

    private var notYet: RoomRow { Self.row(.notYet, .notYetNote, "interface/icon-tutor.svg") }

    private func start(isAgain: Bool) -> RoomRow {
        guard let questions = models.questions else {
            var row = Self.row(.needsPackage, nil, "interface/icon-prompt.svg")
            row.note = .phrase(.tutor(.installCommand))
            return row
        }
        guard !models.isWorking else { return Self.row(.later, .laterNote, "interface/icon-clock.svg") }
        var row = Self.row(
            isAgain ? .startAgain : .start, .startNote(questions: questions), "interface/icon-prompt.svg",
            .button([.ask(ModelRequest.examine(model.name))]))
        row.isWanted = !isAgain
        row.label = .named("soltura-start-exam")
        return row
    }

    /// Leads from the list of models to the exam of one that was added.
    static func next(for name: String) -> RoomRow {
        var row = row(.next, .nextNote, "interface/icon-tutor.svg", .door(ModelPage.route(of: name)))
        row.isWanted = true
        row.label = .named("soltura-exam")
        return row
    }

    // MARK: - While it runs

    /// How far the exam that is running is, and how it is stopped.
    ///
    /// - Parameter title: of the model; nil where it is clear.
    static func running(_ models: Models, title: String? = nil) -> [RoomRow] {
        guard let examining = models.examining else { return [] }
        var row = row(
            examining.words, title == nil ? .goesOn : nil, "interface/icon-clock.svg",
            examining.part.map { .bar($0) } ?? .words)
        if let title { row.note = .text(title) }
        var stop = Self.row(.stop, .stopNote, "interface/icon-stop.svg", .button([.ask(ModelRequest.stopExam)]))
        stop.label = .named("soltura-stop-exam")
        return [row, stop]
    }

    // MARK: - Its card

    private func card(_ exam: Models.ExamResult) -> [RoomRow] {
        let date = Self.row(
            .date(exam.date), .speed(tokens: exam.tokens, words: exam.words), "interface/icon-clock.svg")
        let talk = Self.row(
            .talks(levels: exam.levels.map(\.rawValue)),
            .replies(exam.replies.map { $0.share.count(for: $0.level.rawValue) }, least: ExamCard.leastInTalk),
            "interface/icon-conversations.svg")
        let translation = Self.row(
            .translates(exam.mayTranslate),
            .translations(
                toEnglish: exam.toEnglish.count(), toSpanish: exam.toSpanish.count(), least: ExamCard.leastTranslated),
            "interface/icon-words.svg")
        let correction = Self.row(
            .corrects(exam.mayCorrect),
            .corrections(
                found: exam.corrected.count(),
                spoilt: ExamWording.Count(exam.kept.all - exam.kept.passed, of: exam.kept.all),
                least: ExamCard.leastCorrected, isSmall: exam.isSmall),
            "interface/icon-tutor.svg")
        return [date, talk] + faults(exam) + [translation, correction] + missing(exam)
    }

    /// The most that fit in one line.
    private static let mostFaults = 4

    private func faults(_ exam: Models.ExamResult) -> [RoomRow] {
        let counts = exam.faults.prefix(Self.mostFaults).compactMap { fault in
            fault.skill.fault.map { ExamWording.FaultCount($0, fault.count) }
        }
        return counts.isEmpty ? [] : [Self.row(.faults, .faultCounts(counts), "interface/icon-stop.svg")]
    }

    private func missing(_ exam: Models.ExamResult) -> [RoomRow] {
        guard !exam.isAnalysed else { return [] }
        var row = Self.row(.notAnalysed, nil, "interface/icon-tutor.svg")
        row.note = .phrase(.tutor(.installCommand))
        return [row]
    }
}

extension Models.Examining {
    fileprivate var words: ExamWording {
        guard let progress else { return .beginning }
        if let loading = progress.loading { return .loading(percent: Int(loading * 100)) }
        return .question(min(progress.done + 1, progress.all), of: progress.all)
    }

    /// 0…1, of the model that is loaded or of the questions that are answered; nil before either.
    fileprivate var part: Double? {
        progress.map { $0.loading ?? Double($0.done) / Double(max(1, $0.all)) }
    }
}

extension Models {
    /// The model that is being added or examined, which goes on behind the room's lock.
    static func work(_ world: World) -> RoomWork? {
        guard let models = world[Models.self] else { return nil }
        if let adding = models.adding { return RoomWork(.tutor(.addingModel), part: adding.part) }
        return models.examining.map { RoomWork(.tutor(.exam($0.words)), part: $0.part) }
    }
}

extension Models.Entry {
    /// The result of its exam in the list of models; nil for a model that cannot be used.
    var listedExam: ExamWording? {
        facts.map { facts in
            guard let exam = facts.exam else { return .listedNotYet }
            return exam.levels.isEmpty ? .listedFailed : .listedTalks(levels: exam.levels.map(\.rawValue))
        }
    }
}

extension ExamCard.Share {
    fileprivate func count(for name: String = "") -> ExamWording.Count { ExamWording.Count(passed, of: all, for: name) }
}

extension ExamSkill {
    fileprivate var fault: ExamWording.Fault? {
        switch self {
        case .spanish: .spanish
        case .length: .length
        case .question: .question
        case .role: .role
        case .sense: .sense
        case .plain: .plain
        case .declining: .declining
        case .toEnglish, .toSpanish, .correcting, .keeping: nil
        }
    }
}
