import Engine
import FoundationEssentials
import Glibc
import Storage
import TalePacks

/// The last minute of inputs in two files in memory (tmpfs), which survive a crash: one JSON value per line.
///
/// The newer one starts when a screen is opened. When it covers a minute, or is full, it becomes the older
/// one. Staying on one screen for long, or pressing very much, starts a new file in the middle: the replay then shows
/// the screen as newly opened, not as it was.
struct FlightFile: ~Copyable {
    /// An input, and the app's state before it.
    struct Entry: Sendable {
        let input: Input
        let tick: Int
        let world: World
        let route: Route
        var visit: Visit = 0
    }

    /// A line of the file: a start, or an input.
    struct Line: Codable, Sendable {
        var number: Int
        var tick: Int
        var input: Input?
        var start: World?
        var route: Route?
        /// The visit that a start begins; nil in files of earlier versions.
        var visit: Visit?

        /// The line as it is written.
        var bytes: [UInt8] {
            input.flatMap { FlightMotion(number: number, tick: tick, $0)?.line } ?? FlightFile.json(self) ?? []
        }
    }

    /// The folder of the files; nil if it cannot be opened; then nothing is written.
    private let folder: OpenFolder?
    /// Whether the player before this one crashed.
    let isAfterCrash: Bool
    private var file: Int32 = -1
    private var (bytes, inputs, number, firstTick) = (0, 0, 0, 0)
    private var route: Route?

    /// Maximum bytes of each of the four files (two, and two after a crash); with the health file they stay below 2
    /// MiB.
    static let mostBytes = 352 << 10
    /// Maximum bytes of one line.
    private static let mostLine = mostBytes / 2
    /// The maximum number of inputs after a start, besides fingers' motions, and the time after which the next screen starts a file, in ticks.
    static let (mostInputs, minute) = (2000, 60 * 60)

    /// Starts writing; renames the files of a crashed player.
    init(folder: String) {
        self.folder = try? OpenFolder(folder)
        isAfterCrash = self.folder?.has(Names.newer.file) == true
        guard let folder = self.folder, isAfterCrash else { return }
        try? folder.rename(Names.newer.file, to: Names.crash.file)
        do throws(CallFailure) {
            try folder.rename(Names.older.file, to: Names.crashOlder.file)
        } catch {
            folder.remove(Names.crashOlder.file)
        }
    }

    deinit { if file >= 0 { close(file) } }

    /// The files' names.
    enum Names: String {
        case newer = "inputs", older = "inputs-before", crash = "crash", crashOlder = "crash-before"

        var file: String { "\(rawValue).jsonl" }

        func path(in folder: String) -> String { "\(folder)/\(file)" }
    }

    // MARK: - Writing

    mutating func write(_ entry: Entry) {
        let isOpened = entry.route != route
        let isDue = inputs >= Self.mostInputs || (isOpened && entry.tick - firstTick >= Self.minute)
        if file < 0 || isDue { begin(with: entry) }
        route = entry.route
        guard file >= 0, var line = line(of: entry) else { return }
        if bytes + line.count > Self.mostBytes {
            begin(with: entry)
            line = self.line(of: entry) ?? []
        }
        put(line)
        if FlightMotion(number: number, tick: entry.tick, entry.input) == nil { inputs += 1 }
    }

    /// Deletes everything.
    mutating func remove() {
        if file >= 0 { close(file) }
        file = -1
        for name in [Names.newer, .older] { folder?.remove(name.file) }
    }

    private mutating func begin(with entry: Entry) {
        if file >= 0 { close(file) }
        try? folder?.rename(Names.newer.file, to: Names.older.file)
        file = (try? folder?.create(Names.newer.file, mode: 0o600)) ?? -1
        (bytes, inputs, firstTick) = (0, 0, entry.tick)
        for size in ShelfExcerpt.Size.mayFit(entry.world[Shelf.self], in: Self.mostLine) {
            let world = ShelfExcerpt(of: entry.route, size).world(entry.world)
            let line = Line(number: number, tick: entry.tick, start: world, route: entry.route, visit: entry.visit)
            guard let json = Self.json(line), json.count <= Self.mostLine else { continue }
            return put(json)
        }
    }

    /// The line of an input; nil if it is too large in every form.
    private func line(of entry: Entry) -> [UInt8]? {
        if let line = FlightMotion(number: number, tick: entry.tick, entry.input)?.line { return line }
        for size in ShelfExcerpt.Size.mayFit(entry.input.shelf, in: Self.mostLine) {
            let input = ShelfExcerpt(of: entry.route, size).input(entry.input, in: entry.world)
            guard let json = Self.json(Line(number: number, tick: entry.tick, input: input)) else { return nil }
            if json.count <= Self.mostLine { return json }
        }
        return nil
    }

    fileprivate static func json(_ line: Line) -> [UInt8]? {
        guard let json = try? JSONEncoder().encode(line) else { return nil }  // these values are always encodable
        return Array(json) + [UInt8(ascii: "\n")]
    }

    /// Appends a line; the reader skips a partial line, written when there is no space, and a new file starts after it.
    private mutating func put(_ line: [UInt8]) {
        let isWhole = (try? FileBytes.write(line, to: file)) != nil
        (bytes, number) = (isWhole ? bytes + line.count : Self.mostBytes, number + 1)
    }
}

extension Input {
    /// Its tales.
    fileprivate var shelf: Shelf? {
        guard case .reply(.learned(let document)) = self else { return nil }
        return document.content as? Shelf
    }
}
