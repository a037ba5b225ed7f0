extension StickWording {
    var inLatvian: String {
        switch self {
        case .stick: "Zibatmiņa"
        case .addFromStick: "Pievienot no zibatmiņas"
        case .addAll: "Pievienot visas"
        case .addNew: "Pievienot jaunās"
        case .explanation:
            "Pasaka ir mape, kurā bildēm un ierakstiem ir vienādi nosaukumi (1.jpg un 1.mp3, 2.jpg un 2.mp3 …), "
                + "ZIP ar tādu mapi, EPUB vai PDF grāmata."
        case .earlierVersions: "Iepriekšējās versijas"
        case .withWords: "ar tekstu"
        case .withoutSound: "bez skaņas"
        case .withoutPicture: "bez bildes – lapu izlaidīs"
        case .insertWithTales: "Iespraudiet zibatmiņu ar pasakām."
        case .noTales: "Šajā zibatmiņā nav nevienas pasakas."
        case .pulled(let tale): "Zibatmiņa tika izņemta. „\(tale)” nav pievienota, un nekas nav mainīts."
        case .show: "Parādīt"
        case .restoreEarlier: "Atjaunot iepriekšējo"
        case .cutRecording: "Dalīt ierakstu"
        case .changeCuts: "Mainīt dalījumu"
        case .pairRecordings: "Salikt ierakstus"
        case .changePairs: "Mainīt ierakstus"
        case .reading: "Pārbauda zibatmiņu…"
        case .onShelf: "Jau ir plauktā."
        case .newVersion: "Būs jauna versija; iepriekšējo varēs atjaunot."
        case .waiting: "Gaida savu kārtu."
        case .added: "Pasaka ir plauktā."
        case .newTale(let pictures): "Jauna pasaka, bildes: \(pictures)."
        case .beingAdded: "Pievieno…"
        case .adding(let done, let count): "Pievieno: \(done) no \(count)…"
        case .noPictures: "Te nav nevienas bildes, ko rādīt."
        case .unreadable: "To nevar nolasīt: mape vai arhīvs ir bojāts."
        case .shipped: "Šāda pasaka jau nāk līdzi programmai; to aizstāt nevar."
        case .presentation: "Prezentācija, nevis pasaka."
        case .video: "Video, nevis pasaka."
        case .book: "Šāda veida grāmatu Pasaka nelasa."
        case .archive: "Šādu arhīvu Pasaka neatver."
        case .failedFull: "Diskā nepietiek vietas; nekas nav mainīts."
        case .failedUnwritable: "Pasaku mapē nevar rakstīt; nekas nav mainīts."
        case .failedUnreadable: "Failus neizdevās nolasīt; nekas nav mainīts."
        case .adviceForPresentation: "Saglabājiet to kā PDF (Fails, Saglabāt kā) un ielieciet zibatmiņā PDF."
        case .adviceForVideo:
            "Eksportējiet PDF no programmas, kurā tas veidots, vai ielieciet mapē bildes un ierakstus."
        case .adviceForBook: "Saglabājiet to kā EPUB vai PDF un ielieciet zibatmiņā."
        case .adviceForArchive: "Atveriet to datorā un sapakojiet mapi no jauna kā ZIP."
        case .restored: "Plauktā atkal ir iepriekšējā."
        case .notRestored: "Atjaunot neizdevās; nekas nav mainīts."
        case .hasEarlier: "Ir saglabāta arī iepriekšējā versija."
        case .slides(let problem, let numbers, let areMore):
            "\(problem.inLatvian(isOne: numbers.count == 1)): " + numbers.map { "\($0)." }.joined(separator: ", ")
                + (areMore ? " …" : "")
        case .twins(let container, let other):
            "Veids: \(container.inLatvian). Tāds pats nosaukums ir arī citai šeit (\(other.inLatvian)); otra aizstās "
                + "pirmo."
        case .canBeCut: "Viens ieraksts visām bildēm; to var sadalīt pa lapām."
        case .isCut: "Viens ieraksts visām bildēm; tas ir sadalīts pa lapām."
        case .pairedByNumber: "Ieraksti salikti ar bildēm pēc numuriem nosaukumos."
        case .pairedByOrder: "Ieraksti salikti ar bildēm pēc kārtas."
        case .pairedByHand: "Ieraksti salikti tā, kā izvēlējāties."
        case .looseRecordings(let names, let areMore):
            "Ieraksti, kam bilde vēl jāizvēlas: " + names.map { "„\($0)”" }.joined(separator: ", ")
                + (areMore ? " …" : "")
        case .unusedFiles(let names, let isFirst, let areMore):
            (isFirst ? "Netiks izmantoti faili: " : "") + names.map { "„\($0)”" }.joined(separator: ", ")
                + (areMore ? " …" : "")
        case .unreadableText: "Teksta failu nevar nolasīt, tāpēc lapas būs bez tā vārdiem."
        case .moreText(let parts, let pictures):
            "Tekstā ir vairāk daļu nekā bilžu (\(parts) un \(pictures)); pārējās būs pie pēdējās bildes."
        case .lessText(let parts, let pictures):
            "Tekstā ir mazāk daļu nekā bilžu (\(parts) un \(pictures)); pēdējās bildes būs bez teksta."
        case .cutFailed: "Ierakstu nevar nolasīt."
        case .cutting: "Klausās ierakstu un dala to pa lapām…"
        case .cutByWords: "Ieraksts sadalīts pēc lapu vārdiem. Pieskarieties bildei, lai dzirdētu tās daļu."
        case .cutByPauses: "Ieraksts sadalīts garākajās pauzēs. Pieskarieties bildei, lai dzirdētu tās daļu."
        case .onlyOnePicture: "Ieraksts ir tikai vienai bildei"
        case .endsEarlier: "Beigas agrāk"
        case .endsLater: "Beigas vēlāk"
        case .makeLoud: "Ar skaņu"
        case .makeSilent: "Bez skaņas"
        case .whichPart: "Vai kāda daļa beidzas par agru vai par vēlu? Pieskarieties bildei."
        case .silentSlide(let number): "\(number). bildei skaņas nav; tās daļa ir pie nākamās."
        case .part(let number, let start, let end): "\(number). bilde: \(start) – \(end)"
        case .touchPicture: "Tagad pieskarieties bildei, pie kuras tas pieder."
        case .allPaired: "Katram ierakstam ir bilde. Ja kāds nav īstais, pieskarieties bildei."
        case .touchRecording: "Pieskarieties ierakstam, lai to dzirdētu; tad bildei, pie kuras tas pieder."
        case .allHavePictures: "Visi ieraksti ir pie bildēm."
        case .addWithout(let count):
            "Pievienot bez \(count) \(count % 10 == 1 && count % 100 != 11 ? "ieraksta" : "ierakstiem")"
        case .recordingsLeft(let count): "Ieraksti, kam vēl nav bildes: \(count)"
        }
    }
}

extension StickWording.Problem {
    fileprivate func inLatvian(isOne: Bool) -> String {
        switch self {
        case .noPicture where isOne: "Nav bildes, tāpēc lapa tiks izlaista"
        case .noPicture: "Nav bilžu, tāpēc lapas tiks izlaistas"
        case .badPicture where isOne: "Bildi nevar nolasīt, tāpēc lapa tiks izlaista"
        case .badPicture: "Bildes nevar nolasīt, tāpēc lapas tiks izlaistas"
        case .badSound: "Skaņu nevar atskaņot"
        case .noSound: "Bez skaņas"
        }
    }
}

extension StickWording.Container {
    fileprivate var inLatvian: String {
        switch self {
        case .zip: "ZIP arhīvs"
        case .epub: "EPUB grāmata"
        case .cbz: "CBZ grāmata"
        case .pdf: "PDF grāmata"
        case .folder: "mape"
        }
    }
}

extension SavingWording {
    var inLatvian: String {
        switch self {
        case .saveToStick: "Saglabāt zibatmiņā"
        case .stay: "Neizņemiet zibatmiņu."
        case .insert: "Iespraudiet zibatmiņu."
        case .useOther:
            "Ja tā jau ir iesprausta, bet te neparādās, paņemiet citu: vajag FAT32 vai exFAT formāta zibatmiņu."
        case .whichStick: "Kurā zibatmiņā saglabāt?"
        case .stick(let name): "Zibatmiņa „\(name)”"
        case .talePurpose: "Pasaku ar visu, kas ierunāts, varēs pievienot citā datorā, kurā ir Pasaka."
        case .drawingsPurpose:
            "Lapā blakus ir katra burta pirmais un jaunākais zīmējums. Nekas nekur netiek nosūtīts."
        case .nothingYet: "Vēl nav ko saglabāt."
        case .drawingsAppear: "Zīmējumi parādās, kad bērns kādu burtu uzraksta pats."
        case .moment: "Mirkli…"
        case .anotherMoment: "Vēl mirklis…"
        case .cancelling: "Atceļ…"
        case .writing(let percent): "Saglabā: \(percent) %"
        case .taleSaved: "Pasaka ir zibatmiņā."
        case .taleIsIn(let stick, let folder, let pulling):
            "Tā ir zibatmiņas „\(stick)” mapē „\(folder)”. \(pulling.inLatvian)"
        case .drawingsSaved: "Zīmējumi ir zibatmiņā."
        case .drawingsAreIn(let stick, let file, let pulling):
            "Tie ir zibatmiņas „\(stick)” failā „\(file)”. \(pulling.inLatvian)"
        case .full: "Zibatmiņā nepietiek vietas."
        case .makeRoom: "Izdzēsiet no tās ko lieku vai paņemiet citu zibatmiņu."
        case .needed(let needed, let free):
            "Vajag \(needed) MB, brīvi ir \(free) MB. Izdzēsiet no tās ko lieku vai paņemiet citu zibatmiņu."
        case .unwritable: "Šajā zibatmiņā nevar rakstīt."
        case .unlock:
            "Ja tai ir slēdzītis, pārbīdiet to un iespraudiet zibatmiņu no jauna. Ja nav, paņemiet citu zibatmiņu."
        case .pulledTooEarly: "Zibatmiņa izņemta par agru."
        case .taleNotSaved: "Pasaka nav saglabāta. Iespraudiet zibatmiņu un mēģiniet vēlreiz."
        case .drawingsNotSaved: "Zīmējumi nav saglabāti. Iespraudiet zibatmiņu un mēģiniet vēlreiz."
        case .unfitTale: "Šo pasaku zibatmiņā saglabāt nevar."
        case .unfitName: "Kādam tās failam ir nosaukums, kāds zibatmiņā nav atļauts. Pārdēvējiet šo failu."
        case .taleFailed: "Pasaku neizdevās saglabāt."
        case .taleUnchanged: "Zibatmiņā nekas nav mainīts. Mēģiniet vēlreiz vai paņemiet citu zibatmiņu."
        case .drawingsFailed: "Zīmējumus neizdevās saglabāt."
        case .drawingsUnchanged: "Zibatmiņā nekas nav mainīts. Mēģiniet vēlreiz vai paņemiet citu."
        case .reportFailed: "Ziņojumu neizdevās saglabāt."
        case .pull(let pulling): pulling.inLatvian
        }
    }
}

extension StickPulling {
    fileprivate var inLatvian: String {
        switch self {
        case .now: "Tagad zibatmiņu drīkst izņemt."
        case .soon: "Pagaidiet minūti, tad izņemiet zibatmiņu."
        case .byDesktop: "Izņemiet zibatmiņu tā, kā šajā datorā parasts."
        }
    }
}
