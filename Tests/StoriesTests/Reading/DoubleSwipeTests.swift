import Engine
import Testing

@testable import Stories

struct DoubleSwipeTests {
    private func swipe(_ fingers: Int64..., by way: Double = -300, phase: Contact.Phase = .ended) -> [Contact] {
        fingers.map { Contact(.began, $0, at: Point(x: 900, y: 500), milliseconds: 0) }
            + fingers.map { Contact(phase, $0, at: Point(x: 900 + way, y: 520), milliseconds: 0) }
    }

    /// Whether the sign is complete after these gestures, each at its tick.
    private func passes(_ gestures: (at: Int, [Contact])...) -> Bool {
        var (sign, isComplete) = (DoubleSwipe(), false)
        for (tick, contacts) in gestures {
            for contact in contacts { isComplete = sign.follow(contact, now: tick) }
        }
        return isComplete
    }

    @Test func `two fingers pass by swiping twice`() {
        #expect(!passes((0, swipe(1, 2))))
        #expect(passes((0, swipe(1, 2)), (60, swipe(3, 4))))
    }

    @Test func `a finger whose end was lost spoils no later sign`() {
        let lost = [Contact(.began, 7, at: Point(x: 900, y: 500), milliseconds: 0)]
        #expect(!passes((0, lost), (60, swipe(1, 2)), (100, swipe(3, 4))))
        #expect(passes((0, lost), (300, swipe(1, 2)), (360, swipe(3, 4))))
    }

    @Test func `one finger, three, the way back, a short way or a late one do not`() {
        #expect(!passes((0, swipe(1)), (60, swipe(3))))
        #expect(!passes((0, swipe(1, 2, 3)), (60, swipe(4, 5, 6))))
        #expect(!passes((0, swipe(1, 2, by: 300)), (60, swipe(3, 4, by: 300))))
        #expect(!passes((0, swipe(1, 2, by: -100)), (60, swipe(3, 4, by: -100))))
        #expect(!passes((0, swipe(1, 2)), (200, swipe(3, 4))))
        #expect(!passes((0, swipe(1, 2)), (60, swipe(3, 4, phase: .lost))))
    }
}
