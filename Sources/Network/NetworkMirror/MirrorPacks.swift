import Glibc
import NetworkFolder
import Storage

/// How a copy takes its network's tales.
extension Mirror {
    /// The tales of the index that are there, whole.
    public var tales: [NetworkIndex.Pack] { index?.packs.filter(isThere) ?? [] }

    func isThere(_ pack: NetworkIndex.Pack) -> Bool {
        guard let status = packs.status(of: "\(pack.sha256).zip") else { return false }
        return status.st_mode & S_IFMT == S_IFREG && Int(status.st_size) == pack.size
    }

    func takePacks(
        of index: NetworkIndex?, from carrier: some Carrier, _ goesOn: () -> Bool
    ) throws(NetworkRefusal) {
        guard let index else { return }
        forget(allBut: index.packs)
        var last: NetworkRefusal?, misses = 0
        // One that is wrong, or too large, keeps no other away; a server that has gone does.
        for pack in index.packs where !isThere(pack) {
            guard goesOn() else { throw last ?? .away }
            do throws(NetworkRefusal) { try take(pack, of: carrier) } catch {
                last = last == .full ? .full : error
                misses += error == .away ? 1 : 0
            }
            if misses == Self.mostMisses { break }
        }
        if let last { throw last }
    }

    /// Files that cannot be got, or put, before the rest is left for another night.
    static let mostMisses = 3

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
        guard !carrier.isOther(pack) else { throw .wrongPack }
        let half = Self.half(of: pack)
        let file: Int32
        do throws(CallFailure) { file = try goOn(with: half) } catch { throw error.isFullDisk ? .full : .away }
        defer { close(file) }
        let status = try? FileBytes.status(of: file)
        let there = min(status.map { Int($0.st_size) } ?? 0, pack.size)
        // An earlier night may have taken the room already.
        let taken = max(there, status.map { Int($0.st_blocks) * 512 } ?? 0)
        guard room.bytes >= pack.size - taken else {
            if taken == 0 { packs.remove(half) }
            throw .full
        }
        if there < pack.size { try get(pack, into: file, from: there, of: carrier) }
        if !isRight(file, pack) {
            // Perhaps the half that was there before was wrong.
            ftruncate(file, 0)
            guard there > 0 else { throw .wrongPack }
            try get(pack, into: file, from: 0, of: carrier)
            guard isRight(file, pack) else {
                ftruncate(file, 0)
                throw .wrongPack
            }
        }
        do throws(CallFailure) { try packs.publish(file, half, as: "\(pack.sha256).zip") } catch {
            throw error.isFullDisk ? .full : .away
        }
    }

    private func get(
        _ pack: NetworkIndex.Pack, into file: Int32, from offset: Int, of carrier: some Carrier
    ) throws(NetworkRefusal) {
        // What others write in the meantime cannot use up the room that there was at its start.
        do throws(CallFailure) { try FileBytes.reserve(pack.size, for: file) } catch {
            throw error.isFullDisk ? .full : .away
        }
        do throws(CarrierFailure) { try carrier.get(pack.path, into: file, from: offset, atMost: pack.size) } catch {
            switch error {
            case .away, .missing: throw .away
            case .tooLong: throw .wrongPack
            case .full: throw .full
            }
        }
    }
}
