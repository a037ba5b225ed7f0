import Synchronization

/// What one look at all outboxes may cost, however many files strangers have put there.
final class LookLimits: Sendable {
    /// Kiosks that are looked at.
    let kiosks: Int
    private let most: Int
    private let toList: Atomic<Int>, toRemove: Atomic<Int>

    /// The files of a kiosk that are looked at when a look has cost much.
    private static let few = 4 * 61

    /// - Parameters:
    ///   - files: of a kiosk that are looked at; one that nobody has tidied up for eleven years has as many.
    ///   - listed: of all kiosks; 10,000 of them have as many after a year.
    ///   - removed: old days; the next look removes more.
    init(
        kiosks: Int = KioskNames.mostKiosks, files: Int = 4000, listed: Int = 4_000_000, removed: Int = 200_000
    ) {
        (self.kiosks, most) = (kiosks, files)
        toList = Atomic(listed)
        toRemove = Atomic(removed)
    }

    /// Folders of which those of kiosks are chosen; a stranger could make a million.
    var folders: Int { 10 * kiosks }

    /// Files of the next kiosk that are looked at.
    var files: Int { toList.load(ordering: .relaxed) > 0 ? most : Self.few }

    func haveListed(_ files: Int) { toList.subtract(files, ordering: .relaxed) }

    /// Whether another old day may be removed.
    func mayRemove() -> Bool { toRemove.subtract(1, ordering: .relaxed).oldValue > 0 }
}
