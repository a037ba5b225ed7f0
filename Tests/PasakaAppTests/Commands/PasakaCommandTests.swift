import ArgumentParser
import Testing

@testable import PasakaApp

struct PasakaCommandTests {
    private func play(_ arguments: String...) throws -> PlayCommand {
        try #require(try PasakaCommand.parseAsRoot(arguments) as? PlayCommand)
    }

    /// What the user is told; nil if the words are understood.
    private func complaint(_ arguments: [String]) -> String? {
        do {
            _ = try PasakaCommand.parseAsRoot(arguments)
            return nil
        } catch {
            return PasakaCommand.message(for: error)
        }
    }

    @Test func withoutWordsItPlaysFullScreen() throws {
        let command = try play()
        #expect(command.window == nil)
        #expect(command.open == nil)
        #expect(command.common.stories == [])
        #expect(command.common.state == nil)
        #expect(!command.common.reduceMotion)
        #expect(!command.kiosk)
    }

    @Test func optionsAreUnderstood() throws {
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
    ])
    func whatIsWrongIsSaid(arguments: [String], text: String) {
        #expect(complaint(arguments)?.contains(text) == true)
    }

    @Test(arguments: [
        ("640x480", 640, 480), ("3840X2160", 3840, 2160), ("64x16384", 64, 16_384),
    ])
    func sizesAreUnderstood(text: String, width: Int, height: Int) {
        let size = PixelSize(argument: text)
        #expect(size?.width == width)
        #expect(size?.height == height)
    }

    @Test(arguments: ["", "x", "640", "640x", "640x480x2", "-640x480", "63x480", "640x16385", "640 x 480", "axb"])
    func otherSizesAreNot(text: String) { #expect(PixelSize(argument: text) == nil) }

    @Test func subcommandsAreUnderstood() throws {
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
