import ArgumentParser
import Commands
import Glibc
import Sentences
import Storage

/// The kinds of what can be installed.
enum InstalledKind: String, CaseIterable, Encodable, ExpressibleByArgument {
    case model, recogniser, voice

    /// The kind that the first bytes tell.
    ///
    /// - Parameter paths: the file of one, or a voice's folder or files.
    init(of paths: [String]) throws {
        guard let path = paths.first, paths.count == 1, !OpenFolder.isFolder(path) else {
            // Of what cannot be read, a voice's adding says why.
            let starts = paths.filter { !OpenFolder.isFolder($0) }.compactMap { try? Self.start(of: $0) }
            guard !starts.contains(where: Self.singles.contains) else {
                throw CommandFailure("add language models and recognisers one by one; only a voice has several files")
            }
            self = .voice
            return
        }
        switch try Self.start(of: path) {
        case Array("GGUF".utf8): self = .model
        case Array("lmgg".utf8): self = .recogniser
        // ONNX begins with the number of its version.
        case let bytes where bytes.count > 1 && bytes[0] == 8 && bytes[1] < 128: self = .voice
        default:
            throw CommandFailure(
                "\(path: path) is no language model (GGUF), no recogniser of whisper.cpp's and no voice of Piper's or Kokoro's"
            )
        }
    }

    private static let singles = [Array("GGUF".utf8), Array("lmgg".utf8)]

    private static func start(of path: String) throws(CommandFailure) -> [UInt8] {
        do throws(ReadFailure) {
            let file = try OrdinaryFile.open(path, followsLinks: true)
            defer { close(file) }
            return try FileBytes.part(of: file, at: 0, 4)
        } catch {
            throw CommandFailure("\(path: path): \(error)")
        }
    }
}
