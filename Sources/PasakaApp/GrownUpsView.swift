import Engine
import Stories

/// The page for the grown-up: what Pasaka is, how to add a tale, where things are kept, who made it.
struct GrownUpsViewModel: Screen {
    enum Action: Hashable, Sendable { case leave, tales }

    let installation: Installation
    var now = 0

    init(world: World) {
        installation =
            world[Installation.self] ?? Installation(version: "", storiesFolder: "", progressFile: "")
    }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .leave: [.open(.home)]
        case .tales: [.open(TellingScreens.route)]
        }
    }

    func draw(in frame: inout Frame<Action>) { GrownUpsView(page: self).draw(in: &frame) }
}

/// The grown-up's page on one sheet of paper.
struct GrownUpsView {
    typealias Action = GrownUpsViewModel.Action

    let page: GrownUpsViewModel

    private struct Section {
        let title, text: String
        let height: Double
    }

    private var sections: [Section] {
        [
            Section(
                title: "Kas ir Pasaka",
                text: "Pasaka rāda gleznotas bildes un stāsta tām klāt. Lapu var pāršķirt ar pirkstu, peli, "
                    + "bultiņu taustiņiem vai spēļu pulti. Tai nevajag interneta, un tā neko nevienam nesūta.",
                height: 148),
            Section(
                title: "Kā pievienot pasaku",
                text: "Izveidojiet mapi ar pasakas nosaukumu, ielieciet tajā bildes un ierakstus "
                    + "(1.jpg un 1.mp3, 2.jpg un 2.mp3 …) un pārvietojiet to šeit:\n\(page.installation.storiesFolder)",
                height: 196),
            Section(
                title: "Kur bērns apstājās",
                text: "Katras pasakas vieta tiek saglabāta pati. Tā glabājas šeit:\n\(page.installation.progressFile)",
                height: 148),
            Section(
                title: "Par programmu",
                text: "Pasaka \(page.installation.version). Tautas pasakas; teksti, bildes un programma: Pasaka. "
                    + "Balss: Kokoro-82M un eSpeak NG. Burti: Quicksand un Andika. Attēls un skaņa: SDL.",
                height: 148),
        ]
    }

    func draw(in frame: inout Frame<Action>) {
        frame.picture.ground = .edges(of: "interface/paper.jpg")
        frame.picture.nextGround = frame.picture.ground
        frame.draw(.image("interface/paper.jpg", in: Stage.bounds, .fill))
        frame.draw(
            .text(
                "Informācija vecākiem", in: Rect(x: 220, y: 60, width: 760, height: 100),
                TextStyle(.title, size: 72, color: .plum, alignment: .leading)))
        frame.pill(
            "Ierunāt pasaku", icon: "interface/icon-microphone.svg", in: Rect(x: 990, y: 44, width: 490, height: 132),
            size: 43, sends: .tales)
        let sheet = Rect(x: 120, y: 200, width: 1360, height: 920)
        frame.sheet(sheet, radius: 40)
        var y = sheet.y + 44
        for section in sections {
            let width = sheet.width - 120
            frame.draw(
                .text(
                    section.title, in: Rect(x: sheet.x + 60, y: y, width: width, height: 50),
                    TextStyle(.title, size: 38, color: .plum, alignment: .leading)))
            frame.draw(
                .text(
                    section.text, in: Rect(x: sheet.x + 60, y: y + 50, width: width, height: section.height - 44),
                    TextStyle(.words, size: 33, color: .ink, alignment: .leading, mostLines: 4)))
            y += section.height + 64
        }
        frame.roundButton("interface/icon-home.svg", at: Point(x: 110, y: 110), radius: 66, sends: .leave)
        frame.button(.back, sends: .leave)
        frame.button(.home, sends: .leave)
    }
}
