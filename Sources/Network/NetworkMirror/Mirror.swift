import CLinux
import FoundationEssentials
import Glibc
import NetworkFolder
import Storage

/// A kiosk's copy of its network's folder: the last index that it followed, and each tale that came whole.
///
///     trust.json  index.json  index.json.sig  contact.json  packs/<sha256>.zip
///
/// A power cut at any moment leaves a tale whole or not there; half of one is gone on with.
public struct Mirror {
    private let folder, packs: OpenFolder
    private let room: DiskRoom

    /// What the last look at the network found.
    public struct Contact: Hashable, Codable, Sendable {
        /// Seconds since 1970, by the kiosk's clock.
        public var looked: Int
        /// The last time when everything was as the network wants it.
        public var whole: Int?
        /// The code of a ``NetworkRefusal``; nil if there was none.
        public var refusal: String?
    }

    static let trustFile = "trust.json", contactFile = "contact.json"

    /// - Parameter room: of its disk.
    public init(_ path: String, room: DiskRoom? = nil) throws(CallFailure) {
        folder = try OpenFolder(path)
        packs = try folder.inner("packs")
        self.room = room ?? DiskRoom(of: folder)
    }

    // MARK: - What is there

    /// What the kiosk knows of its network; nil if it has joined none.
    public var trust: Trust? { read(Self.trustFile) }

    public var contact: Contact? { read(Self.contactFile) }

    /// The index that is followed; nil before the first.
    public var index: NetworkIndex? { read(NetworkIndex.Ring.all.file) }

    /// The tales of the index that are there, whole.
    public var tales: [NetworkIndex.Pack] { index?.packs.filter { packs.has("\($0.sha256).zip") } ?? [] }

    private func read<Value: Decodable>(_ name: String) -> Value? {
        (try? folder.read(name)).flatMap { try? JSONDecoder().decode(Value.self, from: Data($0)) }
    }

    private func write(_ value: some Encodable, as name: String) throws(NetworkRefusal) {
        guard let json = try? JSONEncoder().encode(value) else { throw .unreadable }
        try writeFile(Array(json), as: name)
    }

    private func writeFile(_ bytes: [UInt8], as name: String) throws(NetworkRefusal) {
        do throws(CallFailure) { try folder.write(bytes, as: name) } catch { throw error.isFullDisk ? .full : .away }
    }

    /// Joins a network, in place of any other.
    public func join(_ trust: Trust) throws(NetworkRefusal) {
        for name in [NetworkIndex.Ring.all.file, Self.contactFile] { folder.remove(name) }
        try write(trust, as: Self.trustFile)
    }

    /// Leaves the network; tales on the shelf stay.
    public func leave() {
        for name in [Self.trustFile, NetworkIndex.Ring.all.file, Self.contactFile] { folder.remove(name) }
        for name in packs.names() { packs.remove(name) }
        folder.sync()
    }

    // MARK: - Looking

    /// Looks at the network, and takes what is new.
    ///
    /// - Parameters:
    ///   - now: seconds since 1970.
    ///   - goesOn: asked before each tale; false ends the look, for somebody has come.
    /// - Returns: why not everything is as the network wants it; nil if it is.
    @discardableResult
    public func look(at carrier: some Carrier, now: Int, goesOn: () -> Bool = { true }) -> NetworkRefusal? {
        var refusal: NetworkRefusal?
        do throws(NetworkRefusal) {
            try follow(carrier)
            try takePacks(of: carrier, goesOn)
        } catch {
            refusal = error
        }
        let whole = refusal == nil && tales.count == index?.packs.count ? now : contact?.whole
        _ = try? write(Contact(looked: now, whole: whole, refusal: refusal?.rawValue), as: Self.contactFile)
        return refusal
    }

    /// Follows the newest index of the kiosk's ring and of all.
    private func follow(_ carrier: some Carrier) throws(NetworkRefusal) {
        guard var trust else { throw .away }
        var last = NetworkRefusal.away, isFollowed = false
        for ring in Set([trust.ring, .all]).sorted(by: { $0.rawValue > $1.rawValue }) {
            do throws(NetworkRefusal) {
                try follow(ring, &trust, carrier)
                isFollowed = true
            } catch {
                // Pilots have an index of their own only now and then.
                if ring == .all || error != .away { last = error }
            }
        }
        if !isFollowed { throw last }
    }

    private func follow(_ ring: NetworkIndex.Ring, _ trust: inout Trust, _ carrier: some Carrier) throws(NetworkRefusal)
    {
        let signature = try text("\(ring.file).sig", of: carrier)
        guard !trust.hasFollowed(signature) || index == nil else { return }
        let json = try small(ring.file, atMost: NetworkIndex.mostBytes, of: carrier)
        if !trust.knows(signature, of: json) { followKey(&trust, carrier) }
        let index = try trust.accept(json, signature)
        // Known first: a power cut between the two lets the same index be followed once more.
        try write(trust, as: Self.trustFile)
        try writeFile(index.json, as: NetworkIndex.Ring.all.file)
    }

    /// A signature by an unknown key is perhaps that of the successor.
    private func followKey(_ trust: inout Trust, _ carrier: some Carrier) {
        guard let json = try? small(KeyChange.file, atMost: KeyChange.mostBytes, of: carrier),
            let signature = try? text("\(KeyChange.file).sig", of: carrier)
        else { return }
        _ = trust.follow(json, signature)
    }

    private func text(_ name: String, of carrier: some Carrier) throws(NetworkRefusal) -> String {
        String(decoding: try small(name, atMost: Signature.mostBytes, of: carrier), as: UTF8.self)
    }

    /// A small file, read into memory.
    private func small(_ name: String, atMost most: Int, of carrier: some Carrier) throws(NetworkRefusal) -> [UInt8] {
        let file = descriptors_memory("pasaka-network")
        guard file >= 0 else { throw .full }
        defer { close(file) }
        try carrier.get(name, into: file, from: 0, atMost: most)
        do throws(ReadFailure) { return try FileBytes.read(file, atMost: most) } catch { throw .unreadable }
    }

    // MARK: - Tales

    private func takePacks(of carrier: some Carrier, _ goesOn: () -> Bool) throws(NetworkRefusal) {
        guard let index else { return }
        forget(allBut: index.packs)
        var last: NetworkRefusal?
        // One that is wrong keeps no other away.
        for pack in index.packs where !packs.has("\(pack.sha256).zip") && goesOn() {
            do throws(NetworkRefusal) { try take(pack, of: carrier) } catch { last = error }
            if last == .full { break }
        }
        if let last { throw last }
    }

    /// Deletes tales that the index no longer names; the shelf has its own.
    private func forget(allBut wanted: [NetworkIndex.Pack]) {
        let kept = Set(wanted.flatMap { ["\($0.sha256).zip", Self.half(of: $0)] })
        for name in packs.names() where !kept.contains(name) { packs.remove(name) }
    }

    private static func half(of pack: NetworkIndex.Pack) -> String { ".\(pack.sha256).half" }

    private func take(_ pack: NetworkIndex.Pack, of carrier: some Carrier) throws(NetworkRefusal) {
        let half = Self.half(of: pack)
        let file: Int32
        do throws(CallFailure) { file = try packs.goOn(with: half) } catch { throw error.isFullDisk ? .full : .away }
        defer { close(file) }
        let there = min((try? FileBytes.status(of: file)).map { Int($0.st_size) } ?? 0, pack.size)
        guard room.bytes >= pack.size - there else { throw .full }
        try carrier.get(pack.path, into: file, from: there, atMost: pack.size)
        let found = try? FileDigest.read(file)
        guard let found, found.size == pack.size, found.sha256 == pack.sha256 else {
            packs.remove(half)
            throw .wrongPack
        }
        do throws(CallFailure) { try packs.publish(file, half, as: "\(pack.sha256).zip") } catch {
            throw error.isFullDisk ? .full : .away
        }
    }
}
