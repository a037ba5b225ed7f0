import Foundation
import Testing

extension EndToEnd {
    /// Tales that come and go while the child looks at them.
    @Suite struct LibraryTests {
        let folder: Folder
        let tales: String
        let display: Display

        init() async throws {
            folder = try Folder()
            tales = try folder.makeFolder("tales")
            _ = try Pack("krasas", in: tales, slides: 6) { ("wav", Tone.wav(slide: min($0, 5), seconds: 2)) }
            display = try await Display(width: 640, height: 480)
        }

        private func reference(_ player: Player) async throws -> Picture {
            try await player.photograph("stories", ["--stories", tales])
        }

        @Test func `a tale that is taken away while it is read leaves the list within three seconds`() async throws {
            _ = try Pack("otra", in: tales, slides: 2)
            let player = try Player(in: folder, on: display, ["--stories", tales, "--open", "stories/krasas/3"])
            try await player.shows(slide: 3)
            let start = ContinuousClock.now
            try FileManager.default.moveItem(atPath: tales + "/krasas", toPath: folder.file("pulled"))
            try await eventually("the list comes; log: \(player.log)") {
                try player.checkAlive()
                return !player.color(300, 300).isClose(to: Pack.color(3), by: 12)
            }
            #expect(ContinuousClock.now - start < .seconds(3))
            try await player.shows(reference(player), "the list with the other tale")
            #expect(player.log.contains("krasas"))
            try FileManager.default.moveItem(atPath: folder.file("pulled"), toPath: tales + "/krasas")
            try await player.shows(reference(player), "the list with both tales")
        }

        @Test func `when the only tale goes the list says so, and it comes back with it`() async throws {
            let player = try Player(in: folder, on: display, ["--stories", tales, "--open", "stories"])
            try await player.shows(reference(player), "the list")
            try FileManager.default.moveItem(atPath: tales + "/krasas", toPath: folder.file("pulled"))
            try await player.shows(reference(player), "the empty list")
            player.key("Return")
            player.key("Down")
            try FileManager.default.moveItem(atPath: folder.file("pulled"), toPath: tales + "/krasas")
            player.tap(1500, 1150)
            try await eventually("the tale is there again") { player.color(800, 500).isClose(to: Pack.color(1)) }
        }

        @Test func `a tale that is copied in appears on the list`() async throws {
            let player = try Player(in: folder, on: display, ["--stories", tales, "--open", "stories"])
            try await player.shows(reference(player), "the list with one tale")
            _ = try Pack("jauna", in: tales, slides: 3)
            try await player.shows(reference(player), "the list with two tales")
            #expect(player.logLines.isEmpty, "\(player.log)")
        }

        @Test func `a folder of pictures is a tale, two comes before ten`() async throws {
            let path = try folder.makeFolder("tales/Bildes")
            for (number, name) in [(1, "1"), (2, "2"), (3, "10")] {
                try folder.write(Pack.svg(Pack.color(number)), to: "tales/Bildes/\(name).svg")
            }
            let player = try Player(in: folder, on: display, ["--stories", path])
            for slide in 1...3 {
                try await player.shows(slide: slide)
                player.key("Right")
            }
        }

        @Test func `one broken tale never hides the others`() async throws {
            for (number, text) in [
                "", "{", "\u{0}", "[]", #"{"id": 7, "slides": 3}"#, #"{"id": "krasas", "slides": []}"#,
            ].enumerated() {
                _ = try folder.makeFolder("tales/slikta\(number)")
                try folder.write(text, to: "tales/slikta\(number)/story.json")
            }
            let thief = try Pack("zaglis", in: tales, slides: 1)
            try thief.write(
                #"{"id": "zaglis", "title": "Z", "slides": [{"id": "a", "imageName": "../krasas/s001"}, {"id": "b", "imageName": "/etc/passwd"}]}"#,
                "story.json")
            let player = try Player(in: folder, on: display, ["--stories", tales, "--open", "stories/krasas/2"])
            try await player.shows(slide: 2)
            player.key("Right")
            try await player.shows(slide: 3)
            for number in 0...5 {
                #expect(player.logLines.contains { $0.contains("slikta\(number)/story.json") }, "\(player.log)")
            }
            #expect(player.logLines.count { $0.contains("zaglis") } >= 2, "\(player.log)")
        }
    }
}
