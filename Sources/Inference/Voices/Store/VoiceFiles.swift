import Inference
import Installed
import Storage

/// The paths of a voice's files, as their owner has them.
struct VoiceFiles: Hashable {
    var kind: VoiceKind
    var model: String
    /// Piper's `.onnx.json`.
    var configuration: String?
    /// Kokoro's `tokens.txt` and `voices.bin`.
    var tokens, speakers: String?
    /// A text that states the licence.
    var card: String?
    /// What the voice may be called.
    var name: String

    private static let cards = ["MODEL_CARD", "LICENSE", "LICENSE.txt", "NOTICE", "README.md"]

    /// Finds the files of one voice.
    ///
    /// - Parameters:
    ///   - paths: a folder, or files.
    ///   - names: what a folder contains; nil for what is no folder.
    init(_ paths: [String], names: (String) -> [String]?) throws(InstalledRefusal) {
        var all = paths
        if paths.count == 1, let inside = names(paths[0]) { all = inside.map { "\(paths[0])/\($0)" } }
        let models = all.filter { $0.lowercased().hasSuffix(".onnx") }
        guard let model = models.first else { throw .noVoice(paths.first ?? "") }
        guard models.count == 1 else { throw .severalVoices(paths[0]) }
        let folder = Self.folder(of: model)
        // Only the model need be named: the others lie beside it under names that are known.
        all += (names(folder) ?? []).map { folder == "." ? $0 : "\(folder)/\($0)" }.filter { !all.contains($0) }
        func file(_ name: String) -> String? { all.first { Self.name(of: $0) == name } }
        self.model = model
        configuration = file(Self.name(of: model) + ".json")
        (tokens, speakers) = (file("tokens.txt"), file("voices.bin"))
        card = Self.cards.lazy.compactMap(file).first
        let stem = String(Self.name(of: model).dropLast(".onnx".count))
        kind = configuration == nil && (tokens != nil || speakers != nil) ? .kokoro : .piper
        name = InstalledName.make(kind == .piper || folder == "." ? stem : Self.name(of: folder), of: .voice)
        switch kind {
        case .piper where configuration == nil: throw .missing(Self.name(of: model) + ".json", beside: model)
        case .kokoro where tokens == nil: throw .missing("tokens.txt", beside: model)
        case .kokoro where speakers == nil: throw .missing("voices.bin", beside: model)
        default: break
        }
    }

    static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
