import Engine
import Inference
import Installed
import Spanish
import Storage
import Synchronization
import System

/// Examines an installed model with the engine, and keeps its card beside it: for the command and the grown-ups' page.
///
/// It asks for minutes; ``stop()`` alone may be called from any thread.
final class ModelExam: Sendable {
    let name: String
    private let host: ActivityHost
    private let store: InstalledStore
    private let process: ModelProcess
    private let isStopped = Mutex(false)

    /// The place that an exam has reached.
    struct Progress: Hashable, Codable, Sendable {
        /// Questions that are answered.
        let done: Int
        let all: Int
        /// How much of the model is loaded, 0…1; nil when it is.
        var loading: Double?
    }

    /// - Parameter process: nobody else uses it meanwhile.
    init(_ name: String, _ host: ActivityHost, _ store: InstalledStore, _ process: ModelProcess) {
        (self.name, self.host, self.store, self.process) = (name, host, store, process)
    }

    /// Asks all questions.
    ///
    /// - Parameter hear: gets each question with its answer.
    /// - Returns: the card, which is kept; nil if it was stopped, and then nothing has changed.
    /// - Throws: ``ExamReader/Refusal``, ``InstalledRefusal`` or ``ModelProblem``; nothing has changed then.
    func run(
        progress: (Progress) -> Void, hear: (_ question: String, _ answer: String) -> Void = { _, _ in }
    ) throws -> ExamCard? {
        let exam = try ExamReader(assets: host.folders.assets).read()
        guard let record = try store.model(name).record else { throw ModelProblem.noModel }
        let tools = LanguageTools(host)
        defer { tools.close() }
        process.beginExam()
        let run = ExamRun(exam: exam, lexicon: tools.isInstalled ? tools : nil)
        var now = Progress(done: 0, all: exam.questions.count)
        do {
            let card = try run.run(
                ExaminedModel(name: record.header.name ?? name, parameters: record.header.parameters),
                date: LocalTime.text("%Y-%m-%d"), isCancelled: { hasStopped },
                progress: {
                    now = Progress(done: $0.done, all: $0.all)
                    progress(now)
                },
                ask: { messages, most throws(ModelProblem) in
                    let reply = try ask(messages, most) { share in
                        now.loading = share < 1 ? share : nil
                        progress(now)
                    }
                    hear(messages.last?.content ?? "", reply.text)
                    return reply
                })
            guard let card, !hasStopped else { return nil }
            // By command another model may have been given the name meanwhile.
            let noted = try store.model(name).record
            guard noted?.bytes == record.bytes, noted?.header == record.header else { throw ModelProblem.noModel }
            try store.note(name) { $0.exam = card }
            return card
        } catch is ModelProblem where hasStopped {
            return nil
        }
    }

    /// The time for one question, with the loading of the model: a helper that dawdles must not keep the exam for days.
    private static let patience = Duration.seconds(1200)

    private func ask(
        _ messages: [ChatMessage], _ most: Int, loading: (Double) -> Void
    ) throws(ModelProblem) -> ExamReply {
        var order = ReplyOrder(messages)
        (order.mostTokens, order.temperature) = (most, 0)
        var text = ""
        let end = ContinuousClock.now + Self.patience
        let report = try process.reply(order, of: name) { share in
            // Stopped between two questions, when there was no reply yet to end.
            if hasStopped || .now > end { process.close() } else { loading(share) }
        } piece: {
            text += $0
            if .now > end { process.close() }
        }
        return ExamReply(
            text: ThoughtFilter.said(in: text), tokens: report.tokens, thoughtTokens: report.thoughtTokens,
            seconds: report.seconds)
    }

    // MARK: - Its end

    private var hasStopped: Bool { isStopped.withLock(\.self) }

    /// Ends it at once, and the model's process with it.
    func stop() {
        isStopped.withLock { $0 = true }
        process.close()
    }
}
