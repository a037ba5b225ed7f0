import Conversion
import Engine
import Installed
import Sentences
import Storage
import System

/// A language model in the folder of models.
struct InstalledModel: Hashable, Sendable {
    /// Lower-case letters, digits and hyphens.
    let name: String
    /// The size of its file, in bytes.
    let bytes: Int
    /// What is noted beside its file, or why that cannot be used any more.
    let state: Result<ModelRecord, InstalledRefusal>

    /// What is noted beside its file; nil for one that cannot be used.
    var record: ModelRecord? { try? state.get() }
}

/// What has become of adding a model.
struct AddedModel: Hashable, Sendable {
    let model: InstalledModel
    let record: ModelRecord
    /// Bytes that programs could get when it was added.
    let availableMemory: Int
    /// Whether the same model was installed already; then nothing has changed.
    var wasThere = false
    /// Whether it was to be moved, but its file could not be removed from where it was.
    var isSourceLeft = false
}

extension InstalledStore {
    init(_ host: ActivityHost) {
        self.init(host.folders.data, program: host.program)
        spareBytes = DiskRoom.spare(at: data, keeping: [host.folders.state])
        availableMemory = { Machine.availableMemory }
    }

    // MARK: - Language models, with what is noted of each beside its file

    /// All of them, by name.
    var models: [InstalledModel] { entries(of: .model).map(model) }

    /// - Throws: if there is none of this name.
    func model(_ name: String) throws(InstalledRefusal) -> InstalledModel { model(try entry(name, .model)) }

    /// A record that is missing or broken is made again from the file.
    private func model(_ entry: InstalledEntry) -> InstalledModel {
        let state = Result { () throws(InstalledRefusal) in
            if let record = keptRecord(of: entry) { record } else { try madeRecord(of: entry) }
        }
        return InstalledModel(name: entry.name, bytes: entry.bytes, state: state)
    }

    private func keptRecord(of entry: InstalledEntry) -> ModelRecord? {
        let path = "\(folder(of: .model))/\(InstalledKind.record(of: entry.name))"
        let record = (try? OrdinaryFile.read(path, atMost: ModelRecord.mostBytes)).flatMap(ModelRecord.init(json:))
        return record?.bytes == entry.bytes ? record : nil
    }

    private func madeRecord(of entry: InstalledEntry) throws(InstalledRefusal) -> ModelRecord {
        let file = try ModelFile(entry.path, self, followsLinks: false)
        let record = ModelRecord(
            file: InstalledKind.model.file(entry.name), bytes: file.bytes, added: LocalTime.text("%Y-%m-%d"),
            header: file.header)
        // It is made again the next time if it cannot be written now.
        if let json = record.json {
            try? OpenFolder(folder(of: .model)).write(json, as: InstalledKind.record(of: entry.name))
        }
        return record
    }

    /// Changes what is noted of a model, such as the card of its exam.
    func note(_ name: String, _ change: (inout ModelRecord) -> Void) throws(InstalledRefusal) {
        var record = try model(name).state.get()
        change(&record)
        guard let json = record.json else {
            throw InstalledRefusal(.unwritable, "the record of \(text: name) is too long")
        }
        let path = folder(of: .model)
        try InstalledRefusal.writing(in: path) { () throws(CallFailure) in
            try OpenFolder(path).write(json, as: InstalledKind.record(of: name))
        }
    }
}
