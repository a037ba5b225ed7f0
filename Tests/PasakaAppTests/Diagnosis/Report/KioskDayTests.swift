import Foundation
import NetworkShelf
import TestSupport
import Testing

@testable import PasakaApp

struct KioskDayTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    private var day: KioskDay { KioskDay("2026-11-29", state: disk.path, network: "\(disk.path)/net") }

    @Test func `a kiosk without any files says its versions and its free space`() {
        let day = day
        #expect(day.date == "2026-11-29" && !day.pasaka.isEmpty && day.free > 0)
        #expect(day.lights == [] && day.tales == [:] && day.starts == 0 && day.index == 0)
    }

    @Test func `the day says what the kiosk's files say, of that day`() throws {
        try disk.write(
            "incidents.json",
            #"{"version": 1, "lines": [], "days": [{"date": "2026-11-28", "crashes": 9, "starts": 9}, "#
                + #"{"date": "2026-11-29", "crashes": 1, "starts": 2}]}"#)
        try disk.write(
            "counts.json",
            #"{"version": 1, "days": [{"day": 20000, "tales": {"racenis": {"starts": 3, "finishes": 1, "left": []}}}, "#
                + #"{"day": 20001, "tales": {"racenis": {"starts": 2, "finishes": 2, "leafed": 1, "left": []}, "#
                + #""owl-2": {"starts": 4, "finishes": 0, "left": []}, "#
                + #""annas_diena": {"starts": 7, "finishes": 7, "left": []}}}]}"#)
        try disk.write(
            "followed-tales.json",
            #"{"version": 1, "network": "Rīga", "tales": {"owl": {"sha256": "ab", "tale": "owl-2"}}}"#)
        try disk.write(
            "net/shelf.json",
            #"{"network": "Rīga", "number": 3, "ring": "pilot", "date": "2026-11-20", "tales": [], "wanted": 0, "#
                + #""withdrawn": []}"#)
        let day = day
        #expect((day.starts, day.crashes, day.index) == (2, 1, 3))
        #expect(day.ring == "pilot")
        // A family's own tale is told to nobody, the network's by its name there.
        #expect(
            day.tales == [
                "racenis": KioskDay.Count(begun: 5, heard: 3, leafed: 1), "owl": KioskDay.Count(begun: 4),
            ])
    }

    @Test func `more tales than there is room for leave out those told least`() throws {
        var day = day
        for number in 0..<300 { day.tales["tale-number-\(number)"] = KioskDay.Count(begun: number) }
        let json = day.json
        #expect(json.count <= KioskDay.mostBytes)
        let read = try JSONDecoder().decode(KioskDay.self, from: Data(json))
        #expect(read.tales["tale-number-299"] != nil && read.tales["tale-number-0"] == nil)
        #expect(read.tales.count > 40)
    }
}
