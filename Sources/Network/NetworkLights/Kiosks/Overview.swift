import Dispatch
import NetworkFolder
import NetworkShelf
import Storage
import Synchronization

/// How all kiosks of a network are, by what they have sent and what was published.
public struct Overview {
    /// How often a tale was told on all kiosks.
    struct TaleSum {
        let id, title: String
        var count: KioskDay.Count
        var kiosks: Int
    }

    /// The network's name.
    let network: String
    /// The day on which it was looked at.
    let today: Day
    /// All kiosks by trouble.
    let kiosks: [Kiosk]
    /// Sums of all kiosks, the tale begun most first.
    let tales: [TaleSum]
    let published: Published
    /// The titles of published tales by their ids.
    let titles: [String: String]
    /// How many files are no reports.
    let skipped: Int
    /// A folder with more than is looked at, such as `outbox/0123456789abcdef`; nil if there is none.
    let flood: String?

    private static let outbox = "outbox"
    /// The most tales of which there are sums; strangers could invent more.
    private static let mostTales = 20_000

    /// Reads a network's folder, and removes days that are older than those that are kept.
    ///
    /// - Throws: if the outboxes cannot be listed; where there are none, there are no kiosks.
    public init(folder path: String, network: String, names: KioskNames, today: Day) throws(CallFailure) {
        try self.init(folder: path, network: network, names: names, today: today, LookLimits())
    }

    init(
        folder path: String, network: String, names: KioskNames, today: Day, _ limits: LookLimits
    ) throws(CallFailure) {
        let folder = try OpenFolder(path)
        let published = Published(folder: folder)
        var boxes: [String: Outbox] = [:], skipped = 0, flood: String?
        if folder.has(Self.outbox) {
            let outbox = try folder.inner(Self.outbox, isNew: false)
            let ids = try Self.ids(in: outbox, known: names, limits, skipped: &skipped, flood: &flood)
            boxes = Self.read(ids, in: outbox, today, limits)
        }
        let flooded = boxes.filter(\.value.isFlooded).keys.min()
        self.flood = flood ?? flooded.map { "\(Self.outbox)/\($0)" }
        skipped += boxes.values.reduce(0) { $0 + $1.skipped }
        // Those that were given a name and never heard of.
        for id in names.names.keys where boxes[id] == nil { boxes[id] = Outbox() }
        let kiosks = boxes.map { id, box in
            Kiosk(id: id, name: names.names[id], box: box, published: published, today: today)
        }
        (self.network, self.today, self.published) = (PlainName.of(network, longest: 100), today, published)
        self.kiosks = kiosks.sorted(by: Kiosk.precedes)
        titles = published.titles
        tales = Self.sums(kiosks, titles: titles)
        self.skipped = skipped
    }

    /// The ids of kiosks with an outbox: first those that have a name, if there are too many.
    ///
    /// - Parameter flood: becomes the folder's name if not all in it was looked at.
    private static func ids(
        in outbox: OpenFolder, known: KioskNames, _ limits: LookLimits, skipped: inout Int, flood: inout String?
    ) throws(CallFailure) -> [String] {
        var others: [String] = [], count = 0
        for entry in try FolderEntries(of: outbox).prefix(limits.folders + 1) where !entry.isHidden {
            count += 1
            guard entry.kind == .folder, let id = entry.name, KioskNames.isID(id) else {
                skipped += 1
                continue
            }
            if known.names[id] == nil { others.append(id) }
        }
        // A million folders by a stranger do not silence known kiosks, whose folders need not be found among them.
        let ids = known.names.keys.sorted() + others.sorted()
        if count > limits.folders || ids.count > limits.kiosks { flood = Self.outbox }
        return Array(ids.prefix(limits.kiosks))
    }

    /// Reads outboxes on all processors.
    private static func read(
        _ ids: [String], in outbox: OpenFolder, _ today: Day, _ limits: LookLimits
    ) -> [String: Outbox] {
        let boxes = Mutex<[String: Outbox]>([:])
        DispatchQueue.concurrentPerform(iterations: ids.count) { place in
            let id = ids[place]
            // A folder that is not there, or is another user's, has told nothing.
            let box = (try? outbox.inner(id, isNew: false)).map { Outbox($0, id: id, today: today, limits) }
            boxes.withLock { $0[id] = box ?? Outbox() }
        }
        return boxes.withLock { $0 }
    }

    private static func sums(_ kiosks: [Kiosk], titles: [String: String]) -> [TaleSum] {
        var sums: [String: TaleSum] = [:]
        for kiosk in kiosks.sorted(by: { $0.id < $1.id }) {
            for (id, count) in kiosk.last?.tales ?? [:] {
                guard sums[id] != nil || sums.count < mostTales || titles[id] != nil else { continue }
                sums[id, default: TaleSum(id: id, title: titles[id] ?? id, count: .init(), kiosks: 0)].add(count)
            }
        }
        return sums.values.sorted { ($1.count.begun, $0.id) < ($0.count.begun, $1.id) }
    }

    /// What is to be said of files that were left out.
    func notes(in words: PageWords) -> [String] {
        (skipped > 0 ? [words.skipped(skipped)] : []) + (flood.map { [words.flood($0)] } ?? [])
    }

    /// The kiosks of each trouble that there is, the worst first.
    var groups: [(trouble: Trouble, kiosks: [Kiosk])] {
        Trouble.allCases.map { trouble in (trouble, kiosks.filter { $0.trouble == trouble }) }
            .filter { !$0.kiosks.isEmpty }
    }
}

extension Overview.TaleSum {
    fileprivate mutating func add(_ other: KioskDay.Count) {
        count.begun += other.begun
        count.heard += other.heard
        count.leafed += other.leafed
        kiosks += 1
    }
}
