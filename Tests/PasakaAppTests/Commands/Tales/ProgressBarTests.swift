import Testing

@testable import PasakaApp

struct ProgressBarTests {
    @Test(arguments: [(0, 4, 0), (1, 4, 6), (4, 4, 24), (9, 4, 24), (0, 0, 24)])
    func `the bar is as full as the work is done`(done: Int, count: Int, full: Int) {
        #expect(
            ProgressBar.bar(done, of: count)
                == "[" + String(repeating: "█", count: full) + String(repeating: "·", count: 24 - full) + "]")
    }
}
