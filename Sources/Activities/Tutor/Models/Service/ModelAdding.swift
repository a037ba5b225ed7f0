import Conversion
import Glibc
import Sentences
import Storage
import System

/// Adds a language model in one step: it is listed when it is whole on the disk, and a power cut leaves nothing else
/// than a hidden file, which is swept away when the models are looked at, or the next one is added.
struct ModelAdding {
    let store: ModelStore
    /// Whether the file may be renamed, or is removed when it has been copied.
    var moves = false
    /// Whether the file may be a link.
    var followsLinks = false
    /// Called with the bytes that are on the disk; false cancels.
    var goesOn: (_ bytes: Int, _ all: Int) -> Bool = { _, _ in true }

    /// The bytes that are synced at a time, so that those that are reported are on the disk.
    private static let step = 32 << 20

    func add(_ path: String) throws(ModelRefusal) -> AddedModel {
        let file = try ModelFile(path, converter: store.converter, followsLinks: followsLinks && !moves)
        let available = store.availableMemory()
        let record = ModelRecord(
            file: file.name.withoutControls, bytes: file.bytes, added: LocalTime.text("%Y-%m-%d"), header: file.header)
        guard record.memory.fits(in: available) else {
            throw .memory(path, needed: record.memory.total, available: available)
        }
        let folder = try openFolder()
        if let twin = twin(of: file, record) {
            return AddedModel(model: twin.0, record: twin.1, availableMemory: available, wasThere: true)
        }
        let name = ModelName.free(
            ModelName.make(file: file.name, title: file.header.name, quantisation: file.header.quantisation)
        ) { folder.has(ModelStore.file($0)) || folder.has(ModelStore.record($0)) }
        let isLeft = try publish(file, record, name, folder)
        let model = InstalledModel(name: name, bytes: file.bytes, state: .whole(record))
        return AddedModel(model: model, record: record, availableMemory: available, isSourceLeft: isLeft)
    }

    /// The folder, locked and without leftovers.
    private func openFolder() throws(ModelRefusal) -> OpenFolder {
        do throws(OpenFolder.Unmade) {
            _ = try OpenFolder.makeAll(store.folder)
        } catch {
            throw ModelRefusal(error.failure, in: error.path)
        }
        let folder: OpenFolder
        do throws(CallFailure) {
            folder = try OpenFolder(store.folder)
        } catch {
            throw ModelRefusal(error, in: store.folder)
        }
        guard folder.lock() else { throw .busy }
        folder.sweep()
        for name in folder.names() where name.hasSuffix(".json") && !name.hasPrefix(".") {
            if !folder.has(ModelStore.file(String(name.dropLast(5)))) { folder.remove(name) }
        }
        return folder
    }

    private func twin(of file: borrowing ModelFile, _ record: ModelRecord) -> (InstalledModel, ModelRecord)? {
        for model in store.models {
            guard let other = model.record, other.bytes == record.bytes, other.header == record.header,
                let descriptor = try? OrdinaryFile.open(store.path(of: model.name))
            else { continue }
            defer { close(descriptor) }
            if ModelFile.areSame(file.descriptor, descriptor, bytes: record.bytes) { return (model, other) }
        }
        return nil
    }

    // MARK: - Taking the file

    /// - Returns: whether a file that was to be moved is still there.
    private func publish(
        _ file: borrowing ModelFile, _ record: ModelRecord, _ name: String, _ folder: OpenFolder
    ) throws(ModelRefusal) -> Bool {
        guard let json = record.json else { throw ModelRefusal(.notRead, "\(path: file.path) says too much of itself") }
        do throws(CallFailure) {
            try folder.write(json, as: ModelStore.record(name), former: .respected)
        } catch {
            throw ModelRefusal(error, in: store.folder)
        }
        do throws(ModelRefusal) {
            if moves, rename(file, name, folder) { return false }
            try copy(file, name, folder)
            return moves && !removeSource(file)
        } catch {
            folder.remove(ModelStore.record(name))
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
            try above.rename(old, to: ModelStore.file(name), in: folder)
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

    private func copy(_ file: borrowing ModelFile, _ name: String, _ folder: OpenFolder) throws(ModelRefusal) {
        let temporary = OpenFolder.temporary(for: ModelStore.file(name))
        let target: Int32
        do throws(CallFailure) {
            target = try folder.create(temporary)
        } catch {
            throw ModelRefusal(error, in: store.folder)
        }
        defer { close(target) }
        do throws(ModelRefusal) {
            try fill(target, file, folder)
            try check(target, file)
            try publish(target, temporary, name, folder)
        } catch {
            folder.remove(temporary)
            throw error
        }
    }

    /// Shares the file's blocks where the file system can, and copies them elsewhere.
    private func fill(_ target: Int32, _ file: borrowing ModelFile, _ folder: OpenFolder) throws(ModelRefusal) {
        let (source, all) = (file.descriptor, file.bytes)
        if (try? FileBytes.clone(source, to: target)) != nil { return }
        let free = DiskRoom(of: folder, sparing: store.spareBytes).bytes
        guard free >= all else { throw .room(file.path, needed: all, free: free) }
        var synced = 0
        do throws(CallFailure) {
            guard goesOn(0, all) else { throw CallFailure("write", ECANCELED) }
            try FileBytes.copy(source, to: target) { bytes in
                guard bytes - synced >= Self.step || bytes == all else { return true }
                synced = bytes
                // What cannot be synced now says why when it is published.
                try? FileBytes.synchronize(target)
                return goesOn(bytes, all)
            }
        } catch {
            if error.code == ECANCELED { throw .cancelled }
            if error.isFullDisk { throw .room(file.path, needed: all, free: free) }
            throw ModelRefusal(.notCopied, "\(path: file.path) cannot be copied to \(path: store.folder): \(error)")
        }
    }

    /// What was taken is what was checked: a stranger's file may change meanwhile.
    private func check(_ target: Int32, _ file: borrowing ModelFile) throws(ModelRefusal) {
        guard let converter = store.converter else { throw .needsProgram }
        let (bytes, header) = try ModelFile.read(target, file.path, converter)
        guard bytes == file.bytes, header == file.header else {
            throw ModelRefusal(.notOpened, "\(path: file.path) was changed while it was copied")
        }
    }

    private func publish(
        _ target: Int32, _ temporary: String, _ name: String, _ folder: OpenFolder
    ) throws(ModelRefusal) {
        do throws(CallFailure) {
            try folder.publish(target, temporary, as: ModelStore.file(name), former: .respected)
        } catch {
            throw ModelRefusal(error, in: store.folder)
        }
    }
}

extension ModelFile {
    /// The folder in which it lies.
    var folder: String {
        let parts = path.split(separator: "/").dropLast().joined(separator: "/")
        return path.hasPrefix("/") ? "/\(parts)" : parts.isEmpty ? "." : parts
    }
}
