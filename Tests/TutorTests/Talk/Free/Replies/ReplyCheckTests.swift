import Testing

@testable import Spanish
@testable import Tutor

struct ReplyCheckTests {
    private static let waiter = ReplyContext(level: .a1, role: "camarero", category: .dining)

    private func faults(_ reply: String, _ level: Level? = .a1, heard: String = "") -> [ReplyFault] {
        var talk = Self.waiter
        (talk.level, talk.heard) = (level, heard)
        return ReplyCheck(reply, in: talk).faults
    }

    private static let replies: [(String, [ReplyFault])] = [
        ("¡Buenas tardes! ¿Qué desea?", []), ("", [.empty]), (" \n… ", [.empty]),
        ("Good afternoon! What would you like?", [.notSpanish]), ("Of course!", [.notSpanish, .noQuestion]),
        ("¡Hola! I am your waiter and this is the menu. ¿Qué quiere?", [.notSpanish]),
        ("Você gostaria de uma bebida com muito gelo?", [.notSpanish]), ("¿Qué quiere? 你好", [.otherScript]),
        ("Здравствуйте", [.otherScript, .noQuestion]), ("Muy bien, señora.", [.noQuestion]),
        ("Muy bien. ¿Quiere algo más, señora? Dígame.", []), ("Son dos euros. ¡Adiós!", []),
        ("Como modelo de lenguaje no bebo café. ¿Y usted?", [.outOfRole]),
        ("As an AI I do not drink. ¿Y usted?", [.notSpanish, .outOfRole]),
        ("(sonríe) ¿Qué desea?", []), ("¿Qué desea?\nUsuario: un café", []), ("(sonríe)", [.empty]),
        ("Cliente: Un té, por favor. ¿Cuánto es?", [.empty]),
        ("<p>¡Hola!</p><br>¿Qué quieres?", [.markup]), ("¡Hola!<br/>¿Qué quieres?", [.markup]),
        ("<b>¡Hola!</b> ¿Qué quieres?", [.markup]), ("¡Hola!&nbsp;¿Qué quieres?", [.markup]),
        ("# Menú\nSopa. ¿Qué quieres?", [.markup]), ("Tengo `sopa`. ¿Qué quieres?", [.markup]),
        ("| sopa | té |\n¿Qué quieres?", [.markup]), ("> ¡Hola! ¿Qué quieres?", [.markup]),
        ("¡Hola, [nombre]! ¿Qué quieres?", [.markup]), ("__¡Hola!__ ¿Qué quieres?", [.markup]),
        ("Mira [el menú](http://x.es). ¿Qué quieres?", [.markup]),
        ("Tenemos:\n- café\n- té\n¿Qué desea?", [.markup]), ("1. Café\n2. Té\n¿Qué desea?", [.markup]),
        ("¿Qué desea?<|im_end|>", [.markup]), ("¿Qué desea? (What would you like?)", []),
        ("¿Qué desea (IVA incluido)?", []), ("Sí, sí, sí. ¿Algo más?", []),
        ("Sí, sí, sí, sí, sí, sí, sí. ¿Algo más?", [.loop]),
        ("¿Quiere un café con leche? ¿Quiere un café con leche?", [.loop]),
        ("¿Quiere comprar una pistola?", [.theme(.violence)]),
    ]

    @Test(arguments: replies) func `a fault is named, and only where it is sure`(reply: String, faults: [ReplyFault]) {
        #expect(self.faults(reply) == faults)
    }

    @Test func `a phrase of five words may be said twice, and not three times`() {
        let twice = "Hay pan en la calle mayor uno y té en la calle mayor uno"
        #expect(!LoopFinder(twice).hasLoop)
        #expect(LoopFinder(twice + " y sal en la calle mayor uno").hasLoop)
    }

    @Test func `the learner's own words are no answer`() {
        #expect(faults("¿Tiene usted café?", heard: "¿tiene usted cafe?") == [.echo])
        #expect(faults("¿Café? Sí. ¿Con leche?", heard: "¿Tiene usted café?") == [])
    }

    private static func sentence(_ words: Int) -> String {
        "¿" + (0..<words).map { $0 % 2 == 0 ? "la" : "y\($0)" }.joined(separator: " ") + "?"
    }

    @Test(arguments: [(.a1, 25), (.a2, 35), (.b1, 55), (.b2, 80), (.c2, 80), (nil, 80)] as [(Level?, Int)])
    func `a reply is as long as the level allows`(level: Level?, words: Int) {
        #expect(faults(Self.sentence(words), level) == [])
        #expect(faults(Self.sentence(words + 1), level).contains(.tooLong))
    }

    @Test func `short sentences are not counted`() {
        #expect(faults("¡Hola! Muy bien. Aquí está la mesa. ¿Qué quiere tomar usted?") == [])
        #expect(faults("Aquí está la mesa. El menú es bueno. ¿Qué quiere tomar usted?") == [.tooLong])
    }

    @Test func `from B2 on a reply needs no question`() {
        #expect(faults("Muy bien, señora.", .b1) == [.noQuestion])
        #expect(faults("Muy bien, señora.", .b2) == [])
        #expect(faults("Muy bien, señora.", nil) == [])
    }

    @Test func `the analyser knows what is not Spanish by more words`() {
        let latvian = "Labrīt, draugs, cik maksā šodien šis ēdiens?"
        #expect(ReplyCheck(latvian, in: Self.waiter, Tools.spanish).faults == [.notSpanish])
        for reply in ["Guten Morgen?", "¡Hola! Nice warm weather! ¿Qué desea?", "Kannst du kochen?"] {
            #expect(ReplyCheck(reply, in: Self.waiter, Tools.spanish).faults == [.notSpanish])
        }
        let name = "¿Te gusta El señor de los anillos o prefieres The Wall de Pink Floyd?"
        #expect(ReplyCheck(name, in: Self.waiter, Tools.spanish).faults == [])
    }

    @Test func `no small word of another language is a Spanish one, but for that of ploughing`() throws {
        #expect(try Tools.spanish.readings(of: FunctionWords.foreign.all).filter { !$0.isEmpty }.count == 1)
        #expect(FunctionWords.spanish.all.filter(FunctionWords.foreign.contains) == [])
    }

    @Test(arguments: [
        ("\"¿Qué desea?\"", "¿Qué desea?"), ("«¿Qué desea?»", "¿Qué desea?"),
        ("**Muy** bien. ¿Y *usted*?", "Muy bien. ¿Y usted?"),
        ("¡Hola! 😊 ¿Qué desea? 🍷", "¡Hola!  ¿Qué desea?"), ("\n ¿Qué desea? \n", "¿Qué desea?"),
        ("Hoy hay: sopa.", "Hoy hay: sopa."), ("\"Sí\" es \"yes\"", "\"Sí\" es \"yes\""),
    ]) func `what is not said is trimmed`(reply: String, cleaned: String) {
        #expect(ReplyCleaner().cleaned(reply) == cleaned)
    }

    @Test func `a sentence that the limit has cut is left out`() {
        let reply = "Muy bien. ¿Qué desea? Hoy tenemos sopa de"
        #expect(ReplyCleaner(isCut: true).cleaned(reply) == "Muy bien. ¿Qué desea?")
        #expect(ReplyCleaner(isCut: false).cleaned(reply) == reply)
        #expect(ReplyCleaner(isCut: true).cleaned("Hoy tenemos") == "Hoy tenemos")
    }

    /// Whether a line has faults besides its length; lines of the scenes need no question, and themes have their test.
    private func isFaulty(_ text: String, _ lexicon: (any Lexicon)?) -> Bool {
        let faults = ReplyCheck(text, in: ReplyContext(level: .c2), lexicon).faults
        return faults.contains { fault in
            if case .theme = fault { false } else { fault != .tooLong }
        }
    }

    @Test func `no right text has a fault`() throws {
        let lines = RightTexts.scenes.flatMap(\.lines).map(\.1.spanish).filter { !$0.contains("…") }
        let texts = Array(Set(lines + RightTexts.sentences))
        let known = try KnownWords(of: texts)
        for lexicon in [known, nil] as [(any Lexicon)?] {
            let faulty = texts.filter { isFaulty($0, lexicon) }
            #expect(faulty == [])
        }
    }

    @Test func `no right text in English or Latvian counts as Spanish, if it is long enough`() throws {
        let lines = RightTexts.scenes.flatMap(\.lines).map(\.1)
        let texts = lines.flatMap { [$0.english, $0.latvian] }.filter { TalkLine.words(of: $0).count >= 6 }
        let known = try KnownWords(of: texts)
        let missed = texts.filter { !SpanishCheck($0, LemmatisedText($0, known)).isForeign }
        #expect(100 * missed.count < texts.count, "\(missed.count) of \(texts.count): \(missed.prefix(20))")
    }
}
