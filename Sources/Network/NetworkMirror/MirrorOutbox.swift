import FoundationEssentials
import Glibc
import NetworkFolder
import NetworkShelf
import Storage

/// The place to which a kiosk's days go.
public protocol Receiver: Sendable {
    /// - Throws: ``NetworkRefusal/away`` unless it has the file now.
    func put(_ bytes: [UInt8], as name: String) throws(NetworkRefusal)
}

extension WebCarrier: Receiver {}

/// How a copy sends how its kiosk is, one file a day.
extension Mirror {
    static let sentFile = "sent.json"

    private struct Sent: Codable {
        var sent: [String]
    }

    /// Tidies the outbox: the newest 60 days stay, or none if nobody is to be told.
    ///
    /// In no network, what the power has kept a kiosk from forgetting goes now.
    ///
    /// - Parameter latest: the last day that may be, which is tomorrow's in some time zone; later days are of a clock that
    ///   was wrong, and go first.
    public func tidyOutbox(latest: String) throws {
        try alone {
            guard folder.has(Self.trustFile) else { return forget() }
            _ = keptDays(latest)
        }
    }

    /// Sends the days that have not been sent.
    ///
    /// - Returns: how many were, and whether some are still to be.
    public func send(to receiver: some Receiver, latest: String) throws -> (sent: Int, isWhole: Bool) {
        try alone {
            let days = keptDays(latest).sorted()
            guard let id = membership?.id else { return (0, true) }
            let before = Set((read(Self.sentFile) as Sent?)?.sent ?? [])
            var sent = before.intersection(days), misses = 0
            for day in days where !sent.contains(day) && misses < Self.mostMisses && !isAwaited() {
                do {
                    try receiver.put(try outbox.read("\(day).json"), as: "\(id)/\(day).json")
                    sent.insert(day)
                } catch { misses += 1 }
            }
            let count = sent.subtracting(before).count
            try write(Sent(sent: sent.sorted()), as: Self.sentFile)
            return (count, sent.count == days.count)
        }
    }

    /// The days that stay; all else is deleted.
    private func keptDays(_ latest: String) -> [String] {
        var kept: [String] = []
        let isTold = membership?.reports == true
        guard let entries = try? FolderEntries(of: outbox) else { return [] }
        for entry in entries {
            guard let name = entry.name else { continue }
            let day = String(name.dropLast(Self.ending.count))
            guard isTold, name.hasSuffix(Self.ending), entry.kind == .file,
                NetworkIndex.isDate(day), let size = outbox.status(of: name)?.st_size, size <= KioskDay.mostBytes
            else {
                outbox.remove(name)
                continue
            }
            kept.append(day)
            // However many there are, few are remembered.
            if kept.count == Self.mostRemembered { kept = newest(of: kept, latest) }
        }
        return newest(of: kept, latest).filter { day in
            let known: KioskDay? = (try? outbox.read(day + Self.ending)).flatMap {
                try? JSONDecoder().decode(KioskDay.self, from: Data($0))
            }
            if known?.date == day { return true }
            outbox.remove(day + Self.ending)
            return false
        }
    }

    private static let ending = ".json"
    private static let mostRemembered = 1000

    private func newest(of days: [String], _ latest: String) -> [String] {
        let ranked = days.sorted { ($0 <= latest ? 1 : 0, $0) > ($1 <= latest ? 1 : 0, $1) }
        for day in ranked.dropFirst(KioskDay.keptDays) { outbox.remove(day + Self.ending) }
        return Array(ranked.prefix(KioskDay.keptDays))
    }
}
