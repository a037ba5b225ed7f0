extension TutorWording {
    var inLatvian: String {
        switch self {
        case .conversations: "Sarunas"
        case .find: "Meklēt sarunu"
        case .nothingFound: "Tādas sarunas nav. Pamēģini citu vārdu."
        case .sceneMissing: "Tādas sarunas nav."
        case .category(let category): category.inLatvian
        case .installPackage: "Sarunām vajadzīga pakotne pasaka-soltura. To uzstāda ar komandu:"
        case .choices: "Kā mācīties"
        case .level: "Līmenis"
        case .levelAutomatic: "Automātiski"
        case .levelNative: "Dzimtā valoda"
        case .dialect: "Kuras valsts spāņu valoda"
        case .spain: "Spānija"
        case .mexico: "Meksika"
        case .argentina: "Argentīna"
        case .colombia: "Kolumbija"
        case .focus: "Ko vingrināt"
        case .present: "Tagadne"
        case .preterite: "Pabeigtā pagātne"
        case .imperfect: "Nepabeigtā pagātne"
        case .future: "Nākotne"
        case .subjunctive: "Subjunktīvs"
        case .targetWords: "Mani vārdi"
        case .addWord: "Pievienot vārdu"
        case .write: "Rakstīt"
        case .goal: "Savs mērķis"
        case .goalNote: "Savam mērķim vajadzīgs valodas modelis, bet tas nav uzstādīts."
        case .voice: "Balss"
        case .mute: "Bez skaņas"
        case .explanations: "Skaidrojumi"
        case .inLatvian: "latviski"
        case .inEnglish: "angliski"
        case .inSpanish: "spāniski"
        case .deck: "Anki kartītes"
        case .noDeck: "Vēl nav pievienotas"
        case .insertDeck: "Iespraud zibatmiņu ar Anki failu (.apkg, .csv, .tsv vai .txt)."
        case .forgetDeck: "Aizmirst kartītes"
        case .deckWithoutTimes: "Failā nav ziņu par atkārtošanu, tāpēc visi vārdi skaitās jauni."
        case .deckCounts(let mastered, let familiar, let learning, let new):
            "apgūti \(mastered), pazīstami \(familiar), mācos \(learning), jauni \(new)"
        case .deckCut(let kept, let all): "Fails ir par lielu, tāpēc paturēto kartīšu skaits ir \(kept) no \(all)."
        case .deckNotOpened(let file): "Failu „\(file)” neizdevās atvērt. Iespraud zibatmiņu vēlreiz!"
        case .deckNotRead(let file):
            "Failu „\(file)” nevar nolasīt kā Anki kartītes. Eksportē tās no Anki vēlreiz, .apkg failā!"
        case .deckNeedsProgram(let file):
            "Failu „\(file)” nevar nolasīt, jo trūkst kādas Pasakas daļas. Uzstādi Pasaku vēlreiz!"
        case .mastered: "apgūts"
        case .familiar: "pazīstams"
        case .learning: "mācos"
        case .new: "jauns"
        case .writtenTalk: "Rakstīta saruna"
        case .noModel: "Valodas modelis nav uzstādīts"
        case .typeHere: "Raksti spāniski"
        case .microphoneMissing: "Runas atpazīšana nav uzstādīta. Uzraksti vai izvēlies atbildi."
        case .recogniserDamaged: "Runas atpazīšanas fails ir bojāts. Uzraksti vai izvēlies atbildi."
        case .recogniserNeedsMemory: "Runas atpazīšanai pietrūkst atmiņas. Uzraksti vai izvēlies atbildi."
        case .noMicrophone: "Mikrofonu neatrod. Pievieno mikrofonu un mēģini vēlreiz!"
        case .microphoneBusy: "Mikrofons ir aizņemts. Mēģini pēc brīža!"
        case .nothingHeard: "Nekas nebija dzirdams. Turi pogu un runā skaļāk!"
        case .hearingFailed: "Šoreiz saklausīt neizdevās. Mēģini vēlreiz!"
        case .speakNow: "Runā…"
        case .isListeningEnded: "Klausos, ko teici…"
        case .hint: "Padoms"
        case .clear: "Sākt no jauna"
        case .tutor: "Palīgs"
        case .translation: "Tulkojums"
        case .grammar: "Gramatika"
        case .irregularVerbs: "Neregulārie darbības vārdi"
        case .vocabulary: "Vārdi"
        case .commonMistakes: "Biežākās kļūdas"
        case .custom: "Savs uzdevums"
        case .customInstruction: "Ko palīgam darīt?"
        case .askHere: "Pajautā par vārdu"
        case .written: "iepriekš uzrakstīts"
        case .byRule: "pēc valodas likumiem"
        case .roughTranslation: "aptuvens mašīntulkojums"
        case .fromPasaka: "programma Pasaka"
        case .byModel(let name, let size): "modelis \(name) (\(size))"
        case .noMistakes: "Likumi kļūdas neatrada. Visu tie neredz."
        case .writtenAnswer: "Šī atbilde jau bija gatava. Raksti saviem vārdiem, un likumi tos pārbaudīs!"
        case .notSpanish: "Spāņu vārdnīca šos vārdus nepazīst, tāpēc likumi tos nepārbaudīja."
        case .notChecked: "Šoreiz pārbaudīt neizdevās. Pamēģini vēlreiz!"
        case .noForms: "Te nav darbības vārda formas, ko var droši nosaukt."
        case .chosenGrammar: "Tava izvēlētā gramatika"
        case .notThisTime: "šoreiz nav"
        case .youUsed: "Tu lietoji"
        case .unknownMeaning: "nozīme vārdnīcā nav atrasta"
        case .noIrregularVerbs: "Te nav neregulāru darbības vārdu."
        case .noWords: "Vārdnīcā par to nekā nav."
        case .instructionNeedsModel: "Savu uzdevumu var izpildīt tikai valodas modelis, bet tas nav uzstādīts."
        case .questionNeedsModel:
            "Uz tādu jautājumu var atbildēt tikai valodas modelis, bet tas nav uzstādīts. Pajautā par vienu spāņu vārdu!"
        case .talkNeedsModel:
            "Brīvai sarunai vajadzīgs valodas modelis, bet tas nav uzstādīts. Rakstītās sarunas darbojas arī bez tā."
        case .needsTools:
            "Skaidrojumiem vajadzīga pakotne pasaka-soltura. To uzstāda ar komandu: "
                + "sudo apt install pasaka-soltura"
        case .panelIsEmpty: "Te parādīsies skaidrojumi par to, ko saki. Pieskaries vārdam, lai uzzinātu, ko tas nozīmē."
        case .finished: "Saruna galā!"
        case .usedWords: "Tavi vārdi, kurus lietoji"
        case .newWords: "Jauni vārdi"
        case .mistakes: "Kļūdas pēc valodas likumiem"
        case .none: "nav"
        case .otherTalk: "Cita saruna"
        case .saveTalk: "Saglabāt sarunu"
        case .saveWords: "Saglabāt vārdus Anki"
        case .prompt: "Norādes modelim"
        case .talkWithModel: "Brīva saruna"
        case .partner: "Ar ko runāt"
        case .modelsNotExamined: "Modelis runā tikai tad, kad tas ir nokārtojis pārbaudi šajā līmenī."
        case .startGoal: "Sākt sarunu par savu mērķi"
        case .modelLoading(let percent): "ielādē \(percent) %"
        case .modelReading: "lasa"
        case .modelSpeaking: "raksta"
        case .modelNeedsEngine:
            "Valodas modelim vajadzīga pakotne pasaka-soltura. To uzstāda ar komandu: sudo apt install pasaka-soltura"
        case .modelMissing: "Valodas modeļa vairs nav, vai tā fails ir bojāts."
        case .modelNeedsMemory(let needed, let there):
            "Valodas modelim vajag \(needed) atmiņas, bet brīvi ir \(there). Aizver citas programmas vai izvēlies mazāku modeli!"
        case .modelForNoTalk: "Šis modelis sarunām nav domāts. Izvēlies citu modeli!"
        case .modelFailed: "Valodas modelis apstājās."
        case .modelFaulty: "Modelim neizdevās labi atbildēt. Pasaki to citādi!"
        case .modelIsExamined:
            "Pašlaik kāds valodas modelis kārto eksāmenu. Brīvi sarunāties varēs pēc tā."
        case .writtenTalkGoesOn: "Saruna turpinās tā, kā tā ir uzrakstīta."
        case .promptNoteOfModel: "Tieši šo tekstu saņem valodas modelis."
        case .promptNote: "Tieši šo tekstu saņemtu valodas modelis. Tas nav uzstādīts."
        case .showDoor: "Rādīt sarunas"
        case .showDoorNote: "sākumlapā, spāņu valodas mācībām"
        case .sceneCount(let count): Self.counted(count, "rakstīta saruna", "rakstītas sarunas")
        case .sceneCountNote(let categories): Self.counted(categories, "temats", "temati")
        case .scenesMissing: "Sarunas nav uzstādītas"
        case .rulesThere: "Vārdus un kļūdas skaidro pēc valodas likumiem"
        case .rulesThereNote: "ar Apertium un hunspell, bez tīkla"
        case .rulesMissing: "Skaidrojumi nav uzstādīti"
        case .installCommand: "sudo apt install pasaka-soltura"
        case .privacy: "Sarunā rakstīto nekur nesaglabā"
        case .privacyNote: "Saruna ir tikai atmiņā, kamēr tā ir atvērta."
        case .models: "Valodas modeļi"
        case .modelCount(let count): Self.counted(count, "modelis ir uzstādīts", "modeļi ir uzstādīti")
        case .modelFacts(let size, let quantisation, let licence, let exam):
            ([Self.size(size), quantisation, licence ?? "licence nav norādīta"] + (exam.map { [$0.inLatvian] } ?? []))
                .joined(separator: " · ")
        case .modelDamaged(let size): "\(Self.size(size)) · bojāts; noņem un pievieno to vēlreiz"
        case .modelOnMedium(let size, let medium):
            "\(Self.size(size)) zibatmiņā „\(medium)”; pieskaries, lai pievienotu"
        case .insertModel: "Iespraud zibatmiņu ar valodas modeli (.gguf)"
        case .addingModel: "Pievieno valodas modeli…"
        case .checkingModel: "Modeli pārbauda…"
        case .stopAdding: "Pārtraukt"
        case .modelCopied(let bytes, let all): "\(Self.size(bytes)) no \(Self.size(all))"
        case .modelAdded: "Modelis pievienots"
        case .modelWasThere(let name): "Tas jau ir uzstādīts: \(name)"
        case .modelRemoved: "Modelis noņemts"
        case .modelRefused(let refusal): refusal.inLatvian
        case .modelMemory(let needed): "Vajag \(Self.size(needed)) atmiņas"
        case .memoryAvailable(let bytes): "tagad pieejami \(Self.size(bytes))"
        case .modelContext(let tokens): "Vienlaikus uztver līdz \(tokens) tekstvienībām"
        case .modelContextNote(let used): "Sarunai pietiek ar \(used)."
        case .exam(let exam): exam.inLatvian
        case .removeModel: "Noņemt modeli"
        case .keepModel: "Paturēt modeli"
        case .removeModelNow: "Jā, noņemt"
        case .modelGone: "Tāda modeļa vairs nav"
        case .roomOfModel(let bytes): "Atbrīvosies \(Self.size(bytes))"
        }
    }

    private static func size(_ bytes: Int) -> String { TalesWording.size(bytes, ",") }
}

extension TutorWording.ModelRefusalWording {
    fileprivate var inLatvian: String {
        func size(_ bytes: Int) -> String { TalesWording.size(bytes, ",") }
        return switch self {
        case .notOpened: "Failu neizdevās atvērt. Iespraud zibatmiņu vēlreiz!"
        case .notRead: "Tas nav valodas modelis, vai arī tas ir bojāts."
        case .truncated: "Fails ir aprauts. Pārkopē to zibatmiņā vēlreiz!"
        case .part: "Tā ir tikai daļa no modeļa. Vispirms apvieno daļas!"
        case .noChat: "Šis modelis nesarunājas. Izvēlies sarunu modeli (instruct)!"
        case .memory(let needed, let available):
            "Vajag \(size(needed)) atmiņas, bet pieejami \(size(available))."
        case .room(let needed, let free): "Vajag \(size(needed)) diskā, bet brīvi ir \(size(free))."
        case .busy: "Pašlaik pievieno citu modeli. Pamēģini vēlāk!"
        case .cancelled: "Pārtraukts; nekas nav pievienots."
        case .notCopied: "Pārkopēt neizdevās. Iespraud zibatmiņu vēlreiz!"
        case .unwritable: "Diskā nevar ierakstīt."
        case .unknownName: "Tāda modeļa vairs nav."
        case .needsProgram: "Trūkst kādas Pasakas daļas. Uzstādi Pasaku vēlreiz!"
        }
    }
}

extension TutorWording {
    /// Latvian counts 1, 21, 31 … but not 11 of one thing.
    private static func counted(_ count: Int, _ one: String, _ many: String) -> String {
        "\(count) \(count % 10 == 1 && count % 100 != 11 ? one : many)"
    }
}

extension TutorWording.Category {
    fileprivate var inLatvian: String {
        switch self {
        case .dining: "Ēdiens un dzērieni"
        case .health: "Veselība"
        case .travel: "Ceļošana un satiksme"
        case .shopping: "Iepirkšanās un pakalpojumi"
        case .work: "Darbs"
        case .social: "Draugi un paziņas"
        case .housing: "Mājoklis"
        case .education: "Mācības"
        case .entertainment: "Izklaide un kultūra"
        case .emergency: "Ārkārtas gadījumi"
        case .hobbies: "Vaļasprieki"
        case .technology: "Tehnika un mūsdienu dzīve"
        case .customs: "Paražas un svētki"
        case .nature: "Daba"
        }
    }
}

extension GrammarWording {
    var inLatvian: String {
        switch self {
        case .verb: "darbības vārds"
        case .noun: "lietvārds"
        case .name: "īpašvārds"
        case .adjective: "īpašības vārds"
        case .adverb: "apstākļa vārds"
        case .pronoun: "vietniekvārds"
        case .article: "artikuls vai noteicējs"
        case .preposition: "prievārds"
        case .conjunction: "saiklis"
        case .number: "skaitļa vārds"
        case .interjection: "izsauksmes vārds"
        case .word: "vārds"
        case .infinitive: "nenoteiksme"
        case .gerund: "gerundijs"
        case .participle: "divdabis"
        case .present: "tagadne"
        case .preterite: "pabeigtā pagātne"
        case .imperfect: "nepabeigtā pagātne"
        case .future: "nākotne"
        case .conditional: "vēlējuma izteiksme"
        case .presentSubjunctive: "subjunktīva tagadne"
        case .imperfectSubjunctive: "subjunktīva pagātne"
        case .imperative: "pavēles izteiksme"
        case .person(let number): "\(number). persona"
        case .singular: "vienskaitlis"
        case .plural: "daudzskaitlis"
        case .masculine: "vīriešu dzimte"
        case .feminine: "sieviešu dzimte"
        }
    }
}
