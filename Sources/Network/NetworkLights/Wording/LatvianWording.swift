extension PageWords {
    /// A number with its noun: after 1, 21, 31… but not 11 it is one.
    private static func counted(_ number: Int, _ one: String, _ many: String) -> String {
        "\(number) \(number % 10 == 1 && number % 100 != 11 ? one : many)"
    }

    static let latvian = PageWords(
        language: "Latviski", title: "Kiosku gaismiņas", made: "Sagatavots", summary: "Kopsavilkums",
        kiosks: "Kioski", tales: "Pasakas visos kioskos", files: "Tabulas",
        noKiosks: "Neviens kiosks vēl nav atsūtījis ziņas.",
        kiosk: "Kiosks", lights: "Gaismiņas", heard: "Pēdējās ziņas", version: "Versija", pilot: "izmēģinātājs",
        advice: "Ko darīt", more: "Vairāk",
        subjects: ["Attēls", "Skaņa", "Skārieni", "Vieta", "Pasakas", "Atjaunināšana", "Tīkls", "Cits"],
        signals: ["zaļa", "dzeltena", "sarkana"],
        meanings: ["kārtībā", "kādreiz jāpārbauda", "jārīkojas"],
        troubles: [
            "Sarkana gaismiņa", "Klusē trīs dienas vai ilgāk", "Dzeltena gaismiņa", "Atpaliek no tīkla",
            "Pēdējā dienā avarējis", "Viss kārtībā",
        ],
        allGreen: "visas zaļas", noNews: "ziņu nav", unknownCode: "Šo kodu lapa vēl nepazīst; skatiet rokasgrāmatu.",
        never: "nekad",
        today: "šodien", yesterday: "vakar",
        daysAgo: sayDaysAgo,
        unheard: "Ziņu vēl nav. Pārbaudiet, vai kiosks ir ieslēgts un savienots ar tīklu.",
        silent: saySilent,
        behind: sayBehind,
        crashed: sayCrashed,
        id: "Kioska numurs", machine: "Ierīces vārds", free: "Brīva vieta", number: "Tīkla izdevums",
        lastDay: "Pēdējā diena",
        starts: "palaists", crashes: "avarējis", days: "Pēdējās 60 dienas", noDays: "Ziņu par šīm dienām nav.",
        talesHere: "Pasakas šajā kioskā",
        chart: sayChart,
        tale: "Pasaka", begun: "sākta", heardOut: "noklausīta", leafed: "šķirstīta", onKiosks: "kioskos",
        sinceStart: "Cik reižu kopš skaitīšanas sākuma",
        others: sayOthers,
        skipped: saySkipped,
        flood: sayFlood,
        closing: sayClosing)

    private static func sayDaysAgo(_ days: Int) -> String {
        "pirms \(counted(days, "dienas", "dienām"))"
    }

    private static func saySilent(_ days: Int) -> String {
        "Klusē \(counted(days, "dienu", "dienas")). Piezvaniet: vai kiosks ir ieslēgts un vai tam ir internets?"
    }

    private static func sayBehind(_ has: Int, _ wanted: Int) -> String {
        "Kioskā ir izdevums \(has), bet tīklā jau \(wanted). Atstājiet to uz nakti ieslēgtu vai aiznesiet zibatmiņu."
    }

    private static func sayCrashed(_ times: Int) -> String {
        "Pēdējā dienā avarējis \(counted(times, "reizi", "reizes")). Ja tas atkārtojas, nosūtiet pasaka report."
    }

    private static func sayChart(_ days: Int, _ reds: Int, _ ambers: Int, _ starts: Int, _ crashes: Int) -> String {
        let lights = "sarkana gaismiņa \(reds), dzeltena \(ambers)"
        let runs = "palaists \(counted(starts, "reizi", "reizes")), avarējis \(counted(crashes, "reizi", "reizes"))"
        return "Ziņas par \(counted(days, "dienu", "dienām")): \(lights); \(runs)."
    }

    private static func sayOthers(_ tales: Int) -> String {
        "Vēl \(counted(tales, "pasaka", "pasakas")) ir tabulā tales.csv."
    }

    private static func saySkipped(_ files: Int) -> String {
        counted(files, "fails nav ziņojums un nav ņemts vērā.", "faili nav ziņojumi un nav ņemti vērā.")
    }

    private static func sayFlood(_ folder: String) -> String {
        "Mapē \(folder) ir vairāk, nekā kioski sūta, tāpēc apskatīta tikai daļa. Izdzēsiet to, kas nav no kioskiem."
    }

    private static func sayClosing(_ kiosks: Int, _ troubled: Int) -> String {
        "\(counted(kiosks, "kiosks", "kioski")), \(troubled) ar kādu ķibeli"
    }
}
