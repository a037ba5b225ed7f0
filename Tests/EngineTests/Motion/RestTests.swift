import Engine
import Testing

struct RestTests {
    @Test(arguments: [
        (Rest.still, Rest.still, Rest.still), (.still, .until(5), .until(5)),
        (.until(9), .until(5), .until(5)),
        (.moving, .until(5), .moving), (.still, .moving, .moving),
    ])
    func `the rest that ends first counts`(one: Rest, other: Rest, expected: Rest) {
        #expect(one.and(other) == expected)
        #expect(other.and(one) == expected)
    }

    @Test func `what moves has no rest`() {
        #expect(Rest.whether(true) == .moving)
        #expect(Rest.whether(false) == .still)
    }
}
