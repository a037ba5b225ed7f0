import Engine
import Testing

@testable import Stories

struct NarrationTests {
    /// A clip of ten seconds that has begun at tick 100.
    private var speaking: Narration {
        var narration = Narration()
        _ = narration.begin("a.ogg")
        narration.started(seconds: 10, now: 100)
        return narration
    }

    @Test func `a slide with a clip speaks`() {
        var narration = Narration()
        #expect(narration.begin("a.ogg") == [.narrate("a.ogg")])
        #expect(narration.state == .playing)
    }

    @Test func `a silent slide stops the voice`() {
        var narration = speaking
        #expect(narration.begin(nil) == [.stopNarration])
        #expect(narration.state == .ended)
    }

    @Test func `pause and play go on where it was`() {
        var narration = speaking
        #expect(narration.toggle("a.ogg", now: 220) == [.pauseNarration])
        #expect(narration.isPaused)
        #expect(narration.toggle("a.ogg", now: 900) == [.resumeNarration])
        #expect(narration.progress(now: 900) == 0.2)
        #expect(narration.progress(now: 960) == 0.3)
    }

    @Test func `a clip of unknown length goes on where it was`() {
        var narration = Narration()
        _ = narration.begin("a.ogg")
        narration.started(seconds: 0, now: 10)
        #expect(narration.toggle("a.ogg", now: 70) == [.pauseNarration])
        #expect(narration.toggle("a.ogg", now: 90) == [.resumeNarration])
        #expect(narration.progress(now: 100) == 0)
        #expect(narration.nextStep(now: 100) == .still)
    }

    @Test func `a clip paused before it began begins afresh`() {
        var narration = Narration()
        _ = narration.begin("a.ogg")
        #expect(narration.toggle("a.ogg", now: 5) == [.pauseNarration])
        #expect(narration.toggle("a.ogg", now: 9) == [.narrate("a.ogg")])
    }

    @Test func `paused stays paused on the next slide until play`() {
        var narration = speaking
        _ = narration.toggle("a.ogg", now: 150)
        #expect(narration.begin("b.ogg") == [.stopNarration])
        #expect(narration.isPaused)
        #expect(narration.toggle("b.ogg", now: 160) == [.narrate("b.ogg")])
        #expect(narration.state == .playing)
    }

    @Test func `after its end it speaks again on request`() {
        var narration = speaking
        narration.ended()
        #expect(narration.state == .ended)
        #expect(narration.toggle("a.ogg", now: 800) == [.narrate("a.ogg")])
    }

    @Test func `an end that comes in a pause is none`() {
        var narration = speaking
        _ = narration.toggle("a.ogg", now: 150)
        narration.ended()
        #expect(narration.isPaused)
    }

    @Test func `a clip that ends just as it is paused begins afresh`() {
        var narration = speaking
        _ = narration.toggle("a.ogg", now: 699)
        narration.ended()
        #expect(narration.toggle("a.ogg", now: 800) == [.narrate("a.ogg")])
        #expect(narration.state == .playing)
    }

    @Test(arguments: [(100, 0.0), (129, 0), (130, 0.05), (159, 0.05), (400, 0.5), (700, 1), (9000, 1)])
    func `progress goes in steps of half a second`(now: Int, progress: Double) {
        #expect(speaking.progress(now: now) == progress)
    }

    @Test(arguments: [(100, Rest.until(130)), (129, .until(130)), (130, .until(160)), (700, .still)])
    func `it says when progress changes next`(now: Int, rest: Rest) { #expect(speaking.nextStep(now: now) == rest) }

    @Test(arguments: [(8.05, 583), (8.06, 584), (8.0, 580)])
    func `it says when a place is reached`(seconds: Double, now: Int) {
        #expect(speaking.tick(at: seconds, now: 100) == .until(now))
    }

    @Test(arguments: [(0.9, 0.9), (0.984, 1), (1, 1), (1.016, 1), (1.1, 1.1)])
    func `it follows the voice where they are more than a tick apart`(found: Double, position: Double) {
        var narration = speaking
        narration.found(at: found, isMoving: true, now: 160)
        #expect(narration.position(now: 160) == position)
    }

    @Test func `in a pause nothing changes`() {
        var narration = speaking
        _ = narration.toggle("a.ogg", now: 220)
        #expect(narration.nextStep(now: 230) == .still)
        #expect(narration.progress(now: 9000) == 0.2)
    }

    @Test func `a clip that stays where it is waits, and goes on when it moves`() {
        var narration = speaking
        narration.found(at: 1, isMoving: true, now: 160)
        #expect(narration.isSounding)
        narration.found(at: 1, isMoving: true, now: 220)
        #expect(!narration.isSounding)
        narration.found(at: 1.5, isMoving: true, now: 280)
        #expect(narration.isSounding)
    }

    @Test func `a pause is no standstill`() {
        var narration = speaking
        narration.found(at: 1, isMoving: true, now: 160)
        _ = narration.toggle("a.ogg", now: 161)
        narration.found(at: 1, isMoving: false, now: 162)
        _ = narration.toggle("a.ogg", now: 400)
        narration.found(at: 1, isMoving: true, now: 401)
        #expect(narration.isSounding)
    }
}
