extension CheckWording {
    var inLatvian: String {
        switch self {
        case .greeting: "Labrīt!"
        case .allRight: "kārtībā"
        case .subject(let subject): subject.inLatvian
        case .remedy(let remedy): remedy.inLatvian
        case .finding(let finding): finding.inLatvian
        }
    }
}

extension CheckWording.Subject {
    fileprivate var inLatvian: String {
        switch self {
        case .picture: "Attēls"
        case .sound: "Skaņa"
        case .touch: "Skārieni"
        case .space: "Vieta"
        case .tales: "Pasakas"
        case .memory: "Atmiņa"
        case .clock: "Pulkstenis"
        case .saving: "Krātuve"
        case .sticks: "Zibatmiņa"
        case .confinement: "Aizsardzība"
        case .boot: "Sāknēšana"
        case .activities: "Nodarbes"
        }
    }
}

extension CheckWording.Remedy {
    fileprivate var inLatvian: String {
        switch self {
        case .loudspeaker: "Pievienojiet skaļruni!"
        case .touch: "Iespraudiet ekrāna vadu!"
        case .space: "Atbrīvojiet vietu!"
        case .clock: "Iestatiet pulksteni!"
        case .restart: "Izslēdziet un ieslēdziet!"
        case .keeper: "Piezvaniet meistaram!"
        }
    }
}

extension CheckWording.Finding {
    fileprivate var inLatvian: String {
        switch self {
        case .wrongPicture: "Parauga bilde neparādās pareizi. Izslēdziet ierīci un ieslēdziet to no jauna."
        case .noFonts: "Nav burtu. Uzstādiet pakotnes fonts-quicksand un fonts-sil-andika."
        case .otherFonts: "Daļa burtu ir aizstāta. Uzstādiet fonts-quicksand un fonts-sil-andika."
        case .noDisplay: "Ekrāns no šejienes nav redzams. Palaidiet pārbaudi grafiskajā sesijā."
        case .noSoundDevice: "Nav skaņas ierīces. Pievienojiet skaļruni un ieslēdziet to."
        case .deafSoundDevice: "Skaņas ierīce neko neatskaņo. Atvienojiet skaļruni un pievienojiet to no jauna."
        case .unheardSoundDevice: "Skaņa iet uz ierīci, kuru neviens nedzird. Noņemiet SDL_AUDIODRIVER."
        case .noChirp: "Pārbaudes skaņu nevar nolasīt. Uzstādiet Pasaku no jauna."
        case .noTouchScreen:
            "Skārienekrāna nav; ir pele vai taustiņi. Ja ekrānam jājūt pirksti, pārbaudiet tā USB vadu."
        case .noInput: "Nav ne skārienekrāna, ne peles, ne taustiņu. Iespraudiet ekrāna USB vadu."
        case .unusedTouchScreen: "Skārienekrāns ir, bet sesija to neredz. Izslēdziet ierīci un ieslēdziet to no jauna."
        case .unknownInput: "Nav redzams, ar ko var vadīt. Pieskarieties ekrānam un pārliecinieties."
        case .hardlyAnySpace: "Vieta ir beigusies. Izdzēsiet nevajadzīgās pasakas vai ierakstus."
        case .littleSpace: "Vietas paliek maz. Izdzēsiet nevajadzīgās pasakas vai ierakstus."
        case .noTales: "Nav nevienas pasakas. Uzstādiet Pasaku no jauna vai pievienojiet pasakas."
        case .brokenTales: "Ne visas pasakas var nolasīt. Pievienojiet tās no jauna vai izdzēsiet."
        case .tornTales: "Pasakās trūkst bilžu vai skaņu. Sarakstu parāda pasaka check."
        case .hardlyAnyMemory: "Atmiņa ir beigusies. Izslēdziet ierīci un ieslēdziet to no jauna."
        case .littleMemory: "Atmiņas paliek maz. Aizveriet citas programmas."
        case .clockBehind: "Pulkstenis rāda laiku pirms šīs programmas. Iestatiet pulksteni; nomainiet tā bateriju."
        case .clockAhead: "Pulkstenis rāda tālu nākotni. Iestatiet pulksteni."
        case .emptyClockBattery: "Pulksteņa baterija ir tukša. Nomainiet to."
        case .nothingIsKept: "Neko nevar saglabāt. Pārbaudiet, vai mapē var rakstīt un vai disks ir vesels."
        case .keptInMemory:
            "Saglabātais ir tikai atmiņā un pazudīs, kad izslēgs strāvu. Pārbaudiet disku, kurā tas jāglabā."
        case .keptBeside: "Krātuvei paredzētais disks nav pievienots; saglabātais paliek citur. Pārbaudiet šo disku."
        case .sticksLeftAlone:
            "Ar iespraustu zibatmiņu ierīce trīs reizes pēc kārtas apstājās. Izvelciet zibatmiņu un "
                + "pārbaudiet to citā datorā."
        case .noLandlock: "Kodolā nav Landlock; pārējā aizsardzība darbojas. Atjauniniet sistēmu."
        case .refusedCall:
            "Palīgprogramma lūdza to, ko tās aizsardzība neatļauj. Atjauniniet Pasaku vai ziņojiet par to."
        case .openBootMenu:
            "Sāknēšanas izvēlne nav aizslēgta, un ierīci var pārņemt ikviens, kam ir tastatūra. Palaidiet "
                + "sudo pasaka-kiosk enable."
        case .brokenActivity: "Kādai nodarbei trūkst failu. Sarakstu parāda pasaka check."
        case .noAnswer: "Pārbaude neatbildēja laikā. Izslēdziet ierīci un ieslēdziet to no jauna."
        }
    }
}
