import CLinux
import Engine
import Glibc
import Storage
import Synchronization

/// Files made by the program itself, such as thumbnails of a stick's pictures, and sounds that it makes.
///
/// They are kept in memory: nothing from an untrusted stick is written to disk without a request.
public nonisolated final class MemoryFiles: Sendable {
    private struct State {
        var files: [String: [UInt8]] = [:]
        var bytes = 0
        var sounds: [String: GrowingSamples] = [:]
        /// The number of files and sounds ever made.
        var count = 0
    }

    private let state = Mutex(State())
    private let mostBytes: Int
    private let soundBudget: ByteBudget
    static let folder = "memory"
    /// Each reserves addresses, though not memory.
    private static let mostSounds = 200

    /// - Parameters:
    ///   - mostBytes: total of all files.
    ///   - mostSoundBytes: total of all sounds.
    public init(mostBytes: Int = 24 << 20, mostSoundBytes: Int = 32 << 20) {
        self.mostBytes = mostBytes
        soundBudget = ByteBudget(mostSoundBytes)
    }

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

    /// Begins a sound that is played while it is made; nil if the limit is reached.
    public func makeSound(_ format: SampleFormat) -> (any GrowingSound)? {
        state.withLock { state in
            guard state.sounds.count < Self.mostSounds, let samples = GrowingSamples(format, soundBudget) else {
                return nil
            }
            state.count += 1
            let name = "\(Self.folder)/\(state.count).pcm"
            state.sounds[name] = samples
            return GrowingSoundWriter(name: name, samples: samples)
        }
    }

    /// The samples of a sound that is being made, or has been; nil for any other name.
    public func samples(_ name: String) -> GrowingSamples? { state.withLock { $0.sounds[name] } }

    /// Deletes a file or a sound, if it exists; what is being played is heard as far as it goes.
    public func forget(_ name: String) {
        state.withLock { state in
            state.sounds.removeValue(forKey: name)?.abandon()
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
