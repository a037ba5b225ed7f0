import Glibc
import NetworkShelf
import Storage

/// What lies in a kiosk's outbox, as a stranger may have filled it.
struct Outbox {
    /// The last day that can be read, cleaned.
    private(set) var last: KioskDay?
    /// The day on which it was last heard of.
    private(set) var seen: Day?
    /// The last days, oldest first.
    private(set) var marks: [Kiosk.Mark] = []
    /// How many files are no reports.
    private(set) var skipped = 0

    /// A file whose name is a date.
    private struct File {
        let named: Day
        /// The day as which it counts; nil if no clock was right.
        let day: Day?
    }

    /// Whether it has more files than are looked at.
    private(set) var isFlooded = false

    /// The first day that a kiosk's clock can show if it is right.
    private static let firstDay = Day("2025-01-01") ?? Day(0)

    private static let ending = Array(".json".utf8)

    /// An outbox that was never filled.
    init() {}

    /// Reads an outbox, and removes the days that are older than those that are kept.
    ///
    /// - Parameters:
    ///   - folder: named by the id.
    ///   - today: a clock may be a day ahead.
    init(_ folder: OpenFolder, id: String, today: Day, _ limits: LookLimits) {
        for file in files(in: folder, id: id, until: Day(today.number + 1), limits) {
            // Counts of tales are sums: those of the last day have all.
            guard let day = Self.read(file.named, in: folder, id: id, isLast: last == nil) else {
                skipped += 1
                continue
            }
            if last == nil { (last, seen) = (Self.cleaned(day), file.day) }
            take(day, of: file.day, today)
        }
        marks.reverse()
    }

    private mutating func take(_ day: KioskDay, of date: Day?, _ today: Day) {
        guard let date, date != marks.last?.day, today.number - date.number < KioskDay.keptDays else { return }
        let signal = day.lights.prefix(40).compactMap { Code($0)?.signal }.max() ?? .green
        marks.append(Kiosk.Mark(day: date, signal: signal, starts: day.starts, crashes: day.crashes))
    }

    /// The files of the last days, newest first.
    private mutating func files(
        in folder: OpenFolder, id: String, until latest: Day, _ limits: LookLimits
    ) -> [File] {
        let days = days(in: folder, limits)
        var possible = days.filter { (Self.firstDay...latest).contains($0) }
        let odd = days.filter { !(Self.firstDay...latest).contains($0) }
        if isFlooded {
            // Whatever lies there, it hides no day that the page shows.
            let last = (0...KioskDay.keptDays).map { Day(latest.number - $0) }.filter { folder.has("\($0.text).json") }
            possible = Array(Set(possible).union(last))
        }
        // One by a clock of 1970 or 2099 counts as of the day on which it came.
        let most = KioskDay.keptDays
        let dated = Self.newest(of: possible, in: folder, id, limits).reversed().map { File(named: $0, day: $0) }
        let came = Self.newest(of: odd, in: folder, id, limits).map { named in
            let day = folder.status(of: "\(named.text).json").map { Day(of: $0.st_mtim.tv_sec) }
            return File(named: named, day: day.flatMap { (Self.firstDay...latest).contains($0) ? $0 : nil })
        }
        guard !came.isEmpty else { return dated }
        let all = (dated + came).enumerated().sorted {
            ($1.element.day?.number ?? 0, $0.offset) < ($0.element.day?.number ?? 0, $1.offset)
        }
        return all.prefix(most).map(\.element)
    }

    /// The days by which its files are named.
    private mutating func days(in folder: OpenFolder, _ limits: LookLimits) -> [Day] {
        guard let entries = try? FolderEntries(of: folder) else { return [] }
        let most = limits.files
        var days: [Day] = [], count = 0
        for entry in entries.prefix(most + 1) {
            count += 1
            guard count <= most, !entry.isHidden else { continue }
            if entry.kind == .file, entry.bytes.suffix(Self.ending.count) == Self.ending[...],
                let day = Day(entry.bytes.dropLast(Self.ending.count))
            {
                days.append(day)
            } else {
                skipped += 1
            }
        }
        isFlooded = count > most
        limits.haveListed(count)
        return days
    }

    /// The last days; older ones are removed if they are reports of this kiosk, and what else lies there stays.
    private static func newest(of days: [Day], in folder: OpenFolder, _ id: String, _ limits: LookLimits) -> [Day] {
        let days = days.sorted()
        for day in days.dropLast(KioskDay.keptDays) {
            guard limits.mayRemove() else { break }
            if read(day, in: folder, id: id, isLast: false) != nil { folder.remove("\(day.text).json") }
        }
        return days.suffix(KioskDay.keptDays)
    }

    /// - Returns: nil for a file that is no report of this kiosk and day.
    private static func read(_ named: Day, in folder: OpenFolder, id: String, isLast: Bool) -> KioskDay? {
        let name = named.text
        guard let open = try? folder.open("\(name).json") else { return nil }
        defer { close(open) }
        // One call instead of three: 5,000 kiosks have 300,000 files. A larger one is no day.
        guard let bytes = try? FileBytes.part(of: open, at: 0, KioskDay.mostBytes + 1),
            let day = try? DayText.read(bytes, isLast: isLast), day.date == name, day.kiosk == id
        else { return nil }
        return day
    }

    private static func cleaned(_ day: KioskDay) -> KioskDay {
        var day = day
        (day.name, day.pasaka) = (PlainName.of(day.name), PlainName.of(day.pasaka, longest: 24))
        day.debian = PlainName.of(day.debian, longest: 12)
        day.tales = Dictionary(day.tales.map { (PlainName.of($0), $1) }) { first, _ in first }
        day.tales[""] = nil
        return day
    }
}
