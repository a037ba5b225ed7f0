import CLinux
import FoundationEssentials
import Glibc
import NetworkFolder
import Storage

/// A kiosk's copy of its network's folder: the last index that it followed, and each tale that came whole.
///
///     trust.json  index.json  contact.json  packs/<sha256>.zip
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
    public var index: NetworkIndex? {
        (read(NetworkIndex.Ring.all.file) as NetworkIndex?).flatMap { $0.isSound ? $0 : nil }
    }

    /// The tales of the index that are there, whole.
    public var tales: [NetworkIndex.Pack] { index?.packs.filter(isThere) ?? [] }

    private func isThere(_ pack: NetworkIndex.Pack) -> Bool {
        guard let file = try? packs.open("\(pack.sha256).zip") else { return false }
        defer { close(file) }
        return (try? FileBytes.status(of: file).st_size).map { Int($0) == pack.size } ?? false
    }

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
    ///
    /// - Throws: also while another process looks.
    public func join(_ trust: Trust) throws {
        try folder.alone {
            for name in [NetworkIndex.Ring.all.file, Self.contactFile] { folder.remove(name) }
            try write(trust, as: Self.trustFile)
        }
    }

    /// Leaves the network; tales on the shelf stay.
    ///
    /// - Throws: while another process looks.
    public func leave() throws {
        try folder.alone {
            for name in [Self.trustFile, NetworkIndex.Ring.all.file, Self.contactFile] { folder.remove(name) }
            for name in packs.names() { packs.remove(name) }
            folder.sync()
        }
    }

    // MARK: - Looking

    /// Looks at the network, and takes what is new.
    ///
    /// - Parameters:
    ///   - now: seconds since 1970.
    ///   - goesOn: asked before each tale; false ends the look, for somebody has come.
    /// - Returns: why not everything is as the network wants it; nil if it is.
    /// - Throws: if another process looks; then nothing was done.
    @discardableResult
    public func look(at carrier: some Carrier, now: Int, goesOn: () -> Bool = { true }) throws -> NetworkRefusal? {
        try folder.alone { lookAlone(carrier, now, goesOn) }
    }

    private func lookAlone(_ carrier: some Carrier, _ now: Int, _ goesOn: () -> Bool) -> NetworkRefusal? {
        var refusal: NetworkRefusal?
        do throws(NetworkRefusal) { try follow(carrier) } catch { refusal = error }
        // Tales that were named before are taken whatever the index has become.
        do throws(NetworkRefusal) { try takePacks(of: carrier, goesOn) } catch { refusal = refusal ?? error }
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
        guard !trust.hasFollowed(signature) || index?.number != trust.number else { return }
        // Before anything is believed that is signed by a key which may have a successor.
        try followKey(&trust, carrier)
        let json = try small(ring.file, atMost: NetworkIndex.mostBytes, of: carrier)
        let index = try trust.accept(json, signature)
        // Known first: a power cut between the two lets the same index be followed once more.
        try write(trust, as: Self.trustFile)
        try writeFile(index.json, as: NetworkIndex.Ring.all.file)
    }

    private func followKey(_ trust: inout Trust, _ carrier: some Carrier) throws(NetworkRefusal) {
        guard let json = try? small(KeyChange.file, atMost: KeyChange.mostBytes, of: carrier),
            let signature = try? text("\(KeyChange.file).sig", of: carrier), trust.follow(json, signature)
        else { return }
        try write(trust, as: Self.trustFile)
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
        var last: NetworkRefusal?, misses = 0
        // One that is wrong keeps no other away; a server that has gone does.
        for pack in index.packs where !isThere(pack) && goesOn() {
            do throws(NetworkRefusal) { try take(pack, of: carrier) } catch {
                last = error
                misses += error == .away ? 1 : 0
            }
            if last == .full || misses == Self.mostMisses { break }
        }
        if let last { throw last }
    }

    /// Tales that cannot be got before the look ends.
    private static let mostMisses = 3

    /// Deletes tales that the index no longer names; the shelf has its own.
    private func forget(allBut wanted: [NetworkIndex.Pack]) {
        let kept = Set(wanted.flatMap { ["\($0.sha256).zip", Self.half(of: $0)] })
        for name in packs.names() where !kept.contains(name) { packs.remove(name) }
    }

    /// What is no ordinary file was not written here, and goes.
    private func goOn(with half: String) throws(CallFailure) -> Int32 {
        do throws(CallFailure) { return try packs.goOn(with: half) } catch let failure where !failure.isFullDisk {
            packs.remove(half)
            return try packs.goOn(with: half)
        }
    }

    private func isRight(_ file: Int32, _ pack: NetworkIndex.Pack) -> Bool {
        (try? FileDigest.read(file)).map { $0.size == pack.size && $0.sha256 == pack.sha256 } ?? false
    }

    private static func half(of pack: NetworkIndex.Pack) -> String { ".\(pack.sha256).half" }

    private func take(_ pack: NetworkIndex.Pack, of carrier: some Carrier) throws(NetworkRefusal) {
        let half = Self.half(of: pack)
        let file: Int32
        do throws(CallFailure) { file = try goOn(with: half) } catch { throw error.isFullDisk ? .full : .away }
        defer { close(file) }
        let there = min((try? FileBytes.status(of: file)).map { Int($0.st_size) } ?? 0, pack.size)
        guard room.bytes >= pack.size - there else { throw .full }
        if there < pack.size { try carrier.get(pack.path, into: file, from: there, atMost: pack.size) }
        if !isRight(file, pack) {
            // Perhaps the half that was there before was wrong.
            ftruncate(file, 0)
            guard there > 0 else { throw .wrongPack }
            try carrier.get(pack.path, into: file, from: 0, atMost: pack.size)
            guard isRight(file, pack) else {
                ftruncate(file, 0)
                throw .wrongPack
            }
        }
        do throws(CallFailure) { try packs.publish(file, half, as: "\(pack.sha256).zip") } catch {
            throw error.isFullDisk ? .full : .away
        }
    }
}
