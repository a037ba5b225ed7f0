import Foundation
import NetworkShelf
import TestSupport
import Testing

@testable import NetworkLights

/// Outboxes that nobody has tidied up, and those that strangers fill.
struct OutboxTests {
    private let network: MadeNetwork
    private let box = "outbox/\(MadeNetwork.id("1"))"

    init() throws { network = try MadeNetwork() }

    private func day(_ age: Int) -> String { Day(network.today.number - age).text }

    @Test func `the newest 60 days stay, and older ones go`() throws {
        for age in 0..<100 { try network.send("1", on: day(age), crashes: age) }
        let overview = try network.overview()
        #expect(overview.kiosks.first?.marks.map(\.crashes) == (0..<60).reversed())
        #expect(overview.skipped == 0)
        #expect(network.disk.names(in: box) == (0..<60).reversed().map { "\(day($0)).json" })
    }

    @Test func `days of a kiosk that was silent for years stay`() throws {
        for age in 500..<540 { try network.send("1", on: day(age)) }
        #expect(try network.overview().kiosks.first?.seen?.text == day(500))
        #expect(network.disk.names(in: box).count == 40)
    }

    @Test func `days by a clock that was wrong go, too, when there are more than 60`() throws {
        for age in 0..<70 { try network.send("1", on: Day(47_000 + age).text, came: "2026-10-01") }
        try network.send("1")
        #expect(try network.overview().kiosks.first?.seen == network.today)
        #expect(network.disk.names(in: box).count == 61)
    }

    @Test func `what is no day of this kiosk stays, however old`() throws {
        for age in 0..<60 { try network.send("1", on: day(age)) }
        try network.send("2", on: day(90))
        let foreign = try network.disk.text("outbox/\(MadeNetwork.id("2"))/\(day(90)).json")
        try network.disk.write("\(box)/\(day(90)).json", foreign)
        try network.disk.write("\(box)/\(day(91)).json", "{")
        try network.disk.write("\(box)/notes.txt")
        try network.disk.write("\(box)/.hidden")
        try network.send("1", on: day(92))
        try network.disk.write("\(box)/letter", network.disk.text("\(box)/\(day(92)).json"))
        try network.disk.makeLink("\(box)/\(day(93)).json", to: "letter")
        try network.disk.makePipe("\(box)/\(day(94)).json")
        _ = try network.overview()
        let left = network.disk.names(in: box).filter { !$0.hasPrefix("2026-1") }
        #expect(left == [".hidden"] + [94, 93, 91, 90].map { "\(day($0)).json" } + ["letter", "notes.txt"])
    }

    @Test func `a folder of a stranger that is a link is not followed, and nothing in it goes`() throws {
        for age in 0..<70 { try network.send("1", on: day(age)) }
        try FileManager.default.moveItem(
            atPath: "\(network.path)/\(box)", toPath: "\(network.path)/\(MadeNetwork.id("1"))")
        try network.disk.makeLink(box, to: "../\(MadeNetwork.id("1"))")
        #expect(try network.overview().kiosks.isEmpty)
        #expect(network.disk.names(in: MadeNetwork.id("1")).count == 70)
    }

    @Test func `a flood of files hides no last day, and is said in one line`() throws {
        for number in 0...100 { try network.disk.write("\(box)/\(number)") }
        for age in 0..<3 { try network.send("1", on: day(age), crashes: age) }
        #expect(try network.overview().flood == nil)
        let overview = try network.overview(LookLimits(files: 100))
        #expect(overview.kiosks.first?.marks.map(\.crashes) == [2, 1, 0])
        #expect(overview.flood == box)
        let lines = StatusText.lines(overview, .english).map(\.description)
        #expect(lines.count(where: { $0.hasPrefix("There is more in \(box) than kiosks send") }) == 1)
        #expect(LightsPage(overview: overview, language: .latvian).index.text.contains("Mapē \(box) ir vairāk"))
    }

    @Test(arguments: [10, 101])
    func `a flood of kiosks hides none that has a name, and is said in one line`(kiosks: Int) throws {
        for number in 0..<kiosks {
            try network.disk.makeFolder(number == 0 ? "outbox" : "outbox/\(String(format: "%016x", number))")
        }
        let limits = LookLimits(kiosks: 10)
        try network.send("e")
        #expect(try network.overview().flood == nil)
        try network.call("e", "Ludza")
        try network.send("f")
        let overview = try network.overview(limits)
        #expect(overview.flood == "outbox" && overview.kiosks.count == 10)
        #expect(overview.kiosks.first { $0.name == "Ludza" }?.seen == network.today)
    }

    @Test func `when a look has cost much, fewer files of each kiosk are looked at, and no more days go`() {
        let limits = LookLimits(listed: 300, removed: 2)
        #expect(limits.files == 4000)
        limits.haveListed(301)
        #expect(limits.files == 244)
        #expect([1, 2, 3].map { _ in limits.mayRemove() } == [true, true, false])
    }
}
