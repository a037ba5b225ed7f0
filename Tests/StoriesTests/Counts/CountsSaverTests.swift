import Engine
import TestSupport
import Testing

@testable import Stories

struct CountsSaverTests {
    @Test func `the table lies in a folder of its own on the stick`() throws {
        let stick = try TemporaryFolder()
        let time = InventedTime()
        let host = ActivityHost(agenda: time.agenda, folders: ActivityHost.Folders(assets: nil, state: stick.path))
        let file = CountsSaver(host).save("date\r\n", on: stick.path, date: "2026-11-23")
        #expect(file == "Pasaka uzskaite/2026-11-23.csv")
        #expect(stick.names(in: "Pasaka uzskaite") == ["2026-11-23.csv"])
    }

    @Test func `a stick that is gone is told`() throws {
        let stick = try TemporaryFolder()
        let host = ActivityHost(
            agenda: InventedTime().agenda, folders: ActivityHost.Folders(assets: nil, state: stick.path))
        #expect(CountsSaver(host).save("x", on: "\(stick.path)/none", date: "2026-11-23") == nil)
    }
}
