import Engine
import FoundationEssentials
import Sentences
import Testing

@testable import GrownUps

/// What went wrong on a machine, in little space.
struct IncidentsTests {
    private func line(_ text: String) -> LogLine {
        LogLine(time: "2026-11-28 08:02:11", level: "error", label: "pasaka.audio", sentence: "\(text: text)")
    }

    @Test func `crashes are counted by day, of the last sixty`() {
        var incidents = Incidents()
        for day in 10...79 { incidents.crash(on: "2026-\(day)") }
        incidents.crash(on: "2026-79")
        #expect(incidents.days.count == Incidents.mostDays)
        #expect(incidents.days.first?.date == "2026-20")
        #expect(incidents.days.last == Incidents.Day(date: "2026-79", crashes: 2))
    }

    @Test func `the last hundred lines are kept`() {
        var incidents = Incidents()
        for number in 1...150 { incidents.keep(line("\(number)")) }
        #expect(incidents.lines == (51...150).map { line("\($0)") })
    }

    @Test func `a damaged file's numbers and days are bounded`() throws {
        let huge = "{\"date\": \"2026-11-28\", \"crashes\": 9223372036854775807}"
        let text = "{\"version\": 1, \"days\": [\(huge), \(huge)], \"lines\": []}"
        var incidents = try JSONDecoder().decode(Incidents.self, from: Data(text.utf8))
        #expect(incidents.days.map(\.crashes) == [1_000_000])
        incidents.crash(.max, on: "2026-11-28")
        incidents.crash(on: "2026-11-29")
        #expect(incidents.days.reduce(0) { $0 + $1.crashes } == 1_000_001)
    }

    @Test func `however long the lines are, the file stays small`() throws {
        var incidents = Incidents()
        for length in 1...100 { incidents.keep(line(String(repeating: "\u{1}\"ā", count: length * 20))) }
        incidents.shorten()
        #expect((1..<100).contains(incidents.lines.count))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        #expect(try encoder.encode(incidents).count <= 80 << 10)
    }
}
