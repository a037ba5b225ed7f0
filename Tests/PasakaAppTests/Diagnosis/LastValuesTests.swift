import Testing

@testable import PasakaApp

struct LastValuesTests {
    @Test(arguments: [(0, []), (2, [1, 2]), (3, [1, 2, 3]), (4, [2, 3, 4]), (7, [5, 6, 7])] as [(Int, [Int])])
    func `the last are kept in their order`(count: Int, values: [Int]) {
        var last = LastValues(most: 3)
        for value in 0..<count { last.append(value + 1) }
        #expect(last.inOrder == values)
        #expect(last.count == values.count)
    }
}
