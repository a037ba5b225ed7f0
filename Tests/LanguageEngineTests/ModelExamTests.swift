import Engine
import Foundation
import Glibc
import Inference
import Synchronization
import TestSupport
import Testing

@testable import Tutor

/// The exam as the grown-ups' page holds it, with the real engine.
struct ModelExamTests {
    private let engine: EngineHost
    private let told = Told()

    init() throws {
        engine = try EngineHost()
        try engine.disk.write("assets/exam.json", Self.questions(talks: 2))
    }

    /// Questions of a talk, a translation and a correction.
    private static func questions(talks count: Int) -> String {
        let talks = (1...count).map { number in
            #"{"id": "talk-\#(number)", "scene": "cafe", "level": "A1", "skill": "spanish", "turns": ["Hola."], "#
                + #""example": "Hola."}"#
        }
        return """
            {"version": 1,
             "scenes": [{"id": "cafe", "title": "Cafetería", "role": "camarera", "goal": "Pedir", "category": "dining"}],
             "talks": [\(talks.joined(separator: ","))],
             "translations": [{"id": "house", "level": "A1", "to": "en", "text": "La casa.", "accepts": ["The house."]}],
             "corrections": [{"id": "water", "level": "A1", "text": "El agua."}]}
            """
    }

    /// Makes an exam of so many questions for an endless model that no test reaches the end.
    private func makeLong() throws {
        try engine.install(.endless)
        try engine.disk.write("assets/exam.json", Self.questions(talks: 2000))
    }

    /// What the service and the talk have told.
    private final class Told: Sendable {
        private let all = Mutex<[Models]>([])
        private let talk = Mutex<[ReplyAnswer.State]>([])
        /// Called with each state of the models.
        let hear = Mutex<@Sendable (Models) -> Void>({ _ in })

        func add(_ reply: Input.Reply) {
            switch reply {
            case .learned(let document):
                guard let models = document.content as? Models else { return }
                all.withLock { $0.append(models) }
                hear.withLock(\.self)(models)
            case .answer(let answer):
                if let news = answer.content as? ReplyAnswer { talk.withLock { $0.append(news.state) } }
            default: break
            }
        }
        var models: [Models] { all.withLock(\.self) }
        var last: Models? { models.last }
        var replies: [ReplyAnswer.State] { talk.withLock(\.self) }
    }

    private func services(memory: Int = 8 << 30, hasEngine: Bool = true) -> (
        models: ModelService, replies: ReplyService
    ) {
        var host = engine.host(hasEngine: hasEngine, assets: engine.disk.path + "/assets")
        host.tell = { [told] in told.add($0) }
        host.tellByNextFrame = { [told] in told.add($0) }
        let replies = ReplyService(host, VisitMemory(host, .global()), store: engine.store(memory: memory))
        return (ModelService(host, replies), replies)
    }

    private func card(_ name: String = "tiny") throws -> ExamCard? { try engine.store().model(name).record?.exam }

    private static let wanted = WantedReply(
        id: 1, model: "tiny", scenario: nil, turns: [], preferences: Preferences())

    private final class Cards: Sendable {
        private let cards = Mutex<[TutorCard]>([])

        func add(_ card: TutorCard) { cards.withLock { $0.append(card) } }
        var all: [TutorCard] { cards.withLock(\.self) }
    }

    private func talk(_ replies: ReplyService) { replies.carryOut(.make(Self.wanted), for: 1) }

    // MARK: - From its start to its card

    @Test func `each question is counted, and the card is kept and told`() throws {
        try engine.install()
        let (models, _) = services()
        models.carryOut(.examine("tiny"), for: 1)
        #expect(eventually { told.last?.result == .examined(name: "tiny") })
        #expect(told.models.first?.examining == Models.Examining(name: "tiny"))
        let progress = told.models.compactMap(\.examining?.progress)
        #expect(progress.first == ModelExam.Progress(done: 0, all: 4))
        let done = progress.map(\.done)
        #expect(done == done.sorted() && Set(done) == [0, 1, 2, 3, 4])
        let loading = progress.filter { $0.loading != nil }
        #expect(!loading.isEmpty && loading.allSatisfy { $0.done == 0 }, "the model is loaded once")
        let card = try #require(try card())
        #expect(card.marks.map(\.question) == ["talk-1", "talk-2", "house", "water"] && card.tokensASecond > 0)
        #expect(told.last?.examining == nil)
        #expect(told.last?["tiny"]?.facts?.exam == card.result)
        #expect(told.last?.questions == 4)
        #expect(engine.tutors.living == 0, "the model is unloaded")
        models.close()
    }

    @Test func `by command and from the page it is the same exam`() throws {
        try engine.install()
        let (models, _) = services()
        models.carryOut(.examine("tiny"), for: 1)
        #expect(eventually { told.last?.result == .examined(name: "tiny") })
        let marks = try card()?.marks
        let host = engine.host(assets: engine.disk.path + "/assets")
        let process = ModelProcess(host, engine.store())
        defer { process.close() }
        var answers: [String] = []
        let card = try ModelExam("tiny", host, engine.store(), process).run(
            progress: { _ in }, hear: { answers.append($1) })
        #expect(card?.marks == marks)
        #expect(answers == Array(repeating: TinyModel.reply, count: 4))
        models.close()
    }

    @Test func `a card of an earlier exam counts as none`() throws {
        try engine.install()
        let old = ExamCard(
            version: 0, date: "2026-11-24", model: ExaminedModel(name: "tiny", parameters: nil), isAnalysed: true,
            marks: [], tokensASecond: 1)
        try engine.store().note("tiny") { $0.exam = old }
        let (models, _) = services()
        models.carryOut(.look([]), for: 1)
        #expect(eventually { told.last != nil })
        #expect(told.last?["tiny"]?.facts != nil && told.last?["tiny"]?.facts?.exam == nil)
        models.close()
    }

    // MARK: - Its other ends

    private static let earlier = ExamCard(
        version: 1, date: "2026-01-02", model: ExaminedModel(name: "tiny", parameters: nil), isAnalysed: true,
        marks: [], tokensASecond: 1)

    /// Calls something once the second question is asked.
    private func onceItAnswers(_ act: @escaping @Sendable () -> Void) {
        let isDone = Mutex(false)
        told.hear.withLock {
            $0 = { models in
                guard models.examining?.progress?.done == 1 else { return }
                let isFirst = isDone.withLock { done in
                    defer { done = true }
                    return !done
                }
                // The models are told under the service's lock.
                if isFirst { DispatchQueue.global().async(execute: act) }
            }
        }
    }

    @Test func `stopped, it leaves an earlier card and no process`() throws {
        try makeLong()
        try engine.store().note("tiny") { $0.exam = Self.earlier }
        let (models, _) = services()
        onceItAnswers { models.carryOut(.stopExam, for: 1) }
        models.carryOut(.examine("tiny"), for: 1)
        #expect(eventually { told.last?.result == .examStopped(name: "tiny") })
        #expect(told.last?.examining == nil)
        #expect(try card() == Self.earlier)
        #expect(engine.tutors.living == 0)
        models.close()
    }

    @Test(arguments: [
        ModelExam.Progress(done: 0, all: 4), .init(done: 1, all: 4), .init(done: 3, all: 4), .init(done: 4, all: 4),
    ]) func `stopped before a question, it hears no answer`(place: ModelExam.Progress) throws {
        try engine.install()
        let process = ModelProcess(engine.host(), engine.store())
        let exam = ModelExam("tiny", engine.host(assets: engine.disk.path + "/assets"), engine.store(), process)
        var heard = 0
        let card = try exam.run {
            if $0 == place { exam.stop() }
        } hear: { _, _ in
            heard += 1
        }
        #expect(card == nil && heard == place.done)
        #expect(try self.card() == nil)
        #expect(engine.tutors.living == 0)
    }

    @Test func `stopped while its model is loaded, it asks nothing`() throws {
        try engine.install()
        let process = ModelProcess(engine.host(), engine.store())
        let exam = ModelExam("tiny", engine.host(assets: engine.disk.path + "/assets"), engine.store(), process)
        let card = try exam.run {
            if $0.loading != nil { exam.stop() }
        } hear: { _, _ in
            Issue.record("it has answered")
        }
        #expect(card == nil)
        #expect(engine.tutors.living == 0 && engine.tutors.processes.count == 1)
    }

    @Test func `a helper that dies is one sentence, an earlier card stays, and it can be held again`() throws {
        try makeLong()
        try engine.store().note("tiny") { $0.exam = Self.earlier }
        let (models, _) = services()
        onceItAnswers { [tutors = engine.tutors] in tutors.processes.last.map { _ = kill($0, SIGKILL) } }
        models.carryOut(.examine("tiny"), for: 1)
        #expect(eventually { told.last?.result == .notExamined(name: "tiny", .failed) })
        #expect(try card() == Self.earlier)
        try engine.disk.write("assets/exam.json", Self.questions(talks: 2))
        models.carryOut(.examine("tiny"), for: 1)
        #expect(eventually { told.last?.result == .examined(name: "tiny") })
        #expect(try card()?.marks.count == 4)
        models.close()
    }

    @Test func `what is missing is told apart`() throws {
        func result(_ name: String, memory: Int = 8 << 30, hasEngine: Bool = true) -> Models.Result? {
            let (models, _) = services(memory: memory, hasEngine: hasEngine)
            models.carryOut(.examine(name), for: 1)
            #expect(eventually { told.last?.examining == nil && told.last?.result?.name == name })
            models.close()
            return told.last?.result
        }
        try engine.install()
        try engine.install(TinyModel("Otro."), as: "other")
        #expect(result("tiny", hasEngine: false) == .notExamined(name: "tiny", .noEngine))
        #expect(told.last?.questions == nil)
        #expect(result("none") == .refused(name: "none", .unknownName))
        guard case .notExamined("other", .memory(let needed, let available)) = result("other", memory: 200 << 20) else {
            Issue.record("it was examined: \(String(describing: told.last?.result))")
            return
        }
        #expect(needed > available)
        #expect(engine.tutors.processes.count == 0)
    }

    @Test func `the program's end stops it`() throws {
        try makeLong()
        let (models, _) = services()
        models.carryOut(.examine("tiny"), for: 1)
        #expect(eventually { engine.tutors.living == 1 })
        models.close()
        #expect(engine.tutors.living == 0)
        #expect(try card() == nil)
    }

    // MARK: - Beside a talk

    @Test func `meanwhile a talk is refused, and neither its end nor the page's ends the exam`() throws {
        try makeLong()
        let (models, replies) = services()
        models.carryOut(.examine("tiny"), for: 1)
        talk(replies)
        #expect(told.replies == [.failed(.examined)], "at once")
        let cards = Cards()
        replies.ask(.question(.english), about: "¿Qué?", model: "tiny", for: 1) { cards.add($0) }
        #expect(cards.all == [TutorCard(.program, .modelProblem(.examined))])
        #expect(eventually { told.models.contains { $0.examining?.progress?.done == 2 } })
        replies.carryOut(.stop(1), for: 1)
        replies.left(1)
        replies.close()
        models.left(1)
        let done = told.last?.examining?.progress?.done ?? 0
        #expect(eventually { (told.last?.examining?.progress?.done ?? 0) > done + 1 })
        #expect(engine.tutors.processes.count == 1)
        models.carryOut(.stopExam, for: 2)
        #expect(eventually { told.last?.result == .examStopped(name: "tiny") })
        talk(replies)
        #expect(eventually { told.replies.count > 1 }, "then a model may talk again")
        #expect(told.replies[1] != .failed(.examined))
        replies.left(1)
        replies.close()
        models.close()
    }

    @Test func `the talk's model is unloaded before another one takes the exam`() throws {
        try engine.install()
        try engine.install(TinyModel("¡Adiós!"), as: "other")
        let (models, replies) = services()
        talk(replies)
        #expect(eventually { if case .said = told.replies.last { true } else { false } })
        let most = Mutex(0)
        told.hear.withLock {
            $0 = { [tutors = engine.tutors] models in
                if models.examining?.progress?.loading != nil { most.withLock { $0 = max($0, tutors.living) } }
            }
        }
        models.carryOut(.examine("other"), for: 1)
        #expect(eventually { told.last?.result == .examined(name: "other") })
        #expect(most.withLock(\.self) == 1 && engine.tutors.processes.count == 2)
        models.close()
    }

    @Test func `one exam is held at a time, and no model is added meanwhile`() throws {
        try makeLong()
        try engine.install(TinyModel("Otro."), as: "other")
        let (models, _) = services()
        models.carryOut(.examine("tiny"), for: 1)
        models.carryOut(.examine("other"), for: 1)
        models.carryOut(
            .add(ModelOnMedium(name: "x.gguf", path: engine.disk.path + "/tiny.gguf", bytes: 1, medium: "K")), for: 1)
        #expect(told.models.allSatisfy { $0.examining?.name == "tiny" && $0.adding == nil })
        models.carryOut(.stopExam, for: 1)
        #expect(eventually { told.last?.result == .examStopped(name: "tiny") })
        models.close()
    }
}
