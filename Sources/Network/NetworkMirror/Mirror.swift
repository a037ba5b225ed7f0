import FoundationEssentials
import Glibc
import NetworkFolder
import NetworkShelf
import Storage

/// A kiosk's copy of its network's folder: the last index that it followed, and each tale that came whole.
///
///     trust.json  kiosk.json  index.json  packs/<sha256>.zip  outbox/<day>.json  sent.json
///     shelf.json  settings.json  contact.json  invitation.json: for the player, which verifies nothing
///
/// A power cut at any moment leaves a tale whole or not there; half of one is gone on with. The kiosk is in a network as
/// long as `trust.json` is there.
public struct Mirror: Sendable {
    let folder, packs, outbox: OpenFolder
    let room: DiskRoom

    static let trustFile = "trust.json"

    /// - Parameter room: of its disk.
    public init(_ path: String, room: DiskRoom? = nil) throws(CallFailure) {
        folder = try OpenFolder(path)
        packs = try folder.inner("packs")
        outbox = try folder.inner("outbox")
        self.room = room ?? DiskRoom(of: folder)
    }

    // MARK: - What is there

    /// What the kiosk knows of its network; nil if it has joined none.
    public var trust: Trust? { read(Self.trustFile) }

    public var membership: Membership? { read(Membership.file) }

    public var contact: NetworkContact? { read(NetworkContact.file) }

    /// What the player is told.
    public var shelf: NetworkShelf? { read(NetworkShelf.file) }

    /// The index that is followed; nil before the first.
    public var index: NetworkIndex? {
        (read(NetworkIndex.Ring.all.file) as NetworkIndex?).flatMap { $0.isSound ? $0 : nil }
    }

    func read<Value: Decodable>(_ name: String) -> Value? {
        (try? folder.read(name)).flatMap { try? JSONDecoder().decode(Value.self, from: Data($0)) }
    }

    /// Writes a value, unless it is there already.
    func write(_ value: some Encodable, as name: String) throws(NetworkRefusal) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let json = try? encoder.encode(value) else { throw .unreadable }
        try writeFile(Array(json), as: name)
    }

    func writeFile(_ bytes: [UInt8], as name: String) throws(NetworkRefusal) {
        if (try? folder.read(name)) == bytes { return }
        do throws(CallFailure) { try folder.write(bytes, as: name) } catch { throw error.isFullDisk ? .full : .away }
    }

    // MARK: - Joining and leaving

    /// Joins a network, in place of any other; the same one keeps what is known of it and what has come.
    ///
    /// - Throws: also while another process looks.
    public func join(_ invitation: StickInvitation) throws {
        guard invitation.isSound, var new = invitation.trust else { throw NetworkRefusal.unsigned }
        try alone {
            let former = membership
            let isSame = trust?.recovery == new.recovery
            if !isSame { forget() }
            // A stick from a drawer does not bring a lost key back.
            if let trust, trust.generation >= new.generation { new = trust }
            new.ring = invitation.ring
            let id = isSame ? former?.id : nil
            try write(
                Membership(
                    id: id ?? Membership.randomID(), name: invitation.name, address: invitation.address,
                    outbox: invitation.outbox, reports: former?.reports ?? true),
                as: Membership.file)
            try write(new, as: Self.trustFile)
            try tellPlayer(of: index)
            folder.remove(NetworkInvitation.file)
        }
    }

    /// Leaves the network; the player keeps its tales.
    ///
    /// - Throws: while another process looks.
    public func leave() throws {
        try alone {
            forget()
            folder.remove(NetworkInvitation.file)
            folder.sync()
        }
    }

    /// Forgets a network, and first of all that there is one: a power cut on the way is made up for by the next look.
    func forget() {
        folder.remove(Self.trustFile)
        folder.sync()
        let files = [
            NetworkShelf.file, NetworkShelf.settingsFile, NetworkContact.file, NetworkIndex.Ring.all.file,
            Membership.file, Self.sentFile,
        ]
        for name in files { folder.remove(name) }
        for name in packs.names() { packs.remove(name) }
        for name in outbox.names() { outbox.remove(name) }
    }

    /// Whether the kiosk tells anybody how it is.
    public func setReports(_ isOn: Bool) throws {
        try alone {
            guard var membership else { return }
            membership.reports = isOn
            try write(membership, as: Membership.file)
        }
    }

    // MARK: - Looking

    /// Looks at the network, and takes what is new.
    ///
    /// - Parameters:
    ///   - now: seconds since 1970.
    ///   - isStick: whether this is a stick, which may be of another network, or an old one.
    ///   - goesOn: asked before each tale; false ends the look, for its time is over.
    /// - Returns: why not everything is as the network wants it; nil if it is.
    /// - Throws: `EWOULDBLOCK` if another process looks; then nothing was done. ``Interrupted`` for a wish.
    @discardableResult
    public func look(
        at carrier: some Carrier, now: Int, isStick: Bool = false, goesOn: () -> Bool = { true }
    ) throws -> NetworkRefusal? {
        try alone {
            guard folder.has(Self.trustFile) else {
                forget()
                return .away
            }
            let isAwaited = isAwaited
            let (refusal, isWhole) = lookAlone(carrier) { goesOn() && !isAwaited() }
            // It says nothing of the network that a look was cut short.
            guard isWhole || !isAwaited() else { throw Interrupted() }
            // Where there is an address, a stranger's stick changes no light.
            let isNews = !isStick || membership?.address.isEmpty != false || [nil, .full, .forked].contains(refusal)
            if isNews {
                // A clock that was ahead once does not say for years that all is well.
                let former = (contact?.whole).flatMap { $0 <= now ? $0 : nil }
                let contact = NetworkContact(
                    looked: now, whole: isWhole ? now : former, refusal: refusal?.rawValue)
                _ = try? write(contact, as: NetworkContact.file)  // a full disk has another light
            }
            return refusal
        }
    }

    private func lookAlone(_ carrier: some Carrier, _ goesOn: () -> Bool) -> (NetworkRefusal?, isWhole: Bool) {
        var refusal: NetworkRefusal?, followed = Followed(mirror: self)
        do throws(NetworkRefusal) {
            try follow(carrier, &followed)
            // Settings and what is withdrawn do not wait for tales.
            try tellPlayer(of: followed.index)
        } catch { refusal = error }
        // Tales that were named before are taken whatever the index has become.
        do throws(NetworkRefusal) { try takePacks(of: followed.index, from: carrier, goesOn) } catch {
            refusal = refusal ?? error
        }
        var shelf: NetworkShelf?
        do throws(NetworkRefusal) { shelf = try tellPlayer(of: followed.index) } catch { refusal = refusal ?? error }
        let isWhole = refusal == nil && shelf?.tales.count == shelf?.wanted
        return (refusal ?? (trust?.isForked == true ? .forked : nil), isWhole)
    }

    /// Writes what the player shows, as far as it has changed.
    @discardableResult private func tellPlayer(of index: NetworkIndex?) throws(NetworkRefusal) -> NetworkShelf {
        if var settings = index?.settings, !settings.isEmpty {
            settings["version"] = .number(1)
            try write(settings, as: NetworkShelf.settingsFile)
        } else {
            folder.remove(NetworkShelf.settingsFile)
        }
        let tales = index.map { index in
            index.packs.filter(isThere).map {
                NetworkShelf.Tale(id: $0.id, title: $0.title, version: $0.version, sha256: $0.sha256)
            }
        }
        let shelf = NetworkShelf(
            network: index?.network ?? membership?.name ?? "", number: index?.number ?? 0,
            ring: trust?.ring == .pilot ? NetworkIndex.Ring.pilot.rawValue : nil, date: index?.date ?? "",
            tales: tales ?? [], wanted: index?.packs.count ?? 0, withdrawn: index?.withdrawn ?? [])
        try write(shelf, as: NetworkShelf.file)
        return shelf
    }
}
