extension ExamWording {
    var inLatvian: String {
        switch self {
        case .next: "Nākamais solis: eksāmens"
        case .nextNote: "Sarunās modeli piedāvā tikai tad, kad tas ir nokārtojis eksāmenu."
        case .notYet: "Eksāmens vēl nav kārtots"
        case .notYetNote: "Tāpēc sarunās šo modeli nepiedāvā."
        case .start: "Sākt eksāmenu"
        case .startAgain: "Kārtot eksāmenu vēlreiz"
        case .startNote(let questions): "\(Self.questions(questions)); lēnā datorā tas ilgst līdz stundai"
        case .needsPackage: "Eksāmenam vajadzīga pakotne pasaka-soltura"
        case .later: "Eksāmenu varēs sākt vēlāk"
        case .laterNote: "Pašlaik pievieno modeli vai eksāmenu kārto cits modelis."
        case .beginning: "Eksāmens sākas…"
        case .loading(let percent): "Modeli ielādē: \(percent) %"
        case .question(let number, let all): "Jautājums \(number) no \(all)"
        case .goesOn: "Turpinās arī aizslēgtā istabā."
        case .stop: "Pārtraukt eksāmenu"
        case .stopNote: "Kamēr eksāmens nav beidzies, modeļi nesarunājas."
        case .done: "Eksāmens pabeigts"
        case .stopped: "Eksāmens pārtraukts; to var sākt vēlreiz."
        case .failed: "Modelis eksāmena laikā apstājās; eksāmenu var sākt vēlreiz."
        case .date(let date): "Eksāmens kārtots \(Self.day(date))"
        case .speed(let tokens, let words):
            "Šeit raksta \(Self.decimal(tokens)) tekstvienības jeb ap \(Self.decimal(words)) vārdiem sekundē."
        case .notAnalysed: "Bez Apertium un hunspell dažas kļūdas nav pamanītas"
        case .talks(let levels):
            levels.isEmpty
                ? "Sarunām neder: eksāmens nav nokārtots" : "Sarunājas līmenī \(levels.joined(separator: ", "))"
        case .replies(let counts, let least): "Labas atbildes: \(Self.list(counts)); vajag \(least) %"
        case .translates(let may): may ? "Tulko" : "Tulkošanai neder"
        case .translations(let toEnglish, let toSpanish, let least):
            "Pareizi angliski \(toEnglish.text), spāniski \(toSpanish.text); vajag \(least) %"
        case .corrects(let may): may ? "Labo kļūdas" : "Kļūdas labo tikai likumi"
        case .corrections(let found, let spoilt, let least, let isSmall):
            (["Izlabo \(found.text) (vajag \(least) %)", "sabojā \(spoilt.text) (vajag 0)"]
                + (isSmall ? ["modelis ir par mazu"] : [])).joined(separator: "; ")
        case .faults: "Kas sarunās neizdevās"
        case .faultCounts(let counts): counts.map { "\($0.fault.inLatvian): \($0.count)" }.joined(separator: ", ")
        case .listedNotYet: "eksāmens vēl nav kārtots"
        case .listedFailed: "eksāmens nav nokārtots"
        case .listedTalks(let levels): "sarunājas \(levels.joined(separator: ", "))"
        }
    }

    private static func questions(_ count: Int) -> String {
        count % 10 == 1 && count % 100 != 11 ? "\(count) jautājums" : "\(count) jautājumi"
    }

    private static func list(_ counts: [Count]) -> String { counts.map(\.text).joined(separator: ", ") }

    private static func decimal(_ tenths: Int) -> String { "\(tenths / 10),\(tenths % 10)" }

    /// A day in the Latvian way, such as 24.11.2026.
    private static func day(_ date: String) -> String {
        date.split(separator: "-").reversed().map { "\($0)." }.joined()
    }
}

extension ExamWording.Fault {
    fileprivate var inLatvian: String {
        switch self {
        case .spanish: "nav spāniski"
        case .length: "par garu"
        case .question: "bez jautājuma"
        case .role: "ārpus lomas"
        case .sense: "neatbilst teiktajam"
        case .plain: "lieki skaidro"
        case .declining: "liegts temats"
        }
    }
}
