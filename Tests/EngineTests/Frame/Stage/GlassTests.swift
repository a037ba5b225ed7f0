import FoundationEssentials
import Testing

@testable import Engine

struct GlassTests {
    @Test func `an unknown display has ten inches from corner to corner`() {
        let diagonal = (Stage.size.width * Stage.size.width + Stage.size.height * Stage.size.height).squareRoot()
        #expect(abs(diagonal * Glass.unknown.millimetresPerPoint / 25.4 - 10) < 1e-9)
    }

    @Test func `a world knows it by its type, also after JSON`() throws {
        var world = World()
        world[Glass.self] = Glass(millimetresPerPoint: 0.2)
        let decoder = JSONDecoder()
        decoder.userInfo[.vocabulary] = [Glass.self] as [any Recordable.Type]
        #expect(
            try decoder.decode(World.self, from: JSONEncoder().encode(world))[Glass.self]
                == Glass(millimetresPerPoint: 0.2))
    }
}
