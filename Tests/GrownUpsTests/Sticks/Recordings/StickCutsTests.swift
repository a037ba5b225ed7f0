import Testing

@testable import GrownUps

/// The cuts of one recording, while somebody moves them.
struct StickCutsTests {
    private let cuts = StickCuts(bounds: [0, 10, 20, 30, 40], pauses: [4, 10, 14, 16, 20, 25, 30, 33])

    private func after(_ change: (inout StickCuts) -> Void) -> [Double] {
        var cuts = cuts
        change(&cuts)
        return cuts.bounds
    }

    @Test func `the end of a page moves by a pause`() {
        #expect(after { $0.moveEnd(of: 0, isLater: true) } == [0, 14, 20, 30, 40])
        #expect(after { $0.moveEnd(of: 0, isLater: false) } == [0, 4, 20, 30, 40])
        #expect(after { $0.moveEnd(of: 1, isLater: false) } == [0, 10, 16, 30, 40])
    }

    @Test func `where there is no pause it moves by half a second, and never out of its pages`() {
        let bare = StickCuts(bounds: [0, 1, 2], pauses: [])
        var cuts = bare
        cuts.moveEnd(of: 0, isLater: true)
        #expect(cuts.bounds == [0, 1.5, 2])
        #expect(cuts.end(of: 0, isLater: true) == nil)
        #expect(cuts.end(of: 1, isLater: true) == nil)
    }

    @Test func `a page made silent shifts the following parts, and undoing it restores them`() {
        #expect(after { $0.pass(1) } == [0, 10, 10, 20, 40])
        #expect(
            after {
                $0.pass(1)
                $0.fill(1)
            } == [0, 10, 20, 30, 40])
        #expect(after { $0.pass(3) } == cuts.bounds)
    }

    @Test func `the end of a page before a silent one moves into the page behind that`() {
        let moved = after {
            $0.pass(1)
            $0.moveEnd(of: 0, isLater: true)
        }
        #expect(moved == [0, 14, 14, 20, 40])
    }

    @Test func `whatever is pressed, no part is lost and none runs backwards`() {
        var cuts = cuts, seed = UInt32(7)
        for _ in 0..<2_000 {
            seed = seed &* 1_664_525 &+ 1_013_904_223
            let page = Int(seed >> 24) % 4, deed = Int(seed >> 16) % 4
            switch deed {
            case 0: cuts.moveEnd(of: page, isLater: true)
            case 1: cuts.moveEnd(of: page, isLater: false)
            case 2: cuts.pass(page)
            default: cuts.fill(page)
            }
            #expect(cuts.bounds.count == 5)
            #expect(cuts.bounds.first == 0 && cuts.bounds.last == 40)
            #expect(zip(cuts.bounds, cuts.bounds.dropFirst()).allSatisfy { $0 <= $1 })
        }
    }
}
