extension GrownUpsWording {
    var inEnglish: String {
        switch self {
        case .whatTitle: "What Pasaka is"
        case .what:
            "Pasaka shows pictures and tells tales. Pages turn with a finger, a mouse, the arrow keys or a gamepad. It "
                + "needs no internet and sends nothing to anybody."
        case .addTitle: "How to add a tale"
        case .add(let folder):
            "Make a folder with the tale's title and put pictures and recordings in it (1.jpg and 1.mp3 …). Copy it to a "
                + "stick and insert that here, or move it to:\n\(folder)"
        case .placeTitle: "Where the child stopped"
        case .place(let file): "The place where the child stopped is saved by itself. It is kept here:\n\(file)"
        case .aboutTitle: "About the program"
        case .about(let version):
            "Pasaka \(version). Folk tales; words, pictures and program: Pasaka. Voice: Kokoro-82M and eSpeak NG. "
                + "Letters: Quicksand and Andika. Picture and sound: SDL."
        }
    }
}
