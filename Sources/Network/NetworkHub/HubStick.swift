import Glibc
import NetworkFolder
import NetworkShelf
import Sentences
import Storage

/// How a stick is made that carries a network to kiosks.
extension Hub {
    /// Writes what is published and an invitation to a stick; what else lies on it stays.
    ///
    /// - Parameters:
    ///   - path: the stick's top.
    ///   - address: of the network's folder on a web server; empty if there is none.
    ///   - outbox: the address below which kiosks put their days; empty if there is none.
    /// - Returns: what each kiosk will ask.
    public func writeStick(
        _ path: String, address: String, outbox: String, ring: NetworkIndex.Ring
    ) throws(HubFailure) -> NetworkInvitation {
        for (text, isRight) in [(address, WebAddress.isOne(address)), (outbox, WebAddress.isForDays(outbox))]
        where !text.isEmpty && !isRight {
            throw HubFailure("\(text: text) is no address; it begins with https://")
        }
        let invitation = StickInvitation(
            name: draft.network, address: address, outbox: outbox, trust: try trust(ring))
        guard invitation.isSound, let shown = invitation.shown() else {
            throw HubFailure("the addresses are too long for an invitation, or there is not enough memory")
        }
        let stick: OpenFolder, source: OpenFolder, named: Set<String>
        do throws(CallFailure) { stick = try OpenFolder(path) } catch {
            throw HubFailure("\(path: path) cannot be read: \(error)")
        }
        do throws(CallFailure) { source = try folder.inner(Self.served) } catch {
            throw HubFailure("\(path: self.path) cannot be read: \(error)")
        }
        named = publishedPacks(in: source)
        guard source.has(NetworkIndex.Ring.all.file) || source.has(NetworkIndex.Ring.pilot.file) else {
            throw HubFailure("nothing is published yet; begin with: pasaka-network publish")
        }
        guard (try? stick.isNamed(source, Self.served)) != true else {
            throw HubFailure("\(path: path) is the network's own folder and no stick")
        }
        do throws(CallFailure) {
            let target = try stick.inner(Self.served)
            // Of another network, or of an earlier day.
            for name in Self.signedFiles where !source.has(name) { target.remove(name) }
            try FolderCopy(packs: named).update(target, with: source)
            try stick.write(invitation.json, as: StickInvitation.file)
        } catch {
            throw HubFailure("\(path: path) cannot be written: \(error)")
        }
        return shown
    }

    private static let signedFiles = (NetworkIndex.Ring.allCases.map(\.file) + [KeyChange.file])
        .flatMap { [$0, "\($0).sig"] }

    /// The files of tales that an index names.
    private func publishedPacks(in served: OpenFolder) -> Set<String> {
        Set(
            NetworkIndex.Ring.allCases.flatMap { ring in
                (try? served.read(ring.file)).flatMap { try? NetworkIndex(json: $0) }?.packs ?? []
            }.map { "\($0.sha256).zip" })
    }
}

/// Makes one folder like another, file by file, each in one step.
private struct FolderCopy {
    /// The files that are wanted of the folder `packs`; others are not copied, and go.
    let packs: Set<String>

    private static let depth = 8

    func update(_ target: OpenFolder, with source: OpenFolder, depth: Int = depth) throws(CallFailure) {
        guard depth > 0 else { throw CallFailure("open", ELOOP) }
        var files: [String] = []
        // What an index names is there before it is named.
        for name in source.names() where !name.hasPrefix(".") {
            guard let inner = try? source.inner(name, isNew: false) else {
                files.append(name)
                continue
            }
            if depth == Self.depth, name == "packs" {
                try updatePacks(try target.inner(name), with: inner)
            } else {
                try update(try target.inner(name), with: inner, depth: depth - 1)
            }
        }
        for name in files { try copy(name, of: source, to: target) }
    }

    private func updatePacks(_ target: OpenFolder, with source: OpenFolder) throws(CallFailure) {
        // First, to make room.
        for name in target.names() where !packs.contains(name) { target.remove(name) }
        for name in source.names() where packs.contains(name) { try copy(name, of: source, to: target) }
    }

    private func copy(_ name: String, of source: OpenFolder, to target: OpenFolder) throws(CallFailure) {
        let file = try source.open(name)
        defer { close(file) }
        if let there = try? target.open(name) {
            defer { close(there) }
            if (try? FileBytes.areSame(file, there)) == true { return }
        }
        let temporary = OpenFolder.temporary(for: name)
        let new = try target.create(temporary)
        defer { close(new) }
        do throws(CallFailure) {
            try FileBytes.copy(file, to: new)
            try target.publish(new, temporary, as: name)
        } catch {
            target.remove(temporary)
            throw error
        }
    }
}
