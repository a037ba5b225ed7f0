import FoundationEssentials
import Glibc
import NetworkFolder
import Sentences
import Storage

/// A librarian's folder of a network: what is served, and beside it the key and what will be published next.
///
///     secret.key  hub.json  recovery.pub  pasaka-network/index.json, index.json.sig, packs/…
///
/// Each change is one file that gets its name when it is whole; published is what ``publish(_:on:)`` has signed.
public struct Hub {
    /// What the next publication says, and what the last ones said.
    struct Draft: Hashable, Codable {
        var network: String
        /// The number of the last publication.
        var number = 0
        var packs: [NetworkIndex.Pack] = []
        /// The last version of each tale that there ever was.
        var versions: [String: Int] = [:]
        /// The line of the last publication's signature.
        var last: String?
        /// How often the key has been named.
        var generation = 0
        var withdrawn: [String] = []
        var settings: [String: NetworkIndex.SettingValue] = [:]
    }

    let path: String
    let folder: OpenFolder
    private(set) var draft: Draft

    /// The folder that any web server, CDN or stick carries.
    public static let served = "pasaka-network"
    static let key = "secret.key"
    static let recovery = "recovery.pub", state = "hub.json"

    // MARK: - Making and opening

    /// Makes a network's folder.
    ///
    /// - Returns: the words for the paper, which are kept nowhere else.
    public static func make(_ path: String, named name: String) throws(HubFailure) -> RecoveryWords {
        guard NetworkIndex.isNetworkName(name) else {
            throw HubFailure("\"\(text: name)\" cannot be the name of a network; use one line of at most 200 bytes")
        }
        let seed = SecretKey.randomSeed(), paper = SecretKey(seed: seed), key = SecretKey()
        var draft = Draft(network: name)
        draft.generation = 1
        try writing(path) { () throws(CallFailure) in
            do throws(OpenFolder.Unmade) { _ = try OpenFolder.makeAll("\(path)/\(served)/packs") } catch {
                throw error.failure
            }
            let folder = try OpenFolder(path)
            guard !hasPart(folder) else { throw CallFailure("open", EEXIST) }
            try folder.write(Array(paper.publicKey.text.utf8), as: recovery)
            try folder.write(json(draft), as: state)
            try folder.write(Array(key.text.utf8), as: Self.key, former: .respected, mode: 0o600)
            // So that a copy always tells its key, by which ``recover(_:named:by:seconds:)`` knows it.
            try tell(KeyChange(to: key.publicKey, generation: 1), by: paper, in: try folder.inner(served))
        }
        return RecoveryWords(seed: seed)
    }

    /// Whether a part is left of a network, to which its words on paper still lead.
    static func hasPart(_ folder: OpenFolder) -> Bool { [key, recovery, state].contains(where: folder.has) }

    public init(_ path: String) throws(HubFailure) {
        self.path = path
        do {
            folder = try OpenFolder(path)
            draft = try JSONDecoder().decode(Draft.self, from: Data(folder.read(Self.state)))
        } catch {
            throw HubFailure("\(path: path) is no folder of a network; make one with: pasaka-network new")
        }
    }

    /// Does something with a network's folder that no other process does meanwhile.
    ///
    /// - Throws: also if another process keeps the folder for longer than writing a small file takes.
    public static func alone<Result>(in path: String, _ work: (inout Hub) throws -> Result) throws -> Result {
        guard let folder = try? OpenFolder(path) else { throw HubFailure("there is no folder \(path: path)") }
        do {
            return try folder.alone {
                var hub = try Hub(path)
                return try work(&hub)
            }
        } catch let failure as CallFailure where failure.code == EWOULDBLOCK {
            throw HubFailure("another process is at work in \(path: path); try again when it has ended")
        }
    }

    /// The name that librarians and kiosks show.
    public var name: String { draft.network }

    /// The key that its kiosks know.
    public var publicKey: PublicKey? { secretKey?.publicKey }

    private var secretKey: SecretKey? {
        (try? folder.read(Self.key)).flatMap { SecretKey(text: String(decoding: $0, as: UTF8.self)) }
    }

    /// What a kiosk must know to follow this network.
    public func trust(_ ring: NetworkIndex.Ring = .all) throws(HubFailure) -> Trust {
        let recovery = (try? folder.read(Self.recovery)).flatMap {
            PublicKey(text: String(decoding: $0, as: UTF8.self))
        }
        guard let key = publicKey, let recovery else {
            throw HubFailure("\(path: "\(path)/\(Self.key)") is missing or damaged")
        }
        return Trust(key: key, recovery: recovery, generation: draft.generation, ring: ring)
    }

    // MARK: - Changing

    /// Takes a tale's folder into the next publication; one with the id of an earlier tale is its next version.
    ///
    /// - Returns: false if it is there already, file by file.
    public mutating func add(_ tale: TaleFolder) throws(HubFailure) -> Bool {
        guard NetworkIndex.isID(tale.id), NetworkIndex.isNetworkName(tale.title) else {
            throw HubFailure("\(path: tale.path) has an id or a title that is not one line of text")
        }
        let (sha256, size) = try pack(tale.path)
        let former = draft.packs.first { $0.id == tale.id }
        guard former?.sha256 != sha256 || draft.withdrawn.contains(tale.id) else { return false }
        draft.packs.removeAll { $0.id == tale.id }
        draft.withdrawn.removeAll { $0 == tale.id }
        draft.packs.append(
            NetworkIndex.Pack(
                id: tale.id, title: tale.title, version: (draft.versions[tale.id] ?? 0) + 1, sha256: sha256,
                size: size))
        draft.packs.sort { $0.id < $1.id }
        draft.versions[tale.id, default: 0] += 1
        try save()
        return true
    }

    /// Packs a folder under its digest.
    private func pack(_ path: String) throws(HubFailure) -> (sha256: String, size: Int) {
        let half = ".half"
        let packs: OpenFolder, file: Int32
        do throws(CallFailure) {
            packs = try folder.inner(Self.served).inner("packs")
            file = try packs.create(half)
        } catch {
            throw HubFailure("\(path: self.path) cannot be written: \(error)")
        }
        defer {
            close(file)
            packs.remove(half)
        }
        try PackArchive.write(path, to: file)
        do {
            let (sha256, size) = try FileDigest.read(file)
            guard size <= NetworkIndex.largestPack else { throw HubFailure("\(path: path) is larger than 1 GiB") }
            if !packs.has("\(sha256).zip") { try packs.publish(file, half, as: "\(sha256).zip") }
            return (sha256, size)
        } catch let failure as HubFailure {
            throw failure
        } catch {
            throw HubFailure("\(path: self.path) cannot be written: \(error)")
        }
    }

    /// Hides a tale from the next publication on; its ZIP stays.
    ///
    /// - Returns: false if there is no such tale; a kiosk may have it from before a folder was lost.
    @discardableResult
    public mutating func withdraw(_ id: String) throws(HubFailure) -> Bool {
        guard NetworkIndex.isID(id) else { throw HubFailure("this network has no tale \"\(tale: id)\"") }
        let isThere = draft.packs.contains { $0.id == id }
        draft.packs.removeAll { $0.id == id }
        if !draft.withdrawn.contains(id) { draft.withdrawn.append(id) }
        try save()
        return isThere
    }

    /// Takes the settings of a JSON file, instead of those before.
    ///
    /// - Parameter json: has passed `pasaka check --settings`.
    public mutating func set(_ json: [UInt8]) throws(HubFailure) {
        do {
            draft.settings = try JSONDecoder().decode([String: NetworkIndex.SettingValue].self, from: Data(json))
        } catch {
            throw HubFailure("the settings are no JSON object of values")
        }
        draft.settings["version"] = nil
        guard draft.settings.keys.allSatisfy(NetworkIndex.isID) else {
            throw HubFailure("the settings have a name that is none; pasaka check --settings says which")
        }
        try save()
    }

    // MARK: - Publishing

    /// Signs what is there now, for a ring; those for all are for the pilots, too.
    ///
    /// - Parameter date: today, such as `2026-11-29`.
    public mutating func publish(_ ring: NetworkIndex.Ring, on date: String) throws(HubFailure) -> NetworkIndex {
        guard let key = secretKey else {
            throw HubFailure(
                "\(path: "\(path)/\(Self.key)") is missing or damaged; name a new key by the words on paper")
        }
        draft.number += 1
        var index = NetworkIndex(network: draft.network, number: draft.number, date: date, ring: ring)
        (index.packs, index.withdrawn, index.settings) = (draft.packs, draft.withdrawn, draft.settings)
        index.before = draft.last
        guard index.isSound, index.json.count <= NetworkIndex.mostBytes else {
            throw HubFailure("there are more tales than one network can have")
        }
        let signature = key.sign(index.json)
        draft.last = signature.line
        // The number is used up first: one that was signed twice would be refused.
        try save()
        try Self.writing(path) { () throws(CallFailure) in
            let served = try folder.inner(Self.served)
            try served.write(index.json, as: ring.file)
            try served.write(Array(signature.text.utf8), as: "\(ring.file).sig")
        }
        return index
    }

    /// Names a new key by the words on paper, after the old one was lost or stolen.
    public mutating func replaceKey(by words: String) throws(HubFailure) {
        guard let seed = RecoveryWords.seed(of: words) else { throw .words }
        let paper = SecretKey(seed: seed), key = SecretKey()
        guard try trustedRecovery() == paper.publicKey else {
            throw HubFailure("these are the words of another network")
        }
        let served: OpenFolder
        do throws(CallFailure) { served = try folder.inner(Self.served) } catch {
            throw HubFailure("\(path: path) cannot be written: \(error)")
        }
        draft.generation = 1 + max(draft.generation, Self.change(in: served, signedBy: paper)?.generation ?? 0)
        let change = KeyChange(to: key.publicKey, generation: draft.generation)
        try save()
        try Self.writing(path) { () throws(CallFailure) in
            try folder.write(Array(key.text.utf8), as: Self.key, mode: 0o600)
            try Self.tell(change, by: paper, in: served)
        }
    }

    private static func tell(_ change: KeyChange, by paper: SecretKey, in served: OpenFolder) throws(CallFailure) {
        try served.write(change.json, as: KeyChange.file)
        try served.write(Array(paper.sign(change.json).text.utf8), as: "\(KeyChange.file).sig")
    }

    /// The change of the key that is served, if the words on paper have signed it.
    static func change(in served: OpenFolder, signedBy paper: SecretKey) -> KeyChange? {
        guard let json = try? served.read(KeyChange.file), let text = try? served.read("\(KeyChange.file).sig"),
            let signature = Signature(text: String(decoding: text, as: UTF8.self)),
            paper.publicKey.verifies(json, signature)
        else { return nil }
        return KeyChange(json: json)
    }

    private func trustedRecovery() throws(HubFailure) -> PublicKey? {
        (try? folder.read(Self.recovery)).flatMap { PublicKey(text: String(decoding: $0, as: UTF8.self)) }
    }

    // MARK: - Files

    private func save() throws(HubFailure) {
        try Self.writing(path) { () throws(CallFailure) in try folder.write(Self.json(draft), as: Self.state) }
    }

    static func writing(_ path: String, _ work: () throws(CallFailure) -> Void) throws(HubFailure) {
        do throws(CallFailure) { try work() } catch {
            guard error.code != EEXIST else { throw HubFailure("\(path: path) has a network already") }
            throw HubFailure("\(path: path) cannot be written: \(error)")
        }
    }

    static func json(_ draft: Draft) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return (try? encoder.encode(draft)).map { Array($0) + [10] } ?? []
    }
}
