import Conversion
import Engine
import Inference
import Installed

/// Asks the engine whether it knows such a model, before it is added: it reads what the file says of itself only.
struct ModelTrial {
    let host: ActivityHost

    /// Does nothing without the engine, with which nothing talks.
    func run(_ file: borrowing ModelFile) throws(InstalledRefusal) {
        guard host.program(ModelProcess.program) != nil, let process = try? host.start(ModelProcess.program, []) else {
            return
        }
        var order = ModelOrder(threads: 1, memoryBytes: Self.memoryBytes)
        order.isTrial = true
        do throws(LanguageFailure) {
            _ = try LanguageSession(process.socket).load(file.descriptor, order) { _ in }
            process.end()
        } catch {
            if let reason = process.end() { throw .sandbox(file.path, reason) }
            throw InstalledRefusal(error, path: file.path, file.header)
        }
    }

    /// What the largest vocabularies take.
    private static let memoryBytes = 2 << 30
}
