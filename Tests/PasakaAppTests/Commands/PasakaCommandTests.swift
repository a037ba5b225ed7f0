import ArgumentParser
import Engine
import Testing

@testable import PasakaApp

struct PasakaCommandTests {
    private func play(_ arguments: String...) throws -> PlayCommand {
        try #require(try PasakaCommand.parseAsRoot(arguments) as? PlayCommand)
    }

    @Test func `without words it plays full screen`() throws {
        let command = try play()
        #expect(command.window == nil)
        #expect(command.open == nil)
        #expect(command.common.stories == [])
        #expect(command.common.state == nil)
        #expect(!command.common.reduceMotion)
        #expect(!command.kiosk)
    }

    @Test func `options are understood`() throws {
        let command = try play(
            "--stories", "a", "--stories", "b", "--state", "s", "--window", "1280x800", "--open", "stories/x/2",
            "--reduce-motion", "--log-level", "debug", "--record", "r")
        #expect(command.common.wishes.stories == ["a", "b"])
        #expect(command.common.wishes.state == "s")
        #expect(command.common.wishes.reduceMotion)
        #expect(command.window?.width == 1280)
        #expect(command.window?.height == 800)
        #expect(command.open == "stories/x/2")
        #expect(command.record == "r")
    }

    @Test(arguments: [
        (["--log-level", "loud"], "--log-level loud: choose one of trace"),
        (["--shots", "d"], "--shots needs --replay FILE."),
        (["--replay", "f", "--at", "1"], "--at needs --shots DIR."),
        (["--record", "f", "--replay", "g"], "--record and --replay cannot be combined."),
        (["--kiosk", "--window", "800x600"], "--kiosk and --window cannot be combined."),
        (["--window", "big"], "'big'"), (["--window", "63x100"], "'63x100'"), (["photograph", "home"], "--output"),
        (["--unknown"], "--unknown"), (["check", "--x"], "--x"),
        (["pin", "1234"], "'1234'"), (["pin", "--state"], "--state"), (["letters", "draw"], "'draw'"),
        (["letters", "judge", "--tables", "x"], "Did you mean '--table'?"), (["letters", "judge", "x"], "'x'"),
        (["anki"], "<file>"), (["anki", "a", "b"], "'b'"), (["soltura", "sing"], "'sing'"),
        (["soltura", "scenarios", "x"], "'x'"), (["soltura", "check", "--language", "de"], "'lv', 'en' or 'es'"),
        (["soltura", "check", "--dialect", "chile"], "'chile'"), (["soltura", "conjugate", "tener"], "--tense"),
        (["soltura", "conjugate", "tener", "--tense", "past"], "- present"),
        (["soltura", "conjugate", "a", "b", "--tense", "present"], "'b'"), (["soltura", "chat"], "--scenario"),
        (["soltura", "chat", "--scenario", "cafe", "--level", "D1"], "- Native"),
        (["soltura", "chat", "--scenario", "cafe", "--preset", "custom"], "'irregular-verbs'"),
        (["soltura", "prompt", "--preferences", "f", "--rotation", "-1"], "--rotation"),
        (["model", "ask"], "'ask'"), (["model", "list", "a"], "'a'"), (["model", "remove"], "<name>"),
        (["voice", "add", "a", "b"], "pasaka model add, list and remove"), (["voice", "list"], "pasaka model add"),
        (["voice", "remove", "a"], "pasaka model add"), (["soltura", "hear", "--add", "f"], "pasaka model add"),
        (["soltura", "hear", "--list"], "pasaka model add"),
        (["soltura", "hear", "--remove", "a"], "pasaka model add"),
        (["soltura", "hear"], "Name a sound."), (["voice", "say", "a"], "--output"),
        (["voice", "say", "a", "b", "-o", "a.wav"], "'b'"),
    ])
    func `what is wrong is said, and the exit status is 64`(arguments: [String], text: String) {
        let error = #expect(throws: (any Error).self) { try PasakaCommand.parseAsRoot(arguments) }
        #expect(error.map { PasakaCommand.message(for: $0) }?.contains(text) == true)
        #expect(error.map { PasakaCommand.exitCode(for: $0) } == .validationFailure)
    }

    @Test(arguments: [
        (["help", "soltura"], "pasaka soltura <subcommand>"), (["soltura"], "pasaka soltura <subcommand>"),
        (["soltura", "--help"], "pasaka soltura <subcommand>"), (["help", "soltura", "check"], "pasaka soltura check"),
        (["soltura", "check", "--help"], "pasaka soltura check"), (["letters", "judge", "-h"], "pasaka letters judge"),
        (["help", "pin"], "pasaka pin"), (["help"], "pasaka <subcommand>"),
    ])
    func `each command shows its own help`(arguments: [String], usage: String) {
        let error = #expect(throws: (any Error).self) {
            let host = ActivityHost(agenda: .background("test"), folders: .init(assets: nil, state: ""))
            try SubcommandRun(activities: activities) { _ in host }.run(try PasakaCommand.parseAsRoot(arguments))
        }
        #expect(error.map { PasakaCommand.fullMessage(for: $0) }?.contains("USAGE: \(usage)") == true)
        #expect(error.map { PasakaCommand.exitCode(for: $0) } == .success)
    }

    @Test(arguments: [
        ("640x480", 640, 480), ("3840X2160", 3840, 2160), ("64x16384", 64, 16_384),
    ])
    func `sizes are understood`(text: String, width: Int, height: Int) {
        let size = PixelSize(argument: text)
        #expect(size?.width == width)
        #expect(size?.height == height)
    }

    @Test(arguments: ["", "x", "640", "640x", "640x480x2", "-640x480", "63x480", "640x16385", "640 x 480", "axb"])
    func `other sizes are not`(text: String) { #expect(PixelSize(argument: text) == nil) }

    @Test func `subcommands are understood`() throws {
        let photograph = try #require(
            try PasakaCommand.parseAsRoot(["photograph", "home", "--size", "640x480", "-o", "f.png"])
                as? PhotographCommand)
        #expect(photograph.route == "home")
        #expect(photograph.size.width == 640)
        #expect(photograph.output == "f.png")
        let check = try #require(try PasakaCommand.parseAsRoot(["check", "a", "b"]) as? CheckCommand)
        #expect(check.folders == ["a", "b"])
        let add = try #require(
            try PasakaCommand.parseAsRoot([
                "add", "photos", "--to", "d", "--title", "T", "--language", "ltg", "--quiet",
            ])
                as? AddCommand)
        #expect([add.source, add.to, add.title, add.language] == ["photos", "d", "T", "ltg"])
        #expect(add.quiet)
        let probe = try #require(try PasakaCommand.parseAsRoot(["probe", "d"]) as? ProbeCommand)
        #expect(probe.folder == "d")
    }
}
