import Engine
import Testing

@testable import PasakaApp
@testable import Platform

struct DebugOverlayTests {
    /// A picture with two pieces on their ground, one of which moves.
    private static let living: Picture = {
        let box = Rect(x: 0, y: 0, width: 9, height: 9)
        let pieces = [Pose.rest, Pose(degrees: 2)].map { Piece("cat.webp", box: box, pivot: .zero, pose: $0) }
        return Picture(drawings: [
            .pieces([Piece(ground: "behind.jpg", box: box)] + pieces, in: Stage.bounds, made: Stage.size)
        ])
    }()

    private func facts() -> DebugOverlay.Facts {
        var pictures = PictureCache.Statistics()
        pictures.decoderRestarts = 7
        pictures.count = 3
        pictures.bytes = 9 << 20
        pictures.hits = 11
        pictures.misses = 4
        pictures.inFlight = 2
        var audio = AudioService.Status()
        audio.device = "pulseaudio"
        audio.clip = "stories/0/racenis/1.ogg"
        audio.position = 1.26
        audio.length = 12
        return DebugOverlay.Facts(
            version: "0.2.0", debian: "12.5", lights: ["S1", "L2"], free: 12_340_000_000, unsaved: ["progress"],
            trouble: LogLine(time: "08:02", level: "error", label: "pasaka.audio", sentence: "no sound device"),
            route: "stories/racenis/3", frames: [1, 2, 3, 40], updates: [0.5], turns: (41.5, 99), wakeUps: 60,
            figures: DebugOverlay.Movement(Self.living, cost: 1.5), pictures: pictures, mostPictureBytes: 24 << 20,
            audio: audio, inputs: ["press (1, 2)", "button next"], renderer: "software", videoDriver: "x11",
            memory: [41.26, 12.5], window: Size(width: 1280, height: 800),
            problems: ["vilks/story.json: is empty"], touches: [Point(x: 100, y: 200)],
            hotspots: [Rect(x: 1, y: 2, width: 30, height: 40)])
    }

    private func words(_ facts: DebugOverlay.Facts) -> String {
        DebugOverlay(facts: facts).drawings.map { if case .text(let text, _, _) = $0 { text } else { "" } }
            .joined(separator: "\n")
    }

    @Test(arguments: [
        "stories/racenis/3", "1280x800", "figures   2, 1 moving    1.5 ms of CPU a frame",
        "frame     p50 3.0 p95 40.0 ms", "update p50 0.5", "60/s", "software/x11",
        "longest 41.5 ms lately, 99.0 ms ever", "decoders lost 7",
        "3, 9.0 MB of 24.0 MB", "hits 11", "misses 4", "in flight 2", "pulseaudio", "stories/0/racenis/1.ogg",
        "1.3/12.0 s", "41.3 MB + 12.5 MB", "button next", "press (1, 2)", "! vilks/story.json: is empty",
        "pasaka    0.2.0    Debian 12.5    lights S1 L2    free 12.3 GB", "! not saved: progress",
        "! 08:02 error pasaka.audio: no sound device",
    ])
    func `it tells`(text: String) { #expect(words(facts()).contains(text)) }

    @Test func `a paused clip is told so`() {
        #expect(!words(facts()).contains("paused"))
        var facts = facts()
        facts.audio.isPaused = true
        #expect(words(facts).contains("12.0 s  paused"))
    }

    @Test func `touches and places to touch are drawn where they are`() {
        let areas = DebugOverlay(facts: facts()).drawings.compactMap { drawing -> Rect? in
            if case .shape(.ring, let area, _, _) = drawing { area } else { nil }
        }
        #expect(areas == [Rect(x: 1, y: 2, width: 30, height: 40), Rect(circleAt: Point(x: 100, y: 200), radius: 60)])
    }

    @Test func `however many lines there are, none lies on the graph`() throws {
        var facts = facts()
        facts.services = (1...8).map { "service   \($0)" }
        facts.inputs = (1...9).map { "press \($0)" }
        facts.problems = (1...10).map { "tale \($0) is odd" }
        let drawings = DebugOverlay(facts: facts).drawings
        let words = drawings.compactMap { if case .text(_, let area, _) = $0 { area } else { nil } }
        let graph = try #require(
            drawings.last { if case .shape(.filled, _, 0, _) = $0 { true } else { false } })
        guard case .shape(_, let bar, _, _) = graph else { return }
        #expect(words.allSatisfy { $0.maxY < bar.maxY - 100 && $0.maxY < Stage.size.height })
    }

    @Test func `many problems are counted`() {
        var facts = facts()
        facts.problems = (1...10).map { "tale \($0) is odd" }
        let words = words(facts)
        #expect(words.contains("! tale 5 is odd"))
        #expect(!words.contains("tale 6"))
        #expect(words.contains("! … and 5 more: pasaka check"))
    }

    @Test func `what is wrong comes before everything else`() {
        let lines = words(self.facts()).split(separator: "\n")
        #expect(lines.prefix(4).dropFirst().allSatisfy { $0.hasPrefix("! ") } && lines[4].hasPrefix("route"))
        var facts = facts()
        (facts.lights, facts.free, facts.debian) = ([], nil, nil)
        #expect(words(facts).contains("pasaka    0.2.0    Debian ?    lights all green    free ?\n"))
        facts.lights = nil
        #expect(words(facts).contains("lights not checked"))
    }

    @Test func `the graph has a bar for each frame`() {
        let bars = DebugOverlay(facts: facts()).drawings.compactMap { drawing -> Rect? in
            if case .shape(.filled, let area, _, .flat(Color(0x8fd08a))) = drawing { area } else { nil }
        }
        #expect(bars.count == 4)
        #expect(bars.map(\.maxY).allSatisfy { $0 == bars[0].maxY })
        #expect(bars[3].height == 100)
        #expect(bars[2].height > bars[1].height)
    }

    @Test func `nothing yet is told too`() {
        var facts = facts()
        facts.frames = []
        facts.updates = []
        facts.inputs = []
        facts.problems = []
        #expect(words(facts).contains("none yet"))
        #expect(words(facts).contains("p50 0.0 p95 0.0 ms"))
    }
}
