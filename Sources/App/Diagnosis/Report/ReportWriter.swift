import Engine
import FoundationEssentials
import Sentences
import Storage

/// Writes a report piece by piece, with little memory whatever its size.
struct ReportWriter {
    /// The output file.
    let file: Int32
    var redaction: Redaction

    /// Writes a report and the recordings in a folder.
    ///
    /// - Parameter state: the player's state folder.
    mutating func write(_ report: Report, recordingsIn folder: String, state: String) throws(CallFailure) {
        var report = report
        let recordings = [
            ("beforeCrash", FlightReading.crash(in: folder, keptIn: state)),
            ("lastMinute", FlightReading.last(in: folder)),
        ]
        for (name, reading) in recordings {
            report.missing += reading.failures.compactMap { Self.sentence($0, name) }
            if reading.isEmpty { report.missing.append("\(name): nothing was recorded, or it was deleted") }
        }
        let json = Self.json(report, isPretty: true)
        // More members follow the last one.
        try put(json.dropLast(2))
        for (name, reading) in recordings where !reading.isEmpty { try write(reading, as: name) }
        try put("\n}\n".utf8)
    }

    private static func sentence(_ failure: FileLines.Failure, _ name: String) -> String? {
        switch failure {
        case .absent: nil
        case .tooLarge: "\(name): a file is larger than Pasaka writes, and was not read"
        case .damaged: "\(name): a recording is damaged, or of another version, and was not read"
        case .unreadable(let code): "\(name): a file cannot be read (\(CallFailure("read", code)))"
        }
    }

    // MARK: - Recordings

    /// Writes a `Recording` member, one input per line.
    private mutating func write(_ reading: FlightReading, as name: String) throws(CallFailure) {
        var beginning = nil as Int?, last = 0, count = 0
        try reading.visit { line throws(CallFailure) in
            if let world = line.start, let route = line.route, beginning == nil {
                let start = Self.json(redaction.world(world))
                try put(",\n  \"\(name)\" : {\n    \"version\" : \(Recording.version),\n    \"start\" : ".utf8)
                try put(start)
                try put(",\n    \"route\" : ".utf8)
                try put(Self.json(redaction.route(route)))
                let visit = line.visit.map { "\n    \"firstVisit\" : \($0.number)," } ?? ""
                try put(",\n    \"firstTick\" : \(line.tick),\(visit)\n    \"events\" : [".utf8)
                beginning = line.tick
                last = line.tick
            } else if let begin = beginning, let input = line.input.flatMap({ redaction.input($0) }) {
                try put((count > 0 ? ",\n      " : "\n      ").utf8)
                try put(Self.json(Recording.Event(tick: line.tick - begin, input: input)))
                last = line.tick
                count += 1
            }
        }
        guard let beginning else { return }
        try put("\n    ],\n    \"ticks\" : \(last - beginning)\n  }".utf8)
    }

    // MARK: - Bytes

    private static func json(_ value: some Encodable, isPretty: Bool = false) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
        encoder.userInfo[.plainSentences] = true
        return (try? encoder.encode(value)).map(Array.init) ?? Array("{\n}".utf8)  // these values are always encodable
    }

    private func put(_ bytes: some Sequence<UInt8>) throws(CallFailure) {
        try FileBytes.write(Array(bytes), to: file)
    }
}
