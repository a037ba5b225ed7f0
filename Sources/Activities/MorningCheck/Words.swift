import Engine

/// What the morning check says.
extension Wording {
    static let greeting = Self("Labrīt!", "Good morning!")
    static let allRight = Self("kārtībā", "all right")
}

extension Subject {
    /// Its name, in one word.
    public var wording: Wording {
        switch self {
        case .picture: Wording("Attēls", "Picture")
        case .sound: Wording("Skaņa", "Sound")
        case .touch: Wording("Skārieni", "Touch")
        case .space: Wording("Vieta", "Disk space")
        case .tales: Wording("Pasakas", "Tales")
        case .memory: Wording("Atmiņa", "Memory")
        case .clock: Wording("Pulkstenis", "Clock")
        case .saving: Wording("Krātuve", "Storage")
        case .sticks: Wording("Zibatmiņa", "Stick")
        case .confinement: Wording("Aizsardzība", "Protection")
        case .boot: Wording("Sāknēšana", "Startup")
        case .updates: Wording("Atjaunināšana", "Updates")
        case .network: Wording("Tīkls", "Network")
        case .activities: Wording("Nodarbes", "Activities")
        }
    }
}

extension Remedy {
    /// What to do, in a few words.
    public var wording: Wording {
        switch self {
        case .loudspeaker: Wording("Pievienojiet skaļruni!", "Plug in the loudspeaker!")
        case .touch: Wording("Iespraudiet ekrāna vadu!", "Plug in the screen's cable!")
        case .space: Wording("Atbrīvojiet vietu!", "Free some space!")
        case .clock: Wording("Iestatiet pulksteni!", "Set the clock!")
        case .restart: Wording("Izslēdziet un ieslēdziet!", "Switch it off and on!")
        case .keeper: Wording("Piezvaniet meistaram!", "Call the technician!")
        }
    }
}

extension Finding {
    /// What is wrong and what to do.
    public var wording: Wording {
        switch self {
        case .wrongPicture:
            Wording(
                "Parauga bilde neparādās pareizi. Izslēdziet ierīci un ieslēdziet to no jauna.",
                "The sample picture does not appear as it should. Switch the device off and on.")
        case .noFonts:
            Wording(
                "Nav burtu. Uzstādiet pakotnes fonts-quicksand un fonts-sil-andika.",
                "Fonts are missing. Install fonts-quicksand and fonts-sil-andika.")
        case .otherFonts:
            Wording(
                "Daļa burtu ir aizstāta. Uzstādiet fonts-quicksand un fonts-sil-andika.",
                "Some letters use a substitute font. Install fonts-quicksand and fonts-sil-andika.")
        case .noDisplay:
            Wording(
                "Ekrāns no šejienes nav redzams. Palaidiet pārbaudi grafiskajā sesijā.",
                "The screen cannot be checked from here. Run the check in the graphical session.")
        case .noSoundDevice:
            Wording(
                "Nav skaņas ierīces. Pievienojiet skaļruni un ieslēdziet to.",
                "There is no sound device. Plug in the loudspeaker and switch it on; the light turns green by itself.")
        case .deafSoundDevice:
            Wording(
                "Skaņas ierīce neko neatskaņo. Atvienojiet skaļruni un pievienojiet to no jauna.",
                "The sound device plays nothing. Pull out the loudspeaker and plug it in again.")
        case .unheardSoundDevice:
            Wording(
                "Skaņa tiek sūtīta uz ierīci, ko nevar dzirdēt. Noņemiet SDL_AUDIODRIVER.",
                "The sound goes to a silent device. Remove SDL_AUDIODRIVER.")
        case .noChirp:
            Wording(
                "Pārbaudes skaņu nevar nolasīt. Uzstādiet Pasaku no jauna.",
                "The check's sound file cannot be read. Install Pasaka again.")
        case .noTouchScreen:
            Wording(
                "Skārienekrāna nav; ir pele vai taustiņi. Ja ekrānam jājūt pirksti, pārbaudiet tā USB vadu.",
                "No touchscreen, but a mouse or keyboard. If there should be a touchscreen, check its USB cable.")
        case .noInput:
            Wording(
                "Nav ne skārienekrāna, ne peles, ne taustiņu. Iespraudiet ekrāna USB vadu.",
                "No touchscreen, mouse or keyboard. Plug in the screen's USB cable.")
        case .unusedTouchScreen:
            Wording(
                "Skārienekrāns ir, bet sesija to neredz. Izslēdziet ierīci un ieslēdziet to no jauna.",
                "The session does not detect the touchscreen. Switch the device off and on.")
        case .unknownInput:
            Wording(
                "Nav redzams, ar ko var vadīt. Pieskarieties ekrānam un pārliecinieties.",
                "Input devices cannot be checked from here. Touch the screen and see whether it responds.")
        case .hardlyAnySpace:
            Wording(
                "Vieta ir beigusies. Izdzēsiet nevajadzīgās pasakas vai ierakstus.",
                "The disk is full (less than 50 MB left). Remove tales or recordings that are no longer needed.")
        case .littleSpace:
            Wording(
                "Vietas paliek maz. Izdzēsiet nevajadzīgās pasakas vai ierakstus.",
                "The disk is nearly full (less than 500 MB left).")
        case .noTales:
            Wording(
                "Nav nevienas pasakas. Uzstādiet Pasaku no jauna vai pievienojiet pasakas.",
                "There is no tale. Install Pasaka again, or add tales.")
        case .brokenTales:
            Wording(
                "Ne visas pasakas var nolasīt. Pievienojiet tās no jauna vai izdzēsiet.",
                "Some tales cannot be read. Add them again, or remove them.")
        case .tornTales:
            Wording(
                "Pasakās trūkst bilžu vai skaņu. Sarakstu parāda pasaka check.",
                "Some tales lack pictures or sounds; `pasaka check` lists them.")
        case .hardlyAnyMemory:
            Wording(
                "Atmiņa ir beigusies. Izslēdziet ierīci un ieslēdziet to no jauna.",
                "Memory is exhausted (less than 100 MB left). Switch the device off and on.")
        case .littleMemory:
            Wording(
                "Atmiņas paliek maz. Aizveriet citas programmas.",
                "Memory is low (less than 200 MB left).")
        case .clockBehind:
            Wording(
                "Pulkstenis rāda laiku pirms šīs programmas. Iestatiet pulksteni; nomainiet tā bateriju.",
                "The clock is set before the date of this program. Set it and replace its battery.")
        case .clockAhead:
            Wording(
                "Pulkstenis rāda tālu nākotni. Iestatiet pulksteni.",
                "The clock is more than 20 years ahead. Set it.")
        case .emptyClockBattery:
            Wording(
                "Pulksteņa baterija ir tukša. Nomainiet to.",
                "The clock's battery is empty. Replace it.")
        case .nothingIsKept:
            Wording(
                "Neko nevar saglabāt. Pārbaudiet, vai mapē var rakstīt un vai disks ir vesels.",
                "Nothing can be saved. Check that the folder is writable and the disk healthy.")
        case .keptInMemory:
            Wording(
                "Saglabātais ir tikai atmiņā un pazudīs, kad izslēgs strāvu. Pārbaudiet disku, kurā tas jāglabā.",
                "Progress is saved in memory only and is lost at power-off. Check the disk that should store it.")
        case .keptBeside:
            Wording(
                "Krātuvei paredzētais disks nav pievienots; saglabātais paliek citur. Pārbaudiet šo disku.",
                "The state partition in `/etc/fstab` is not mounted; progress is saved elsewhere. Check that disk.")
        case .sticksLeftAlone:
            Wording(
                """
                Ar iespraustu zibatmiņu ierīce trīs reizes pēc kārtas apstājās. Izvelciet zibatmiņu un \
                pārbaudiet to citā datorā.
                """,
                """
                Three starts with a stick inserted ended within ten minutes, so sticks are ignored. Remove the \
                stick, check it on another computer, and insert it again.
                """)
        case .noLandlock:
            Wording(
                "Kodolā nav Landlock; pārējā aizsardzība darbojas. Atjauniniet sistēmu.",
                "The kernel lacks Landlock; the other protections still apply. Update the system.")
        case .refusedCall:
            Wording(
                "Palīgprogramma lūdza to, ko tās aizsardzība neatļauj. Atjauniniet Pasaku vai ziņojiet par to.",
                "A helper asked this machine for something that its sandbox refuses. Update Pasaka, or report it.")
        case .oldUpdate:
            Wording(
                "Ierīce nav atjaunināta vairāk nekā 30 dienas. Vienu nakti nedēļā atstājiet to ieslēgtu un tīklā.",
                "No update for more than 30 days. Leave the machine on, with its network, for one night a week.")
        case .neverUpdated:
            Wording(
                "Ierīcei vēl nav bijis tīkla, tāpēc tā nav atjaunināta. Der arī zibatmiņa: sudo pasaka-kiosk update MAPE.",
                "This machine has never had a network, so it has no updates. A stick will do: sudo pasaka-kiosk update FOLDER."
            )
        case .veryOldUpdate:
            Wording(
                "Ierīce nav atjaunināta vairāk nekā 120 dienas. Palaidiet sudo pasaka-kiosk update.",
                "No update for more than 120 days. Run sudo pasaka-kiosk update.")
        case .networkAway:
            Wording(
                "Tīkls nav sasniedzams vairāk nekā nedēļu. Pārbaudiet vadu vai Wi-Fi, vai atnesiet zibatmiņu.",
                "The network has been out of reach for a week. Check the cable or Wi-Fi, or bring a stick.")
        case .networkUnreadable:
            Wording(
                "Tīkla saraksta nav vai tas ir bojāts. Sakiet tīkla bibliotekāram, lai publicē to no jauna.",
                "The network's list is missing or damaged. Ask the network's librarian to publish it again.")
        case .networkUnsigned:
            Wording(
                "Tīkla sarakstu parakstījis kāds svešs. Sakiet tīkla bibliotekāram; nekas nav mainīts.",
                "The network's list is signed by a stranger. Tell the network's librarian; nothing has changed.")
        case .networkOld:
            Wording(
                "Tīkla saraksts ir vecāks par jau redzēto. Sakiet tīkla bibliotekāram; nekas nav mainīts.",
                "The network's list is older than the last one. Tell the network's librarian; nothing has changed.")
        case .networkForeign:
            Wording(
                "Tas ir cita tīkla saraksts. Pārbaudiet tīkla adresi vai zibatmiņu.",
                "The list is another network's. Check the network's address, or the stick.")
        case .networkWrongTale:
            Wording(
                "Kāda tīkla pasaka ir bojāta. Sakiet tīkla bibliotekāram, lai publicē to no jauna.",
                "A tale of the network is damaged. Ask the network's librarian to publish it again.")
        case .networkFull:
            Wording(
                "Tīkla pasakām nepietiek vietas. Izdzēsiet nevajadzīgās pasakas vai ierakstus.",
                "There is no room for the network's tales. Remove tales or recordings that are no longer needed.")
        case .networkTwice:
            Wording(
                "Tīklu glabā divās vietās. Sakiet tīkla bibliotekāram, lai patur vienu.",
                "The network is kept in two places. Ask the network's librarian to keep one.")
        case .networkSilent:
            Wording(
                "Tīklā 60 dienas nav nekā jauna. Ja tas nav iecerēts, sakiet tīkla bibliotekāram.",
                "Nothing new in the network for 60 days. If that is not intended, tell the network's librarian.")
        case .openBootMenu:
            Wording(
                """
                Sāknēšanas izvēlne nav aizslēgta, un ierīci var pārņemt ikviens, kam ir tastatūra. Palaidiet \
                sudo pasaka-kiosk enable.
                """,
                """
                The boot menu is not locked, so anyone with a keyboard can take over the machine. Run `sudo \
                pasaka-kiosk enable`.
                """)
        case .brokenActivity:
            Wording(
                "Kādai nodarbei trūkst failu. Sarakstu parāda pasaka check.",
                "An activity lacks files; pasaka check lists them.")
        case .noAnswer:
            Wording(
                "Pārbaude neatbildēja laikā. Izslēdziet ierīci un ieslēdziet to no jauna.",
                "A check did not answer within eight seconds. Switch the device off and on.")
        }
    }
}
