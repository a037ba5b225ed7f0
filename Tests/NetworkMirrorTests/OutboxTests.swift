import Foundation
import NetworkFolder
import NetworkHub
import NetworkShelf
import Storage
import Synchronization
import TestSupport
import Testing

@testable import NetworkMirror

/// A server that may be away.
private final class TestReceiver: Receiver {
    let files = Mutex<[String: [UInt8]]>([:])
    let asked = Mutex(0)
    let isAway = Mutex(false)

    func put(_ bytes: [UInt8], as name: String) throws(NetworkRefusal) {
        asked.withLock { $0 += 1 }
        if isAway.withLock({ $0 }) { throw .away }
        files.withLock { $0[name] = bytes }
    }
}

struct OutboxTests {
    private let disk: TemporaryFolder
    private let mirror: Mirror
    private let receiver = TestReceiver()

    init() throws {
        disk = try TemporaryFolder()
        try disk.makeFolder("kiosk")
        _ = try Hub.make("\(disk.path)/net", named: "Bibliotēkas")
        mirror = try Mirror("\(disk.path)/kiosk")
        try mirror.join(Hub("\(disk.path)/net").invitation(outbox: "https://a.lv"))
    }

    private func write(_ day: String, of date: String? = nil) throws {
        let json = try JSONEncoder().encode(KioskDay(date: date ?? day, name: "kiosk"))
        try disk.write("kiosk/outbox/\(day).json", Array(json))
    }

    private var days: [String] { disk.names(in: "kiosk/outbox").map { String($0.dropLast(5)) } }

    @Test func `each day is sent once, below the kiosk's id`() throws {
        for day in ["2026-11-28", "2026-11-29"] { try write(day) }
        #expect(try mirror.send(to: receiver, latest: "2026-11-30") == (2, true))
        let id = try #require(mirror.membership?.id)
        #expect(receiver.files.withLock { $0.keys.sorted() } == ["\(id)/2026-11-28.json", "\(id)/2026-11-29.json"])
        #expect(try mirror.send(to: receiver, latest: "2026-11-30") == (0, true))
        #expect(receiver.asked.withLock { $0 } == 2)
        #expect(try disk.text("kiosk/sent.json") == #"{"sent":["2026-11-28","2026-11-29"]}"#)
        // They stay for a stick.
        #expect(days == ["2026-11-28", "2026-11-29"])
    }

    @Test func `a server that is away is asked a few times, and has all of it when it is back`() throws {
        for day in 1...9 { try write("2026-11-0\(day)") }
        receiver.isAway.withLock { $0 = true }
        #expect(try mirror.send(to: receiver, latest: "2026-11-30") == (0, false))
        #expect(receiver.asked.withLock { $0 } == 3)
        receiver.isAway.withLock { $0 = false }
        #expect(try mirror.send(to: receiver, latest: "2026-11-30") == (9, true))
    }

    @Test func `what is no day of this kiosk goes, and nothing of it is sent`() throws {
        try write("2026-11-28")
        try write("2026-11-27", of: "2026-11-26")
        try disk.write("kiosk/outbox/2026-11-26.json", "{}")
        try disk.write("kiosk/outbox/2026-11-25.json", [UInt8](repeating: 32, count: 4097))
        try disk.write("kiosk/outbox/notes.txt", "x")
        try disk.write("kiosk/outbox/.2026-11-24.json.new", "x")
        try disk.makeLink("kiosk/outbox/2026-11-24.json", to: "/etc/passwd")
        try disk.makePipe("kiosk/outbox/2026-11-23.json")
        #expect(try mirror.send(to: receiver, latest: "2026-11-30") == (1, true))
        #expect(days == ["2026-11-28"])
    }

    @Test func `the newest sixty days stay, however many files there are`() throws {
        for year in 1900..<2000 { for month in 10...12 { try write("\(year)-\(month)-28") } }
        for year in 2000..<2025 { for day in 10...28 { try write("\(year)-11-\(day)") } }
        try mirror.tidyOutbox(latest: "2026-11-30")
        #expect(days.count == 60)
        #expect(days.first == "2021-11-26")
    }

    @Test func `days of a clock that was wrong go before those of a right one`() throws {
        for day in 10...28 { for month in 10...12 { try write("2099-\(month)-\(day)") } }
        for day in 10...28 { try write("2026-11-\(day)") }
        try mirror.tidyOutbox(latest: "2026-11-30")
        #expect(days.filter { $0.hasPrefix("2026") }.count == 19)
        #expect(days.count == 60)
    }

    @Test func `without reports nothing is sent, and no stick can take a day`() throws {
        try write("2026-11-28")
        try mirror.setReports(false)
        #expect(try mirror.send(to: receiver, latest: "2026-11-30") == (0, true))
        #expect(receiver.asked.withLock { $0 } == 0)
        #expect(days == [])
    }

    @Test func `a kiosk in no network keeps no days`() throws {
        try write("2026-11-28")
        try mirror.leave()
        try write("2026-11-28")
        try mirror.tidyOutbox(latest: "2026-11-30")
        #expect(days == [])
    }
}
