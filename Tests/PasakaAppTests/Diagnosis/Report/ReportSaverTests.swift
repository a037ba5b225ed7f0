import Engine
import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import GrownUps
@testable import PasakaApp

/// A report that the grown-ups' room saves to a stick.
struct ReportSaverTests {
    private let disk: TemporaryFolder
    private var stick: String { disk.path + "/K" }

    init() throws {
        disk = try TemporaryFolder()
        try disk.makeFolder("K")
        try disk.makeFolder("state")
    }

    /// The news that a saver has told.
    private final class Told: Sendable {
        private let states = Mutex<[ReportSaving.State]>([])

        var all: [ReportSaving.State] { states.withLock(\.self) }

        func hear(_ reply: Input.Reply) {
            guard case .learned(let document) = reply, let saving = document.content as? ReportSaving else { return }
            states.withLock { $0.append(saving.state) }
        }
    }

    private func saver(_ told: Told = Told()) -> ReportSaver {
        var folders = ActivityHost.Folders(assets: nil, state: disk.path + "/state")
        folders.media = [disk.path]
        var host = ActivityHost(agenda: InventedTime().agenda, folders: folders)
        host.tell = { told.hear($0) }
        host.provideSticks()
        return ReportSaver(host)
    }

    @Test func `what pasaka report writes lies in a folder of its own, by its time`() throws {
        #expect(saver().save(on: stick, date: "2026-11-23 14-05") == .saved(folder: "Pasaka diagnostika", .byDesktop))
        #expect(disk.names(in: "K/Pasaka diagnostika") == ["2026-11-23 14-05.json"])
        let text = try disk.text("K/Pasaka diagnostika/2026-11-23 14-05.json")
        let report = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(report["player"] as? String == "does not run" && report["pasaka"] as? String == Places.version)
        #expect(disk.names(in: "state") == [], "nothing is left beside the stick")
    }

    @Test func `a stick that has gone is told`() {
        #expect(saver().save(on: disk.path + "/gone") == .failed(.pulled))
    }

    @Test(.enabled(if: getuid() == 0, "only root may mount"))
    func `a full stick and one that cannot be written are told, and nothing stays on them`() throws {
        // Smaller than any report.
        let small = try #require(SmallDisk(at: stick, bytes: 4096))
        try disk.write("K/full", String(repeating: "x", count: 4096))
        #expect(saver().save(on: stick) == .failed(.full))
        #expect(disk.names(in: "K") == ["full"])
        small.allow(writing: false)
        #expect(saver().save(on: stick) == .failed(.unwritable))
        withExtendedLifetime(small) {}
    }

    @Test func `the page hears that it is written and saved, and the next visit nothing`() {
        let told = Told(), saver = saver(told)
        saver.carryOut(.save(place: stick), for: 3)
        #expect(eventually { told.all.count == 2 })
        #expect(told.all == [.writing, .saved(folder: "Pasaka diagnostika", .byDesktop)])
        saver.left(2)
        #expect(told.all.count == 2)
        saver.left(3)
        #expect(told.all.last == .idle)
        saver.left(4)
        #expect(told.all.count == 3)
    }
}
