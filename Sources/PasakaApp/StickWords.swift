/// What the page for sticks says of a tale.
extension StickTale {
    var status: String {
        switch state {
        case .unread: "Pārbauda zibatmiņu…"
        case .refused(.noPictures): "Te nav nevienas bildes, ko rādīt."
        case .refused(.unreadable): "To nevar nolasīt: mape vai arhīvs ir bojāts."
        case .refused(.shipped): "Šāda pasaka jau nāk līdzi programmai; to aizstāt nevar."
        case .ready where isNewVersion: "Būs jauna versija; iepriekšējo varēs atjaunot."
        case .ready: "Jauna pasaka, bildes: \(tiles.count { $0.look != .missing })."
        case .waiting: "Gaida savu kārtu."
        case .adding(let done, let count): "Pievieno: \(done) no \(count)…"
        case .added: "Pasaka ir plauktā."
        case .failed(.full): "Diskā nepietiek vietas; nekas nav mainīts."
        case .failed(.unwritable): "Pasaku mapē nevar rakstīt; nekas nav mainīts."
        case .failed(.unreadable): "Failus neizdevās nolasīt; nekas nav mainīts."
        }
    }

    /// What is not right, and what comes of it: one line for each kind.
    var remarks: [String] {
        func line(_ words: String, _ isMeant: (SlideTile) -> Bool) -> String? {
            let numbers = tiles.indices.filter { isMeant(tiles[$0]) }.map { "\($0 + 1)." }
            guard !numbers.isEmpty else { return nil }
            let most = 12
            return "\(words): " + numbers.prefix(most).joined(separator: ", ") + (numbers.count > most ? " …" : "")
        }
        // That all are silent is seen without counting.
        let isSilent = tiles.allSatisfy { $0.sound == .missing || $0.sound == .none }
        return [
            line("Ieraksti bez bildes (netiks izmantoti)") { $0.picture == .missing },
            line("Bildi nevar nolasīt, tāpēc tiks izlaista") { $0.picture == .bad },
            line("Skaņu nevar atskaņot") { $0.sound == .bad && $0.look != .missing },
            isSilent ? nil : line("Bez skaņas") { $0.sound == .missing && $0.look != .missing },
        ].compactMap(\.self)
    }
}

extension Sticks {
    /// What stands above the tales; nil where they speak for themselves.
    var sentence: String? {
        switch notice {
        case .pulled(let title): "Zibatmiņa tika izņemta. „\(title)” nav pievienota, un nekas nav mainīts."
        case .restored(let title): "„\(title)” atkal ir tāda, kāda bija iepriekš."
        case .notRestored: "Iepriekšējo versiju neizdevās atjaunot; nekas nav mainīts."
        case nil:
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
