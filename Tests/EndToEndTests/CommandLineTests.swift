import Foundation
import Senses
import Testing

extension EndToEnd.Keepers {
    /// The command line's options and answers.
    @Suite struct CommandLineTests {
        let folder: Folder
        let tales: String

        init() throws {
            folder = try Folder()
            tales = try folder.makeFolder("tales")
        }

        private struct Answer {
            let ending: Child.Ending
            let output, errors: String
            var lines: [Substring] { (output + errors).split(separator: "\n") }
        }

        private func run(
            _ arguments: [String], typed: String = "", display: String? = nil
        ) async throws -> Answer {
            let keyboard = Pipe()
            keyboard.fileHandleForWriting.write(Data(typed.utf8))
            try keyboard.fileHandleForWriting.close()
            let child = try Child(
                Places.program, arguments, environment: Player.environment(in: folder, display: display),
                input: keyboard.fileHandleForReading.fileDescriptor, output: folder.file("output"),
                errors: folder.file("log"))
            let ending = try await child.end()
            return Answer(ending: ending, output: folder.text("output"), errors: folder.text("log"))
        }

        @Test(arguments: [nil, ":4711"])
        func `without a display it ends with one clear line`(display: String?) async throws {
            let answer = try await run(["--state", folder.file("state")], display: display)
            #expect(answer.ending == .exited(1))
            #expect(answer.lines.count == 1 && answer.errors.contains("display"), "\(answer.errors)")
        }

        @Test func `recordings from before a crash are deleted, also without a display`() async throws {
            _ = try folder.makeFolder("state/takes")
            try folder.write("a voice", to: "state/takes/7.raw")
            let answer = try await run(["--state", folder.file("state")])
            #expect(answer.ending == .exited(1))
            #expect(!FileManager.default.fileExists(atPath: folder.file("state/takes/7.raw")))
        }

        @Test(arguments: [
            ["--window", "800"], ["--window", "10x10"], ["--window", "0x0"], ["--no-such-option"],
            ["--log-level", "loud"],
            ["--shots", "/tmp"], ["--at", "3"], ["--record", "a", "--replay", "b"], ["photograph"],
            ["photograph", "home"],
            ["no-such-command"], ["--stories", "/no/such/folder"], ["--replay", "/no/such/file"],
            ["check", "/no/such/folder"], ["photograph", "no/such/screen", "-o", "/tmp/never.png"],
            ["photograph", "home", "-o", "/no/such/folder/x.png"],
        ])
        func `what cannot be done is refused with a sentence`(arguments: [String]) async throws {
            let answer = try await run(arguments)
            #expect([.exited(64), .exited(1)].contains(answer.ending))
            #expect(answer.errors.split(separator: " ").count > 3, "\(answer.errors)")
        }

        @Test(.enabled(if: geteuid() == 0))
        func `root sets the PIN of the user to whom the folder belongs, as that user`() async throws {
            let state = try folder.makeFolder("state"), gate = folder.file("state/gate.json")
            #expect(chown(state, 65534, 65534) == 0)
            let answer = try await run(["pin", "--state", state], typed: "0417\n")
            #expect(answer.ending == .exited(0), "\(answer.errors)")
            #expect(answer.output.contains(state))
            let attributes = try FileManager.default.attributesOfItem(atPath: gate)
            #expect(attributes[.ownerAccountID] as? Int == 65534 && attributes[.groupOwnerAccountID] as? Int == 65534)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
        }

        @Test(arguments: [["--help"], ["--version"], ["photograph", "--help"], ["check", "--help"]])
        func `it shows its version and help`(arguments: [String]) async throws {
            let answer = try await run(arguments)
            #expect(answer.ending == .exited(0))
            #expect(!answer.output.isEmpty && answer.errors.isEmpty)
        }

        @Test func `a size is written as it is given`() async throws {
            let answer = try await run(["photograph", "--help"])
            #expect(answer.output.contains("(default: 1600x1200)"), "\(answer.output)")
        }

        @Test func `what neither a window nor a first picture needs is not loaded before them`() async throws {
            let child = try Child(
                Places.program, [], environment: ["LD_TRACE_LOADED_OBJECTS": "1"], output: folder.file("output"),
                errors: folder.file("log"))
            #expect(try await child.end() == .exited(0))
            let libraries = folder.text("output")
            #expect(libraries.contains("libSDL2-2.0"))
            for late in ["SDL2_image", "tiff", "webp", "SDL2_mixer", "fluidsynth", "modplug"] {
                #expect(!libraries.contains("lib\(late)"), "\(libraries)")
            }
        }

        @Test(arguments: ["home", "stories", "stories/krasas/2", "grownups"])
        func `photographs every screen without a display`(route: String) async throws {
            _ = try Pack("krasas", in: tales, slides: 3)
            let file = folder.file("picture.png")
            let answer = try await run(
                [
                    "photograph", route, "--size", "500x400", "-o", file, "--stories", tales, "--state",
                    folder.file("state"),
                ])
            #expect(answer.ending == .exited(0))
            #expect(answer.lines.isEmpty, "\(answer.errors)")
            let picture = try await Picture.read(png: file, in: folder)
            #expect(picture.width == 500 && picture.height == 400)
            if route.hasSuffix("2") { #expect(picture[250, 200].isClose(to: Pack.color(2))) }
        }

        @Test func `check says of good tales how many there are`() async throws {
            _ = try Pack("krasas", in: tales, slides: 3) { ("wav", Tone.wav(slide: $0, seconds: 0.1)) }
            let answer = try await run(["check", tales])
            #expect(answer.ending == .exited(0))
            #expect(answer.output == "1 tale, no problems\n" && answer.errors.isEmpty, "\(answer.lines)")
        }

        @Test func `check finds nothing in the tales that Pasaka ships with`() async throws {
            let answer = try await run(["check", Places.repository + "/assets/stories"])
            #expect(answer.ending == .exited(0) && answer.output == "6 tales, no problems\n", "\(answer.output)")
        }

        @Test func `check names what a child would miss`() async throws {
            let pack = try Pack("vasara", in: tales, slides: 1)
            try pack.write("photo", "s002.heic")
            try pack.write("words", "s001.txt")
            let answer = try await run(["check", tales])
            #expect(answer.ending == .exited(1))
            #expect(answer.output.hasSuffix("\n1 tale, no problems, 2 files are not used\n"), "\(answer.output)")
            #expect(answer.output.contains("vasara/s002.heic: ") && answer.output.contains("vasara/s001.txt: "))
        }

        @Test func `check prints each problem with its file in one line`() async throws {
            _ = try Pack("laba", in: tales, slides: 2)
            let pictures = try Pack("bildes", in: tales, slides: 3)
            try pictures.write("no picture", "s002.svg")
            try FileManager.default.removeItem(atPath: pictures.path + "/s003.svg")
            let noise = Array("no sound, whatever it is called".utf8)
            let sounds = try Pack("balsis", in: tales, slides: 1, title: noise) { _ in ("wav", noise) }
            try sounds.write(Pack.svg(Pack.color(1)), "s001.png")
            try FileManager.default.createDirectory(atPath: tales + "/tuksa", withIntermediateDirectories: true)
            let broken = try Pack("salauzta", in: tales, slides: 1)
            try broken.write("{", "story.json")
            let answer = try await run(["check", tales])
            #expect(answer.ending == .exited(1))
            for name in [
                "bildes/s002.svg", "bildes/story.json", "balsis/s001.wav", "balsis/title.wav", "balsis/story.json",
                "tuksa", "salauzta/story.json",
            ] {
                #expect(
                    answer.output.split(separator: "\n").count { $0.contains(name) } >= 1,
                    "\(name) in:\n\(answer.output)")
            }
            #expect(!answer.output.contains("laba"))
        }

        @Test func `what was recorded is replayed to the same pixels twice`() async throws {
            _ = try Pack("krasas", in: tales, slides: 4)
            let display = try await Display(width: 640, height: 480)
            let player = try Player(
                in: folder, on: display, ["--stories", tales, "--record", folder.file("recording.json")])
            try await player.shows(player.photograph("home", ["--stories", tales]), "home")
            try await player.tap(800, 535)
            try await player.tap(800, 600)
            try await player.shows(slide: 1)
            try await player.drag(from: (1300, 600), to: (300, 600))
            player.release()
            try await player.shows(slide: 2)
            player.key("Right")
            try await player.shows(slide: 3)
            player.child.signal(SIGTERM)
            #expect(try await player.child.end() == .exited(0))
            for folder in ["one", "two"] {
                let answer = try await run([
                    "--replay", self.folder.file("recording.json"), "--shots", self.folder.file(folder), "--stories",
                    tales,
                    "--window", "320x240",
                ])
                #expect(answer.ending == .exited(0), "\(answer.errors)")
            }
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("one")).sorted()
            #expect(names.count >= 2)
            for name in names {
                let (one, two) = ["one", "two"].map {
                    FileManager.default.contents(atPath: folder.file("\($0)/\(name)"))
                }.pair
                #expect(one == two && one != nil, "\(name) differs")
            }
            let last = try await Picture.read(png: folder.file("one/\(try #require(names.last))"), in: folder)
            #expect(last[160, 120].isClose(to: Pack.color(3)))
        }
    }
}

extension Array {
    fileprivate var pair: (Element, Element) { (self[0], self[1]) }
}
