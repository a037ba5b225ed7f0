import Dispatch
import Engine
import Installed
import Sentences
import Synchronization
import System

/// Finds, adds, examines and removes language models for the grown-ups' pages, one at a time.
///
/// What it does goes on if its page is left, also behind the room's lock, and the page that is opened next shows it.
final class ModelService: Service {
    typealias Wish = ModelRequest

    private let replies: ReplyService
    private let media: [String]
    private let trial: ModelTrial
    private let tell: @Sendable (Models) -> Void
    private let looking = DispatchQueue(label: "pasaka.soltura.models", qos: .userInitiated)
    /// A large model takes minutes.
    private let working = DispatchQueue(label: "pasaka.soltura.models.work", qos: .utility)
    private let exams = DispatchGroup()
    private let state = Mutex(State())

    private struct State {
        var models = Models()
        var media: [Medium] = []
        var visit: Visit?
        var isStopped = false
        /// The exam that is running.
        var exam: ModelExam?
        /// Whether the next page has yet to show the result.
        var isResultNew = false
    }

    /// Milliseconds for what is being done to stop.
    private static let patience = 2500

    init(_ host: ActivityHost, _ replies: ReplyService) {
        self.replies = replies
        media = host.folders.media ?? []
        trial = ModelTrial(host: host)
        tell = { host.tellByNextFrame(.learned(AnyDocument($0))) }
    }

    /// All models and sticks, which a photograph needs at once.
    func documents(for world: World, _ extent: Extent) -> [AnyDocument] {
        guard case .everything = extent else { return [] }
        state.withLock { $0.media = ModelFiles.media(in: media) }
        return [AnyDocument(found(Models()))]
    }

    func carryOut(_ wish: ModelRequest, for visit: Visit) {
        switch wish {
        case .look(let media):
            state.withLock { state in
                if state.visit != visit, !state.isResultNew { state.models.result = nil }
                (state.visit, state.media, state.isResultNew) = (visit, media, false)
            }
            looking.async {
                self.replies.store.sweep(.model)
                self.look()
            }
        case .add(let file): add(file)
        case .stop: state.withLock { $0.isStopped = true }
        case .remove(let name): looking.async { self.remove(name) }
        case .examine(let name): examine(name)
        case .stopExam: stopExam()
        }
    }

    /// Stops what is being done; what a half-added model leaves is hidden, and swept away later.
    func close() {
        let exam = state.withLock { state in
            state.isStopped = true
            return state.exam
        }
        exam?.stop()
        let limit = DispatchTime.now() + .milliseconds(Self.patience)
        let end = DispatchGroup()
        working.async(group: end) {}
        _ = end.wait(timeout: limit)
        _ = exams.wait(timeout: limit)
    }

    var status: [String] {
        let models = state.withLock(\.models)
        let adding = models.adding.map { "soltura   a language model is being added, \(Int(($0.part ?? 0) * 100)) %" }
        let exam = models.examining.map {
            "soltura   a language model takes the exam, \($0.progress?.done ?? 0) questions answered"
        }
        return [adding, exam].compactMap(\.self)
    }

    // MARK: - Looking

    private func look(_ result: Models.Result? = nil) {
        let found = found(state.withLock(\.models))
        if result != nil { state.withLock { $0.isResultNew = true } }
        change { models in
            (models.installed, models.files) = (found.installed, found.files)
            (models.availableMemory, models.questions) = (found.availableMemory, found.questions)
            if let result { models.result = result }
        }
    }

    private func found(_ models: Models) -> Models {
        var found = models
        let exam = replies.exam
        found.questions = replies.hasEngine ? exam?.questions.count : nil
        found.installed = replies.store.models.map { Models.Entry($0, exam: exam?.version) }
        found.files = ModelFiles(media: state.withLock(\.media)).list
        found.availableMemory = replies.store.availableMemory()
        return found
    }

    /// Changes what is known, and tells it; under the lock, or an older state could overtake a newer one.
    private func change(_ change: (inout Models) -> Void) {
        state.withLock { state in
            change(&state.models)
            tell(state.models)
        }
    }

    // MARK: - Changing

    private func add(_ file: ModelOnMedium) {
        let isFree = state.withLock { state in
            guard !state.models.isWorking else { return false }
            (state.models.adding, state.models.result) = (Models.Adding(file: file), nil)
            state.isStopped = false
            tell(state.models)
            return true
        }
        guard isFree else { return }
        working.async {
            let result = self.added(file)
            self.state.withLock { $0.models.adding = nil }
            self.looking.sync { self.look(result) }
        }
    }

    private func added(_ file: ModelOnMedium) -> Models.Result {
        var adding = ModelAdding(store: replies.store, tryOut: trial.run)
        adding.goesOn = { [self] bytes, _ in
            change { $0.adding?.copied = bytes }
            return !state.withLock(\.isStopped)
        }
        do throws(InstalledRefusal) {
            let added = try adding.add(file.path)
            return added.wasThere
                ? .wasThere(file: file.name, name: added.model.name) : .added(name: added.model.name)
        } catch {
            Log("tutor").warning(error.sentence)
            return .refused(name: file.name, Models.Refusal(error.kind))
        }
    }

    private func examine(_ name: String) {
        state.withLock { state in
            guard !state.models.isWorking else { return }
            (state.models.examining, state.models.result) = (Models.Examining(name: name), nil)
            exams.enter()
            state.exam = replies.examine(name, examined) { [self] result in
                self.state.withLock { ($0.exam, $0.models.examining) = (nil, nil) }
                // A stick that hangs must not hold up the talks.
                looking.async {
                    self.look(result)
                    self.exams.leave()
                }
            }
            tell(state.models)
        }
    }

    private func examined(_ exam: ModelExam) -> Models.Result {
        do {
            let card = try exam.run { progress in change { $0.examining?.progress = progress } }
            return card == nil ? .examStopped(name: exam.name) : .examined(name: exam.name)
        } catch {
            if let error = error as? any Explained { Log("tutor").warning(error.sentence) }
            return switch error {
            case let refusal as InstalledRefusal: .refused(name: exam.name, Models.Refusal(refusal.kind))
            case let problem as ModelProblem: .notExamined(name: exam.name, problem)
            // Without its questions.
            default: .notExamined(name: exam.name, .noEngine)
            }
        }
    }

    private func stopExam() {
        guard let exam = state.withLock(\.exam) else { return }
        // A large model takes a while to be let go.
        DispatchQueue.global(qos: .userInitiated).async { exam.stop() }
    }

    private func remove(_ name: String) {
        do throws(InstalledRefusal) {
            try replies.store.remove(name, .model)
            look(.removed(name: name))
        } catch {
            Log("tutor").warning(error.sentence)
            look(.refused(name: name, Models.Refusal(error.kind)))
        }
    }
}

extension Models.Entry {
    /// - Parameter version: of today's exam: cards of another one are worth nothing.
    fileprivate init(_ model: InstalledModel, exam version: Int?) {
        self.init(name: model.name, title: model.record?.header.name ?? model.name, bytes: model.bytes)
        facts = model.record.map { record in
            Models.Facts(
                quantisation: record.header.quantisation, licence: record.header.licence,
                contextLength: record.header.contextLength, memory: record.memory.total,
                exam: record.exam.flatMap { $0.version == version ? $0.result : nil })
        }
    }
}
