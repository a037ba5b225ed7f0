import Testing

@testable import TalePacks

struct NaturalOrderTests {
    @Test(arguments: [
        ["1", "2", "10"], ["slide1.jpg", "slide2.jpg", "slide10.jpg"], ["a", "B", "c"], ["A1b2", "a1B10"],
        ["1a", "1b", "2a"], ["9", "10", "a"], ["a", "a1"], ["a 2", "a 10", "a b"],
        ["x99999999999999999998", "x99999999999999999999"],
        ["x2", "x99999999999999999999999"], ["007", "8"], ["", "0", "a"], ["a1", "a01", "a2"].sorted(),
    ])
    func `names are sorted as people sort them`(names: [String]) {
        #expect(names.reversed().sorted { NaturalOrder($0) < NaturalOrder($1) } == names)
    }

    @Test(arguments: [("a", "A"), ("1", "01"), ("é", "e\u{301}"), ("a", "a")])
    func `two names have always one order`(one: String, other: String) {
        let one = NaturalOrder(one), other = NaturalOrder(other)
        #expect([one < other, other < one, one == other].count { $0 } == 1)
    }
}
