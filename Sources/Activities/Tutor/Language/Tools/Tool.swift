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

/// The tools for Spanish and English.
struct Toolbox: Sendable {
    var analyser = Tool("/usr/bin/lt-proc", ["-z", data("spa-eng.automorf.bin")])
    /// Chooses among the readings of a word; with the words as they are written.
    var tagger = Tool("/usr/bin/apertium-tagger", ["-z", "-g", "-p", data("spa-eng.prob")])
    var generator = Tool("/usr/bin/lt-proc", ["-z", "-g", data("eng-spa.autogen.bin")])
    var dictionary = Tool("/usr/bin/lt-proc", ["-z", "-b", data("spa-eng.autobil.bin")])
    var speller = Tool(
        "/usr/bin/hunspell", ["-a", "-i", "UTF-8", "-d", "es_ES"], answer: .lines,
        more: ["/usr/share/hunspell/es_ES.aff", "/usr/share/hunspell/es_ES.dic"])
    var spanishToEnglish = translator("spa-eng", genitive: [])
    /// English has a genitive, which is made a phrase first.
    var englishToSpanish = translator(
        "eng-spa",
        genitive: [
            Tool(
                "/usr/bin/apertium-transfer",
                ["-z", "-n", data("apertium-eng-spa.eng-spa.genitive.t1x"), data("eng-spa.genitive.bin")])
        ])

    /// All that are used.
    var all: [Tool] { [analyser, tagger, generator, dictionary, speller] + spanishToEnglish + englishToSpanish }

    private static func data(_ name: String) -> String { "/usr/share/apertium/apertium-eng-spa/" + name }

    /// The steps of Apertium's mode `spa-eng` or `eng-spa`.
    private static func translator(_ pair: String, genitive: [Tool]) -> [Tool] {
        func step(_ program: String, _ options: [String], _ endings: [String]) -> Tool {
            Tool("/usr/bin/" + program, ["-z"] + options + endings.map { data($0) })
        }
        func transfer(_ program: String, _ options: [String], _ number: String) -> Tool {
            step(program, options, ["apertium-eng-spa.\(pair).\(number)", "\(pair).\(number).bin"])
        }
        return [
            step("lt-proc", [], ["\(pair).automorf.bin"]), step("apertium-tagger", ["-g"], ["\(pair).prob"]),
            step("apertium-pretransfer", [], []),
        ] + genitive + [
            step("lt-proc", ["-b"], ["\(pair).autobil.bin"]), step("lrx-proc", ["-m"], ["\(pair).autolex.bin"]),
            transfer("apertium-transfer", ["-b"], "t1x"), transfer("apertium-interchunk", [], "t2x"),
            transfer("apertium-postchunk", [], "t3x"), step("lt-proc", ["-g"], ["\(pair).autogen.bin"]),
            step("lt-proc", ["-p"], ["\(pair).autopgen.bin"]),
        ]
    }
}
