import Engine
import FoundationEssentials
import Testing

@testable import Stories

struct CountsTests {
    @Test func `a tale's days are added up`() {
        var counts = Counts()
        counts.count("hare", on: 5) { $0.starts += 1 }
        counts.count("hare", on: 4) { $0.leave(2) }
        counts.count("hare", on: 5) { $0.leave(3) }
        #expect(counts.days.map(\.day) == [4, 5])
        #expect(counts["hare"] == Counts.Tale(starts: 1, left: [0, 1, 1]))
        #expect(counts["fox"] == Counts.Tale())
    }

    @Test func `400 days are kept, and today even by a wrong clock`() {
        var counts = Counts()
        for day in 1...450 { counts.count("hare", on: day) { $0.starts += 1 } }
        #expect(counts.days.count == 400 && counts.days.first?.day == 51)
        counts.count("hare", on: 0) { $0.starts += 1 }
        #expect(counts.days.count == 400 && counts.days.first?.day == 0)
    }

    @Test func `neither slides nor tales grow without end`() {
        var counts = Counts()
        for tale in 0..<500 { counts.count("\(tale)", on: 1) { $0.leave(Int.max) } }
        #expect(counts.days[0].tales.count == Counts.mostTales)
        #expect(counts["1"].left == [])
    }

    @Test func `the table is for a spreadsheet, and has no formula`() {
        var counts = Counts()
        counts.count("hare", on: 0) { $0.starts += 2 }
        counts.count("hare", on: 0) { $0.leave(2) }
        let table = counts.table { _ in "=1+1 \"x\"" }
        #expect(
            table == "\u{FEFF}date,tale,title,started,heard,leafed through,left at 1,left at 2\r\n"
                + "1970-01-01,\"hare\",\"'=1+1 \"\"x\"\"\",2,0,0,0,1\r\n")
    }

    @Test func `counts of an older version, which knew no leafing, are read`() throws {
        let old = #"{"version": 1, "days": [{"day": 4, "tales": {"hare": {"starts": 3, "finishes": 2, "left": [1]}}}]}"#
        let counts = try JSONDecoder().decode(Counts.self, from: Data(old.utf8))
        #expect(counts["hare"] == Counts.Tale(starts: 3, finishes: 2, leafed: 0, left: [1]))
    }

    @Test func `years of many long tales stay a small file`() throws {
        var counts = Counts()
        for day in 1...Counts.mostDays {
            for tale in 0..<100 { counts.count("tale number \(tale)", on: day) { $0.leave(60) } }
        }
        #expect(counts.days.last?.day == Counts.mostDays && counts.days.last?.tales.count == 100)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        #expect(try encoder.encode(counts).count < 3 << 20)
    }

    @Test(arguments: ["=1", "+1", "-1", "@x", "\t=1", "\r=1", "\n=1", " =1", "=\u{338}1", "\u{FF1D}1"])
    func `whatever a spreadsheet might calculate is made a text`(title: String) {
        var counts = Counts()
        counts.count("hare", on: 0) { $0.starts += 1 }
        #expect(counts.table { _ in title }.contains(",\"'"))
    }
}
