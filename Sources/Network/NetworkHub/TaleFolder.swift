import FoundationEssentials
import NetworkFolder
import Sentences
import Storage

/// A tale's folder as `pasaka save` exports it, or of pictures and sounds alone.
public struct TaleFolder: Hashable, Sendable {
    public let path, id, title: String

    /// The endings of pictures and sounds: as in the player, of which the hub has no part.
    static let endings: Set = [
        "jpg", "jpeg", "png", "webp", "heic", "heif", "avif", "gif", "tif", "tiff", "svg", "jfif", "jpe", "jif", "jfi",
        "pjpeg", "mpo", "hif", "apng", "bmp", "dib", "jxl", "jp2", "j2k", "ogg", "opus", "oga", "mp3", "wav", "flac",
        "m4a", "aac", "mp4", "m4b", "mka", "webm", "aif", "aiff", "wma", "amr", "3gp", "m4r", "caf", "3ga", "weba",
        "mp2", "mpga", "aifc", "wave", "w64", "3gpp", "3g2", "awb", "asf",
    ]

    private struct Names: Decodable {
        var id, title: String?

        private enum CodingKeys: CodingKey { case id, title, language }

        init() {}

        /// Takes, of a title in several languages, that of the tale's own.
        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: CodingKeys.self)
            id = try fields.decodeIfPresent(String.self, forKey: .id)
            if let written = try? fields.decode([String: String?].self, forKey: .title) {
                let titles = written.compactMapValues(\.self)
                let own = try fields.decodeIfPresent(String.self, forKey: .language) ?? "lv"
                title = titles[own] ?? titles.min { $0.key < $1.key }?.value
            } else {
                title = try fields.decodeIfPresent(String.self, forKey: .title)
            }
        }
    }

    /// - Throws: if it has nothing to show or to hear, or its `story.json` cannot be read.
    public init(_ path: String) throws(HubFailure) {
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        guard let folder = try? OpenFolder(path), !folder.names().filter({ !$0.hasPrefix(".") }).isEmpty else {
            throw HubFailure("\(path: path) is no folder of a tale")
        }
        var names = Names()
        if folder.has("story.json") {
            do { names = try JSONDecoder().decode(Names.self, from: Data(folder.read("story.json"))) } catch {
                throw HubFailure("\(path: "\(path)/story.json") cannot be read")
            }
        } else if !Self.hasMaterial(folder) {
            throw HubFailure("\(path: path) has no picture, no sound and no story.json; name the folder that has them")
        }
        self.path = path
        title = names.title ?? name
        id = NetworkIndex.id(from: names.id ?? name)
    }

    /// Whether a picture or a sound lies in a folder or below it.
    private static func hasMaterial(_ folder: OpenFolder, depth: Int = PackArchive.depth) -> Bool {
        depth > 0
            && folder.names().contains { name in
                guard !name.hasPrefix(".") else { return false }
                if let inner = try? folder.inner(name, isNew: false) { return hasMaterial(inner, depth: depth - 1) }
                let parts = name.split(separator: ".", omittingEmptySubsequences: false)
                return parts.count > 1 && endings.contains(parts[parts.count - 1].lowercased())
            }
    }
}
