import Engine
import Installed
import TestSupport

@testable import Tutor

/// What the app lends the tutor, with the real programs and a folder of models of its own.
struct EngineHost {
    let disk: TemporaryFolder
    let time = InventedTime()
    /// The language models' processes that were started, and other ones.
    let tutors = StartedHelpers(), others = StartedHelpers()

    init() throws { disk = try TemporaryFolder() }

    /// - Parameters:
    ///   - hasEngine: whether the helper is installed.
    ///   - assets: the activity's folder.
    func host(hasEngine: Bool = true, assets: String? = nil) -> ActivityHost {
        var host = ActivityHost(agenda: time.agenda, folders: .init(assets: assets, state: disk.path))
        host.program = { $0 == "pasaka-tutor" && !hasEngine ? nil : builtProgram($0) }
        host.start = { [tutors, others] program, words in
            try (program == "pasaka-tutor" ? tutors : others).start(program, words)
        }
        return host
    }

    /// - Parameter memory: bytes that programs can get.
    func store(memory: Int = 8 << 30) -> InstalledStore {
        var store = InstalledStore(disk.path) { builtProgram($0) }
        store.availableMemory = { memory }
        return store
    }

    func install(_ model: TinyModel = TinyModel(), as name: String = "tiny") throws {
        try disk.write("\(name).gguf", model.bytes)
        _ = try ModelAdding(store: store()).add("\(disk.path)/\(name).gguf")
    }
}
