import Engine
import FoundationEssentials
import Glibc
import Sentences
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
    var problems: [Sentence]
    /// The last lines of the log, oldest first.
    var log: [LogBook.Entry]

    /// How promptly the main loop answers, ms.
    struct Loop: Codable, Hashable {
        /// How often it has woken up, which while something moves is once for each picture.
        var wakeUps: Int
        /// How far the app's own time has come, 1/60 s; less than the clock's where what moved has run late.
        var ticks: Int
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

    /// Bytes; the oldest lines of the log and the last problems go where there are more.
    static let mostBytes = 256 << 10

    func write(to folder: String) throws {
        OpenFolder.make(folder)
        try SmallFile.replace(Self.file(in: folder), with: try json)
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

    /// What a player has written; nil where it has not.
    static func read(from folder: String) -> Health? {
        let json = SmallFile.read(file(in: folder), atMost: mostBytes)
        return try? JSONDecoder().decode(Health.self, from: Data(json))  // or of another version
    }

    static func file(in folder: String) -> String { "\(folder)/\(name).json" }
}
