import Engine
import FoundationEssentials

/// What a ``FlightFile`` has written, read line by line.
struct FlightReading {
    /// The files, the older first.
    private let files: [FileLines]
    /// The number of the beginning after which no line is missing; nil where there is none.
    private let first: Int?
    /// Why there is nothing to be read, or not all.
    private(set) var failures: [FileLines.Failure] = []

    /// What is to be known of a line before it is read.
    private struct Head: Decodable {
        let number: Int
        let route: Route?
    }

    /// What the player that crashed last has left.
    static func crash(in folder: String) -> FlightReading { FlightReading([.crashOlder, .crash], folder) }

    /// What the player that runs, or that has crashed and was not started again, has written.
    static func last(in folder: String) -> FlightReading { FlightReading([.older, .newer], folder) }

    private init(_ names: [FlightFile.Names], _ folder: String) {
        files = names.map { FileLines(path: $0.path(in: folder)) }
        var (first, last, failures): (Int?, Int?, [FileLines.Failure]) = (nil, nil, [])
        let decoder = JSONDecoder()
        for file in files {
            do {
                try file.visit { line in
                    guard let head = try? decoder.decode(Head.self, from: Data(line)) else { return }  // half a line
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

    var isEmpty: Bool { first == nil }

    /// A line; nil for one that another version has written, or that is damaged.
    private static func line(_ bytes: ArraySlice<UInt8>) -> FlightFile.Line? {
        let decoder = JSONDecoder()
        decoder.userInfo[.vocabulary] = activities.vocabulary
        guard let line = try? decoder.decode(FlightFile.Line.self, from: Data(bytes)),  // nil says it
            numbers.contains(line.number), numbers.contains(line.tick)
        else { return nil }
        return line
    }

    /// What can be counted on from each of them without an overflow.
    private static let numbers = 0..<(1 << 53)

    /// Visits the beginning and then each input.
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
                continue  // a file that cannot be read has been told
            }
        }
    }

    /// The whole recording; nil where there is none.
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
