import Engine

/// What the pages of Soltura say: here the scenes, the choices and the deck.
struct TutorWording: Words {
    let wording: Wording

    static let conversations = Self("Sarunas", "Conversations")
    static let find = Self("Meklēt sarunu", "Find a conversation")
    static let nothingFound = Self(
        "Tādas sarunas nav. Pamēģini citu vārdu.", "There is no such conversation. Try another word.")
    static let sceneMissing = Self("Tādas sarunas nav.", "There is no such conversation.")
    static func category(_ category: Category) -> Self { Self(wording: category.words) }
    /// The hint of the package that brings the scenes.
    static let installPackage = Self(
        "Sarunām vajadzīga pakotne pasaka-soltura. To uzstāda ar komandu:",
        "Conversations need the package pasaka-soltura. Install it with:")
    static let choices = Self("Kā mācīties", "How to learn")
    static let level = Self("Līmenis", "Level")
    static let levelAutomatic = Self("Automātiski", "Automatic")
    static let levelNative = Self("Dzimtā valoda", "Native")
    static let dialect = Self("Kuras valsts spāņu valoda", "Spanish of which country")
    static let spain = Self("Spānija", "Spain")
    static let mexico = Self("Meksika", "Mexico")
    static let argentina = Self("Argentīna", "Argentina")
    static let colombia = Self("Kolumbija", "Colombia")
    static let focus = Self("Ko vingrināt", "What to practise")
    static let present = Self("Tagadne", "Present")
    static let preterite = Self("Pabeigtā pagātne", "Preterite")
    static let imperfect = Self("Nepabeigtā pagātne", "Imperfect")
    static let future = Self("Nākotne", "Future")
    static let subjunctive = Self("Subjunktīvs", "Subjunctive")
    static let targetWords = Self("Mani vārdi", "My words")
    static let addWord = Self("Pievienot vārdu", "Add a word")
    static let goal = Self("Savs mērķis", "Own goal")
    static let goalNote = Self(
        "Savam mērķim vajadzīgs valodas modelis, bet tas nav uzstādīts.",
        "An own goal needs a language model, and none is installed.")
    static let write = Self("Rakstīt", "Write")
    static let voice = Self("Balss", "Voice")
    static let mute = Self("Bez skaņas", "No sound")
    static let explanations = Self("Skaidrojumi", "Explanations")
    static let inLatvian = Self("latviski", "in Latvian")
    static let inEnglish = Self("angliski", "in English")
    static let inSpanish = Self("spāniski", "in Spanish")
    static let deck = Self("Anki kartītes", "Anki cards")
    static let noDeck = Self("Vēl nav pievienotas", "Not added yet")
    static let insertDeck = Self(
        "Iespraudiet zibatmiņu ar Anki failu (.apkg, .csv, .tsv vai .txt).",
        "Insert a stick with an Anki file (.apkg, .csv, .tsv or .txt).")
    static let forgetDeck = Self("Aizmirst kartītes", "Forget the cards")
    static let turnDeck = Self("Apmainīt puses", "Turn the cards")
    static let deckTurned = Self(
        "Spāņu vārdi failā ir kartīšu otrajā pusē, tāpēc puses ir apmainītas.",
        "The file has the Spanish words on the back, so the cards are turned.")
    static let deckWithoutTimes = Self(
        "Failā nav ziņu par atkārtošanu, tāpēc visi vārdi skaitās jauni.",
        "The file has no repetition times, so all words are new.")
    static func deckCounts(mastered: Int, familiar: Int, learning: Int, new: Int) -> Self {
        Self(
            "apgūti \(mastered), pazīstami \(familiar), mācos \(learning), jauni \(new)",
            "mastered \(mastered), familiar \(familiar), learning \(learning), new \(new)")
    }
    /// The notes that are kept of a deck that is too large, and all of them.
    static func deckCut(kept: Int, all: Int) -> Self {
        Self(
            "Fails ir par lielu, tāpēc paturēto kartīšu skaits ir \(kept) no \(all).",
            "The file is too large; Pasaka keeps \(kept) of its \(all) cards.")
    }
    static func deckNotOpened(file: String) -> Self {
        Self(
            "Failu „\(file)” neizdevās atvērt. Iespraudiet zibatmiņu vēlreiz!",
            "The file “\(file)” could not be opened. Insert the stick again.")
    }
    static func deckNotRead(file: String) -> Self {
        Self(
            "Failā „\(file)” nav Anki kartīšu. Eksportējiet tās no Anki vēlreiz, .apkg failā!",
            "The file “\(file)” has no Anki cards in it. Export them from Anki again, as .apkg.")
    }
    static func deckEmpty(file: String) -> Self {
        Self(
            "Fails „\(file)” ir tukšs. Iekopējiet to zibatmiņā vēlreiz!",
            "The file “\(file)” is empty. Copy it to the stick again.")
    }
    static func deckDamaged(file: String) -> Self {
        Self(
            "Fails „\(file)” ir bojāts vai nav iekopēts līdz galam. Iekopējiet to zibatmiņā vēlreiz!",
            "The file “\(file)” is damaged or was not copied to its end. Copy it to the stick again.")
    }
    static func deckLocked(file: String) -> Self {
        Self(
            "Fails „\(file)” ir aizsargāts ar paroli. Saglabājiet to bez paroles!",
            "The file “\(file)” is locked with a password. Save it without one.")
    }
    static func deckTooLarge(file: String) -> Self {
        Self(
            "Fails „\(file)” ir par lielu. Eksportējiet no Anki mazāku komplektu!",
            "The file “\(file)” is too large. Export a smaller deck from Anki.")
    }
    static func deckOfNewerAnki(file: String) -> Self {
        Self(
            "Failu „\(file)” ir saglabājis jaunāks Anki. Eksportējiet to vēlreiz ar atbalstu vecākām Anki versijām!",
            "A newer Anki has saved the file “\(file)”. Export it again with support for older Anki versions.")
    }
    static func deckNeedsProgram(file: String) -> Self {
        Self(
            "Failu „\(file)” nevar nolasīt, jo trūkst kādas Pasakas daļas. Uzstādiet Pasaku vēlreiz!",
            "The file “\(file)” cannot be read because a part of Pasaka is missing. Install Pasaka again.")
    }
    static let mastered = Self("apgūts", "mastered")
    static let familiar = Self("pazīstams", "familiar")
    static let learning = Self("mācos", "learning")
    static let new = Self("jauns", "new")
}

extension Wording {
    static func tutor(_ words: TutorWording) -> Wording { words.wording }
}

extension TutorWording {
    enum Category: String, CaseIterable {
        case dining, health, travel, shopping, work, social, housing, education, entertainment, emergency, hobbies,
            technology, customs, nature

        var words: Wording {
            switch self {
            case .dining: Wording("Ēdiens un dzērieni", "Dining and food")
            case .health: Wording("Veselība", "Health and wellness")
            case .travel: Wording("Ceļošana un satiksme", "Travel and transportation")
            case .shopping: Wording("Iepirkšanās un pakalpojumi", "Shopping and services")
            case .work: Wording("Darbs", "Work")
            case .social: Wording("Draugi un paziņas", "Social and personal")
            case .housing: Wording("Mājoklis", "Housing and home")
            case .education: Wording("Mācības", "Education")
            case .entertainment: Wording("Izklaide un kultūra", "Entertainment and culture")
            case .emergency: Wording("Ārkārtas gadījumi", "Emergency and special")
            case .hobbies: Wording("Vaļasprieki", "Hobbies")
            case .technology: Wording("Tehnika un mūsdienu dzīve", "Technology and modern life")
            case .customs: Wording("Paražas un svētki", "Customs and culture")
            case .nature: Wording("Daba", "Nature and outdoors")
            }
        }
    }
}
