import Engine
import FoundationEssentials
import TalePacks
import Testing

@testable import Stories

struct BookmarksTests {
    @Test func `they are forgotten at midnight`() {
        var bookmarks = Bookmarks(day: 3)
        bookmarks[.frog] = Bookmarks.Place(tale: "turnip", slide: 2)
        #expect(bookmarks.held(on: 3)[.frog]?.slide == 2)
        #expect(bookmarks.held(on: 4)[.frog] == nil)
        #expect(bookmarks.held(on: 2)[.frog] == nil)
    }

    @Test func `an animal at another tale is not free`() {
        var bookmarks = Bookmarks(day: 3)
        bookmarks[.frog] = Bookmarks.Place(tale: "turnip", slide: 2)
        #expect(bookmarks.free(for: "turnip").count == 12)
        #expect(!bookmarks.free(for: "hare").contains(.frog))
    }

    @Test func `an animal at a tale that is gone is not on the shelf`() {
        var bookmarks = Bookmarks(day: 3)
        bookmarks[.owl] = Bookmarks.Place(tale: "gone", slide: 2)
        bookmarks[.cat] = Bookmarks.Place(tale: "turnip", slide: 3)
        #expect(bookmarks.animals(in: Shelf(stories: [.turnip()])) == [.cat])
    }

    @Test func `without the setting or a clock there are none`() {
        var world = World([.turnip()])
        world[Daytime.self] = Daytime(day: 3, hour: 9)
        #expect(world.bookmarks == nil)
        var settings = Settings()
        settings[.animalBookmarks] = true
        world[Settings.self] = settings
        #expect(world.bookmarks == Bookmarks(day: 3))
        world[Daytime.self] = nil
        #expect(world.bookmarks == nil)
    }

    @Test func `those of a clock that cannot be right do not outlive the app`() throws {
        for (day, isKept) in [(0, false), (Daytime.earliest + 9, true)] {
            var bookmarks = Bookmarks(day: day)
            bookmarks[.frog] = Bookmarks.Place(tale: "turnip", slide: 2)
            let read = try JSONDecoder().decode(Bookmarks.self, from: JSONEncoder().encode(bookmarks))
            #expect((read[.frog] != nil) == isKept)
        }
    }

    @Test func `a damaged place is the first slide`() throws {
        let json = #"{"version":1,"day":20800,"places":{"owl":{"tale":"turnip","slide":-7}}}"#
        #expect(try JSONDecoder().decode(Bookmarks.self, from: Data(json.utf8))[.owl]?.slide == 1)
    }
}
