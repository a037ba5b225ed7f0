import ArgumentParser
import Foundation
import Testing

@testable import PasakaApp

/// The commands against their manual page and the completions of shells.
struct ManualPageTests {
    private struct Command: Decodable {
        let commandName: String
        let shouldDisplay: Bool
        let subcommands: [Command]?
        let arguments: [Argument]?

        struct Argument: Decodable {
            let shouldDisplay: Bool
            let names: [Name]?
            let valueName: String?
            let completionKind: Completion?

            struct Name: Decodable { let kind, name: String }
            /// What a shell offers for its value.
            struct Completion: Decodable { init(from decoder: any Decoder) {} }
        }

        /// The arguments of this command and those below it.
        var allArguments: [Argument] { (arguments ?? []) + (subcommands ?? []).flatMap(\.allArguments) }

        /// Its long options.
        var options: [String] {
            (arguments ?? []).filter(\.shouldDisplay).compactMap { argument in
                argument.names?.first { $0.kind == "long" }.map { "--\($0.name)" }
            }
        }

        /// The commands that do something, by their words after `pasaka`, such as `soltura check`.
        var all: [(path: String, options: [String])] {
            (subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }.flatMap { command in
                let inner = command.all.map { ("\(command.commandName) \($0.path)", $0.options) }
                return inner.isEmpty ? [(command.commandName, command.options)] : inner
            }
        }
    }

    private struct Help: Decodable { let command: Command }

    private let commands: [(path: String, options: [String])], arguments: [Command.Argument]
    /// The paragraphs of the page with a tag, such as `soltura check`, and the whole of its options.
    private let entries: [String], general: String

    init() throws {
        let command = try JSONDecoder().decode(Help.self, from: Data(PasakaCommand._dumpHelp().utf8)).command
        (commands, arguments) = (command.all, command.allArguments)
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
        let page = root.appending(path: "kiosk/installed/usr/share/man/man1/pasaka.1")
        let sections = try Self.plain(String(contentsOf: page, encoding: .utf8)).components(separatedBy: "\nSH ")
        func section(_ name: String) -> String { sections.first { $0.hasPrefix("\(name)\n") } ?? "" }
        entries = section("COMMANDS").components(separatedBy: "\nTP\n").dropFirst().map(\.self)
        general = section("OPTIONS")
    }

    /// The page without quotes, fonts and the dots of its macros.
    private static func plain(_ page: String) -> String {
        page.replacing(#/(?m)^\.(?:B|I|BR|BI|IR|RB|RI) /#, with: "").replacing(#/(?m)^\./#, with: "")
            .replacing(#/\\f[A-Z]|"/#, with: "").replacing("\\-", with: "-").replacing(#/ +/#, with: " ")
    }

    private func names(_ text: String, _ option: String) -> Bool {
        text.split { $0.isWhitespace || ",;.[](){}".contains($0) }.contains { $0 == option }
    }

    @Test func `the manual has each command, with its options there or among those of all`() {
        #expect(commands.count > 20)
        for (path, options) in commands {
            let entry = entries.first { "\($0.prefix { $0 != "\n" }) ".hasPrefix("\(path) ") }
            #expect(entry != nil, "\(path)")
            let missing = options.filter { !names(entry ?? "", $0) && !names(general, $0) }
            #expect(missing == [], "\(path)")
        }
    }

    @Test func `the manual has no command that is gone`() {
        let known = commands.map(\.path)
        for entry in entries {
            let head = entry.prefix { $0 != "\n" }
            #expect(known.contains { "\(head) ".hasPrefix("\($0) ") }, "\(head)")
        }
    }

    @Test(arguments: [CompletionShell.bash, .zsh, .fish])
    func `the completions of a shell know each command and its options`(shell: CompletionShell) {
        let script = PasakaCommand.completionScript(for: shell)
        for (path, options) in commands {
            #expect(path.split(separator: " ").allSatisfy { script.contains($0) }, "\(path)")
            #expect(options.filter { !script.contains($0.dropFirst(2)) } == [], "\(path)")
        }
    }

    @Test func `a shell completes the names of files and folders`() {
        let names = #/(file(\.\w+)?|files|dir|folders?|pack|source)/#
        let paths = arguments.filter { $0.valueName?.wholeMatch(of: names) != nil && $0.shouldDisplay }
        #expect(paths.count > 25)
        #expect(paths.filter { $0.completionKind == nil }.compactMap(\.valueName) == [])
    }
}
