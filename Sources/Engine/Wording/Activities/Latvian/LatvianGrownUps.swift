extension GrownUpsWording {
    var inLatvian: String {
        switch self {
        case .whatTitle: "Kas ir Pasaka"
        case .what:
            "Pasaka rāda bildes un stāsta pasakas. Lapu šķir ar pirkstu, peli, bultiņām vai spēļu pulti. Internets nav "
                + "vajadzīgs, un neko nevienam tā nesūta."
        case .addTitle: "Kā pievienot pasaku"
        case .add(let folder):
            "Izveidojiet mapi ar pasakas nosaukumu, ielieciet tajā bildes un ierakstus (1.jpg un 1.mp3 …). Ierakstiet to "
                + "zibatmiņā un iespraudiet to šeit vai pārvietojiet uz:\n\(folder)"
        case .placeTitle: "Kur bērns apstājās"
        case .place(let file): "Vieta, kur bērns apstājās, saglabājas automātiski. Tā glabājas šeit:\n\(file)"
        case .aboutTitle: "Par programmu"
        case .about(let version):
            "Pasaka \(version). Tautas pasakas; teksti, bildes un programma: Pasaka. Balss: Kokoro-82M un eSpeak NG. "
                + "Burti: Quicksand un Andika. Attēls un skaņa: SDL."
        }
    }
}
