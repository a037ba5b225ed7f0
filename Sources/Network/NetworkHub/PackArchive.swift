import CArchive
import Glibc
import NetworkFolder
import Sentences
import Storage

/// Makes the ZIP of a tale's folder: the same bytes for the same files, whatever their times and order.
struct PackArchive {
    private let archive: OpaquePointer

    /// How deep folders may lie in a tale's folder: `tellings/NAME/`.
    static let depth = 4

    /// Packs a folder into an open, empty file; hidden files are left out.
    static func write(_ folder: String, to file: Int32) throws(HubFailure) {
        // A ZIP has local times, and names in the locale's letters.
        setenv("TZ", "UTC0", 1)
        setlocale(LC_CTYPE, "C.UTF-8")
        guard let archive = archive_write_new() else { throw HubFailure("there is not enough memory") }
        defer { archive_write_free(archive) }
        archive_write_set_format_zip(archive)
        // Pictures and sounds are packed already.
        archive_write_set_options(archive, "zip:compression=store")
        archive_write_set_bytes_in_last_block(archive, 1)
        guard archive_write_open_fd(archive, file) == ARCHIVE_OK else { throw .writing(archive) }
        let top: OpenFolder
        do throws(CallFailure) { top = try OpenFolder(folder) } catch {
            throw HubFailure("\(path: folder) cannot be read: \(error)")
        }
        try PackArchive(archive: archive).add(top, folder, as: "", depth: depth)
        guard archive_write_close(archive) == ARCHIVE_OK else { throw .writing(archive) }
    }

    /// Adds what lies in a folder; a link would lead out of it and is refused.
    private func add(_ folder: OpenFolder, _ path: String, as prefix: String, depth: Int) throws(HubFailure) {
        guard depth > 0 else { throw HubFailure("\(path: path) lies too deep in its folder") }
        guard !folder.has(Hub.key) else { throw HubFailure("\(path: path) has a network's key and is no tale") }
        for name in folder.names() where !name.hasPrefix(".") {
            if let inner = try? folder.inner(name, isNew: false) {
                try add(inner, "\(path)/\(name)", as: "\(prefix)\(name)/", depth: depth - 1)
            } else {
                let file: Int32
                do throws(CallFailure) { file = try folder.open(name) } catch {
                    throw HubFailure("\(path: "\(path)/\(name)") cannot be read: \(error)")
                }
                defer { close(file) }
                try add(file, "\(path)/\(name)", as: prefix + name)
            }
        }
    }

    private func add(_ file: Int32, _ path: String, as name: String) throws(HubFailure) {
        do {
            let size = Int(try FileBytes.status(of: file).st_size)
            guard size <= NetworkIndex.largestPack else { throw HubFailure("\(path: path) is larger than 1 GiB") }
            guard begin(name, size: size) else { throw HubFailure.writing(archive) }
            var at = 0
            while at < size {
                let part = try FileBytes.part(of: file, at: at, min(1 << 20, size - at))
                guard !part.isEmpty, archive_write_data(archive, part, part.count) == part.count else {
                    throw HubFailure.writing(archive)
                }
                at += part.count
            }
        } catch let failure as HubFailure {
            throw failure
        } catch {
            throw HubFailure("\(path: path) cannot be read: \(error)")
        }
    }

    private func begin(_ name: String, size: Int) -> Bool {
        let entry = archive_entry_new()
        defer { archive_entry_free(entry) }
        archive_entry_set_pathname_utf8(entry, name)
        archive_entry_set_size(entry, Int64(size))
        archive_entry_set_filetype(entry, S_IFREG)
        archive_entry_set_perm(entry, 0o644)
        archive_entry_set_mtime(entry, 315_532_800, 0)  // 1980, before which no ZIP can tell a time
        return archive_write_header(archive, entry) == ARCHIVE_OK
    }
}

extension HubFailure {
    fileprivate static func writing(_ archive: OpaquePointer) -> HubFailure {
        HubFailure(
            "the tale cannot be packed: \(library: archive_error_string(archive).map { String(cString: $0) } ?? "")")
    }
}
