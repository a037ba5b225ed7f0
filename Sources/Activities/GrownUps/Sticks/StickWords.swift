import TalePacks

/// The texts about a tale on the page for sticks.
extension StickTale {
    var status: String {
        switch state {
        case .unread: "Pārbauda zibatmiņu…"
        case .refused(.noPictures): "Te nav nevienas bildes, ko rādīt."
        case .refused(.unreadable): "To nevar nolasīt: mape vai arhīvs ir bojāts."
        case .refused(.shipped): "Šāda pasaka jau nāk līdzi programmai; to aizstāt nevar."
        case .refused(.presentation): "Prezentācija, nevis pasaka."
        case .refused(.video): "Video, nevis pasaka."
        case .refused(.book): "Šāda veida grāmatu Pasaka nelasa."
        case .refused(.archive): "Šādu arhīvu Pasaka neatver."
        case .ready where isUnchanged: "Jau ir plauktā."
        case .ready where isNewVersion: "Būs jauna versija; iepriekšējo varēs atjaunot."
        case .ready: "Jauna pasaka, bildes: \(tiles.count { $0.look != .missing })."
        case .waiting: "Gaida savu kārtu."
        case .adding(let done, let count): "Pievieno: \(done) no \(count)…"
        case .added: "Pasaka ir plauktā."
        case .there: "Jau ir plauktā."
        case .failed(.full): "Diskā nepietiek vietas; nekas nav mainīts."
        case .failed(.unwritable): "Pasaku mapē nevar rakstīt; nekas nav mainīts."
        case .failed(.unreadable): "Failus neizdevās nolasīt; nekas nav mainīts."
        }
    }

    /// The problems and their consequences: one line per kind.
    var remarks: [String] {
        func line(_ words: String, _ isMeant: (SlideTile) -> Bool) -> String? {
            let numbers = tiles.indices.filter { isMeant(tiles[$0]) }.map { "\($0 + 1)." }
            guard !numbers.isEmpty else { return nil }
            let most = 12
            return "\(words): " + numbers.prefix(most).joined(separator: ", ") + (numbers.count > most ? " …" : "")
        }
        // It is obvious without counting if all are silent.
        let isSilent = tiles.allSatisfy { $0.sound == .missing || $0.sound == .none }
        return [
            advice, recordingsRemark, textRemark,
            line("Bildes nav, tāpēc tiks izlaista") { $0.picture == .missing },
            line("Bildi nevar nolasīt, tāpēc tiks izlaista") { $0.picture == .bad },
            line("Skaņu nevar atskaņot") { $0.sound == .bad && $0.look != .missing },
            isSilent ? nil : line("Bez skaņas") { $0.sound == .missing && $0.look != .missing },
        ].compactMap(\.self)
    }
}

extension StickTale {
    /// What to do with a file from which no tale can be made.
    private var advice: String? {
        switch state {
        case .refused(.presentation): "Saglabājiet to kā PDF (Fails, Saglabāt kā) un ielieciet zibatmiņā PDF."
        case .refused(.video):
            "Eksportējiet PDF no programmas, kurā tas veidots, vai ielieciet mapē bildes un ierakstus."
        case .refused(.book): "Saglabājiet to kā EPUB vai PDF un ielieciet zibatmiņā."
        case .refused(.archive): "Atveriet to datorā un sapakojiet mapi no jauna kā ZIP."
        default: nil
        }
    }

    /// How the recordings were paired with pictures, unless by name.
    private var recordingsRemark: String? {
        if canBeCut {
            return cuts == nil
                ? "Viens ieraksts visām bildēm; to var sadalīt pa lapām."
                : "Viens ieraksts visām bildēm; tas ir sadalīts pa lapām."
        }
        let loose = loose, most = 4
        if !loose.isEmpty {
            let names = loose.prefix(most).map { "„\(recordings[$0].fileStem.withoutControls)”" }
            return "Ieraksti, kam bilde vēl jāizvēlas: " + names.joined(separator: ", ")
                + (loose.count > most ? " …" : "")
        }
        return switch match {
        case .byName: nil
        case .byNumber: "Ieraksti salikti ar bildēm pēc numuriem nosaukumos."
        case .byOrder: "Ieraksti salikti ar bildēm pēc kārtas."
        case .byHand: "Ieraksti salikti tā, kā izvēlējāties."
        }
    }

    /// What does not fit in one text for all pages.
    private var textRemark: String? {
        switch textFit {
        case nil, .fits: nil
        case .unreadable: "Teksta failu nevar nolasīt, tāpēc lapas būs bez tā vārdiem."
        case .parts(let count, let pictures) where count > pictures:
            "Tekstā ir vairāk daļu nekā bilžu (\(count) un \(pictures)); pārējās būs pie pēdējās bildes."
        case .parts(let count, let pictures):
            "Tekstā ir mazāk daļu nekā bilžu (\(count) un \(pictures)); pēdējās bildes būs bez teksta."
        }
    }

    /// Its container, shown if two tales have the same title.
    fileprivate var container: String {
        switch place.fileExtension {
        case "zip": "ZIP arhīvs"
        case "epub": "EPUB grāmata"
        case "cbz": "CBZ grāmata"
        case "pdf": "PDF grāmata"
        default: "mape"
        }
    }
}

extension Sticks {
    /// The problems and their consequences, one line each.
    func remarks(on tale: StickTale) -> [String] {
        guard tale.canBeAdded, let twin = twin(of: tale) else { return tale.remarks }
        return [
            "Veids: \(tale.container). Tāds pats nosaukums ir arī citai šeit (\(twin.container)); otra aizstās pirmo."
        ]
            + tale.remarks
    }

    /// The status of a tale's previous version.
    func status(of earlier: EarlierTale) -> String {
        switch notice {
        case .restored(earlier.id): "Plauktā atkal ir iepriekšējā."
        case .notRestored(earlier.id): "Atjaunot neizdevās; nekas nav mainīts."
        default: "Ir saglabāta arī iepriekšējā versija."
        }
    }

    /// The sentence above the tales; nil if none is needed.
    var sentence: String? {
        switch notice {
        case .pulled(let title): "Zibatmiņa tika izņemta. „\(title)” nav pievienota, un nekas nav mainīts."
        case .restored, .notRestored, nil:
            if sticks.isEmpty {
                "Iespraudiet zibatmiņu ar pasakām."
            } else if tales.isEmpty {
                "Šajā zibatmiņā nav nevienas pasakas."
            } else {
                nil
            }
        }
    }
}
