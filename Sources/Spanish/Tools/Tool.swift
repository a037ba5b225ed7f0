import Glibc

/// A tool of Debian's that reads text and answers, again and again.
struct Tool: Hashable, Sendable {
    /// The end of an answer.
    enum Answer: Hashable, Sendable {
        /// A NUL ends it, for a question that ends with one.
        case null
        /// An empty line for each line of the question ends it, after a greeting at the start.
        case lines
    }

    let path: String
    let arguments: [String]
    var answer = Answer.null
    /// The files that it reads.
    var files: [String] { arguments.filter { $0.hasPrefix("/") } + more }
    /// Files that are not among its arguments.
    var more: [String] = []

    var isThere: Bool { access(path, X_OK) == 0 && files.allSatisfy { access($0, R_OK) == 0 } }

    init(_ path: String, _ arguments: [String], answer: Answer = .null, more: [String] = []) {
        (self.path, self.arguments, self.answer, self.more) = (path, arguments, answer, more)
    }
}

/// The tools for Spanish.
struct Toolbox: Sendable {
    let analyser = Tool("/usr/bin/lt-proc", ["-z", data("spa-eng.automorf.bin")])
    /// Chooses among the readings of a word; with the words as they are written.
    let tagger = Tool("/usr/bin/apertium-tagger", ["-z", "-g", "-p", data("spa-eng.prob")])
    let generator = Tool("/usr/bin/lt-proc", ["-z", "-g", data("eng-spa.autogen.bin")])
    let dictionary = Tool("/usr/bin/lt-proc", ["-z", "-b", data("spa-eng.autobil.bin")])
    let speller = Tool(
        "/usr/bin/hunspell", ["-a", "-i", "UTF-8", "-d", "es_ES"], answer: .lines,
        more: ["/usr/share/hunspell/es_ES.aff", "/usr/share/hunspell/es_ES.dic"])
    /// The steps of Apertium's mode `spa-eng`.
    let spanishToEnglish = [
        step("lt-proc", [], ["spa-eng.automorf.bin"]), step("apertium-tagger", ["-g"], ["spa-eng.prob"]),
        step("apertium-pretransfer", [], []),
        step("lt-proc", ["-b"], ["spa-eng.autobil.bin"]), step("lrx-proc", ["-m"], ["spa-eng.autolex.bin"]),
        transfer("apertium-transfer", ["-b"], "t1x"), transfer("apertium-interchunk", [], "t2x"),
        transfer("apertium-postchunk", [], "t3x"), step("lt-proc", ["-g"], ["spa-eng.autogen.bin"]),
        step("lt-proc", ["-p"], ["spa-eng.autopgen.bin"]),
    ]

    /// All that are used.
    var all: [Tool] { [analyser, tagger, generator, dictionary, speller] + spanishToEnglish }

    private static func data(_ name: String) -> String { "/usr/share/apertium/apertium-eng-spa/" + name }

    private static func step(_ program: String, _ options: [String], _ endings: [String]) -> Tool {
        Tool("/usr/bin/" + program, ["-z"] + options + endings.map { data($0) })
    }

    private static func transfer(_ program: String, _ options: [String], _ number: String) -> Tool {
        step(program, options, ["apertium-eng-spa.spa-eng.\(number)", "spa-eng.\(number).bin"])
    }
}
