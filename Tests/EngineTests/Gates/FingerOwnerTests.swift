import Engine
import Testing

struct FingerOwnerTests {
    private let here = Point(x: 1, y: 1)
    private let there = Point(x: 2, y: 2)

    /// What comes of events, each with its second.
    private func inputs(_ events: [(Double, FingerOwner.Event)]) -> [Input] {
        var owner = FingerOwner()
        return events.flatMap { owner.take($0.1, now: .seconds($0.0)) }
    }

    @Test func oneFingerPressesDragsAndReleases() {
        #expect(
            inputs([(0, .down(7, here)), (0.1, .moved(7, there)), (0.2, .up(7, there))])
                == [.press(here), .drag(there), .release(there)])
    }

    @Test func aSecondFingerIsIgnored() {
        #expect(
            inputs([
                (0, .down(7, here)), (0.1, .down(8, there)), (0.2, .moved(8, here)), (0.3, .up(8, here)),
                (0.4, .up(7, here)),
            ]) == [.press(here), .release(here)])
    }

    @Test func aFingerLeftOverDoesNotTakeTheGestureOver() {
        #expect(
            inputs([(0, .down(7, here)), (0.1, .down(8, here)), (0.2, .up(7, here)), (0.3, .moved(8, there))])
                == [.press(here), .release(here)])
    }

    @Test func afterTheFirstFingerAnotherMayPress() {
        #expect(
            inputs([(0, .down(7, here)), (0.1, .up(7, here)), (0.2, .down(8, there))])
                == [.press(here), .release(here), .press(there)])
    }

    @Test func aFingerThatComesDownTwiceHasLostItsUp() {
        #expect(
            inputs([(0, .down(7, here)), (1, .down(7, there))]) == [.press(here), .cancel, .press(there)])
    }

    @Test func anUpWithoutADownIsIgnored() {
        #expect(inputs([(0, .up(7, here)), (1, .moved(7, here))]) == [])
    }

    @Test func aSilentFingerExpires() {
        var owner = FingerOwner()
        _ = owner.take(.down(7, here), now: .zero)
        #expect(owner.timeToExpiry(now: .seconds(2)) == .seconds(10) + .milliseconds(1))
        #expect(owner.expire(now: .seconds(12)) == [])
        #expect(owner.expire(now: .seconds(12) + .milliseconds(1)) == [.cancel])
        #expect(owner.timeToExpiry(now: .seconds(13)) == nil)
    }

    @Test func aFingerThatMovesDoesNotExpire() {
        #expect(
            inputs([(0, .down(7, here)), (11, .moved(7, there)), (22, .moved(7, here))])
                == [.press(here), .drag(there), .drag(here)])
    }

    @Test func theNextFingerFreesAnExpiredGesture() {
        #expect(
            inputs([(0, .down(7, here)), (20, .down(8, there))]) == [.press(here), .cancel, .press(there)])
    }

    @Test func cancelGivesTheGestureUpOnce() {
        var owner = FingerOwner()
        _ = owner.take(.down(FingerOwner.mouse, here), now: .zero)
        #expect(owner.cancel() == [.cancel])
        #expect(owner.cancel() == [])
        #expect(owner.take(.up(FingerOwner.mouse, here), now: .zero) == [])
    }

    @Test func theDeveloperSeesEveryFinger() {
        var owner = FingerOwner()
        _ = owner.take(.down(7, here), now: .zero)
        _ = owner.take(.down(8, here), now: .zero)
        _ = owner.take(.moved(8, there), now: .zero)
        #expect(owner.fingers == [7: here, 8: there])
        _ = owner.take(.up(7, here), now: .zero)
        #expect(owner.fingers == [8: there])
    }
}
