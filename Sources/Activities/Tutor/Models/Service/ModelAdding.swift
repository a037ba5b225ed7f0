import Conversion
import Glibc
import Installed
import Sentences
import Storage
import System

/// Adds a language model in one step: it is listed when it is whole on the disk, and a power cut leaves nothing else
/// than a hidden file, which is swept away when the models are looked at, or the next one is added.
struct ModelAdding {
    let store: InstalledStore
    /// Whether the file may be renamed, or is removed when it has been copied.
    var moves = false
    /// Whether the file may be a link.
    var followsLinks = false
    /// Refuses what the engine does not know.
    var tryOut: (borrowing ModelFile) throws(InstalledRefusal) -> Void = { _ throws(InstalledRefusal) in }
    /// Called with the bytes that are on the disk; false cancels.
    var goesOn: (_ bytes: Int, _ all: Int) -> Bool = { _, _ in true }

    func add(_ path: String) throws(InstalledRefusal) -> AddedModel {
        let file = try ModelFile(path, store, followsLinks: followsLinks && !moves)
        guard file.header.contextLength >= ModelMemory.leastContext else {
            throw .shortContext(file.header.contextLength, of: path)
        }
        let available = store.availableMemory()
        let record = ModelRecord(
            file: file.name.withoutControls, bytes: file.bytes, added: LocalTime.text("%Y-%m-%d"), header: file.header)
        guard record.memory.fits(in: available) else {
            throw .memory(.model, path, needed: record.memory.total, available: available)
        }
        let folder = try openFolder()
        if let twin = twin(of: file, record) {
            return AddedModel(model: twin.0, record: twin.1, availableMemory: available, wasThere: true)
        }
        try tryOut(file)
        let name = InstalledName.free(
            InstalledName.model(file: file.name, title: file.header.name, quantisation: file.header.quantisation)
        ) { folder.open.has(InstalledKind.model.file($0)) || folder.open.has(InstalledKind.record(of: $0)) }
        let isLeft = try publish(file, record, name, folder)
        let model = InstalledModel(name: name, bytes: file.bytes, state: .success(record))
        return AddedModel(model: model, record: record, availableMemory: available, isSourceLeft: isLeft)
    }

    /// The folder without records whose model is gone.
    private func openFolder() throws(InstalledRefusal) -> InstallFolder {
        let folder = try InstallFolder(store, .model), open = folder.open
        for name in open.names() where name.hasSuffix(".json") && !name.hasPrefix(".") {
            if !open.has(InstalledKind.model.file(String(name.dropLast(5)))) { open.remove(name) }
        }
        return folder
    }

    private func twin(of file: borrowing ModelFile, _ record: ModelRecord) -> (InstalledModel, ModelRecord)? {
        for model in store.models {
            guard let other = model.record, other.bytes == record.bytes, other.header == record.header,
                let descriptor = try? OrdinaryFile.open(store.path(of: model.name, .model))
            else { continue }
            defer { close(descriptor) }
            if FileBytes.areAlike(file.descriptor, descriptor, bytes: record.bytes) { return (model, other) }
        }
        return nil
    }

    // MARK: - Taking the file

    /// - Returns: whether a file that was to be moved is still there.
    private func publish(
        _ file: borrowing ModelFile, _ record: ModelRecord, _ name: String, _ folder: InstallFolder
    ) throws(InstalledRefusal) -> Bool {
        guard let json = record.json else {
            throw InstalledRefusal(.notRead, "\(path: file.path) has a header that is too long")
        }
        try InstalledRefusal.writing(in: folder.path) { () throws(CallFailure) in
            try folder.open.write(json, as: InstalledKind.record(of: name), former: .respected)
        }
        do throws(InstalledRefusal) {
            if moves, rename(file, name, folder.open) { return false }
            let (source, place) = (file.descriptor, file.path), (bytes, header) = (file.bytes, file.header)
            try folder.take(source, at: place, bytes: bytes, as: InstalledKind.model.file(name)) {
                target throws(InstalledRefusal) in
                try check(target, bytes, header, place)
            } goesOn: {
                goesOn($0, $1)
            }
            return moves && !removeSource(file)
        } catch {
            folder.open.remove(InstalledKind.record(of: name))
            throw error
        }
    }

    /// Renames the very file that was read.
    ///
    /// - Returns: false if it is on another disk, or may not be renamed.
    private func rename(_ file: borrowing ModelFile, _ name: String, _ folder: OpenFolder) -> Bool {
        let old = file.name, descriptor = file.descriptor
        do throws(CallFailure) {
            let above = try OpenFolder(file.folder)
            guard try above.isNamed(descriptor, old) else { return false }
            try FileBytes.synchronize(descriptor)
            try above.rename(old, to: InstalledKind.model.file(name), in: folder)
            folder.sync()
            above.sync()
            return true
        } catch {
            return false
        }
    }

    private func removeSource(_ file: borrowing ModelFile) -> Bool {
        let old = file.name, descriptor = file.descriptor
        guard let above = try? OpenFolder(file.folder), (try? above.isNamed(descriptor, old)) == true else {
            return false
        }
        above.remove(old)
        return !above.has(old)
    }

    /// What was taken is what was checked: a stranger's file may change meanwhile.
    private func check(
        _ target: Int32, _ bytes: Int, _ header: ModelHeader, _ place: String
    ) throws(InstalledRefusal) {
        let size = (try? FileBytes.status(of: target)).map { Int($0.st_size) }
        guard size == bytes, try ModelFile.header(of: target, place, store) == header else {
            throw InstalledRefusal(.notOpened, "\(path: place) was changed while it was copied")
        }
    }
}

extension InstalledFile {
    /// The folder in which it lies.
    var folder: String {
        let parts = path.split(separator: "/").dropLast().joined(separator: "/")
        return path.hasPrefix("/") ? "/\(parts)" : parts.isEmpty ? "." : parts
    }
}
