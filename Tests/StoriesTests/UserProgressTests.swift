import Testing

@testable import Stories

struct UserProgressTests {
    @Test func aTaleBeginsAtItsStart() {
        #expect(UserProgress()["racenis"] == UserProgress.Place())
        #expect(UserProgress().lastTale == nil)
    }

    @Test func turningRemembersTheSlideAndTheTale() {
        var progress = UserProgress()
        progress.turn("racenis", to: 3)
        progress.turn("cimdins", to: 2)
        #expect(progress["racenis"] == .init(slide: 3))
        #expect(progress["cimdins"] == .init(slide: 2))
        #expect(progress.lastTale == "cimdins")
    }

    @Test func aFinishedTaleBeginsAtItsStartAgain() {
        var progress = UserProgress()
        progress.turn("racenis", to: 3)
        progress.finish("racenis")
        #expect(progress["racenis"] == .init(slide: nil, isFinished: true))
    }

    @Test func readingAgainKeepsTheStar() {
        var progress = UserProgress()
        progress.finish("racenis")
        progress.turn("racenis", to: 2)
        #expect(progress["racenis"] == .init(slide: 2, isFinished: true))
    }
}
