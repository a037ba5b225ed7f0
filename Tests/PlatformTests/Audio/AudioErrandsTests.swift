import Engine
import Testing

@testable import Platform

struct AudioErrandsTests {
    private func errands(_ turns: [Command]...) -> AudioErrands {
        var errands = AudioErrands()
        for commands in turns { errands.add(commands) }
        return errands
    }

    @Test func `of pages turned quickly only the last one's clip is opened`() {
        let errands = errands(
            [.stopNarration, .narrate("1.ogg")], [.stopNarration, .narrate("2.ogg")],
            [.stopNarration, .narrate("3.ogg")])
        #expect(errands.voice == [.narrate("3.ogg")])
    }

    @Test func `what is done with the last clip keeps its order`() {
        let errands = errands(
            [.narrate("1.ogg"), .pauseNarration], [.narrate("2.ogg"), .pauseNarration, .resumeNarration],
            [.sayAgain("2.ogg", from: 1, to: 2)])
        #expect(
            errands.voice == [
                .narrate("2.ogg"), .pauseNarration, .resumeNarration, .sayAgain("2.ogg", from: 1, to: 2),
            ])
    }

    @Test func `a pause of the clip that sounds is kept`() {
        #expect(errands([.pauseNarration], [.resumeNarration]).voice == [.pauseNarration, .resumeNarration])
        #expect(errands([.pauseNarration], [.stopNarration]).voice == [.stopNarration])
    }

    @Test func `of many small sounds the latest are played`() {
        let sounds = (0..<20).map { Sound("\($0).wav") }
        #expect(errands(sounds.map(Command.play)).sounds == sounds.suffix(AudioErrands.mostSounds))
    }

    @Test func `the clips ahead and somebody's presence last until they are replaced`() {
        var errands = AudioErrands()
        #expect(errands.isEmpty)
        errands.add([], ahead: ["1.ogg"], isStirred: true)
        errands.add([.back])
        #expect(errands.ahead == ["1.ogg"] && errands.isStirred && !errands.isEmpty)
        errands.add([], ahead: [])
        #expect(errands.ahead == [])
    }

    @Test func `the last bed counts, and none is one too`() {
        #expect(errands([.bed(Bed("a.ogg"))], [.bed(nil)]).bed == .some(nil))
        #expect(errands([.bed(nil)], [.bed(Bed("a.ogg"))]).bed == Bed("a.ogg"))
        #expect(errands([.back]).bed == nil)
        #expect(!errands([.bed(nil)]).isEmpty)
    }

    @Test func `sounds of a scene whose clip is paused or gone are not begun`() {
        let foley = Command.foley("blow.ogg", gain: 1)
        #expect(errands([foley]).foley.map(\.sound) == ["blow.ogg"])
        for command in [Command.pauseNarration, .stopNarration, .narrate("2.ogg")] {
            #expect(errands([foley, command]).foley.isEmpty)
        }
    }

    @Test func `the last loudness counts`() {
        let errands = errands([.voiceGain(0.5)], [.voiceGain(0.8)])
        #expect(errands.gain == 0.8 && !errands.isEmpty)
    }

    @Test func `of several volumes the last one counts, and only in percent`() {
        let errands = errands([.volume(.percent(30)), .volume(.percent(35))], [.volume(.start)])
        #expect(errands.volume == 35)
        #expect(!errands.isEmpty)
    }

    @Test func `somebody who comes keeps the card awake`() {
        var errands = errands([.restSound])
        #expect(errands.rests)
        errands.add([], isStirred: true)
        #expect(!errands.rests)
    }
}
