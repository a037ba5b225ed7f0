import Engine
import System

extension [Activity] {
    /// Activities' asset folders, by the first parts of the names.
    ///
    /// - Parameter assets: their parent folder.
    func folders(in assets: String) -> [String: String] {
        Dictionary(compactMap(\.assets).map { ($0, "\(assets)/\($0)") }) { first, _ in first }
    }
}

extension ActivityHost {
    /// The app's host for one activity.
    ///
    /// - Parameters:
    ///   - assets: the folder of all assets.
    init(for activity: Activity, assets: String, store: DocumentStore, memory: MemoryFiles) {
        self.init(
            agenda: .background("pasaka.activity"),
            folders: Folders(assets: activity.assets.map { "\(assets)/\($0)" }, state: store.folder))
        folders.data = Places.data
        version = Places.version
        load = { store.load(any: $0) }
        save = { store.save($0) }
        saveNow = {
            store.save($0)
            store.finish()
        }
        keepInMemory = { memory.keep($0, as: $1) }
        makeSound = { memory.makeSound($0) }
        forget = { memory.forget($0) }
        program = { Places.program($0) }
    }
}
