import Engine
import FoundationEssentials
import Glibc
import Platform
import Stories

/// Everything that whoever mends Pasaka wants to know, in one file without names, words or pictures of a family.
struct Report: Encodable {
    var made = LocalTime.text("%Y-%m-%dT%H:%M:%S%z")
    var pasaka = Places.version
    /// How these facts have come about: whether a player runs, and whether it has answered.
    var player: String
    var system: [String: String]
    /// Those that can be read; what is usual holds for the others.
    var settings: Settings?
    var reading: ReadingWishes?
    /// The lines of `pasaka selftest`.
    var selftest: [String]
    var health: Health?
    /// What was pressed before a crash, if the player was started again after one.
    var beforeCrash: Recording?
    /// What was pressed lately.
    var lastMinute: Recording?

    /// What `pasaka --replay` looks for in a report.
    struct Recordings: Decodable {
        let beforeCrash, lastMinute: Recording?
        var recording: Recording? { beforeCrash ?? lastMinute }
    }

    // MARK: - Making

    /// - Parameters:
    ///   - state: the folder in which the player keeps things.
    ///   - folders: where a player may tell of itself, the likeliest first.
    ///   - selftest: what the test of this machine has said.
    init(state: String, folders: [String], shipped: [Story], selftest: [String]) {
        let place = folders.first { RunningPlayer.process(in: $0) != nil }
        let folder = place ?? folders.first(where: RunningPlayer.hasBeen) ?? state
        player = Self.ask(folder)
        system = Self.system
        settings = Self.document("\(state)/\(Settings.name).json")
        reading = Self.document("\(state)/\(ReadingWishes.name).json")
        self.selftest = selftest
        health = Health.read(from: folder)
        beforeCrash = FlightFile.crash(in: folder)
        // Where no health was asked for in time, the file that is written line by line is newer.
        lastMinute = FlightFile.last(in: folder) ?? health?.lastMinute
        redact(shipped)
    }

    private mutating func redact(_ shipped: [Story]) {
        var redaction = Redaction(shipped: shipped)
        selftest = selftest.map(redaction.line)
        beforeCrash = beforeCrash.map { redaction.recording($0) }
        lastMinute = lastMinute.map { redaction.recording($0) }
        guard var health else { return }
        health.route = redaction.route(Route(health.route)).description
        (health.log, health.problems) = (health.log.map(redaction.line), health.problems.map(redaction.line))
        health.lastMinute = nil
        self.health = health
    }

    /// Asks the player that runs for its health, and waits for the answer.
    private static func ask(_ folder: String) -> String {
        guard let process = RunningPlayer.process(in: folder) else { return "does not run" }
        let (file, earlier) = (Health.file(in: folder), ": health is of an earlier time, if there is any")
        let before = SmallFile.stamp(file)
        guard kill(process, SIGUSR1) == 0 else {
            return "runs; it cannot be asked (\(String(cString: strerror(errno))))" + earlier
        }
        for _ in 0..<200 {
            if SmallFile.stamp(file) != before { return "runs" }
            usleep(10_000)
        }
        return "runs, but does not answer" + earlier
    }

    /// What is kept of a document; nil where it cannot be read, and then what is usual holds.
    static func document<Content: Document>(_ path: String) -> Content? {
        try? JSONDecoder().decode(Content.self, from: Data(SmallFile.read(path)))  // nil says it
    }

    /// The kernel, Debian and the libraries; not the machine's name.
    private static var system: [String: String] {
        var name = utsname()
        uname(&name)
        func text<Tuple>(_ tuple: Tuple) -> String {
            withUnsafeBytes(of: tuple) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        }
        var system = Libraries.versions
        system["kernel"] = "\(text(name.sysname)) \(text(name.release)) \(text(name.machine))"
        let debian = String(decoding: SmallFile.read("/etc/debian_version"), as: UTF8.self)
        system["debian"] = debian.split(separator: "\n").first.map(String.init)
        return system
    }

    // MARK: - Reading and writing

    var json: [UInt8] {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
        }
    }
}
