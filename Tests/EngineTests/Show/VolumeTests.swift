import Testing

@testable import Engine

struct VolumeTests {
    private func show(_ settings: [String: SettingValue] = [:]) -> Show {
        var world = World(motion: .cut)
        world[Settings.self] = Settings(settings)
        return Show(world: world, activities: Activity.playrooms, at: "room")
    }

    private func learned(_ document: some Document) -> Input { .reply(.learned(AnyDocument(document))) }

    private let louder = Input.key(Input.Key(.louder))

    @Test func `the first news of a loudspeaker sets the start volume, unseen and unheard`() {
        var show = show(["startVolume": .number(55)])
        let before = show.picture
        #expect(show.take(learned(Loudspeaker())) == [.volume(.percent(55))])
        #expect(show.world[Loudness.self] == Loudness(percent: 55))
        #expect(show.picture == before)
    }

    @Test func `other headphones keep the volume within what they may`() {
        var show = show()
        _ = show.take(learned(Loudspeaker(.speaker)))
        #expect(show.take(learned(Loudspeaker(.headphones))) == [.volume(.percent(60))])
        #expect(show.take(learned(Loudspeaker(.speaker))) == [.volume(.percent(60))])
    }

    @Test func `a key changes the volume on any screen, and a pip sounds it`() {
        var show = show()
        #expect(show.take(louder) == [.volume(.percent(75)), .play(.volume)])
        #expect(show.take(.key(Input.Key(.quieter))) == [.volume(.percent(70)), .play(.volume)])
        #expect(show.route == "room")
    }

    @Test func `it is shown for a second and a half`() {
        var show = show()
        let before = show.picture
        _ = show.take(louder)
        show.draw()
        #expect(show.picture.drawings.count == before.drawings.count + 5)
        #expect(show.rest == .until(VolumeBar.duration))
        _ = show.advance(VolumeBar.duration - 1)
        #expect(show.picture != before)
        _ = show.advance(1)
        #expect(show.picture == before)
        #expect(show.rest == .still)
    }

    @Test func `a key held at the end of the range stays there`() {
        var show = show(["mostVolume": .number(80)])
        _ = show.take(louder)
        for _ in 0..<20 {
            _ = show.advance(2)
            _ = show.take(.key(Input.Key(.louder, .repeated)))
        }
        #expect(show.world.volume == 80)
    }

    @Test func `a lower most volume applies at once`() {
        var show = show()
        _ = show.take(learned(Loudspeaker()))
        #expect(show.take(learned(Settings(["mostVolume": .number(50)]))) == [.volume(.percent(50))])
        #expect(show.take(learned(Settings(["mostVolume": .number(90)]))) == [])
    }

    @Test func `a quiet hour lowers the volume when it comes`() {
        var show = show(["quietHours": .flag(true)])
        _ = show.take(learned(Loudspeaker()))
        #expect(show.take(learned(Daytime(day: 20_000, hour: 19))) == [])
        #expect(show.take(learned(Daytime(day: 20_000, hour: 20))) == [.volume(.percent(40))])
        #expect(show.take(learned(Daytime(day: 20_001, hour: 8))) == [])
    }

    @Test func `equal inputs give equal pictures`() {
        var (one, other) = (show(), show())
        for _ in 0..<3 {
            _ = one.take(louder)
            _ = other.take(louder)
            one.draw()
            _ = one.advance(20)
            _ = other.advance(10)
            _ = other.advance(10)
        }
        #expect(one.picture == other.picture)
    }
}
