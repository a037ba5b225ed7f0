import CLinux
import Glibc
import NetworkFolder
import Storage

/// How a copy follows its network's index.
extension Mirror {
    /// The index that is followed, read once and only if it is needed: of 5,000 tales it takes a while.
    struct Followed {
        let mirror: Mirror
        lazy var index: NetworkIndex? = mirror.index
    }

    /// Follows the newest index of the kiosk's ring and of all.
    func follow(_ carrier: some Carrier, _ followed: inout Followed) throws(NetworkRefusal) {
        guard var trust else { throw .away }
        var refusals: [NetworkRefusal] = [], isFollowed = false
        for ring in Set([trust.ring, .all]).sorted(by: { $0.rawValue > $1.rawValue }) {
            do throws(NetworkRefusal) {
                // Before the first publication for all there may be one for pilots.
                try follow(
                    ring, &followed, &trust, carrier, orMissing: ring == .all && !isFollowed ? .unreadable : .away)
                isFollowed = true
            } catch {
                // Pilots have an index of their own only now and then.
                if ring == .all || error != .away { refusals.append(error) }
            }
        }
        // One of a pilot's two is always the older one, and may be missing; a false one is not hidden by the other.
        if let refusal = refusals.last(where: { !isFollowed || ![.old, .away].contains($0) }) { throw refusal }
    }

    private func follow(
        _ ring: NetworkIndex.Ring, _ followed: inout Followed, _ trust: inout Trust, _ carrier: some Carrier,
        orMissing missing: NetworkRefusal
    ) throws(NetworkRefusal) {
        let signature = try text("\(ring.file).sig", of: carrier, orMissing: missing)
        guard !trust.hasFollowed(signature) || followed.index?.number != trust.number else { return }
        guard !trust.hasPassed(signature) else { throw .old }
        // Before anything is believed that is signed by a key which may have a successor.
        try followKey(&trust, carrier)
        let new: (index: NetworkIndex, json: [UInt8])
        do throws(NetworkRefusal) { new = try accept(ring.file, signature, &trust, carrier) } catch {
            if error == .old { try write(trust, as: Self.trustFile) }
            throw error
        }
        // Known first: a power cut between the two lets the same index be followed once more.
        try write(trust, as: Self.trustFile)
        try writeFile(new.json, as: NetworkIndex.Ring.all.file)
        followed.index = new.index
    }

    /// Fetches an index and verifies it.
    private func accept(
        _ name: String, _ signature: String, _ trust: inout Trust, _ carrier: some Carrier
    ) throws(NetworkRefusal) -> (index: NetworkIndex, json: [UInt8]) {
        let json = try small(name, atMost: NetworkIndex.mostBytes, of: carrier)
        do throws(NetworkRefusal) { return (try trust.accept(json, signature), json) } catch {
            // Between the two files there may have been a publication.
            guard [.unsigned, .unreadable].contains(error), let later = try? text("\(name).sig", of: carrier),
                later != signature
            else {
                throw error
            }
            let json = try small(name, atMost: NetworkIndex.mostBytes, of: carrier)
            return (try trust.accept(json, later), json)
        }
    }

    private func followKey(_ trust: inout Trust, _ carrier: some Carrier) throws(NetworkRefusal) {
        guard let json = try? small(KeyChange.file, atMost: KeyChange.mostBytes, of: carrier),
            let signature = try? text("\(KeyChange.file).sig", of: carrier), trust.follow(json, signature)
        else { return }
        try write(trust, as: Self.trustFile)
    }

    private func text(
        _ name: String, of carrier: some Carrier, orMissing missing: NetworkRefusal = .unreadable
    ) throws(NetworkRefusal) -> String {
        let bytes = try small(name, atMost: Signature.mostBytes, of: carrier, orMissing: missing)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A small file, read into memory.
    private func small(
        _ name: String, atMost most: Int, of carrier: some Carrier, orMissing missing: NetworkRefusal = .unreadable
    ) throws(NetworkRefusal) -> [UInt8] {
        let file = descriptors_memory("pasaka-network")
        guard file >= 0 else { throw .full }
        defer { close(file) }
        do throws(CarrierFailure) { try carrier.get(name, into: file, from: 0, atMost: most) } catch {
            switch error {
            case .away: throw .away
            case .missing: throw missing
            case .tooLong: throw .unreadable
            case .full: throw .full
            }
        }
        do throws(ReadFailure) { return try FileBytes.read(file, atMost: most) } catch { throw .unreadable }
    }
}
