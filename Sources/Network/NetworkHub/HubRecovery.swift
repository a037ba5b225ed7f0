import Glibc
import NetworkFolder
import Sentences
import Storage

/// How a network's folder that was lost is made again.
extension Hub {
    /// A folder that was made again.
    public struct Recovered: Sendable {
        /// The index with which it goes on; nil if there was none to start with.
        public let index: NetworkIndex?
        /// The tales of it whose ZIP is missing or damaged, so that they are to be added again.
        public let missing: [NetworkIndex.Pack]
    }

    /// Makes a network's lost folder again, with a new key; it goes on with what its part `pasaka-network` has, if that was
    /// copied back from a server or a stick.
    ///
    /// - Parameters:
    ///   - name: the network's name; nil for that of the index.
    ///   - words: those on paper.
    ///   - seconds: now, since 1970: a change of the key has a number beyond any that might have been lost, too, and nobody
    ///     types the words twice in a second.
    public static func recover(
        _ path: String, named name: String?, by words: String, seconds: Int
    ) throws(HubFailure) -> Recovered {
        guard let seed = RecoveryWords.seed(of: words) else { throw .words }
        let paper = SecretKey(seed: seed)
        do throws(OpenFolder.Unmade) { _ = try OpenFolder.makeAll("\(path)/\(served)/packs") } catch {
            throw HubFailure("\(path: error.path) cannot be written: \(error.failure)")
        }
        guard let folder = try? OpenFolder(path), let copy = try? folder.inner(served),
            let packs = try? copy.inner("packs")
        else { throw HubFailure("\(path: path) cannot be read") }
        guard !hasPart(folder) else {
            throw HubFailure("\(path: path) has a network already; pasaka-network key names a new key for it")
        }
        let index = try index(in: copy, path, signedBy: paper)
        guard let name = name ?? index?.network, NetworkIndex.isNetworkName(name) else {
            throw HubFailure("the network's name is missing; give it with --name")
        }
        let there = index?.packs.filter { isThere($0, in: packs) } ?? []
        var draft = Draft(network: name)
        draft.generation = max(change(in: copy, signedBy: paper)?.generation ?? 0, seconds)
        draft.packs = there
        if let index {
            (draft.withdrawn, draft.settings) = (index.withdrawn, index.settings)
            // Only a thief has used up so many; with a new key, kiosks begin at 0, too.
            draft.number = index.number < mostUsed ? index.number : 0
            draft.versions = Dictionary(uniqueKeysWithValues: index.packs.map { ($0.id, min($0.version, mostUsed)) })
            // Their last versions are nowhere; each took a publication.
            for id in index.withdrawn { draft.versions[id] = draft.number }
        }
        try writing(path) { () throws(CallFailure) in
            try folder.write(Array(paper.publicKey.text.utf8), as: recovery)
            try folder.write(json(draft), as: state)
        }
        var hub = try Hub(path)
        try hub.replaceKey(by: words)
        return Recovered(index: index, missing: index?.packs.filter { !there.contains($0) } ?? [])
    }

    /// More publications than a network ever has.
    private static let mostUsed = 1_000_000

    /// The latest index of a copy, signed by the key that the words on paper have named last.
    private static func index(
        in copy: OpenFolder, _ path: String, signedBy paper: SecretKey
    ) throws(HubFailure) -> NetworkIndex? {
        let key = change(in: copy, signedBy: paper).flatMap { PublicKey(text: $0.key) }
        var latest: NetworkIndex?
        for ring in NetworkIndex.Ring.allCases {
            guard let json = try? copy.read(ring.file), let index = try? NetworkIndex(json: json) else { continue }
            guard let key else {
                let file = "\(path)/\(served)/\(KeyChange.file)"
                throw HubFailure("\(path: file) is not signed by the words on paper; take another copy")
            }
            let signature = (try? copy.read("\(ring.file).sig")).map { String(decoding: $0, as: UTF8.self) }
            guard signature.flatMap({ Signature(text: $0) }).map({ key.verifies(json, $0) }) == true else {
                throw HubFailure(
                    "\(path: "\(path)/\(served)/\(ring.file)") is not signed by this network's key; take another copy")
            }
            if index.number > latest?.number ?? 0 { latest = index }
        }
        return latest
    }

    private static func isThere(_ pack: NetworkIndex.Pack, in packs: OpenFolder) -> Bool {
        guard let file = try? packs.open("\(pack.sha256).zip") else { return false }
        defer { close(file) }
        return (try? FileDigest.read(file)).map { $0.sha256 == pack.sha256 && $0.size == pack.size } ?? false
    }
}

extension HubFailure {
    static let words = HubFailure("these are not the 24 words of a network: one is wrong or missing")
}
