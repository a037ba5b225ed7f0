import Engine
import Inference
import Sentences
import Storage
import System

/// `pasaka model exam NAME`: examines an installed model, and keeps its card beside it.
struct ModelExamCommand {
    private let name: String
    private let showsReplies: Bool

    static let usage = """
        Usage: pasaka model exam NAME [--replies]

        Asks an installed model graded questions: whether it answers in Spanish, at the level's length, with a question
        at the end, stays in its role, translates and corrects. Rules judge the answers. The card that is printed says
        for which levels the model may talk, and whether it may translate and correct; what fails is not offered.

          --replies  prints each answer, too

        It takes some minutes; on a slow machine with a large model, an hour.
        """

    init(_ words: [String]) throws(UsageFailure) {
        let names = words.filter { $0 != "--replies" }
        guard let name = names.first, names.count == 1 else {
            throw UsageFailure(sentence: "pasaka model exam takes the name of one model")
        }
        (self.name, showsReplies) = (name, words.count > 1)
    }

    func run(_ store: ModelStore, _ host: ActivityHost) throws {
        let exam = try ExamReader(assets: host.folders.assets).read()
        guard let record = try store.model(name).record else { throw ModelRefusal.unknown(name) }
        let process = ModelProcess(host, store)
        defer { process.close() }
        let tools = LanguageTools(host)
        defer { tools.close() }
        let model = ExaminedModel(name: record.header.name ?? name, parameters: record.header.parameters)
        let run = ExamRun(exam: exam, lexicon: tools.isInstalled ? tools : nil)
        let card = try run.run(
            model, date: LocalTime.text("%Y-%m-%d"),
            progress: { progress in
                FileBytes.say("\rquestion \(min(progress.done + 1, progress.all)) of \(progress.all)", to: 2)
            },
            ask: { messages, most throws(ModelProblem) in try ask(messages, most, process) })
        FileBytes.say("\n", to: 2)
        guard let card else { return }
        try store.note(name) { $0.exam = card }
        print(ExamCardText(card: card).text)
    }

    private func ask(
        _ messages: [ChatMessage], _ most: Int, _ process: ModelProcess
    ) throws(ModelProblem) -> ExamReply {
        var order = ReplyOrder(messages)
        (order.mostTokens, order.temperature) = (most, 0)
        var text = ""
        let report = try process.reply(order, of: name) { _ in
        } piece: {
            text += $0
        }
        if showsReplies { print("\n> \(messages.last?.content ?? "")\n\(text)") }
        return ExamReply(text: text, tokens: report.tokens, seconds: report.seconds)
    }
}

extension FileBytes {
    /// Says something on a terminal, where it does not matter whether it is heard.
    fileprivate static func say(_ text: String, to output: Int32) { try? write(Array(text.utf8), to: output) }
}
