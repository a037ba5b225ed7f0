import Testing

@testable import NetworkLights

struct DayTests {
    @Test(arguments: [
        ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2026-11-29", 20_786), ("2099-12-31", 47_481),
    ])
    func `a day has the number of days since 1970, and back`(text: String, number: Int) {
        #expect(Day(text)?.number == number)
        #expect(Day(number).text == text)
    }

    @Test func `days of 400 years have the text that is read`() {
        for number in stride(from: 0, to: 146_097, by: 5) where Day(Day(number).text)?.number != number {
            Issue.record("\(number)")
        }
    }

    @Test(arguments: [
        "", "2026-11-31", "2026-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "2026-11-2٩", "+026-11-29",
        "2026/11/29",
        "2026-11-29 ",
    ])
    func `what no calendar has is no day`(text: String) { #expect(Day(text) == nil) }
}
