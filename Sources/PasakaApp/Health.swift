import Engine
import FoundationEssentials
import Glibc
import Storage

/// How a running player is: what `SIGUSR1` makes it write.
struct Health: Codable, Hashable {
    static let name = "health"

    /// The time of day, and the time since the start.
    var written: String
    var runningSeconds: Double
    var version = Places.version
    var route: String
    var loop: Loop
    var frames: Frames
    var player: ProcessFacts
    var decoder: Decoder
    var screen: Screen
    var sound: String
    /// What is wrong with tales, pictures and sounds, one line each.
    var problems: [String]
    /// The last lines of the log, oldest first.
    var log: [String]
    /// What was pressed, and what came.
    var lastMinute: Recording?

    /// How promptly the main loop answers, ms.
    struct Loop: Codable, Hashable {
        /// The longest time from waking up to going to sleep again, in which nothing that comes is answered.
        var longestTurn, longestTurnInLastMinute: Double
        /// The longest time by which it woke up too late.
        var longestDelay, longestDelayInLastMinute: Double
    }

    /// How long the last 240 pictures took to make, ms.
    struct Frames: Codable, Hashable {
        var painted: Int
        var p50, p99: Double
    }

    /// The helper that decodes pictures.
    struct Decoder: Codable, Hashable {
        var process: ProcessFacts
        /// How often another had to be started.
        var restarts: Int
    }

    struct Screen: Codable, Hashable {
        var width, height: Int
        var renderer, videoDriver: String
    }

    func write(to folder: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        OpenFolder.make(folder)
        try SmallFile.replace(Self.file(in: folder), with: Array(try encoder.encode(self)))
    }

    /// What a player has written; nil where it has not.
    static func read(from folder: String) -> Health? {
        let decoder = JSONDecoder()
        decoder.userInfo[.documents] = documentTypes
        return try? decoder.decode(Health.self, from: Data(SmallFile.read(file(in: folder))))  // or of another version
    }

    static func file(in folder: String) -> String { "\(folder)/\(name).json" }
}
