import CArchive
import Glibc
import NetworkFolder
import Sentences
import Storage

/// Makes the ZIP of a tale's folder: the same bytes for the same files, whatever their times and order.
struct PackArchive {
    private let archive: OpaquePointer

    /// How deep folders may lie in a tale's folder: `tellings/NAME/`.
    private static let depth = 4

    /// Packs a folder into an open, empty file; hidden files are left out.
    static func write(_ folder: String, to file: Int32) throws(HubFailure) {
        guard let archive = archive_write_new() else { throw HubFailure("there is not enough memory") }
        defer { archive_write_free(archive) }
        archive_write_set_format_zip(archive)
        // Pictures and sounds are packed already.
        archive_write_set_options(archive, "zip:compression=store")
        archive_write_set_bytes_in_last_block(archive, 1)
        guard archive_write_open_fd(archive, file) == ARCHIVE_OK else { throw .writing(archive) }
        try PackArchive(archive: archive).add(folder, as: "", depth: depth)
        guard archive_write_close(archive) == ARCHIVE_OK else { throw .writing(archive) }
    }

    private func add(_ path: String, as prefix: String, depth: Int) throws(HubFailure) {
        guard depth > 0 else { throw HubFailure("\(path: path) lies too deep in its folder") }
        let folder: OpenFolder
        do throws(CallFailure) { folder = try OpenFolder(path) } catch {
            throw HubFailure("\(path: path) cannot be read: \(error)")
        }
        for name in folder.names() where !name.hasPrefix(".") {
            if OpenFolder.isFolder("\(path)/\(name)") {
                try add("\(path)/\(name)", as: "\(prefix)\(name)/", depth: depth - 1)
            } else {
                try add(file: "\(path)/\(name)", as: prefix + name)
            }
        }
    }

    private func add(file path: String, as name: String) throws(HubFailure) {
        let file: Int32, size: Int
        do throws(ReadFailure) {
            file = try OrdinaryFile.open(path, atMost: NetworkIndex.largestPack)
            size = Int(try FileBytes.status(of: file).st_size)
        } catch {
            throw HubFailure("\(path: path) cannot be read: \(error)")
        }
        defer { close(file) }
        guard begin(name, size: size) else { throw .writing(archive) }
        var at = 0
        while at < size {
            let part: [UInt8]
            do throws(ReadFailure) { part = try FileBytes.part(of: file, at: at, min(1 << 20, size - at)) } catch {
                throw HubFailure("\(path: path) cannot be read: \(error)")
            }
            guard !part.isEmpty, archive_write_data(archive, part, part.count) == part.count else {
                throw .writing(archive)
            }
            at += part.count
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
