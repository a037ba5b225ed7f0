import Testing

@testable import TalePacks

struct TaleRatingTests {
    private func story(_ wolves: Int?, slides: [Int?] = [nil]) -> Story {
        Story(
            id: "lacis", title: "Lācis", wolves: wolves,
            slides: slides.enumerated().map { Slide(id: "\($0)", wolves: $1) })
    }

    @Test func `a tale of which nobody has said anything is not rated, and shown like a calm one`() {
        #expect(story(nil).rating == nil && story(nil).mostWolves == 0)
        #expect(story(0).rating == 0 && story(nil, slides: [nil, 0]).rating == 0)
        #expect(story(1, slides: [2, nil]).rating == 2)
    }

    @Test func `ratings go from none by calm to three wolves`() {
        let up = [nil, 0, 1, 2, 3].map { story($0).rating(after: 1) }
        #expect(up == [.some(0), .some(1), .some(2), .some(3), nil])
        let down = [nil, 0, 1, 2, 3].map { story($0).rating(after: -1) }
        #expect(down == [nil, .some(nil), .some(0), .some(1), .some(2)])
    }

    @Test func `none is below that of the slides`() {
        #expect(story(nil, slides: [1]).rating(after: -1) == nil)
        #expect(story(nil, slides: [1]).rating(after: 1) == .some(2))
        #expect(story(2, slides: [1]).rating(after: -1) == .some(nil))
        #expect(story(1, slides: [3]).rating(after: 1) == nil)
        #expect(story(1, slides: [3]).rating(after: -1) == nil)
    }
}
