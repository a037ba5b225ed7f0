import Testing

@testable import Engine

struct PointingHandTests {
    private let recording: Recording = {
        var recording = Recording(start: World(), route: .home)
        recording.append(.press(Point(x: 800, y: 500)), at: 200)
        recording.append(.drag(Point(x: 700, y: 500)), at: 210)
        recording.append(.release(Point(x: 600, y: 500)), at: 220)
        return recording
    }()

    @Test func `it comes before a touch, goes with the finger, and leaves`() throws {
        let hand = PointingHand(recording)
        #expect(hand.place(at: 100) == nil)
        #expect(try #require(hand.place(at: 180)).isDown == false)
        #expect(try #require(hand.place(at: 201)).tip == Point(x: 800, y: 500))
        #expect(try #require(hand.place(at: 212)).tip == Point(x: 700, y: 500))
        #expect(try #require(hand.place(at: 212)).isDown)
        #expect(try #require(hand.place(at: 230)).opacity < 1)
        #expect(hand.place(at: 250) == nil)
    }

    @Test func `between touches it needs no tick, and while it moves every third one`() {
        let hand = PointingHand(recording)
        #expect(hand.rest(at: 0) == .until(200 - PointingHand.coming))
        #expect(hand.rest(at: 180) == .until(183))
        #expect(hand.rest(at: 181) == .until(183))
        #expect(hand.rest(at: 250) == .still)
    }

    @Test func `without motion it stands where the touch will be`() throws {
        let hand = PointingHand(recording, motion: .cut)
        #expect(try #require(hand.place(at: 170)).tip == Point(x: 800, y: 500))
        #expect(hand.rest(at: 150) == .until(200))
        #expect(hand.place(at: 224) == nil)
    }
}
