import Engine
import Stories
import TalePacks

@testable import GrownUps
@testable import PasakaApp

extension Story {
    /// The four seasons.
    static let seasons = Story(
        id: "gadalaiki", title: "Gadalaiki", cover: season("vasara"),
        slides: ["pavasaris", "vasara", "rudens", "ziema"].map {
            Slide(id: $0, image: season($0), narration: voice($0))
        })

    /// The longest text of the tales that ship with Pasaka, each word as long as its letters; and a short one.
    static let king: Story = {
        let long =
            "Beidzot viņš nonāca pie slimā ķēniņa. „Pastāsti man par savām bēdām,” lūdza ķēniņš. Kaķītis stāstīja un ne "
            + "par vienu neteica ļauna vārda."
        return Story(
            id: "kenins", title: "Ķēniņš", cover: season("ziema"), spokenTitle: voice("nosaukums"),
            slides: [("ziema", long), ("pavasaris", "Un ķēniņš kļuva vesels!")].map { name, text in
                Slide(id: name, image: season(name), narration: voice(name), text: text, words: times(of: text))
            })
    }()

    /// Two slides for a child and a grown-up: each has a question, and the first an old word.
    static let barn = Story(
        id: "rija", title: "Rija", cover: season("rudens"),
        slides: [
            Slide(
                id: "1", image: season("rudens"), narration: voice("rudens"),
                text: "Rudenī rijā kūla rudzus, un bērni klausījās.",
                words: times(of: "Rudenī rijā kūla rudzus, un bērni klausījās."), ask: "Ko tu dari, kad krīt lapas?",
                explanations: [
                    Explanation(
                        word: "rijā", text: "Rija ir ēka, kurā rudenī žāvēja un kūla labību.",
                        clip: voice("rija"))
                ]),
            Slide(
                id: "2", image: season("ziema"), narration: voice("ziema"), text: "Ziemā tur bija klusu.",
                words: times(of: "Ziemā tur bija klusu."), ask: "Kas ziemā guļ?"),
        ])

    /// A mouse to find in the middle of the only slide.
    static let hiding = Story(
        id: "pele", title: "Pele", cover: season("rudens"),
        slides: [
            Slide(
                id: "1", image: season("rudens"),
                figures: [
                    Figure(
                        image: "interface/animal-mouse.svg",
                        place: FigurePlace(Rect(x: 700, y: 500, width: 200, height: 200)),
                        answer: Figure.Answer(FigureMove(.hop)), isMouse: true)
                ])
        ])
    /// Touches that find it, and read the tale to its end.
    static let findingMouse: [Input] = [
        .release(.zero), .press(Point(x: 800, y: 600)), .release(Point(x: 800, y: 600)), .button(.next),
    ]

    /// A shipped tale and two of the family's own, of which one is frightening.
    static let ownAndShipped: [Story] = {
        func own(_ id: String, _ title: String, _ picture: String, wolves: Int? = nil) -> Story {
            Story(
                id: id, title: title, cover: season(picture), wolves: wolves,
                slides: [Slide(id: "1", image: season(picture), narration: voice(picture))])
        }
        let shipped = Story(
            id: "racenis", title: "Rācenis", slides: [Slide(id: "1", narration: "stories/1/racenis/slide01.ogg")])
        return [shipped, own("lacis", "Lāča diena", "ziema", wolves: 2), own("vasara", "Mūsu vasara", "vasara")]
    }()

    private static func times(of text: String) -> [WordTime] {
        var now = 0.2
        return text.split(separator: " ").map { word in
            defer { now += Double(word.count) * 0.1 }
            return WordTime(start: now, end: now + Double(word.count) * 0.09)
        }
    }

    /// Three years in twelve slides, without a voice.
    static let years = Story(
        id: "gadi", title: "Trīs gadi", cover: season("rudens"),
        slides: (0..<12).map { Slide(id: "\($0)", image: season(["pavasaris", "vasara", "rudens", "ziema"][$0 % 4])) })

    /// The four seasons, told by a fox to the half and by an owl to the end, with words to read aloud.
    static let toldSeasons: Story = {
        let texts = [
            "Pavasarī atgriežas putni.", "Vasarā zied pļavas, un bērni peldas ezerā, līdz saule noriet aiz meža.",
            "Rudenī krīt lapas.", "",
        ]
        let slides = zip(seasons.slides, texts).map {
            Slide(id: $0.id, image: $0.image, narration: $0.narration, text: $1)
        }
        func telling(_ teller: Teller, _ count: Int) -> Telling {
            let told = slides.prefix(count).map {
                ($0.id, Sound("stories/0/gadalaiki/tellings/\(teller.name)/\($0.id).ogg"))
            }
            return Telling(id: teller.name, teller: teller, narration: Dictionary(uniqueKeysWithValues: told))
        }
        return Story(
            id: "gadalaiki", title: "Gadalaiki", cover: season("vasara"), slides: slides,
            tellings: [telling(Teller(.fox, .blue), 2), telling(Teller(.owl, .lilac), 4)])
    }()

    /// Tales under all letters, in three languages and on a shelf of their own; the last ones came last.
    static func library(_ count: Int) -> [Story] {
        let beginnings = [
            "Āboliņš", "Brīnumlampa", "Čaklā bite", "Dārza rūķis", "Ērgļa ligzda", "Gailēns", "Ģimenes svētki",
            "Ilzīte",
            "Jūras zirdziņš", "Ķiršu koks", "Lācēns", "Mazais ezis", "Ņipra vāvere", "Ozolzīle", "Pelīte", "Šūpoles",
            "Tīģeris", "Ūdensrozes", "Vējzirdziņš", "Zvaigzne", "Žagata", "3 draugi", "Репка",
        ]
        return many(count).enumerated().map { number, tale in
            Story(
                id: tale.id, title: "\(beginnings[number % beginnings.count]) \(number / beginnings.count + 1)",
                language: number % 7 == 3 ? "en" : number % 11 == 5 ? "ru" : "lv", cover: tale.cover,
                shelf: number % 6 == 1 ? "Dinozauri" : nil, added: number, slides: tale.slides)
        }
    }

    static func season(_ name: String) -> Image { Image("stories/0/gadalaiki/\(name).svg") }
    static func voice(_ name: String) -> Sound { Sound("stories/0/gadalaiki/\(name).ogg") }

    /// The same tale with a title that is said.
    var spoken: Story {
        var story = self
        story.spokenTitle = Story.voice(id)
        return story
    }

    /// Any number of tales, with covers of all seasons; each third has two lines of title, each fourth is premium.
    static func many(_ count: Int) -> [Story] {
        let seasons = ["pavasaris", "vasara", "rudens", "ziema"]
        return (1...count).map { number in
            Story(
                id: "tale\(number)",
                title: number % 3 == 0 ? "Ļoti gara pasaka par \(number) ģimenēm" : "Pasaka \(number)",
                cover: season(seasons[number % 4]), isPremium: number % 4 == 0,
                slides: seasons.map { Slide(id: $0, image: season($0)) })
        }
    }
}

extension World {
    /// A world with these tales in which nothing has been read yet.
    static func with(_ stories: [Story], motion: Motion = .eased, _ read: (inout UserProgress) -> Void = { _ in })
        -> World
    {
        var world = World(motion: motion)
        var progress = UserProgress()
        read(&progress)
        world[Shelf.self] = Shelf(stories: stories)
        world[UserProgress.self] = progress
        world[Settings.self] = Settings()
        if stories == Story.ownAndShipped { world[OwnTales.self] = OwnTales(root: 0) }
        world[Installation.self] = Installation(
            version: "1.2.3", storiesFolder: "/home/anna/.local/share/pasaka/stories",
            progressFile: "/home/anna/.local/state/pasaka/progress.json")
        return world
    }

    /// A world in which the words are shown and pages turn themselves.
    static func reading(_ stories: [Story]) -> World {
        var world = with(stories)
        world[ReadingWishes.self] = ReadingWishes(showsWords: true, turnsPages: true)
        return world
    }
}

extension Story {
    /// The same tale, with a line on its title page.
    func by(_ line: String) -> Story {
        var story = self
        story.by = line
        return story
    }
}
