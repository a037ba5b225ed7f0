import Engine

/// What the grown-ups' pages say of a language model's exam.
struct ExamWording: Words {
    let wording: Wording

    static let next = Self("Nākamais solis: eksāmens", "The next step: its exam")
    static let nextNote = Self(
        "Sarunās modeli piedāvā tikai tad, kad tas ir nokārtojis eksāmenu.",
        "A model is offered in conversations only when it has passed the exam.")
    static let notYet = Self("Eksāmens vēl nav kārtots", "It has not been examined yet")
    static let notYetNote = Self("Tāpēc sarunās šo modeli nepiedāvā.", "So this model is not offered in conversations.")
    static let start = Self("Sākt eksāmenu", "Start the exam")
    static let startAgain = Self("Kārtot eksāmenu vēlreiz", "Examine it again")
    static func startNote(questions: Int) -> Self {
        Self(
            "\(questions) \(questions.isOneInLatvian ? "jautājums" : "jautājumi"); lēnā datorā tas ilgst līdz stundai",
            "\(questions) questions; on a slow computer up to an hour")
    }
    static let needsPackage = Self(
        "Eksāmenam vajadzīga pakotne pasaka-soltura", "The exam needs the package pasaka-soltura")
    /// Another model is being added or examined.
    static let later = Self("Eksāmenu varēs sākt vēlāk", "The exam can be started later")
    static let laterNote = Self(
        "Pašlaik pievieno modeli vai eksāmenu kārto cits modelis.",
        "A model is being added, or another one takes the exam.")
    static let beginning = Self("Eksāmens sākas…", "The exam begins…")
    static func loading(percent: Int) -> Self {
        Self("Modeli ielādē: \(percent) %", "The model is loading: \(percent) %")
    }
    static func question(_ number: Int, of all: Int) -> Self {
        Self("Jautājums \(number) no \(all)", "Question \(number) of \(all)")
    }
    static let goesOn = Self("Turpinās arī aizslēgtā istabā.", "It goes on when the room locks.")
    static let stop = Self("Pārtraukt eksāmenu", "Stop the exam")
    static let stopNote = Self(
        "Kamēr eksāmens nav beidzies, modeļi nesarunājas.", "No model talks until the exam has ended.")
    static let done = Self("Eksāmens pabeigts", "The exam has ended")
    static let stopped = Self(
        "Eksāmens pārtraukts; to var sākt vēlreiz.", "The exam was stopped; it can be started again.")
    static let failed = Self(
        "Modelis eksāmena laikā apstājās; eksāmenu var sākt vēlreiz.",
        "The model stopped during the exam; the exam can be started again.")
    static func date(_ date: String) -> Self {
        let day = date.split(separator: "-").reversed().map { "\($0)." }.joined()
        return Self("Eksāmens kārtots \(day)", "Examined on \(date)")
    }
    /// The speed in tenths of tokens and words a second.
    static func speed(tokens: Int, words: Int) -> Self {
        Self(
            "Šeit raksta \(tenths: tokens) tekstvienības jeb ap \(tenths: words) vārdiem sekundē.",
            "It writes \(tenths: tokens) tokens, or about \(tenths: words) words, a second here.")
    }
    static let notAnalysed = Self(
        "Bez Apertium un hunspell dažas kļūdas nav pamanītas",
        "Without Apertium and hunspell some mistakes were not found")
    static func talks(levels: [String]) -> Self {
        guard !levels.isEmpty else {
            return Self("Sarunām neder: eksāmens nav nokārtots", "It may not talk: it failed the exam")
        }
        let levels = levels.joined(separator: ", ")
        return Self("Sarunājas līmenī \(levels)", "Talks at \(levels)")
    }
    static func replies(_ counts: [Count], least: Int) -> Self {
        let counts = counts.map(\.text).joined(separator: ", ")
        return Self("Labas atbildes: \(counts); vajag \(least) %", "Good replies: \(counts); it needs \(least) %")
    }
    static func translates(_ may: Bool) -> Self {
        may ? Self("Tulko", "Translates") : Self("Tulkošanai neder", "It may not translate")
    }
    static func translations(toEnglish: Count, toSpanish: Count, least: Int) -> Self {
        Self(
            "Pareizi angliski \(toEnglish.text), spāniski \(toSpanish.text); vajag \(least) %",
            "Right into English \(toEnglish.text), into Spanish \(toSpanish.text); it needs \(least) %")
    }
    static func corrects(_ may: Bool) -> Self {
        may
            ? Self("Labo kļūdas", "Corrects mistakes")
            : Self("Kļūdas labo tikai likumi", "Mistakes are corrected by rules only")
    }
    /// - Parameters:
    ///   - least: percent of the mistakes.
    ///   - isSmall: whether it has too few parameters to correct.
    static func corrections(found: Count, spoilt: Count, least: Int, isSmall: Bool) -> Self {
        let counts = Self(
            "Izlabo \(found.text) (vajag \(least) %); sabojā \(spoilt.text) (vajag 0)",
            "Corrects \(found.text) (needs \(least) %); spoils \(spoilt.text) (may spoil 0)")
        return isSmall ? Self("\(counts); modelis ir par mazu", "\(counts); it is too small") : counts
    }
    static let faults = Self("Kas sarunās neizdevās", "What failed in its replies")
    static func faultCounts(_ counts: [FaultCount]) -> Self {
        func text(_ language: Language) -> String {
            counts.map { "\($0.fault.words.text(in: language)): \($0.count)" }.joined(separator: ", ")
        }
        return Self("\(text(.latvian))", "\(text(.english))")
    }
    static let listedNotYet = Self("eksāmens vēl nav kārtots", "not examined yet")
    static let listedFailed = Self("eksāmens nav nokārtots", "failed the exam")
    static func listedTalks(levels: [String]) -> Self {
        let levels = levels.joined(separator: ", ")
        return Self("sarunājas \(levels)", "talks at \(levels)")
    }
}

extension ExamWording {
    /// A count out of a total.
    struct Count: Hashable, Sendable {
        /// The name of what is counted, such as a level's; empty if it is clear.
        let name: String
        let count, all: Int

        init(_ count: Int, of all: Int, for name: String = "") {
            (self.name, self.count, self.all) = (name, count, all)
        }
    }

    /// How many replies have a fault.
    struct FaultCount: Hashable, Sendable {
        let fault: Fault
        let count: Int

        init(_ fault: Fault, _ count: Int) { (self.fault, self.count) = (fault, count) }
    }

    enum Fault {
        case spanish, length, question, role, sense, plain, declining

        var words: Wording {
            switch self {
            case .spanish: Wording("nav spāniski", "not Spanish")
            case .length: Wording("par garu", "too long")
            case .question: Wording("bez jautājuma", "no question")
            case .role: Wording("ārpus lomas", "out of its role")
            case .sense: Wording("neatbilst teiktajam", "beside the point")
            case .plain: Wording("lieki skaidro", "needless explanations")
            case .declining: Wording("liegts temats", "a declined theme")
            }
        }
    }
}

extension ExamWording.Count {
    /// The count in writing, such as `A1 5/12`.
    var text: String { (name.isEmpty ? "" : "\(name) ") + "\(count)/\(all)" }
}
