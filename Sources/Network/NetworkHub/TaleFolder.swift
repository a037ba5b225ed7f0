import FoundationEssentials
import NetworkFolder
import Sentences
import Storage

/// A tale's folder as `pasaka save` exports it, or of pictures and sounds alone.
public struct TaleFolder: Hashable, Sendable {
    public let path, id, title: String

    private struct Names: Codable {
        var id, title: String?
    }

    /// - Throws: if it has no files, or its `story.json` cannot be read.
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
        }
        self.path = path
        title = names.title ?? name
        id = NetworkIndex.id(from: names.id ?? name)
    }
}
