import CSDL2
import Testing

@testable import Platform

struct HeldChordTests {
    private static let chord = Int32(KMOD_LCTRL.rawValue | KMOD_RSHIFT.rawValue)

    private func isHeld(_ modifiers: Int32 = chord, for milliseconds: Int) -> Bool {
        var held = HeldChord()
        held.press(modifiers, now: .seconds(5))
        return held.takeHeld(now: .seconds(5) + .milliseconds(milliseconds))
    }

    @Test func `it opens after two seconds, not before`() {
        #expect(!isHeld(for: 1999))
        #expect(isHeld(for: 2000))
    }

    @Test(arguments: [
        0, Int32(KMOD_LCTRL.rawValue), Int32(KMOD_LSHIFT.rawValue), chord | Int32(KMOD_LALT.rawValue),
        chord | Int32(KMOD_RGUI.rawValue),
    ])
    func `other modifiers are not the chord`(modifiers: Int32) { #expect(!isHeld(modifiers, for: 5000)) }

    @Test func `it opens once, and not after release`() {
        var held = HeldChord()
        held.press(Self.chord, now: .zero)
        #expect(held.timeLeft(now: .seconds(1)) == .seconds(1))
        let times = [2, 9].map { held.takeHeld(now: .seconds($0)) }
        #expect(times == [true, false])
        held.press(Self.chord, now: .seconds(10))
        held.letGo()
        let isHeld = held.takeHeld(now: .seconds(20))
        #expect(!isHeld)
        #expect(held.timeLeft(now: .seconds(20)) == nil)
    }
}
