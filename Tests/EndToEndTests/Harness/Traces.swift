import Foundation
import Glibc

/// Looks everywhere for a word that somebody has typed, said or been told.
struct Traces {
    let folder: Folder
    private let start = Date()
    /// A word that no file has, nor the tests of another clone.
    let secret = "zorro" + String((0..<10).map { _ in "abcdefghijklmnop".randomElement() ?? "q" })

    init(in folder: Folder) { self.folder = folder }

    /// The test's files that hold the secret or an input of typing, and new files elsewhere that hold the secret.
    ///
    /// - Parameter name: of a file or folder of the test's own that may hold it.
    func files(except name: String? = nil) -> [String] {
        let elsewhere = ["/tmp", "/var/tmp", "/dev/shm"].flatMap { root in
            Folder.names(at: root).map { "\(root)/\($0)" }.filter { $0 != folder.path && isNew($0) }
        }
        let own = files(folder.path).filter { file in name.map { !file.hasPrefix(folder.file($0)) } ?? true }
        return own.filter { holds($0, secret) || holds($0, #""typed""#) }
            + elsewhere.flatMap(files).filter { !$0.hasPrefix("\(folder.path)/") && isNew($0) && holds($0, secret) }
    }

    /// Whether it was changed since the test began.
    private func isNew(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && Double(status.st_mtim.tv_sec) >= start.timeIntervalSince1970 - 1
    }

    private func holds(_ file: String, _ words: String) -> Bool {
        guard let bytes = try? Data(contentsOf: URL(filePath: file), options: .mappedIfSafe), !bytes.isEmpty else {
            return false  // those of other tests come and go
        }
        return bytes.withUnsafeBytes { Self.finds(Array(words.utf8), in: $0) }
    }

    /// Foundation's own search takes minutes for all files.
    private static func finds(_ words: [UInt8], in bytes: UnsafeRawBufferPointer) -> Bool {
        var rest = bytes[...]
        while rest.count >= words.count, let base = UnsafeRawBufferPointer(rebasing: rest).baseAddress,
            let found = memchr(base, Int32(words[0]), rest.count - words.count + 1)
        {
            if memcmp(found, words, words.count) == 0 { return true }
            rest = rest.dropFirst(UnsafeRawPointer(found) - base + 1)
        }
        return false
    }

    /// The ordinary files at a place.
    private func files(_ place: String) -> [String] {
        let below = FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String } ?? []
        return ([place] + below.map { "\(place)/\($0)" }).filter { file in
            var status = stat()
            return lstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_size < 32 << 20
        }
    }

    /// The command lines and environments of all processes that hold it.
    var processes: [String] {
        Folder.names(at: "/proc").filter { Int($0) != nil }.filter { process in
            ["cmdline", "environ"].contains { name in
                let text = FileManager.default.contents(atPath: "/proc/\(process)/\(name)") ?? Data()
                return String(decoding: text, as: UTF8.self).contains(secret)
            }
        }
    }

    /// Saves a report into the test's folder.
    func report(_ name: String) async throws {
        let report = try Child(
            Places.program, ["report", "-o", folder.file(name), "--state", folder.file("state")],
            environment: Player.environment(in: folder, display: nil), output: folder.file("told"),
            errors: folder.file("complaints"))
        guard try await report.end() == .exited(0) else {
            throw DidNotHappen(description: "a report is saved: \(folder.text("complaints"))")
        }
    }
}
