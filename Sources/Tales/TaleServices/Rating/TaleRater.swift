import Dispatch
import Engine
import Glibc
import Sentences
import Storage
import System
import TalePacks

/// Writes into the family's own tales how frightening they are.
package final class TaleRater: Service {
    private let queue = DispatchQueue(label: "pasaka.rating", qos: .userInitiated)
    private let host: ActivityHost
    private let own: OwnTales

    package init(_ host: ActivityHost) { (self.host, own) = (host, OwnTales(in: host.folders)) }

    package func carryOut(_ wish: RatingRequest, for visit: Visit) { queue.async { self.perform(wish) } }

    private func perform(_ wish: RatingRequest) {
        guard case .rate(let pack, let wolves) = wish else { return }
        do {
            try rate(pack, wolves)
            host.tell(.learned(AnyDocument(RatingFailure(pack: nil))))
            host.reload {}
        } catch {
            Log("tales").warning("\(path: pack) cannot be rated: \("\(error)")")
            host.tell(.learned(AnyDocument(RatingFailure(pack: pack))))
        }
    }

    private func rate(_ pack: String, _ wolves: Int?) throws {
        guard let name = own.folder(of: pack) else { throw CallFailure("open", EPERM) }
        let folder = try OpenFolder(host.folders.family).inner(name, isNew: false)
        var text = try StoryText(try folder.read(StoryManifest.fileName))
        try text.rate(wolves)
        try write(text.bytes, in: folder)
    }

    /// Writes the file with the time of the former one: a tale that is rated is not new.
    private func write(_ bytes: [UInt8], in folder: OpenFolder) throws(CallFailure) {
        let name = StoryManifest.fileName, half = ".\(name).part"
        let file = try folder.create(half)
        defer { Glibc.close(file) }
        do throws(CallFailure) {
            try FileBytes.write(bytes, to: file)
            if let former = folder.status(of: name) { futimens(file, [former.st_atim, former.st_mtim]) }
            try folder.publish(file, half, as: name)
        } catch {
            folder.remove(half)
            throw error
        }
    }
}
