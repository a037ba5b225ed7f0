import Testing

@testable import Engine

struct LoudnessTests {
    private func world(_ settings: [String: SettingValue], _ loudspeaker: Loudspeaker? = nil, at percent: Int? = nil)
        -> World
    {
        var world = World()
        world[Settings.self] = Settings(settings)
        world[Loudspeaker.self] = loudspeaker
        world[Loudness.self] = percent.map { Loudness(percent: $0) }
        return world
    }

    @Test func `a machine of which nothing is known has the defaults`() {
        #expect(World().volumes == 20...100)
        #expect(World().volume == 70)
    }

    @Test func `headphones have a most volume of their own`() {
        #expect(world([:], Loudspeaker(.headphones)).volumes == 20...60)
        #expect(world(["mostVolume": .number(40)], Loudspeaker(.headphones)).volumes == 20...40)
        #expect(world([:], Loudspeaker(.speaker)).volumes == 20...100)
    }

    @Test(arguments: [(19, 100), (20, 40), (0, 40), (7, 100)])
    func `quiet hours have a most volume of their own`(hour: Int, most: Int) {
        var world = world(["quietHours": .flag(true)])
        world[Daytime.self] = Daytime(day: 20_000, hour: hour)
        #expect(world.volumes == 20...most)
    }

    @Test func `the most volume wins over the least`() {
        #expect(world(["leastVolume": .number(50), "mostVolume": .number(30)]).volumes == 30...30)
    }

    @Test func `wishes stay within what is allowed`() {
        let world = world(["startVolume": .number(90), "mostVolume": .number(80)], at: 78)
        #expect(world.percent(of: .start) == 80)
        #expect(world.percent(of: .louder) == 80)
        #expect(world.percent(of: .quieter) == 73)
        #expect(world.percent(of: .percent(0)) == 20)
        #expect(world.percent(of: .percent(.max)) == 80)
    }
}
