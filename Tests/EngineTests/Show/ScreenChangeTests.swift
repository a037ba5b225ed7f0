import Testing

@testable import Engine

struct ScreenChangeTests {
    private let window = Rect(x: 0, y: -400, width: 1600, height: 2000)
    private let onStage = Picture(ground: .color(.cream), drawings: [.text("a", in: Stage.bounds, style)])
    private static let style = TextStyle(.words, size: 20, color: .ink)
    private var inRooms: Picture {
        var picture = Picture(ground: .color(.plum), drawings: [.text("b", in: Stage.bounds, Self.style)])
        picture.bounds = window
        return picture
    }

    private func halfway(from departing: Picture, to arriving: Picture, isForward: Bool = true) -> Picture {
        var change = ScreenChange(from: departing, isForward: isForward)
        for _ in 0..<6 { change.tick() }
        return change.picture(arriving: arriving)
    }

    private func clips(_ picture: Picture) -> [Rect] {
        picture.drawings.compactMap { if case .clip(let area) = $0 { area } else { nil } }
    }

    @Test func `two screens on the stage stay there, and their grounds mix`() {
        let picture = halfway(from: onStage, to: onStage)
        #expect(picture.bounds == Stage.bounds)
        #expect(picture.groundMix > 0 && picture.groundMix < 1)
        #expect(clips(picture).allSatisfy { $0.y == 0 && $0.height == 1200 })
    }

    @Test func `two screens that use the rooms slide over each other there too`() {
        let picture = halfway(from: inRooms, to: inRooms)
        #expect(picture.bounds == window)
        #expect(clips(picture).allSatisfy { $0.y == -400 && $0.height == 2000 })
    }

    @Test(arguments: [true, false])
    func `of two screens only the one that uses the rooms is drawn there, over the other's ground`(isForward: Bool) {
        for isArriving in [true, false] {
            let (one, other) = isArriving ? (onStage, inRooms) : (inRooms, onStage)
            let picture = halfway(from: one, to: other, isForward: isForward)
            #expect(picture.bounds == window)
            #expect(picture.ground == .color(.cream) && picture.nextGround == .color(.cream))
            #expect(Set(clips(picture).map(\.height)) == [1200, 2000])
        }
    }

    @Test func `at its ends a change is as large as the screen that is seen`() {
        var change = ScreenChange(from: onStage, isForward: true)
        #expect(change.picture(arriving: inRooms).bounds == Stage.bounds)
        while !change.isDone { change.tick() }
        #expect(change.picture(arriving: inRooms).bounds == window)
    }
}
