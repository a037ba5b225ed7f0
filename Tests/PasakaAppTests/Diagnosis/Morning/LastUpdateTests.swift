import Glibc
import MorningCheck
import TestSupport
import Testing

@testable import PasakaApp

struct LastUpdateTests {
    private let folder: TemporaryFolder
    private static let day = 86_400, now = 2_000_000_000

    init() throws { folder = try TemporaryFolder() }

    private func note(_ file: String, daysAgo: Int) throws {
        try folder.write(file)
        let time = timespec(tv_sec: Self.now - daysAgo * Self.day, tv_nsec: 0)
        #expect(utimensat(AT_FDCWD, "\(folder.path)/\(file)", [time, time], 0) == 0)
    }

    private var facts: UpdateFacts? { LastUpdate.facts(in: folder.path, now: Self.now) }

    @Test func `where no kiosk was enabled there is nothing to say`() {
        #expect(LastUpdate.facts(in: folder.path + "/none") == nil)
    }

    @Test func `the last good update counts, before one the first network, without either nothing`() throws {
        #expect(facts == UpdateFacts(days: nil))
        try note("network", daysAgo: 40)
        #expect(facts == UpdateFacts(days: 40))
        try note("updated", daysAgo: 3)
        #expect(facts == UpdateFacts(days: 3))
    }

    @Test func `a time that is yet to come is none`() throws {
        try note("updated", daysAgo: -1)
        #expect(facts == nil)
        try note("network", daysAgo: 7)
        #expect(facts == UpdateFacts(days: 7))
    }
}
