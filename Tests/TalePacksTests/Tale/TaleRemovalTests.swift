import Engine
import Testing

@testable import TalePacks

struct TaleRemovalTests {
    @Test func `a removed tale is kept for the day of its removal and thirty more`() {
        var days = RemovalDays()
        for day in 1...31 {
            #expect(days.count(day, of: ["lacis"]) == [], "day \(day)")
            #expect(days.daysLeft(of: "lacis") == 31 - day)
        }
        #expect(days.count(32, of: ["lacis"]) == ["lacis"])
    }

    @Test func `a day counts once, whatever the clock says in between`() {
        var days = RemovalDays()
        // A machine without a battery begins in 1970 at each start.
        for _ in 0..<100 { for day in [19_700_101, 20_251_123, 20_991_231] { _ = days.count(day, of: ["lacis"]) } }
        #expect(days.daysLeft(of: "lacis") == 28)
        #expect(days.count(20_251_124, of: ["lacis"]) == [])
    }

    @Test func `a tale that came back and is removed again has a whole month`() {
        var days = RemovalDays()
        for day in 1...20 { _ = days.count(day, of: ["lacis", "vilks"]) }
        _ = days.count(20, of: ["vilks"])
        _ = days.count(21, of: ["lacis", "vilks"])
        #expect(days.daysLeft(of: "lacis") == 30 && days.daysLeft(of: "vilks") == 10)
        days.forget("vilks")
        #expect(days.days.keys.sorted() == ["lacis"])
    }

    @Test(arguments: [
        ("stories/1/lacis/1.jpg", true), ("stories/0/lacis/1.jpg", false), ("stories/11/lacis/1.jpg", false),
        ("stories/1/./1.jpg", false), ("clips/1.ogg", false),
    ])
    func `only a family's own tales can be removed`(image: String, canBe: Bool) {
        let story = Story(id: "lacis", title: "Lācis", slides: [Slide(id: "1", image: Image(image))])
        #expect(OwnTales(root: 1).contains(story) == canBe)
        #expect(!OwnTales(root: nil).contains(story))
    }
}
