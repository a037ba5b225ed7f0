import MorningCheck
import TestSupport
import Testing

@testable import PasakaApp

struct LastContactTests {
    private static let noon = 1_796_040_000  // 2026-11-30 12:00 UTC

    private func facts(_ shelf: String?, _ contact: String?) throws -> NetworkFacts? {
        let disk = try TemporaryFolder()
        if let shelf { try disk.write("shelf.json", shelf) }
        if let contact { try disk.write("contact.json", contact) }
        return LastContact.facts(in: disk.path, state: disk.path, now: Self.noon)
    }

    private static let shelf =
        #"{"network": "Rīga", "number": 3, "date": "2026-11-20", "tales": [], "wanted": 0, "withdrawn": []}"#

    @Test func `a machine in no network has no contact`() throws {
        #expect(LastContact.facts(in: nil, state: "") == nil)
        #expect(try facts(nil, #"{"looked": 1}"#) == nil)
        #expect(try facts("half", nil) == nil)
    }

    @Test func `the age of the network's list and of the last good look are in days`() throws {
        let contact = #"{"looked": \#(Self.noon), "whole": \#(Self.noon - 2 * 86_400 - 5), "refusal": "W1"}"#
        #expect(try facts(Self.shelf, contact) == NetworkFacts(refusal: "W1", days: 2, age: 10))
    }

    @Test func `a tale that came and cannot be shown is told like one that is damaged`() throws {
        let disk = try TemporaryFolder()
        let tale = #"{"id": "owl", "title": "Pūce", "version": 1, "sha256": "ab"}"#
        try disk.write("shelf.json", Self.shelf.replacing("[], \"wanted\": 0", with: "[\(tale)], \"wanted\": 1"))
        func refusal() -> String? { LastContact.facts(in: disk.path, state: disk.path, now: Self.noon)?.refusal }
        #expect(refusal() == nil)
        try disk.write(
            "followed-tales.json",
            #"{"version": 1, "network": "Rīga", "tales": {"owl": {"sha256": "ab", "refusedBy": "0.2.0"}}}"#)
        #expect(refusal() == "W6")
    }

    @Test func `before the first look nothing is known but the list`() throws {
        #expect(try facts(Self.shelf, nil) == NetworkFacts(age: 10))
    }

    @Test(arguments: ["", "2026-13", "0001-01-01", "yesterday"])
    func `a list without a day has no age`(date: String) throws {
        let shelf = Self.shelf.replacing("2026-11-20", with: date)
        #expect(try facts(shelf, nil) == NetworkFacts())
    }

    @Test func `a clock of long ago makes nothing old`() throws {
        let disk = try TemporaryFolder()
        try disk.write("shelf.json", Self.shelf)
        try disk.write("contact.json", #"{"looked": 9, "whole": \#(Self.noon)}"#)
        #expect(LastContact.facts(in: disk.path, state: disk.path, now: 100) == NetworkFacts(days: 0, age: 0))
    }
}
