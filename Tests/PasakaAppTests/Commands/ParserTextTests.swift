import Commands
import FoundationEssentials
import Testing

@testable import PasakaApp

/// The parser's own English, of which each line must be known.
struct ParserTextTests {
    private static let latvian: [String: String] = {
        let assets = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "assets")
        let file = URL(filePath: MessageLanguage.file(.latvian, assets: assets.path))
        return (try? JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))) ?? [:]
    }()

    private func said(_ arguments: [String]) -> String {
        do {
            var command = try PasakaCommand.parseAsRoot(arguments)
            try command.run()
            return ""
        } catch {
            return ParserText.translated(PasakaCommand.fullMessage(for: error)) { Self.latvian[$0] ?? $0 }
        }
    }

    @Test(
        arguments: [
            (["add"], "Kļūda: trūkst argumenta „<source>”"),
            (["add", "--bogus", "x"], "Kļūda: nezināma opcija „--bogus”"),
            (["add", "--titel", "x"], "Kļūda: nezināma opcija „--titel”; varbūt „--title”?"),
            (["play", "x"], "Kļūda: lieks arguments „x”"),
            (["play", "x", "y"], "Kļūda: lieki argumenti (2): 'x', 'y'"),
            (["add", "x", "--to"], "Kļūda: aiz „--to <dir>” trūkst vērtības"),
            (["soltura", "sing"], "Kļūda: lieks arguments „sing”"),
            (
                ["soltura", "check", "--language", "de"],
                "Kļūda: vērtība „de” neder opcijai „--language <language>”; der 'lv', 'en' vai 'es'"
            ),
            (
                ["soltura", "chat", "--scenario", "cafe", "--level", "D1"],
                "Kļūda: vērtība „D1” neder opcijai „--level <level>”; der kāda no šīm:"
            ),
            (["--window", "3x"], "Kļūda: vērtība „3x” neder opcijai „--window <WIDTHxHEIGHT>”"),
        ])
    func `what is wrong on the command line is said in Latvian`(arguments: [String], sentence: String) {
        let lines = said(arguments).split(separator: "\n")
        #expect(lines.first.map(String.init) == sentence)
        #expect(lines.contains { $0.hasPrefix("Lietojums: pasaka ") })
        #expect(lines.last?.hasPrefix("  Vairāk pasaka „pasaka ") == true)
    }

    @Test(arguments: [
        ["--help"], ["add", "--help"], ["photograph", "--help"], ["help", "save"], ["help", "soltura"],
    ])
    func `help has none of the parser's English`(arguments: [String]) {
        let text = said(arguments)
        #expect(text.hasPrefix("PĀRSKATS: "))
        for word in [
            "OVERVIEW", "USAGE", "Usage", "OPTIONS", "ARGUMENTS", "SUBCOMMANDS", "default", "values", "Show", "See ",
        ] {
            #expect(!text.contains(word), "\(word)")
        }
    }
}
