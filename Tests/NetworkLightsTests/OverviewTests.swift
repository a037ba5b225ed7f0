import Foundation
import NetworkFolder
import NetworkShelf
import TestSupport
import Testing

@testable import NetworkLights

/// Outboxes as kiosks and strangers fill them.
struct OverviewTests {
    private let network: MadeNetwork

    init() throws { network = try MadeNetwork() }

    private func trouble(_ id: String) throws -> Trouble? {
        try network.overview().kiosks.first { $0.id == id }?.trouble
    }

    @Test func `the worst trouble is first, and within it names are in order`() throws {
        try network.send("1", lights: ["U1"])
        try network.send("2", lights: [])
        try network.send("3", on: "2026-11-26")
        try network.send("4", name: "B", lights: ["W1", "S1"])
        try network.send("5", crashes: 2)
        try network.send("6", name: "A", lights: ["S1"])
        try network.send("7", index: 13)
        try network.publish(14, on: "2026-11-27")
        let kiosks = try network.overview().kiosks
        #expect(kiosks.map(\.trouble) == [.red, .red, .silent, .amber, .behind, .crashed, .none])
        #expect(kiosks.map { String($0.id.prefix(1)) } == ["6", "4", "3", "1", "7", "5", "2"])
    }

    @Test func `names are in the order of a Latvian list, also in the terminal`() throws {
        let names = ["Aizkraukle", "Ādaži", "Bauska", "Cēsis 2", "Cēsis 10", "Čornaja", "Zilupe", "Žīguri"]
        for (place, name) in names.enumerated() {
            try network.send("\(names.count - place)", name: name, lights: ["S1"])
        }
        let overview = try network.overview()
        #expect(overview.kiosks.map(\.name) == names)
        let lines = StatusText.lines(overview, .english).map(\.description)
        #expect(zip(names, lines).allSatisfy { name, line in line.hasPrefix("✗ \(name) (") })
    }

    @Test(arguments: [("2026-11-27", Trouble.none), ("2026-11-26", .silent), ("2026-09-01", .silent)])
    func `a kiosk is silent after three days`(date: String, trouble: Trouble) throws {
        try network.send("1", on: date)
        #expect(try self.trouble(MadeNetwork.id("1")) == trouble)
    }

    @Test func `a kiosk has two days to follow an index, and one beyond that for all is a pilot`() throws {
        try network.publish(14, on: "2026-11-27")
        try network.publish(16, on: "2026-11-27", ring: .pilot)
        for (id, index) in [("1", 13), ("2", 14), ("3", 15), ("4", 16)] { try network.send(id, index: index) }
        let wanted = try network.overview().kiosks.sorted { $0.id < $1.id }.map(\.wanted)
        #expect(wanted == [14, nil, 16, nil])
        try network.publish(17, on: "2026-11-28")
        #expect(try network.overview().kiosks.allSatisfy { $0.wanted == nil })
    }

    @Test func `a pilot that says so follows the pilots' index also from that for all`() throws {
        try network.publish(14, on: "2026-11-27")
        try network.publish(16, on: "2026-11-27", ring: .pilot)
        for (id, ring) in [("1", "pilot"), ("2", nil), ("3", "all")] { try network.send(id, ring: ring) }
        let kiosks = try network.overview().kiosks.sorted { $0.id < $1.id }
        #expect(kiosks.map(\.wanted) == [16, nil, nil])
    }

    @Test func `a kiosk that has a name and was never heard of is silent`() throws {
        try network.call("9", "Ludza")
        let kiosk = try network.overview().kiosks.first
        #expect(kiosk?.name == "Ludza")
        #expect(kiosk?.trouble == .silent)
    }

    @Test func `the librarian's name goes before the machine's, and is taken back`() throws {
        try network.send("1", name: "debian")
        #expect(try network.overview().kiosks.map(\.name) == ["debian"])
        try network.call("1", "Cēsis")
        #expect(try network.overview().kiosks.map(\.name) == ["Cēsis"])
        try network.call("1", nil)
        #expect(try network.overview().kiosks.map(\.name) == ["debian"])
    }

    @Test func `what is no id or no name is refused`() throws {
        var names = try KioskNames(in: network.path)
        for (id, name) in [("1", "A"), ("../../etc/passwd00", "A"), (MadeNetwork.id("1"), "\u{202e}\n")] {
            #expect(throws: KioskNames.Failure.self) { try names.call(id, name, in: network.path) }
        }
        let long = String(repeating: "ā", count: 61)
        #expect(throws: KioskNames.Failure.self) { try names.call(MadeNetwork.id("1"), long, in: network.path) }
        try network.disk.write("names.json", "[")
        #expect(throws: KioskNames.Failure.self) { try KioskNames(in: network.path) }
    }

    @Test(arguments: ["2099-01-01", "1970-01-01"])
    func `a wrong clock's day counts as that on which its file came`(date: String) throws {
        try network.send("1", on: date, came: "2026-11-28")
        try network.send("2", on: date, came: "2026-11-20")
        try network.send("3", on: date, came: date)
        let kiosks = try network.overview().kiosks.sorted { $0.id < $1.id }
        #expect(kiosks.map { $0.seen?.text } == ["2026-11-28", "2026-11-20", nil])
        #expect(kiosks.map(\.trouble) == [.none, .silent, .silent])
    }

    @Test func `days by a wrong clock do not hide those by a right one`() throws {
        for day in 0..<70 { try network.send("1", on: Day(47_000 + day).text, came: "2026-10-01") }
        try network.send("1", on: "2026-11-29", lights: ["S1"])
        let kiosk = try network.overview().kiosks.first
        #expect(kiosk?.seen?.text == "2026-11-29")
        #expect(kiosk?.trouble == .red)
    }

    @Test func `what is no report is left out and counted`() throws {
        let box = "outbox/\(MadeNetwork.id("1"))"
        try network.send("1", on: "2026-11-28")
        try network.disk.write("\(box)/2026-11-29.json", "{")
        try network.disk.write("\(box)/2026-11-27.json", Array(repeating: 0x20, count: 4097))
        try network.disk.write("\(box)/2026-11-31.json", "{}")
        try network.disk.write("\(box)/notes.txt")
        try network.disk.write(Array("\(box)/".utf8) + [0xff], [])
        try network.disk.makePipe("\(box)/2026-11-26.json")
        try network.disk.makeLink("\(box)/2026-11-25.json", to: "2026-11-28.json")
        try network.disk.write("outbox/stranger/2026-11-29.json", "{}")
        try network.disk.write("\(box)/.hidden")
        let overview = try network.overview()
        #expect(overview.kiosks.map { $0.seen?.text } == ["2026-11-28"])
        #expect(overview.skipped == 8)
    }

    @Test func `a report of another kiosk or day is none`() throws {
        try network.send("1")
        let text = try network.disk.text("outbox/\(MadeNetwork.id("1"))/2026-11-29.json")
        try network.disk.write("outbox/\(MadeNetwork.id("1"))/2026-11-28.json", text)
        try network.disk.write("outbox/\(MadeNetwork.id("2"))/2026-11-29.json", text)
        let overview = try network.overview()
        #expect(overview.skipped == 2)
        #expect(overview.kiosks.first { $0.id == MadeNetwork.id("2") }?.last == nil)
    }

    @Test func `counts of the last day are summed by tale, under its published title`() throws {
        try network.send("1", on: "2026-11-28", tales: ["a": .init(begun: 100)])
        try network.send("1", tales: ["a": .init(begun: 3, heard: 2, leafed: 1)])
        try network.send("2", tales: ["a": .init(begun: 1), "b": .init(begun: 9)])
        try network.publish(1, on: "2026-11-29", titles: ["a": "Āzītis"])
        let tales = try network.overview().tales
        #expect(tales.map(\.title) == ["b", "Āzītis"])
        #expect(tales.map(\.kiosks) == [1, 2])
        #expect(tales.last?.count == .init(begun: 4, heard: 2, leafed: 1))
    }

    @Test(arguments: [
        ("a\u{202e}b\u{2066}c\u{200f}", "abc"), (" a \n\t b ", "a b"), ("👩‍👧 Ķ", "👩‍👧 Ķ"),
        ("e\u{301}\u{301}\u{301}\u{301}", "e\u{301}\u{301}"), ("\u{0}\u{1b}[31m", "[31m"), ("مكتبة", "مكتبة"),
    ])
    func `a name is one line without marks that steer it`(text: String, name: String) {
        #expect(PlainName.of(text) == name)
    }

    @Test func `a name has at most 60 characters`() {
        #expect(PlainName.of(String(repeating: "👨‍👩‍👧‍👦", count: 900)).count <= 60)
        #expect(PlainName.of(String(repeating: "x", count: 60)).count == 60)
        #expect(PlainName.of(String(repeating: "x", count: 61)).hasSuffix("x…"))
    }

    @Test func `a folder without outboxes has no kiosks`() throws {
        #expect(try network.overview().kiosks.isEmpty)
    }
}
