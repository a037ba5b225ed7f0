import Testing

@testable import Engine

struct RipplesTests {
    private func show(_ motion: Motion) -> Show {
        Show(world: World(motion: motion), activities: Activity.playrooms, at: "room")
    }

    private func rings(_ show: Show) -> Int {
        show.picture.drawings.count { if case .shape(.ring(width: 12), _, _, _) = $0 { true } else { false } }
    }

    @Test(arguments: [Motion.eased, .cut])
    func `a second finger gets a soft ring that fades, and has no effect`(motion: Motion) {
        var show = show(motion)
        _ = show.take(Hand.down(1, 1500))
        let before = show.picture.drawings
        _ = show.take(.contact(Contact(.began, 2, at: Playroom.red.center, milliseconds: 0)))
        #expect(rings(show) == 1)
        #expect(show.take(.contact(Contact(.ended, 2, at: Playroom.red.center, milliseconds: 9))) == [])
        _ = show.take(Hand.up(1, 1500))
        _ = show.advance(Ripples.duration)
        #expect(rings(show) == 0)
        #expect(show.picture.drawings == before)
        #expect(show.rest == .still)
    }

    @Test func `with reduced motion the ring is still until it goes`() {
        var show = show(.cut)
        _ = show.take(.ripple(Ripple(.small, at: .zero)))
        #expect(show.rest == .until(Ripples.duration))
    }

    @Test func `many hands get the latest six rings`() {
        var ripples = Ripples(motion: .eased)
        for tick in 0..<20 { ripples.add(Ripple(.small, at: .zero), at: tick) }
        #expect(ripples.drawings(at: 20).count == Ripples.most)
        #expect(ripples.rest == .moving)
        ripples.fade(at: 19 + Ripples.duration)
        #expect(ripples.isEmpty)
        #expect(ripples.rest == .still)
    }
}
