import ArgumentParser
import Glibc
import Sentences

/// Translates the output of swift-argument-parser, which has no translations.
public enum ParserText {
    /// Pieces of its text (swift-argument-parser 1.8: `HelpGenerator.swift`, `MessageInfo.swift`).
    private static let pieces = [
        "OVERVIEW: ", "USAGE: ", "Usage: ", "Help:  ", "Error: ", "ARGUMENTS:", "OPTIONS:", "SUBCOMMANDS:",
        " (default)", "(values:", "default:", "Show the version.", "Show help information.",
        "Show subcommand help information.",
    ]
    /// Its sentences (`UsageGenerator.swift`), with `%1` for the first name.
    private static let sentences = [
        "Unknown option '%1'. Did you mean '%2'?", "Unknown option '%1'", "Unexpected argument '%1'",
        "%1 unexpected arguments: %2", "Missing expected argument '%1'", "Missing value for '%1'",
        "The value '%1' is invalid for '%2'", "The value '%1' is invalid for '%2'. Please provide one of %3 or %4.",
        "The value '%1' is invalid for '%2'. Please provide one of the following:", "  See '%1' for more information.",
        "  See '%1' for detailed help.",
    ]

    /// Exits as the parser would: requested text on standard output, an error on standard error.
    ///
    /// - Parameter program: the command that was parsed.
    public static func exit(_ error: any Error, of program: any ParsableCommand.Type) -> Never {
        let code = program.exitCode(for: error)
        let text = translated(program.fullMessage(for: error))
        let bytes = text.isEmpty ? [] : Array("\(text)\n".utf8)
        write(code.isSuccess ? STDOUT_FILENO : STDERR_FILENO, bytes, bytes.count)
        program.exit(withError: code)
    }

    /// The parser's text, with its known parts translated line by line.
    public static func translated(_ text: String, by translation: (String) -> String = Catalogue.text) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let mark = line.hasPrefix("Error: ") ? "Error: " : ""
            let rest = String(line.dropFirst(mark.count))
            for template in sentences {
                if let names = names(in: rest, template) {
                    return translation(mark) + fill(translation(template), names)
                }
            }
            return pieces.reduce(String(line)) { $0.replacing($1, with: translation($1)) }
        }.joined(separator: "\n")
    }

    /// A line's values for the placeholders of a template; nil if its words differ.
    private static func names(in line: String, _ template: String) -> [Substring]? {
        var names: [Substring] = [], rest: Substring = line[...]
        for (number, words) in template.split(separator: #/%\d/#, omittingEmptySubsequences: false).enumerated() {
            let isLast = words.isEmpty && number > 0
            guard let found = isLast ? rest.endIndex..<rest.endIndex : rest.firstRange(of: words) else { return nil }
            if number == 0, found.lowerBound != rest.startIndex { return nil }
            if number > 0 { names.append(rest[..<found.lowerBound]) }
            rest = rest[found.upperBound...]
        }
        return rest.isEmpty ? names : nil
    }

    private static func fill(_ template: String, _ names: [Substring]) -> String {
        names.enumerated().reduce(template) { $0.replacing("%\($1.offset + 1)", with: $1.element) }
    }
}
