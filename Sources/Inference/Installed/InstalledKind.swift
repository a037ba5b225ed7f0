import Glibc
import Sentences
import Storage

/// The kinds of what can be installed.
public enum InstalledKind: String, CaseIterable, Encodable, Sendable {
    case model, recogniser, voice

    /// The kind that the first bytes tell.
    ///
    /// - Parameter paths: the file of one, or a voice's folder or files.
    public init(of paths: [String]) throws(InstalledRefusal) {
        guard let path = paths.first, paths.count == 1, !OpenFolder.isFolder(path) else {
            // Of what cannot be read, a voice's adding says why.
            let starts = paths.filter { !OpenFolder.isFolder($0) }.compactMap { try? Self.start(of: $0) }
            guard !starts.contains(where: Self.singles.contains) else { throw .several }
            self = .voice
            return
        }
        switch try Self.start(of: path) {
        case Array("GGUF".utf8): self = .model
        case Array("lmgg".utf8): self = .recogniser
        // ONNX begins with the number of its version.
        case let bytes where bytes.count > 1 && bytes[0] == 8 && bytes[1] < 128: self = .voice
        default: throw .noKind(path)
        }
    }

    private static let singles = [Array("GGUF".utf8), Array("lmgg".utf8)]

    private static func start(of path: String) throws(InstalledRefusal) -> [UInt8] {
        do throws(ReadFailure) {
            let file = try OrdinaryFile.open(path, followsLinks: true)
            defer { close(file) }
            return try FileBytes.part(of: file, at: 0, 4)
        } catch {
            throw InstalledRefusal(error, of: path)
        }
    }

    // MARK: - Its folder

    /// The folder of all, among what the user has installed.
    var folder: String { "\(rawValue)s" }

    /// The ending of one's file; a voice has a folder.
    public var ending: String {
        switch self {
        case .model: ".gguf"
        case .recogniser: ".bin"
        case .voice: ""
        }
    }

    /// The name of one's file or folder.
    public func file(_ name: String) -> String { name + ending }

    /// The name of the file beside a model's in which is noted what it is.
    public static func record(of model: String) -> String { "\(model).json" }

    /// The name of what has a file or folder; nil for another one's.
    func name(of file: String) -> String? {
        guard file.hasSuffix(ending) else { return nil }
        let name = String(file.dropLast(ending.count))
        return InstalledName.isOne(name) ? name : nil
    }

    var fileType: mode_t { self == .voice ? S_IFDIR : S_IFREG }
}
