import FoundationEssentials
import Testing

@testable import Engine

struct WorldTests {
    private struct Shoes: Document {
        static let name = "shoes"
        var count = 2
    }

    @Test func `a document is known by its type`() {
        var world = World()
        #expect(world[Weather.self] == nil)
        world.learn(AnyDocument(Weather(isRaining: true)))
        world[Shoes.self] = Shoes()
        #expect(world[Weather.self] == Weather(isRaining: true))
        #expect(world[Shoes.self] == Shoes(count: 2))
    }

    @Test func `news replaces what was known`() {
        var world = World()
        world.learn(AnyDocument(Shoes(count: 4)))
        world.learn(AnyDocument(Shoes(count: 6)))
        #expect(world[Shoes.self] == Shoes(count: 6))
        #expect(world.documents.count == 1)
    }

    @Test func `documents are equal by type and content`() {
        #expect(AnyDocument(Shoes()) == AnyDocument(Shoes()))
        #expect(AnyDocument(Shoes()) != AnyDocument(Shoes(count: 3)))
        #expect(AnyDocument(Shoes()) != AnyDocument(Weather()))
    }

    @Test func `images and sounds are names in JSON`() throws {
        #expect(try JSONEncoder().encode(["a.jpg"] as [Image]) == Data(#"["a.jpg"]"#.utf8))
        #expect(try JSONDecoder().decode([Sound].self, from: Data(#"["a.ogg"]"#.utf8)) == ["a.ogg"])
    }
}
