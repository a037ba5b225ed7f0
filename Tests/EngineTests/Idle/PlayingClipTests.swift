import Testing

@testable import Engine

struct PlayingClipTests {
    private let tale: Sound = "tale"

    @Test func `a clip is heard from its start to its end`() {
        var clip = PlayingClip()
        #expect(!clip.isHeard(at: 0))
        clip.note(.narrate(tale), at: 10)
        #expect(clip.isHeard(at: 20))
        clip.note(.narrationEnded("another"), at: 30)
        #expect(clip.isHeard(at: 30))
        clip.note(.narrationEnded(tale), at: 40)
        #expect(!clip.isHeard(at: 40))
    }

    @Test func `a paused clip is not heard`() {
        var clip = PlayingClip()
        clip.note(.narrate(tale), at: 0)
        clip.note(.pauseNarration, at: 5)
        #expect(!clip.isHeard(at: 6))
        clip.note(.resumeNarration, at: 7)
        #expect(clip.isHeard(at: 8))
        clip.note(.stopNarration, at: 9)
        #expect(!clip.isHeard(at: 9))
    }

    @Test func `a clip whose end is never told ends by its length, or after ten minutes`() {
        var clip = PlayingClip()
        clip.note(.narrate(tale), at: 0)
        #expect(clip.isHeard(at: PlayingClip.longest - 1))
        #expect(!clip.isHeard(at: PlayingClip.longest))
        clip.note(.narrationStarted(tale, seconds: 5), at: 0)
        #expect(clip.isHeard(at: 5 * 60))
        #expect(!clip.isHeard(at: 5 * 60 + 30 * 60))
    }
}
