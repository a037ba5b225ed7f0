/// A cache with a limit in bytes: what was used longest ago goes first.
///
/// Finding, adding and evicting take the same time however much is cached.
nonisolated struct ByteCache<Key: Hashable, Value> {
    /// An entry in the list from the newest to the oldest.
    private nonisolated struct Entry {
        let key: Key
        let value: Value
        let bytes: Int
        var newer: Int?
        var older: Int?
    }

    /// The limit; a lower one takes effect with the next addition.
    var mostBytes: Int
    private(set) var bytes = 0
    private var places: [Key: Int] = [:]
    private var entries: [Entry?] = []
    private var free: [Int] = []
    private var newestPlace: Int?
    private var oldestPlace: Int?

    init(mostBytes: Int) { self.mostBytes = mostBytes }

    var count: Int { places.count }

    /// What is cached, in no order.
    var all: [(key: Key, value: Value)] {
        places.compactMap { key, place in entries[place].map { (key, $0.value) } }
    }

    func contains(_ key: Key) -> Bool { places[key] != nil }

    /// A value, which counts as used now; nil if it is not cached.
    mutating func use(_ key: Key) -> Value? {
        guard let place = places[key] else { return nil }
        if place != newestPlace {
            detach(place)
            link(place)
        }
        return entries[place]?.value
    }

    /// Adds or replaces a value and evicts others until the limit holds.
    ///
    /// - Parameters:
    ///   - bytes: its size; a value larger than the limit is cached alone.
    ///   - isNeeded: whether a key must stay even if the limit does not hold.
    mutating func add(_ value: Value, bytes: Int, for key: Key, sparing isNeeded: (Key) -> Bool = { _ in false }) {
        remove(key)
        let place = free.popLast() ?? entries.count
        if place == entries.count { entries.append(nil) }
        entries[place] = Entry(key: key, value: value, bytes: bytes)
        places[key] = place
        self.bytes += bytes
        link(place)
        makeRoom { $0 == key || isNeeded($0) }
    }

    /// Evicts until the limit holds.
    mutating func makeRoom(sparing isNeeded: (Key) -> Bool) {
        while bytes > mostBytes, let oldest = oldest(sparing: isNeeded) { remove(oldest.key) }
    }

    /// The entry that would be evicted next.
    func oldest(sparing isNeeded: (Key) -> Bool) -> (key: Key, value: Value)? {
        var place = oldestPlace
        while let here = place, let entry = entries[here] {
            if !isNeeded(entry.key) { return (entry.key, entry.value) }
            place = entry.newer
        }
        return nil
    }

    /// Removes a value.
    ///
    /// - Returns: nil if it was not cached.
    @discardableResult
    mutating func remove(_ key: Key) -> Value? {
        guard let place = places.removeValue(forKey: key) else { return nil }
        detach(place)
        let entry = entries[place]
        entries[place] = nil
        free.append(place)
        bytes -= entry?.bytes ?? 0
        return entry?.value
    }

    mutating func removeAll() { self = ByteCache(mostBytes: mostBytes) }

    mutating func removeAll(where isUnwanted: (Key) -> Bool) {
        for key in places.keys where isUnwanted(key) { remove(key) }
    }

    /// The value of the key used last that fits, which does not count as used.
    func first(where fits: (Key) -> Bool) -> Value? {
        var place = newestPlace
        while let here = place, let entry = entries[here] {
            if fits(entry.key) { return entry.value }
            place = entry.older
        }
        return nil
    }

    // MARK: - The list

    private mutating func link(_ place: Int) {
        entries[place]?.newer = nil
        entries[place]?.older = newestPlace
        if let newestPlace { entries[newestPlace]?.newer = place }
        newestPlace = place
        if oldestPlace == nil { oldestPlace = place }
    }

    private mutating func detach(_ place: Int) {
        guard let entry = entries[place] else { return }
        if let newer = entry.newer { entries[newer]?.older = entry.older } else { newestPlace = entry.older }
        if let older = entry.older { entries[older]?.newer = entry.newer } else { oldestPlace = entry.newer }
    }
}
