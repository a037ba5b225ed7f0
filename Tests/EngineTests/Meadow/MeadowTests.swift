import FoundationEssentials
import Testing

@testable import Engine

/// What comes to home's painting.
struct MeadowTests {
    private let hare = Growth(from: "stories/hare", .figure("hare"))
    private let flower = Growth(
        from: "letters/lv/K", .flower(Flower(letter: 16, of: 33, color: .orange, sounds: ["k.ogg", "kā.ogg"])))

    @Test func `what comes stands in its order, and is kept`() {
        var meadow = Meadow()
        _ = meadow.grow(hare)
        let commands = meadow.grow(flower)
        #expect(meadow.growths == [hare, flower])
        #expect(commands == [.save(AnyDocument(meadow))])
    }

    @Test func `the same tale or letter does nothing more`() {
        var meadow = Meadow()
        _ = meadow.grow(flower)
        let before = meadow
        let again = Growth(from: flower.origin, .flower(Flower(letter: 16, of: 33, color: .plum, sounds: [])))
        #expect(meadow.grow(again) == [])
        #expect(meadow == before)
    }

    @Test func `a meadow leaves nothing when it is empty, and its file has a limit`() {
        var meadow = Meadow()
        #expect(meadow.leavesNoTrace)
        for number in 0..<(Meadow.most + 5) { _ = meadow.grow(Growth(from: Route("stories/\(number)"), .keepsake)) }
        #expect(meadow.growths.count == Meadow.most)
        #expect(!meadow.leavesNoTrace)
    }

    @Test func `a meadow that was saved is read again`() throws {
        var meadow = Meadow()
        for growth in [hare, flower, Growth(from: "stories/own", .keepsake)] { _ = meadow.grow(growth) }
        #expect(try JSONDecoder().decode(Meadow.self, from: JSONEncoder().encode(meadow)) == meadow)
    }

    @Test func `of a file with too much what came last is read`() throws {
        let growths = (0...Meadow.most).map { Growth(from: Route("stories/\($0)"), .keepsake) }
        let json = try JSONEncoder().encode(["growths": growths])
        #expect(try JSONDecoder().decode(Meadow.self, from: json).growths == Array(growths.dropFirst()))
    }

    @Test func `a flower stands within the strip, whatever a file says`() throws {
        let json = #"{"place": 7, "color": {"red": 1, "green": 2, "blue": 3, "alpha": 255}, "sounds": []}"#
        #expect(try JSONDecoder().decode(Flower.self, from: Data(json.utf8)).place == 1)
        #expect(Flower(letter: 0, of: 1, color: .plum, sounds: []).place == 0)
        #expect(Flower(letter: 32, of: 33, color: .plum, sounds: []).place == 1)
    }
}
