import Dispatch
import Engine
import Sentences
import Synchronization
import System

/// Finds, adds and removes language models for the grown-ups' pages.
///
/// A model that is being added goes on if its page is left, and is told to whoever comes back.
final class ModelService: Service {
    typealias Wish = ModelWish

    private let store: ModelStore
    private let media: [String]
    private let tell: @Sendable (Models) -> Void
    private let looking = DispatchQueue(label: "pasaka.soltura.models", qos: .userInitiated)
    /// A large model takes minutes.
    private let working = DispatchQueue(label: "pasaka.soltura.models.work", qos: .utility)
    private let state = Mutex(State())

    private struct State {
        var models = Models()
        var media: [Medium] = []
        var visit: Visit?
        var isStopped = false
        /// Whether the next page has yet to show the result.
        var isResultNew = false
    }

    /// Milliseconds for what is being added to stop.
    private static let patience = 2500

    init(_ host: ActivityHost, store: ModelStore? = nil) {
        self.store = store ?? ModelStore(host)
        media = host.folders.media ?? []
        tell = { host.tellByNextFrame(.learned(AnyDocument($0))) }
    }

    /// For a photograph, everything is known at once.
    func documents(for world: World, _ extent: Extent) -> [AnyDocument] {
        guard case .everything = extent else { return [] }
        state.withLock { $0.media = ModelFiles.media(in: media) }
        return [AnyDocument(found(Models()))]
    }

    func carryOut(_ wish: ModelWish, for visit: Visit) {
        switch wish {
        case .look(let media):
            state.withLock { state in
                if state.visit != visit, !state.isResultNew { state.models.result = nil }
                (state.visit, state.media, state.isResultNew) = (visit, media, false)
            }
            looking.async {
                self.store.sweep()
                self.look()
            }
        case .add(let file): add(file)
        case .stop: state.withLock { $0.isStopped = true }
        case .remove(let name): looking.async { self.remove(name) }
        }
    }

    /// Stops what is being added; what it leaves is hidden, and swept away later.
    func close() {
        state.withLock { $0.isStopped = true }
        let end = DispatchGroup()
        working.async(group: end) {}
        _ = end.wait(timeout: .now() + .milliseconds(Self.patience))
    }

    var status: [String] {
        guard let adding = state.withLock(\.models.adding) else { return [] }
        return ["soltura   a language model is being added, \(Int((adding.part ?? 0) * 100)) %"]
    }

    // MARK: - Looking

    private func look(_ result: Models.Result? = nil) {
        let found = found(state.withLock(\.models))
        if result != nil { state.withLock { $0.isResultNew = true } }
        change { models in
            (models.installed, models.files) = (found.installed, found.files)
            models.availableMemory = found.availableMemory
            if let result { models.result = result }
        }
    }

    private func found(_ models: Models) -> Models {
        var found = models
        found.installed = store.models.map(Models.Entry.init)
        found.files = ModelFiles(media: state.withLock(\.media)).list
        found.availableMemory = store.availableMemory()
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
            guard state.models.adding == nil else { return false }
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
        var adding = ModelAdding(store: store)
        adding.goesOn = { [self] bytes, _ in
            change { $0.adding?.copied = bytes }
            return !state.withLock(\.isStopped)
        }
        do throws(ModelRefusal) {
            let added = try adding.add(file.path)
            return added.wasThere
                ? .wasThere(file: file.name, name: added.model.name) : .added(name: added.model.name)
        } catch {
            Log("tutor").warning(error.sentence)
            return .refused(name: file.name, error.kind)
        }
    }

    private func remove(_ name: String) {
        do throws(ModelRefusal) {
            try store.remove(name)
            look(.removed(name: name))
        } catch {
            Log("tutor").warning(error.sentence)
            look(.refused(name: name, error.kind))
        }
    }
}

extension Models.Entry {
    init(_ model: InstalledModel) {
        self.init(name: model.name, title: model.record?.header.name ?? model.name, bytes: model.bytes)
        facts = model.record.map { record in
            Models.Facts(
                quantisation: record.header.quantisation, licence: record.header.licence,
                contextLength: record.header.contextLength, memory: record.memory.total,
                exam: record.exam?.result)
        }
    }
}
