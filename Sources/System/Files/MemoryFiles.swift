import CLinux
import Glibc
import Storage
import Synchronization

/// Files made by the program itself, such as thumbnails of a stick's pictures.
///
/// They are kept in memory: nothing from an untrusted stick is written to disk without a request.
public nonisolated final class MemoryFiles: Sendable {
    private struct State {
        var files: [String: [UInt8]] = [:]
        var bytes = 0
        /// The number of files ever made.
        var count = 0
    }

    private let state = Mutex(State())
    private let mostBytes: Int
    static let folder = "memory"

    /// - Parameter mostBytes: total of all files.
    public init(mostBytes: Int = 24 << 20) { self.mostBytes = mostBytes }

    /// Stores a file.
    ///
    /// - Parameter ending: extension without a dot.
    /// - Returns: its unique name as a picture or sound; nil if the limit is reached.
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

    /// Deletes a file, if it exists.
    public func forget(_ name: String) {
        state.withLock { state in
            guard let bytes = state.files.removeValue(forKey: name) else { return }
            state.bytes -= bytes.count
        }
    }

    /// - Returns: a descriptor that the caller closes; nil if there is no such file.
    func open(_ name: String) -> Int32? {
        guard let bytes = state.withLock({ $0.files[name] }) else { return nil }
        let file = descriptors_memory("pasaka-kept")
        guard file >= 0 else { return nil }
        do throws(CallFailure) { try FileBytes.write(bytes, to: file) } catch {
            close(file)
            return nil
        }
        lseek(file, 0, SEEK_SET)
        return file
    }
}
