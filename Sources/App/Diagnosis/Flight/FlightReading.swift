import Engine
import FoundationEssentials
import Glibc
import Storage

/// Reads a ``FlightFile`` line by line.
struct FlightReading {
    /// The files, the older first.
    private let files: [FileLines]
    /// The index of the start after which no line is missing; nil if there is none.
    private let first: Int?
    /// Why nothing, or not everything, can be read.
    private(set) var failures: [FileLines.Failure] = []

    /// The header of a line, read first.
    private struct Head: Decodable {
        let number: Int
        let route: Route?
    }

    /// The inputs of the player that crashed last.
    ///
    /// - Parameter state: where the recording is kept if the power was cut since; for a week, then it is of no use.
    static func crash(in folder: String, keptIn state: String?, now: Int = time(nil)) -> FlightReading {
        let recent = FlightReading([.crashOlder, .crash], folder)
        guard recent.isEmpty, let path = state.map({ "\($0)/\(IncidentKeeper.recording)" }) else { return recent }
        let stamp = MessageFile.stamp(path)
        guard stamp.count > 1, now - stamp[1] < 7 * 86_400 else { return recent }
        let kept = FlightReading([path])
        return kept.isEmpty ? recent : kept
    }

    /// The inputs of the running player, or of one that crashed and was not restarted.
    static func last(in folder: String) -> FlightReading { FlightReading([.older, .newer], folder) }

    private init(_ names: [FlightFile.Names], _ folder: String) { self.init(names.map { $0.path(in: folder) }) }

    private init(_ paths: [String]) {
        files = paths.map { FileLines(path: $0) }
        var (first, last, failures): (Int?, Int?, [FileLines.Failure]) = (nil, nil, [])
        let decoder = JSONDecoder()
        for file in files {
            do {
                try file.visit { line in
                    guard let head = Self.head(of: line, decoder) else { return }  // a partial line
                    if last.map({ $0 &+ 1 != head.number }) ?? true { first = nil }
                    last = head.number
                    guard first == nil, head.route != nil else { return }
                    if Self.line(line)?.start != nil {
                        first = head.number
                    } else if !failures.contains(.damaged) {
                        failures.append(.damaged)
                    }
                }
            } catch let failure as FileLines.Failure {
                failures.append(failure)
            } catch {
                continue  // nothing else is thrown
            }
        }
        (self.first, self.failures) = (first, failures)
    }

    private static func head(of line: ArraySlice<UInt8>, _ decoder: JSONDecoder) -> Head? {
        if let motion = FlightMotion(line) { return Head(number: motion.number, route: nil) }
        return try? decoder.decode(Head.self, from: Data(line))  // nil for a partial line
    }

    var isEmpty: Bool { first == nil }

    /// A line; nil if another version wrote it, or it is damaged.
    private static func line(_ bytes: ArraySlice<UInt8>) -> FlightFile.Line? {
        guard let line = motion(bytes) ?? keyed(bytes), numbers.contains(line.number), numbers.contains(line.tick)
        else { return nil }
        return line
    }

    private static func motion(_ bytes: ArraySlice<UInt8>) -> FlightFile.Line? {
        FlightMotion(bytes).map { FlightFile.Line(number: $0.number, tick: $0.tick, input: .contact($0.contact)) }
    }

    private static func keyed(_ bytes: ArraySlice<UInt8>) -> FlightFile.Line? {
        let decoder = JSONDecoder()
        decoder.userInfo[.vocabulary] = activities.vocabulary
        return try? decoder.decode(FlightFile.Line.self, from: Data(bytes))  // nil reports the failure
    }

    /// The range of numbers that cannot overflow in later arithmetic.
    private static let numbers = 0..<(1 << 53)

    /// Visits the start and then each input.
    func visit<Failure: Error>(_ visit: (FlightFile.Line) throws(Failure) -> Void) throws(Failure) {
        guard let first else { return }
        var failure: Failure?
        for file in files {
            do {
                try file.visit { bytes in
                    guard let line = Self.line(bytes), line.number >= first, line.number == first || line.input != nil
                    else { return }
                    do throws(Failure) { try visit(line) } catch {
                        failure = error
                        throw error
                    }
                }
            } catch {
                if let failure { throw failure }
                continue  // an unreadable file has been reported
            }
        }
    }

    /// The whole recording; nil if there is none.
    var recording: Recording? {
        var recording: Recording?
        visit { line in
            if let world = line.start, let route = line.route {
                recording = Recording(
                    start: world, route: route, firstTick: line.tick, firstVisit: line.visit)
            } else if let input = line.input, let beginning = recording?.firstTick {
                recording?.append(input, at: line.tick - beginning)
            }
        }
        return recording
    }
}
