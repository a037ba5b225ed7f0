import FoundationEssentials
import Testing

@testable import Engine

struct ChanceTests {
    /// A screen that shows the numbers it drew at its start and since.
    private struct Dice: Screen {
        var now = 0
        var chance: Chance
        var numbers: [Int] = []

        init(_ world: World) {
            chance = world.chance
            roll()
        }

        private mutating func roll() { numbers.append(.random(in: 1...1_000_000, using: &chance)) }

        mutating func perform(_ action: Bool) -> [Command] {
            roll()
            return action ? [.open("dice")] : []
        }

        func draw(in frame: inout Frame<Bool>) {
            frame.draw(.text("\(numbers)", in: Stage.bounds, TextStyle(.words, size: 20, color: .ink)))
            frame.button(.play, sends: false)
            frame.button(.next, sends: true)
        }
    }

    private let activities = [
        Activity(name: "") { _, world in Dice(world) }, Activity(name: "dice") { _, world in Dice(world) },
    ]

    private func pictures(_ seed: UInt64, _ buttons: [Input.Button]) -> [Picture] {
        var show = Show(world: World(motion: .cut, chance: Chance(seed: seed)), activities: activities)
        return [show.picture]
            + buttons.map { button in
                _ = show.take(.button(button))
                return show.picture
            }
    }

    @Test func `the numbers are those of SplitMix64`() {
        var chance = Chance(seed: 1_234_567)
        // Of the reference implementation by S. Vigna.
        #expect([chance.next(), chance.next()] == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973])
    }

    @Test func `one seed gives equal pictures, another gives others`() {
        let buttons: [Input.Button] = [.play, .next, .play]
        #expect(pictures(7, buttons) == pictures(7, buttons))
        #expect(zip(pictures(7, buttons), pictures(8, buttons)).allSatisfy { $0 != $1 })
    }

    @Test func `each visit has a chance of its own`() {
        let seen = pictures(0, [.next, .next, .next])
        #expect(Set(seen).count == seen.count)
    }

    @Test func `a recording that begins in the middle draws the same numbers`() {
        var show = Show(world: World(motion: .cut, chance: Chance(seed: 9)), activities: activities)
        for _ in 0..<3 { _ = show.take(.button(.next)) }
        let recording = Recording(start: show.world, route: show.route, firstTick: show.ticks, firstVisit: show.visit)
        #expect(recording.show(activities).picture == show.picture)
    }

    @Test func `a world survives JSON, and one from before there was chance has none`() throws {
        let world = World(motion: .cut, chance: Chance(seed: .max))
        #expect(try JSONDecoder().decode(World.self, from: JSONEncoder().encode(world)) == world)
        let old = Data(#"{"documents": {}, "motion": "eased"}"#.utf8)
        #expect(try JSONDecoder().decode(World.self, from: old) == World())
    }
}
