import Dispatch
import Engine
import Inference
import Installed
import Spanish
import Synchronization

/// Talks with the installed language models, one request after the other: the tutor's questions wait behind the talk.
///
/// While a model takes the exam nobody talks: two models would need twice the memory.
///
/// All of it returns at once.
final class ReplyService: Service {
    private let host: ActivityHost
    private let memory: VisitMemory
    let store: InstalledStore
    let tools: LanguageTools
    private let process: ModelProcess
    private let queue = DispatchQueue(label: "pasaka.soltura.model", qos: .userInitiated)
    private let state = Mutex(State())

    private struct State {
        /// The visit for which it works; nil for none.
        var visit: Visit?
        /// The reply that the learner has stopped last.
        var stopped: Int?
        /// Whether a model takes the exam.
        var isExamining = false
    }

    init(_ host: ActivityHost, _ memory: VisitMemory, store: InstalledStore? = nil) {
        (self.host, self.memory) = (host, memory)
        (self.store, tools) = (store ?? InstalledStore(host), LanguageTools(host))
        process = ModelProcess(host, self.store)
    }

    /// What is installed; reads the disk.
    var choices: [ModelChoice] {
        let exam = exam
        return store.models.compactMap { ModelChoice($0, exam: exam?.version) }
    }
    var exam: Exam? { try? ExamReader(assets: host.folders.assets).read() }
    var hasEngine: Bool { process.hasEngine }

    // MARK: - Replies

    func carryOut(_ request: ReplyRequest, for visit: Visit) {
        memory.open(visit)
        switch request {
        case .make(let reply): make(reply, for: visit)
        case .stop(let id): stop(id)
        }
    }

    private func make(_ wanted: WantedReply, for visit: Visit) {
        let tell: @Sendable (ReplyAnswer.State) -> Void = { [host] state in
            let news = Input.Reply.answer(ReplyAnswer(id: wanted.id, state: state), to: visit)
            if state.isPassing { host.tellByNextFrame(news) } else { host.tell(news) }
        }
        let isQueued = enqueue(visit) { [self] in
            if wanted.turns.isEmpty { process.beginTalk() }
            let scenario = wanted.scenario.flatMap { memory.scenario($0, visit) }
            let builder = PromptBuilder(wanted.preferences, scenario, deck: memory.deck(visit).deck)
            let tools = tools.isInstalled ? tools : nil
            let grammar = tools.map {
                ReplyGrammar(tools: $0, dialect: wanted.preferences.dialect, names: Set(scenario?.names ?? []))
            }
            let reply = FreeReply(
                model: process.model(wanted.model), lexicon: tools, grammar: grammar,
                scenario: scenario, level: wanted.preferences.level.level,
                isSpoken: !wanted.preferences.isMuted,
                isStopped: { [self] in !isWanted(visit) || state.withLock { $0.stopped == wanted.id } }, tell: tell)
            reply.run(
                builder.messages(for: wanted.turns), heard: wanted.turns.last { $0.speaker == .learner }?.text ?? "")
        }
        if !isQueued { tell(.failed(.examined)) }
    }

    /// Has work done for a visit, if that is still open when what was wanted before is done.
    ///
    /// - Returns: false while a model takes the exam; waiting for its end would take too long.
    private func enqueue(_ visit: Visit, _ work: @escaping @Sendable () -> Void) -> Bool {
        state.withLock { state in
            guard !state.isExamining else { return false }
            state.visit = visit
            queue.async { [self] in if isWanted(visit) { work() } }
            return true
        }
    }

    /// Stops a reply that is being made; what has been said of it stays.
    private func stop(_ id: Int) {
        state.withLock { $0.stopped = id }
        cancel()
    }

    // MARK: - The tutor's tasks

    /// Has a model do one of the tutor's tasks.
    ///
    /// - Parameter take: gets a card.
    func ask(
        _ task: TutorPrompt.Task, about text: String, model: String, for visit: Visit,
        take: @escaping @Sendable (TutorCard) -> Void
    ) {
        let isQueued = enqueue(visit) { [self] in take(card(task, text, model, for: visit)) }
        if !isQueued { take(TutorCard(.program, .modelProblem(.examined))) }
    }

    private func card(_ task: TutorPrompt.Task, _ text: String, _ model: String, for visit: Visit) -> TutorCard {
        guard let choice = choices.first(where: { $0.name == model }) else {
            return TutorCard(.program, .modelProblem(.noModel))
        }
        var order = ReplyOrder(TutorPrompt(task, about: text).messages, in: .tutor)
        order.temperature = 0
        do throws(ModelProblem) {
            var said = ""
            // It may have been left just before the model was asked, when there was nothing yet to cancel.
            let report = try process.reply(order, of: model) { [self] _ in
                if !isWanted(visit) { process.cancel() }
            } piece: {
                said += $0
                if !isWanted(visit) { process.cancel() }
            }
            let text = ReplyCleaner(isCut: report.end != .whole).cleaned(ThoughtFilter.said(in: said))
            guard !text.isEmpty else { throw .faulty }
            return TutorCard(.model(name: choice.title, size: choice.size), .said(text))
        } catch {
            return TutorCard(.program, .modelProblem(error))
        }
    }

    private func isWanted(_ visit: Visit) -> Bool { state.withLock { $0.visit == visit } }

    // MARK: - The exam

    private var isExamining: Bool { state.withLock(\.isExamining) }

    /// Examines a model in the process of the talk, so that there is never another one in memory beside it.
    ///
    /// - Parameters:
    ///   - work: runs the exam, on this one's queue.
    ///   - then: called when its model is unloaded.
    /// - Returns: the exam, which can be stopped.
    func examine<Outcome>(
        _ name: String, _ work: @escaping @Sendable (ModelExam) -> Outcome,
        then: @escaping @Sendable (Outcome) -> Void
    ) -> ModelExam {
        let exam = ModelExam(name, host, store, process)
        state.withLock { state in
            state.isExamining = true
            queue.async { [self] in
                let outcome = work(exam)
                process.close()
                self.state.withLock { $0.isExamining = false }
                then(outcome)
            }
        }
        return exam
    }

    // MARK: - The end

    /// Nothing more is said for a visit that has ended.
    func left(_ visit: Visit) {
        let wasOpen = state.withLock { state in
            guard state.visit == visit else { return false }
            (state.visit, state.stopped) = (nil, nil)
            return true
        }
        if wasOpen { cancel() }
    }

    /// Unloads the model, unless it takes the exam.
    func close() { if !isExamining { process.close() } }

    private func cancel() { if !isExamining { process.cancel() } }

    /// The model's line on F1.
    var status: [String] { ["soltura   model \(process.loaded ?? "none") loaded"] }
}

extension ReplyAnswer.State {
    /// Whether the next news makes it old.
    fileprivate var isPassing: Bool {
        switch self {
        case .loading, .making: true
        case .reading, .judged, .said, .declined, .stopped, .failed: false
        }
    }
}

extension ModelChoice {
    /// - Parameter exam: the version of today's exam: cards of another one are worth nothing.
    /// - Returns: nil for a model whose file cannot be used.
    init?(_ model: InstalledModel, exam: Int?) {
        guard let record = model.record else { return nil }
        let card = record.exam.flatMap { $0.version == exam ? $0 : nil }
        let rights = card.map { card in
            Rights(
                levels: LevelChoice.allCases.filter(card.mayTalk), mayTranslate: card.mayTranslate,
                mayCorrect: card.mayCorrect)
        }
        self.init(name: model.name, title: record.header.name ?? model.name, bytes: model.bytes, rights: rights)
    }
}
