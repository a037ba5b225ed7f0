import Engine
import FoundationEssentials
import Glibc
import GrownUps
import MorningCheck
import Platform
import Storage
import Stories
import System
import TalePacks

/// Diagnostics for maintainers, in one file without names, words or pictures of a family.
///
/// ``ReportWriter`` appends the recorded inputs one by one.
struct Report: Encodable {
    var made = LocalTime.text("%Y-%m-%dT%H:%M:%S%z")
    var pasaka = Places.version
    /// The source of these facts: whether a player runs, and whether it has answered.
    var player: String
    var system: [String: String]
    /// The readable settings; defaults apply to the others.
    var settings: Settings?
    var reading: ReadingWishes?
    /// The lines of `pasaka selftest`.
    var selftest: [String]
    var health: RedactedHealth?
    /// The crashes by day, and the last warnings and errors of all runs, oldest first.
    var crashes: [String: Int]
    var trouble: [String]
    /// What is missing and why, one sentence each.
    var missing: [String] = []

    /// The members of a report that `pasaka --replay` looks for.
    struct Recordings: Decodable {
        let beforeCrash, lastMinute: Recording?
        var recording: Recording? { beforeCrash ?? lastMinute }
    }

    // MARK: - Building

    /// - Parameters:
    ///   - state: the player's state folder.
    ///   - folder: the player's runtime folder.
    ///   - selftest: the results of this machine's self-test.
    init(state: String, folder: String, selftest: SelfTest?, redaction: inout Redaction) {
        player = Self.ask(folder)
        system = Self.system
        let settings: Settings? = Self.document("\(state)/\(Settings.name).json")
        self.settings = settings.map { redaction.settings($0) }
        reading = Self.document("\(state)/\(ReadingWishes.name).json")
        let health = Health.read(from: folder)
        self.selftest = (selftest?.lights ?? []).map { $0.line(detail: redaction.line($0.detail)) }
        self.health = health.map { RedactedHealth($0, &redaction) }
        let incidents: Incidents = Self.document("\(state)/\(Incidents.name).json") ?? Incidents()
        crashes = Dictionary(
            incidents.days.filter { $0.crashes > 0 }.map {
                ($0.date.filter { "0123456789-".contains($0) }, $0.crashes)
            }, uniquingKeysWith: +)
        trouble = incidents.lines.map { redaction.line($0) }
        if selftest == nil { missing.append("selftest: it has not answered, or no morning check is stored") }
        if health == nil { missing.append("health: no player has written it, or one of another version has") }
        if settings == nil { missing.append("settings: there is no readable file; defaults apply") }
        if reading == nil { missing.append("reading: there is no readable file; defaults apply") }
    }

    /// The tales whose names a report may show.
    static var shippedTales: [Story] {
        Places.assets().map { StoryService(roots: ["\($0)/stories"]).loadShelf().stories } ?? []
    }

    /// The runtime folder of a running player, or otherwise of one that has run.
    static func folder(among folders: [String], state: String) -> String {
        folders.first { RunningPlayer.process(in: $0) != nil } ?? folders.first(where: RunningPlayer.hasBeen) ?? state
    }

    /// Requests the running player's health, and waits for the answer.
    private static func ask(_ folder: String) -> String {
        guard RunningPlayer.process(in: folder) != nil else { return "does not run" }
        let file = Health.file(in: folder), earlier = ": health is older, if there is any"
        let before = MessageFile.stamp(file)
        do throws(CallFailure) {
            try RunningPlayer.signal(SIGUSR1, in: folder)
        } catch {
            return "runs; it cannot be signalled (\(String(cString: strerror(error.code))))" + earlier
        }
        for _ in 0..<1000 {
            if MessageFile.stamp(file) != before { return "runs" }
            usleep(10_000)
        }
        return "runs, but does not answer" + earlier
    }

    /// Maximum bytes: the reported part of a document is small, but a file written by others may not be.
    private static let mostDocument = 256 << 10

    /// A stored document; nil if it cannot be read, and then defaults apply.
    static func document<Content: Document>(_ path: String) -> Content? {
        let json = Data(MessageFile.read(path, atMost: mostDocument))
        return try? JSONDecoder().decode(Content.self, from: json)  // nil says it
    }

    /// The kernel, Debian and the libraries; not the host name.
    private static var system: [String: String] {
        var name = utsname()
        uname(&name)
        func text<Tuple>(_ tuple: Tuple) -> String {
            withUnsafeBytes(of: tuple) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        }
        var system = Libraries.versions
        // A self-built kernel may have any name.
        let release = text(name.release).prefix { "0123456789.-".contains($0) }
        system["kernel"] = "\(text(name.sysname)) \(release) \(text(name.machine))"
        system["debian"] = Machine.debian
        return system
    }
}
