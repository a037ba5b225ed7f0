/// What a librarian does about a light that is not green, by its code.
struct Advice: Hashable {
    let signal: Signal
    let latvian, english: String

    private static func red(_ latvian: String, _ english: String) -> Advice {
        Advice(signal: .red, latvian: latvian, english: english)
    }

    private static func amber(_ latvian: String, _ english: String) -> Advice {
        Advice(signal: .amber, latvian: latvian, english: english)
    }

    /// The same codes and signals as the morning check's; a test compares them.
    static let all = machine.merging(content) { first, _ in first }.merging(network) { first, _ in first }

    /// The picture, the sound, the touches, the memory, the clock.
    private static let machine: [String: Advice] = [
        "A1": red(
            "Attēls nerādās pareizi. Izslēdziet ierīci un ieslēdziet to no jauna.",
            "The picture is not as it should be. Switch the machine off and on."),
        "A2": red(
            "Nav burtu. Lai meistars uzstāda fonts-quicksand un fonts-sil-andika.",
            "There are no letters. Have fonts-quicksand and fonts-sil-andika installed."),
        "A3": amber(
            "Daļa burtu ir aizstāta. Lai meistars uzstāda fonts-quicksand un fonts-sil-andika.",
            "Some letters are substitutes. Have fonts-quicksand and fonts-sil-andika installed."),
        "A4": amber(
            "Ekrānu nevarēja pārbaudīt. Palūdziet kādam uz to paskatīties.",
            "The screen could not be checked. Ask somebody to look at it."),
        "S1": red(
            "Nav skaņas ierīces. Pievienojiet skaļruni un ieslēdziet to.",
            "There is no sound device. Plug in the loudspeaker and switch it on."),
        "S2": red(
            "Skaņas ierīce klusē. Atvienojiet skaļruni un pievienojiet to no jauna.",
            "The sound device is mute. Pull out the loudspeaker and plug it in again."),
        "S3": amber(
            "Skaņa iet uz ierīci, kuru neviens nedzird. Lai meistars noņem SDL_AUDIODRIVER.",
            "The sound goes where nobody hears it. Have SDL_AUDIODRIVER removed."),
        "S4": red(
            "Pārbaudes skaņu nevar nolasīt. Lai meistars uzstāda Pasaku no jauna.",
            "The check's sound cannot be read. Have Pasaka installed again."),
        "T1": amber(
            "Nav skārienekrāna. Ja tam jābūt, pārbaudiet ekrāna USB vadu.",
            "There is no touchscreen. If there should be one, check the screen's USB cable."),
        "T2": red(
            "Nav ne skārienekrāna, ne peles, ne taustiņu. Iespraudiet ekrāna USB vadu.",
            "There is no touchscreen, mouse or keyboard. Plug in the screen's USB cable."),
        "T3": amber(
            "Skārienekrāns nedarbojas. Izslēdziet ierīci un ieslēdziet to no jauna.",
            "The touchscreen does not work. Switch the machine off and on."),
        "T4": amber(
            "Skārienus nevarēja pārbaudīt. Palūdziet kādam pieskarties ekrānam.",
            "Touch could not be checked. Ask somebody to touch the screen."),
        "M1": red(
            "Atmiņa ir beigusies. Izslēdziet ierīci un ieslēdziet to no jauna.",
            "Memory is exhausted. Switch the machine off and on."),
        "M2": amber(
            "Atmiņas paliek maz. Aizveriet citas programmas.",
            "Memory is low. Close other programs."),
        "L1": red(
            "Pulkstenis rāda pagātni. Iestatiet to un nomainiet baterijiņu.",
            "The clock shows the past. Set it and replace its battery."),
        "L2": red("Pulkstenis rāda tālu nākotni. Iestatiet to.", "The clock shows the far future. Set it."),
        "L3": amber("Pulksteņa baterijiņa ir tukša. Nomainiet to.", "The clock's battery is empty. Replace it."),
        "N1": red(
            "Pārbaude neatbildēja. Izslēdziet ierīci un ieslēdziet to no jauna.",
            "The check did not answer. Switch the machine off and on."),
    ]

    /// The tales, what is kept, what protects the machine.
    private static let content: [String: Advice] = [
        "V1": red(
            "Disks ir pilns. Izdzēsiet nevajadzīgās pasakas vai ierakstus.",
            "The disk is full. Remove tales or recordings that are no longer needed."),
        "V2": amber(
            "Diskā paliek maz vietas. Izdzēsiet nevajadzīgās pasakas vai ierakstus.",
            "The disk is nearly full. Remove tales or recordings that are no longer needed."),
        "P1": red(
            "Nav nevienas pasakas. Publicējiet tās tīklā vai aiznesiet zibatmiņā.",
            "There is no tale. Publish some, or take a stick there."),
        "P2": red(
            "Dažas pasakas nevar nolasīt. Pievienojiet tās no jauna vai izdzēsiet.",
            "Some tales cannot be read. Add them again, or remove them."),
        "P3": amber(
            "Pasakās trūkst bilžu vai skaņu. Sarakstu parāda pasaka check.",
            "Some tales lack pictures or sounds; pasaka check lists them."),
        "K1": red(
            "Neko nevar saglabāt. Lai meistars pārbauda disku.",
            "Nothing can be saved. Have the disk checked."),
        "K2": amber(
            "Saglabātais pazudīs, kad izslēgs strāvu. Lai meistars pārbauda disku.",
            "What is saved is lost at power-off. Have the disk checked."),
        "K3": amber(
            "Krātuves disks nav pievienots. Lai meistars to pārbauda.",
            "The disk for what is saved is missing. Have it checked."),
        "Z1": amber(
            "Zibatmiņa trīs reizes apturēja ierīci. Izņemiet to un pārbaudiet citā datorā.",
            "A stick stopped the machine three times. Remove it and check it on another computer."),
        "D1": amber(
            "Kodolā nav Landlock. Lai meistars atjaunina sistēmu.",
            "The kernel lacks Landlock. Have the system updated."),
        "D2": amber(
            "Palīgprogramma lūdza neatļauto. Atjauniniet Pasaku vai ziņojiet par to.",
            "A helper asked for what it may not have. Update Pasaka, or report it."),
        "B1": amber(
            "Sāknēšanas izvēlne nav aizslēgta. Lai meistars palaiž sudo pasaka-kiosk enable.",
            "The boot menu is not locked. Have sudo pasaka-kiosk enable run."),
        "R1": amber(
            "Kādai nodarbei trūkst failu. Lai meistars uzstāda to no jauna.",
            "An activity lacks files. Have it installed again."),
    ]

    /// The updates, and the network.
    private static let network: [String: Advice] = [
        "U1": amber(
            "Nav atjaunināts 30 dienas. Vienu nakti atstājiet ierīci ieslēgtu un tīklā.",
            "No update for 30 days. Leave the machine on, with its network, for a night."),
        "U2": amber(
            "Nekad nav atjaunināts, jo nav bijis tīkla. Der arī zibatmiņa.",
            "Never updated, as it never had a network. A stick will do, too."),
        "U3": red(
            "Nav atjaunināts 120 dienas. Lai meistars palaiž sudo pasaka-kiosk update.",
            "No update for 120 days. Have sudo pasaka-kiosk update run."),
        "W1": amber(
            "Tīkls nav sasniedzams vairāk nekā nedēļu. Pārbaudiet kioska vadu vai Wi-Fi, vai aiznesiet zibatmiņu.",
            "The network has been out of reach for a week. Check the kiosk's cable or Wi-Fi, or take a stick there."),
        "W2": amber(
            "Tīkla saraksta nav, vai tas ir bojāts. Iekopējiet mapi pasaka-network serverī vēlreiz.",
            "The network's list is missing or damaged. Copy pasaka-network to the server again."),
        "W3": amber(
            "Tīkla sarakstu parakstījis kāds svešs. Pārbaudiet serveri un publicējiet vēlreiz; kioskā nekas nav mainīts.",
            "A stranger signed the network's list. Check the server and publish again; the kiosk has changed nothing."),
        "W4": amber(
            "Serverī ir vecāks saraksts nekā kioskā. Iekopējiet tur jaunāko mapi pasaka-network.",
            "The server has an older list than the kiosk. Copy the newest pasaka-network there."),
        "W5": amber(
            "Kiosks redz cita tīkla sarakstu. Pārbaudiet adresi un zibatmiņu.",
            "The kiosk sees another network's list. Check the address and the stick."),
        "W6": amber(
            "Kāda tīkla pasaka ir bojāta. Iekopējiet mapi pasaka-network serverī vēlreiz.",
            "A tale of the network is damaged. Copy pasaka-network to the server again."),
        "W7": amber(
            "Tīkla pasakām nepietiek vietas. Izdzēsiet kioskā nevajadzīgās pasakas vai ierakstus.",
            "There is no room for the network's tales. Remove tales or recordings from the kiosk."),
        "W8": amber(
            "Tīklu glabā divās vietās. Paturiet vienu mapi un publicējiet no tās.",
            "The network is kept in two places. Keep one folder, and publish from it."),
        "W9": amber(
            "Tīklā 60 dienas nav nekā jauna. Ja tas nav iecerēts, pārbaudiet, vai serveris ir pareizais.",
            "Nothing new in the network for 60 days. If that is not intended, check that the server is the right one."),
    ]
}
