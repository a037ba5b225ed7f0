extension Wording {
    var inLatvian: String {
        switch self {
        // Home.
        case .start: "Sākt"
        case .goOn: "Turpināt"
        case .grownUps: "Informācija vecākiem"
        case .holdTwoSeconds: "turiet nospiestu divas sekundes"
        // The grown-ups' room.
        case .resetSettings: "Atgriezt sākotnējos"
        case .percent(let value): "\(value) %"
        case .seconds(let value): "\(value) s"
        case .minutes(let value): "\(value) min"
        case .hour(let value): "plkst. \(value)"
        // Time and candles.
        case .timeAndCandles: "Laiks un svecītes"
        case .candles: "Cik pasaku šodien?"
        case .candlesBurn: "Ar katru noklausītu pasaku izdeg viena svecīte. Pēc pēdējās plaukts guļ līdz rītam."
        case .candlesAreDown: "Svecītes ir izdegušas, plaukts guļ līdz rītam. Iededziet no jauna vai nopūtiet."
        case .blowOut: "Nopūst"
        case .weHaveMinutes: "Mums ir … minūtes"
        case .minutesFit: "Plauktā paliek pasakas, kurām pietiek laika."
        case .noMinutes: "Bez laika"
        case .timeRules: "Vakars un klusums"
        case .goodNight: "Ar labu nakti!"
        case .goodNightTales: "Pasakas pamazām satumst"
        case .goodNightFrom: "Satumst vakarā no"
        case .morningHour: "Rīts sākas"
        case .never: "nekad"
        case .quietHours: "Klusās stundas"
        case .quietFrom: "Klusums no"
        case .quietUntil: "Klusums līdz"
        case .mostVolumeInQuietHours: "Skaļākais klusajās stundās"
        case .listenToEnd: "Klausīties līdz galam"
        case .animalBookmarks: "Zvēriņi sargā vietu pasakā"
        case .whoKeepsYourPlace: "Kurš pasargās tavu vietu?"
        // Counts.
        case .counts: "Ko bērni klausās"
        case .countsExplained:
            "Cik reižu pasaka sākta un noklausīta, un kurā lapā bērni aiziet. Neviena vārda, nekas netiek "
                + "sūtīts."
        case .countsNone: "Vēl nav ko rādīt."
        case .keepCounts: "Skaitīt"
        case .begunAndFinished(let begun, let finished): "sākta \(begun), noklausīta \(finished)"
        case .deleteCounts: "Turiet, lai dzēstu"
        case .saveCounts: "Saglabāt zibatmiņā"
        case .insertStick: "Iespraudiet zibatmiņu"
        case .savingCounts: "Mirkli…"
        case .countsSaved(let file): "Saglabāts failā „\(file)”."
        case .countsNotSaved: "Neizdevās. Paņemiet citu zibatmiņu."
        case .tales(let words): words.inLatvian
        }
    }
}
