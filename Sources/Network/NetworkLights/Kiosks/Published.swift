import FoundationEssentials
import Glibc
import NetworkFolder
import Storage

/// What the network has published, by which kiosks are judged.
struct Published {
    /// The indexes for all and for pilots, as far as there are any.
    private(set) var indexes: [NetworkIndex] = []

    /// Days that a kiosk has to follow an index.
    private static let patience = 2

    init(_ indexes: [NetworkIndex] = []) { self.indexes = indexes }

    /// - Parameter folder: the network's.
    init(folder: OpenFolder) {
        guard let served = try? folder.inner("pasaka-network", isNew: false) else { return }
        for ring in NetworkIndex.Ring.allCases {
            guard let file = try? served.open(ring.file) else { continue }
            defer { close(file) }
            guard let json = try? FileBytes.read(file, atMost: NetworkIndex.mostBytes),
                let index = try? JSONDecoder().decode(NetworkIndex.self, from: Data(json)), index.isSound
            else { continue }
            indexes.append(index)
        }
    }

    /// The titles of tales by their ids.
    var titles: [String: String] {
        Dictionary(indexes.flatMap { $0.packs.map { ($0.id, $0.title) } }) { first, _ in first }
    }

    /// The number of a ring's index.
    func number(_ ring: NetworkIndex.Ring) -> Int? { indexes.first { $0.ring == ring }?.number }

    /// The number that a kiosk should follow by now; nil if it does.
    ///
    /// Before kiosks told their ring, one beyond the index for all was a pilot.
    func wanted(from number: Int, isPilot: Bool, on today: Day) -> Int? {
        let due = indexes.filter { index in
            Day(index.date).map { today.number - $0.number >= Self.patience } ?? false
        }
        if let all = due.first(where: { $0.ring == .all })?.number, number < all { return all }
        guard let pilot = due.first(where: { $0.ring == .pilot })?.number, number < pilot,
            isPilot || number > self.number(.all) ?? 0
        else { return nil }
        return pilot
    }
}
