import Foundation
import Glibc
import Senses
import Testing

extension EndToEnd.Readers {
    /// Tales that appear and disappear while the child is watching.
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

        @Test func `a tale that is taken away while it is read leaves the list`() async throws {
            _ = try Pack("otra", in: folder.makeFolder("made"), slides: 2)
            try FileManager.default.moveItem(atPath: folder.file("made/otra"), toPath: tales + "/otra")
            let player = try Player(in: folder, on: display, ["--stories", tales, "--open", "stories/krasas/3"])
            try await player.shows(slide: 3)
            try FileManager.default.moveItem(atPath: tales + "/krasas", toPath: folder.file("pulled"))
            try await eventually("the list comes; log: \(player.log)") {
                try player.checkAlive()
                return !player.color(300, 300).isClose(to: Pack.color(3), by: 12)
            }
            try await player.shows(reference(player), "the list with the other tale")
            try await eventually("the log names it; \(player.log)") { player.log.contains("krasas") }
            try FileManager.default.moveItem(atPath: folder.file("pulled"), toPath: tales + "/krasas")
            try await player.shows(reference(player), "the list with both tales")
        }

        @Test func `a picture that was looked at half copied is shown when it is whole`() async throws {
            let pack = try Pack("topa", in: tales, slides: 2)
            let whole = Pack.svg(Pack.color(2))
            try pack.write(String(whole.prefix(4)), "s002.svg")
            let player = try Player(in: folder, on: display, ["--stories", tales, "--open", "stories/topa/2"])
            try await eventually("it cannot be shown yet; log: \(player.log)") { player.log.contains("s002.svg") }
            try pack.write(whole, "s002.svg")
            try await player.shows(slide: 2)
            try pack.write(Pack.svg(Pack.color(5)), "s002.svg")
            try await player.shows(slide: 5)
        }

        @Test func `when the only tale goes the list says so, and it comes back with it`() async throws {
            let player = try Player(in: folder, on: display, ["--stories", tales, "--open", "stories"])
            try await player.shows(reference(player), "the list")
            try FileManager.default.moveItem(atPath: tales + "/krasas", toPath: folder.file("pulled"))
            try await player.shows(reference(player), "the empty list")
            player.key("Return")
            player.key("Down")
            try FileManager.default.moveItem(atPath: folder.file("pulled"), toPath: tales + "/krasas")
            try await player.tap(1500, 1150)
            try await eventually("the tale is there again") { player.color(800, 500).isClose(to: Pack.color(0)) }
        }

        @Test func `a tale that is moved in appears on the list`() async throws {
            let player = try Player(in: folder, on: display, ["--stories", tales, "--open", "stories"])
            try await player.shows(reference(player), "the list with one tale")
            _ = try Pack("jauna", in: folder.makeFolder("made"), slides: 3)
            try FileManager.default.moveItem(atPath: folder.file("made/jauna"), toPath: tales + "/jauna")
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
                try await eventually("slikta\(number) is named; log: \(player.log)") {
                    player.logLines.contains { $0.contains("slikta\(number)/story.json") }
                }
            }
            try await eventually("both thefts are named; log: \(player.log)") {
                player.logLines.count { $0.contains("zaglis") } >= 2
            }
        }

        @Test func `an m4a clip added to a tale is converted once and then plays`() async throws {
            _ = try Pack("klusa", in: tales, slides: 1)
            let pack = try Pack("toni", in: tales, slides: 2) { $0 == 1 ? ("m4a", []) : nil }
            try FileManager.default.removeItem(atPath: pack.path + "/s001.m4a")
            let player = try Player(
                in: folder, on: display, ["--stories", tales, "--open", "stories/toni/1"],
                environment: SoundTrack.variables(in: folder).merging(["XDG_CACHE_HOME": folder.file("cache")]) { $1 })
            try await player.shows(slide: 1)
            // In one step: a clip that is still being copied would be converted as it is, and again when it is whole.
            try Data(Tone.wav(slide: 1, seconds: 0.9)).write(to: URL(filePath: folder.file("clip")))
            try FileManager.default.moveItem(atPath: folder.file("clip"), toPath: pack.path + "/s001.m4a")
            try await eventually("the clip has been converted; log: \(player.log)") {
                player.log.contains("s001.m4a was converted")
            }
            let clips = Folder.names(at: folder.file("cache/pasaka/clips"))
            #expect(clips.count == 1 && clips.allSatisfy { $0.hasSuffix(".ogg") }, "\(clips)")
            let made = try FileManager.default.attributesOfItem(atPath: folder.file("cache/pasaka/clips/") + clips[0])
            try await eventually("the tale that is being read gets its Play button; log: \(player.log)") {
                !player.color(800, 1072).isClose(to: Pack.color(1), by: 12)
            }
            player.key("space")
            #expect(try await folder.hears(Tone.second(1)).melody == [Tone.first(1), Tone.second(1)])
            player.child.signal(SIGTERM)
            #expect(try await player.child.end() == .exited(0))
            try await player.startAgain()
            try await folder.hears(Tone.second(1))
            #expect(Folder.names(at: folder.file("cache/pasaka/clips")) == clips)
            let found = try FileManager.default.attributesOfItem(atPath: folder.file("cache/pasaka/clips/") + clips[0])
            #expect(found[.modificationDate] as? Date == made[.modificationDate] as? Date)
            #expect(!player.log.contains("s001.m4a"), "\(player.log)")
        }

        @Test func `a folder that is empty at first and filled later becomes a tale`() async throws {
            let player = try Player(in: folder, on: display, ["--stories", tales, "--open", "stories"])
            let before = try await reference(player)
            try await player.shows(before, "the list with one tale")
            let path = try folder.makeFolder("tales/Jauna mape")
            // The tale that comes later is seen, so the empty folder has been looked at, and is none.
            _ = try Pack("otra", in: folder.makeFolder("made"), slides: 2)
            try FileManager.default.moveItem(atPath: folder.file("made/otra"), toPath: tales + "/otra")
            let two = try await reference(player)
            try await player.shows(two, "the list with two tales")
            try Pack.svg(Pack.color(7)).write(toFile: path + "/1.svg", atomically: true, encoding: .utf8)
            let three = try await reference(player)
            #expect(two.difference(from: before) > 0 && three.difference(from: two) > 0)
            try await player.shows(three, "the list with three tales")
        }

        @Test func `home is there at once, and the list has all of three hundred tales`() async throws {
            let own = try folder.makeFolder(".local/share/pasaka/stories")
            for number in 1...299 {
                let path = "\(own)/t\(number + 1000)"
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
                try Pack.svg(Pack.color(2), width: 80, height: 60).write(
                    toFile: path + "/1.svg", atomically: false, encoding: .utf8)
            }
            _ = try Pack("pazudusi", in: own, directory: "Ž cits nosaukums", slides: 30)
            _ = try folder.makeFolder("state")
            try folder.write(
                #"{"lastTale": "pazudusi", "tales": {"pazudusi": {"isFinished": false, "slide": 26}}, "version": 1}"#,
                to: "state/progress.json")
            let player = try Player(in: folder, on: display, ["--reduce-motion"])
            // The photograph waits until all tales have been read; the window shows the button as soon as they are.
            let home = try await player.photograph("home", ["--reduce-motion"])
            try await player.shows(home, "home with Turpināt")
            try await player.tap(800, 535)
            try await player.shows(player.photograph("stories", ["--reduce-motion"]), "the list")
            try await player.tap(110, 110)
            try await player.shows(home, "home with Turpināt")
            try await player.tap(800, 775)
            try await player.shows(slide: 26)
            #expect(player.logLines.isEmpty, "\(player.log)")
        }
    }
}
