import CLinux
import Glibc
import Synchronization

/// Files that the program has made for itself, such as small pictures of what lies on a stick.
///
/// They are kept in memory: nothing of a stranger's stick comes onto a disk before somebody asks for it.
public nonisolated final class MemoryFiles: Sendable {
    private struct State {
        var files: [String: [UInt8]] = [:]
        var bytes = 0
        /// How many there have ever been.
        var count = 0
    }

    private let state = Mutex(State())
    private let mostBytes: Int
    static let folder = "memory"

    /// - Parameter mostBytes: of all files together.
    public init(mostBytes: Int = 24 << 20) { self.mostBytes = mostBytes }

    /// Keeps a file.
    ///
    /// - Parameter ending: without a dot.
    /// - Returns: its name as a picture or sound, which no other file ever has; nil where there is no more room.
    public func keep(_ bytes: [UInt8], as ending: String) -> String? {
        state.withLock { state in
            guard state.bytes + bytes.count <= mostBytes else { return nil }
            state.count += 1
            let name = "\(Self.folder)/\(state.count).\(ending)"
            state.files[name] = bytes
            state.bytes += bytes.count
            return name
        }
    }

    /// Forgets a file; one that is not there is forgotten already.
    public func forget(_ name: String) {
        state.withLock { state in
            guard let bytes = state.files.removeValue(forKey: name) else { return }
            state.bytes -= bytes.count
        }
    }

    /// - Returns: a descriptor that the caller closes; nil where there is no such file.
    func open(_ name: String) -> Int32? {
        guard let bytes = state.withLock({ $0.files[name] }) else { return nil }
        let file = descriptors_memory("pasaka-kept")
        guard file >= 0 else { return nil }
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes {
                write(file, $0.baseAddress.map { $0 + written }, bytes.count - written)
            }
            guard count > 0 else {
                close(file)
                return nil
            }
            written += count
        }
        lseek(file, 0, SEEK_SET)
        return file
    }
}
