import Engine
import Glibc
import Inference
import Storage
import System

/// A recogniser of speech that is installed.
struct InstalledRecogniser: Hashable, Sendable {
    /// Lower-case letters, digits and hyphens.
    let name: String
    let path: String
    let bytes: Int
    /// Seconds since 1970.
    let added: Int
    /// Whether it belongs to the machine, and not to the user.
    let isShared: Bool
    let state: State

    enum State: Hashable, Sendable {
        case whole(RecogniserHeader)
        /// Its file cannot be used.
        case damaged(RecogniserRefusal)
    }

    /// The header of its file; nil for one that cannot be used.
    var header: RecogniserHeader? { if case .whole(let header) = state { header } else { nil } }
}

/// The installed recognisers: `NAME.bin`, whisper.cpp's models in the user's folder or the machine's.
struct RecogniserStore: Sendable {
    let folder: String
    /// What a package or an administrator has put there for all.
    var shared = "/usr/share/pasaka/recognisers"
    /// Bytes that stay free on the disk.
    var spareBytes = 0
    /// Bytes of memory that programs can get now.
    var availableMemory: @Sendable () -> Int = { Machine.availableMemory }

    init(folder: String) { self.folder = folder }

    init(_ host: ActivityHost) {
        self.init(folder: host.folders.recognisers)
        spareBytes = DiskRoom.spare(at: folder, keeping: [host.folders.state])
    }

    private static let ending = ".bin"

    static func file(_ name: String) -> String { name + ending }

    /// The name that a file gets: `base` for `ggml-base.bin`.
    static func name(of file: String) -> String {
        let name = file.lowercased().hasSuffix(ending) ? String(file.dropLast(ending.count)) : file
        let plain = ModelName.make(file: name, title: nil, quantisation: "")
        let short = plain.hasPrefix("ggml-") ? String(plain.dropFirst(5)) : plain
        return ModelName.isOne(short) ? short : plain
    }

    // MARK: - Reading

    /// All of them, by name; the user's before the machine's of the same name, which it hides.
    var recognisers: [InstalledRecogniser] {
        let own = list(folder, isShared: false), names = Set(own.map(\.name))
        return (own + list(shared, isShared: true).filter { !names.contains($0.name) }).sorted { $0.name < $1.name }
    }

    /// The one that hears: the last that was added by the user, or else to the machine.
    func preferred() throws(RecogniserRefusal) -> InstalledRecogniser {
        let all = recognisers
        let whole = all.filter { $0.header != nil }
        let last = whole.max { ($0.isShared ? 0 : 1, $0.added, $1.name) < ($1.isShared ? 0 : 1, $1.added, $0.name) }
        if let last { return last }
        if case .damaged(let refusal)? = all.first?.state { throw refusal }
        throw .none
    }

    func recogniser(_ name: String) throws(RecogniserRefusal) -> InstalledRecogniser {
        guard let one = recognisers.first(where: { $0.name == name }) else { throw .unknown(name) }
        return one
    }

    private func list(_ folder: String, isShared: Bool) -> [InstalledRecogniser] {
        guard let open = try? OpenFolder(folder) else { return [] }  // none was ever added
        return open.names().compactMap { file in
            let name = String(file.dropLast(Self.ending.count))
            guard file.hasSuffix(Self.ending), ModelName.isOne(name), let status = open.status(of: file),
                status.st_mode & S_IFMT == S_IFREG
            else { return nil }
            let path = "\(folder)/\(file)"
            return InstalledRecogniser(
                name: name, path: path, bytes: Int(status.st_size), added: status.st_mtim.tv_sec, isShared: isShared,
                state: Self.state(path))
        }
    }

    private static func state(_ path: String) -> InstalledRecogniser.State {
        do throws(RecogniserRefusal) {
            return .whole(try RecogniserFile(path).header)
        } catch {
            return .damaged(error)
        }
    }

    // MARK: - Changing

    /// Removes one of the user's; one that is hearing goes on with what it has read.
    func remove(_ name: String) throws(RecogniserRefusal) {
        guard try !recogniser(name).isShared else {
            throw RecogniserRefusal(
                .failed, "the recogniser \(text: name) belongs to the machine; remove it from \(path: shared)")
        }
        do throws(CallFailure) {
            let open = try OpenFolder(folder)
            open.remove(Self.file(name))
            guard open.status(of: Self.file(name)) == nil else { throw CallFailure("unlink") }
            open.sync()
        } catch {
            throw RecogniserRefusal(error, in: folder)
        }
    }
}
