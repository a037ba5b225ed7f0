import Engine
import FoundationEssentials
import Glibc
import Sentences
import Storage

/// The state of a running player, written on `SIGUSR1`.
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
    /// Problems with tales, pictures and sounds, one line each.
    var problems: [Sentence]
    /// The last lines of the log, oldest first.
    var log: [LogLine]

    /// The main loop's responsiveness, ms.
    struct Loop: Codable, Hashable {
        /// The number of wake-ups; one per picture while something moves.
        var wakeUps: Int
        /// The app's own time, 1/60 s; behind the clock if animations have lagged.
        var ticks: Int
        /// The longest time from waking up to going to sleep again, during which no input is answered.
        var longestTurn, longestTurnInLastMinute: Double
        /// The longest delay of a wake-up.
        var longestDelay, longestDelayInLastMinute: Double
    }

    /// The times of the last 240 frames, ms.
    struct Frames: Codable, Hashable {
        var painted: Int
        var p50, p99: Double
    }

    /// The decoder process.
    struct Decoder: Codable, Hashable {
        var process: ProcessFacts
        /// The number of times that it was restarted.
        var restarts: Int
    }

    struct Screen: Codable, Hashable {
        var width, height: Int
        var renderer, videoDriver: String
    }

    /// Maximum bytes; beyond it the oldest log lines and the last problems are dropped.
    static let mostBytes = 256 << 10

    func write(to folder: String) throws {
        OpenFolder.make(folder)
        try MessageFile.replace(Self.file(in: folder), with: try json)
    }

    var json: [UInt8] {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            var health = self
            while true {
                let json = Array(try encoder.encode(health))
                if json.count <= Self.mostBytes || (health.problems.isEmpty && health.log.isEmpty) { return json }
                health.problems.removeLast((health.problems.count + 1) / 2)
                health.log.removeFirst((health.log.count + 1) / 2)
            }
        }
    }

    /// The health written by a player; nil if there is none.
    static func read(from folder: String) -> Health? {
        let json = MessageFile.read(file(in: folder), atMost: mostBytes)
        return try? JSONDecoder().decode(Health.self, from: Data(json))  // or of another version
    }

    static func file(in folder: String) -> String { "\(folder)/\(name).json" }
}
