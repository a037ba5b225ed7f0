import Dispatch
import Engine

/// Tells screens the scenes, and what is installed for them.
final class SceneService: Service {
    private let host: ActivityHost
    private let memory: VisitMemory
    private let files: DispatchQueue
    private let parts: @Sendable () -> Scenes.Parts

    /// - Parameter parts: what is installed; reads the disk.
    init(
        _ host: ActivityHost, _ memory: VisitMemory, _ files: DispatchQueue,
        parts: @escaping @Sendable () -> Scenes.Parts
    ) { (self.host, self.memory, self.files, self.parts) = (host, memory, files, parts) }

    func carryOut(_ request: SceneRequest, for visit: Visit) {
        memory.open(visit)
        files.async { [self] in
            if case .whole(let id) = request { _ = memory.scenario(id, visit) }
            guard memory.isOpen(visit) else { return }
            var scenes = memory.scenes(visit)
            scenes.parts = parts()
            host.tell(.learned(AnyDocument(scenes)))
        }
    }

    /// The scenes, which a photograph needs at once.
    func documents(for world: World, _ extent: Extent) -> [AnyDocument] {
        guard extent >= .answers else { return [] }
        var scenes = Scenes()
        scenes.whole = SceneFolder(assets: host.folders.assets).read().scenarios
        scenes.entries = scenes.whole.map(Scenes.Entry.init)
        scenes.parts = parts()
        return scenes.entries.isEmpty ? [] : [AnyDocument(scenes)]
    }
}
