import Conversion
import Engine
import Glibc
import Sentences
import Storage
import System

/// The installed language models: `NAME.gguf`, with what is noted of it in `NAME.json` beside it.
///
/// A model is there as soon as its file has its name; a record that is missing or broken is made again from the file.
struct ModelStore: Sendable {
    let folder: String
    /// The path of `pasaka-converter`; nil if it is missing.
    let converter: String?
    /// Bytes that stay free on the disk.
    let spareBytes: Int
    /// Bytes of memory that programs can get now.
    let availableMemory: @Sendable () -> Int

    init(
        folder: String, converter: String?, spareBytes: Int = 0,
        availableMemory: @escaping @Sendable () -> Int = { Machine.availableMemory }
    ) {
        (self.folder, self.converter, self.spareBytes) = (folder, converter, spareBytes)
        self.availableMemory = availableMemory
    }

    init(_ host: ActivityHost) {
        let folder = host.folders.models
        self.init(
            folder: folder, converter: host.program("pasaka-converter"),
            spareBytes: DiskRoom.spare(at: folder, keeping: [host.folders.state]))
    }

    /// The path of a model's file.
    func path(of name: String) -> String { "\(folder)/\(Self.file(name))" }

    static func file(_ name: String) -> String { name + ModelName.ending }
    static func record(_ name: String) -> String { "\(name).json" }

    // MARK: - Reading

    /// All of them, by name.
    var models: [InstalledModel] {
        guard let open = try? OpenFolder(folder) else { return [] }  // none was ever added
        return names(in: open).compactMap { model($0, in: open) }
    }

    /// - Throws: if there is none of this name.
    func model(_ name: String) throws(ModelRefusal) -> InstalledModel {
        guard ModelName.isOne(name), let open = try? OpenFolder(folder), let model = model(name, in: open) else {
            throw .unknown(name)
        }
        return model
    }

    private func names(in open: OpenFolder) -> [String] {
        open.names().filter { $0.hasSuffix(ModelName.ending) }.map { String($0.dropLast(ModelName.ending.count)) }
            .filter(ModelName.isOne).sorted()
    }

    private func model(_ name: String, in open: OpenFolder) -> InstalledModel? {
        guard let status = open.status(of: Self.file(name)), status.st_mode & S_IFMT == S_IFREG else { return nil }
        let bytes = Int(status.st_size)
        if let record = kept(name), record.bytes == bytes {
            return InstalledModel(name: name, bytes: bytes, state: .whole(record))
        }
        do throws(ModelRefusal) {
            let record = try madeAgain(name)
            // It is made again the next time if it cannot be written now.
            if let json = record.json { try? open.write(json, as: Self.record(name)) }
            return InstalledModel(name: name, bytes: bytes, state: .whole(record))
        } catch {
            return InstalledModel(name: name, bytes: bytes, state: .damaged(error))
        }
    }

    private func kept(_ name: String) -> ModelRecord? {
        let path = "\(folder)/\(Self.record(name))"
        return (try? OrdinaryFile.read(path, atMost: ModelRecord.mostBytes)).flatMap(ModelRecord.init(json:))
    }

    private func madeAgain(_ name: String) throws(ModelRefusal) -> ModelRecord {
        let file = try ModelFile(path(of: name), converter: converter, followsLinks: false)
        return ModelRecord(
            file: Self.file(name), bytes: file.bytes, added: LocalTime.text("%Y-%m-%d"), header: file.header)
    }

    // MARK: - Changing

    /// Gives back the room that an interrupted adding has taken; does nothing while a model is being added.
    func sweep() {
        guard let open = try? OpenFolder(folder), open.lock() else { return }  // none was ever added
        open.sweep(only: ModelName.ending)
    }

    /// Changes what is noted of a model, such as the card of its exam.
    func note(_ name: String, _ change: (inout ModelRecord) -> Void) throws(ModelRefusal) {
        let model = try model(name)
        switch model.state {
        case .damaged(let refusal): throw refusal
        case .whole(var record):
            change(&record)
            guard let json = record.json else {
                throw ModelRefusal(.unwritable, "what is to be noted of \(text: name) is too long")
            }
            try write { open throws(CallFailure) in try open.write(json, as: Self.record(name)) }
        }
    }

    /// Removes a model; one that is talking goes on with what it has mapped.
    func remove(_ name: String) throws(ModelRefusal) {
        _ = try model(name)
        try write { open throws(CallFailure) in
            open.remove(Self.file(name))
            guard open.status(of: Self.file(name)) == nil else { throw CallFailure("unlink") }
            open.remove(Self.record(name))
            open.sync()
        }
    }

    private func write(_ work: (OpenFolder) throws(CallFailure) -> Void) throws(ModelRefusal) {
        do throws(CallFailure) {
            try work(OpenFolder(folder))
        } catch {
            throw ModelRefusal(error, in: folder)
        }
    }
}
