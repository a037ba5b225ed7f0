import Engine
import TestSupport
import Testing

@testable import Stories

struct CountsSaverTests {
    private func host() -> ActivityHost {
        ActivityHost(agenda: InventedTime().agenda, folders: ActivityHost.Folders(assets: nil, state: ""))
    }

    @Test func `the table lies in a folder of its own on the stick, one a day`() {
        var host = host()
        host.stick = { files, place in
            #expect(place == "/stick" && files.replaces && files.files.map(\.bytes) == [Array("date\r\n".utf8)])
            return .saved(files: files.files.map { "\(files.folder)/\(files.name).\($0.ending)" }, .now)
        }
        let file = CountsSaver(host).save("date\r\n", on: "/stick", date: "2026-11-23")
        #expect(file == "Pasaka uzskaite/2026-11-23.csv")
    }

    @Test func `a stick that is gone is told`() {
        var host = host()
        host.stick = { _, _ in .failed(.pulled) }
        #expect(CountsSaver(host).save("x", on: "/stick", date: "2026-11-23") == nil)
    }
}
