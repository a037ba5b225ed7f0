import Glibc

/// A folder that is there as long as its test.
public final class TemporaryFolder: Sendable {
    public let path: String

    /// The call that failed, and its `errno`.
    public struct Failure: Error { let call: String, code: Int32 }

    /// - Parameter files: paths to make at once, each an empty file.
    public init(_ files: [String] = []) throws {
        let place = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(place)/pasaka-test-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw Failure(call: "mkdtemp", code: errno) }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        for file in files { try write(file) }
    }

    deinit { Self.erase(Array(path.utf8CString)) }

    /// Writes a file and makes the folders above it.
    public func write(_ file: String, _ content: String = "") throws {
        try write(Array(file.utf8), Array(content.utf8))
    }

    public func write(_ file: String, _ content: [UInt8]) throws { try write(Array(file.utf8), content) }

    /// Writes a file whose name or content is not UTF-8.
    public func write(_ file: [UInt8], _ content: [UInt8]) throws {
        let parts = file.split(separator: UInt8(ascii: "/"))
        for count in 1..<max(parts.count, 1) {
            let folder = place(Array(parts.prefix(count).joined(separator: [UInt8(ascii: "/")])))
            guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw Failure(call: "mkdir", code: errno) }
        }
        let descriptor = open(place(file), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Failure(call: "open", code: errno) }
        defer { close(descriptor) }
        guard Glibc.write(descriptor, content, content.count) == content.count else {
            throw Failure(call: "write", code: errno)
        }
    }

    public func text(_ file: String) throws -> String {
        let descriptor = open("\(path)/\(file)", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Failure(call: "open", code: errno) }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        return String(decoding: bytes[..<max(0, read(descriptor, &bytes, bytes.count))], as: UTF8.self)
    }

    /// What lies in a folder, sorted.
    public func names(in folder: String) -> [String] {
        guard let handle = opendir("\(path)/\(folder)") else { return [] }
        defer { closedir(handle) }
        var names: [String] = []
        while let entry = readdir(handle) {
            names.append(
                withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
        }
        return names.filter { $0 != "." && $0 != ".." }.sorted()
    }

    /// Takes a folder and all that lies in it away.
    public func remove(_ folder: String) { Self.erase(Array("\(path)/\(folder)".utf8CString)) }

    public func makeFolder(_ name: String) throws { try check(mkdir("\(path)/\(name)", 0o700), "mkdir") }
    public func makePipe(_ name: String) throws { try check(mkfifo("\(path)/\(name)", 0o600), "mkfifo") }
    public func makeLink(_ name: String, to target: String) throws {
        try check(symlink(target, "\(path)/\(name)"), "symlink")
    }

    /// Takes the right to read away.
    public func lock(_ name: String) throws { try check(chmod("\(path)/\(name)", 0), "chmod") }

    /// Removes whatever is at `path`, with all that lies in it; names may be any bytes.
    private static func erase(_ path: [CChar]) {
        guard unlink(path) != 0, let folder = opendir(path) else { return }
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                bytes.prefix { $0 != 0 }.map(CChar.init(bitPattern:))
            }
            let isItself = [".", ".."].contains { name == $0.utf8CString.dropLast() }
            if !isItself { erase(path.dropLast() + [CChar(bitPattern: UInt8(ascii: "/"))] + name + [0]) }
        }
        closedir(folder)
        rmdir(path)
    }

    private func place(_ file: [UInt8]) -> [CChar] {
        path.utf8CString.dropLast() + ([UInt8(ascii: "/")] + file + [0]).map(CChar.init(bitPattern:))
    }

    private func check(_ result: Int32, _ call: String) throws {
        guard result == 0 else { throw Failure(call: call, code: errno) }
    }
}
