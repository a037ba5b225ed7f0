import Engine
import TalePacks
import TestSupport

/// A child's actions, tick by tick, and when its screen is checked.
struct Journey: Sendable, CustomStringConvertible {
    let name: String
    var width = 480, height = 360
    let stops: [Int]
    let recording: Recording

    var description: String { name }

    /// The journeys whose inputs are written here.
    static let written = tales + letters + time + hands + gates + waits + settings + soltura + [oneSwitchLetters]
    private static let tales: [Journey] = [
        .firstTale, .leaveAndContinue, .buttonsOnly, .portrait, .upright, .hammering, .fingers, .readingAlong,
        .byItself, .byEar,
        .ownVoice, .leaveWhileKeeping, .livingHome, .growingHome, .bookcase, .bookcaseButtons, .besideTheChild,
        .besideTheChildUpright, .talesPage, .manyTales,
    ]
    static let all = written + [.realWindow]
}

/// A finger that is put down and lifted at ticks.
extension Recording {
    mutating func tap(_ x: Double, _ y: Double, at tick: Int) {
        append(.press(Point(x: x, y: y)), at: tick)
        append(.release(Point(x: x, y: y)), at: tick + 6)
    }

    /// A finger that goes from one place to another in as many ticks, a step in every second one.
    ///
    /// - Parameter lets: whether it is lifted at the end.
    mutating func drag(
        from start: (x: Double, y: Double), to end: (x: Double, y: Double), at tick: Int, ticks: Int, lets: Bool = true
    ) {
        append(.press(Point(x: start.x, y: start.y)), at: tick)
        for step in stride(from: 2, through: ticks, by: 2) {
            let part = Double(step) / Double(ticks)
            let place = Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            append(.drag(place), at: tick + step)
        }
        if lets { append(.release(Point(x: end.x, y: end.y)), at: tick + ticks) }
    }

    mutating func press(_ button: Input.Button, at tick: Int) {
        append(.button(button), at: tick)
        if button == .confirm { append(.buttonReleased(.confirm), at: tick + 6) }
    }

    mutating func hear(_ reply: Input.Reply, at tick: Int) { append(.reply(reply), at: tick) }
}

extension Journey {
    /// Builds a recording from its literal inputs.
    fileprivate static func recording(
        _ world: World, at route: Route = .home, until end: Int, _ inputs: (inout Recording) -> Void
    ) -> Recording {
        var recording = Recording(start: world, route: route)
        inputs(&recording)
        recording.end(at: end)
        return recording
    }

    /// The first tale from its title page to its end, by touch.
    static let firstTale = Journey(
        name: "first-tale", stops: [80, 124, 256, 600, 770],
        recording: recording(.with([.seasons]), until: 980) {
            $0.tap(800, 535, at: 30)
            $0.tap(800, 600, at: 90)
            $0.tap(800, 400, at: 140)
            $0.hear(.narrationStarted(Story.voice("pavasaris"), seconds: 1), at: 149)
            $0.hear(.narrationEnded(Story.voice("pavasaris")), at: 209)
            $0.drag(from: (1300, 620), to: (500, 600), at: 240, ticks: 30)
            $0.hear(.narrationStarted(Story.voice("vasara"), seconds: 2), at: 273)
            $0.hear(.narrationEnded(Story.voice("vasara")), at: 393)
            $0.tap(1466, 1066, at: 400)
            $0.hear(.narrationStarted(Story.voice("rudens"), seconds: 1), at: 409)
            $0.hear(.narrationEnded(Story.voice("rudens")), at: 469)
            $0.tap(1500, 500, at: 500)
            $0.hear(.narrationStarted(Story.voice("ziema"), seconds: 2), at: 508)
            $0.hear(.narrationEnded(Story.voice("ziema")), at: 628)
            $0.tap(1466, 1066, at: 700)
            $0.tap(1060, 945, at: 800)
            $0.tap(110, 110, at: 880)
        })

    /// The first tale once more: it brings a lantern, which comes when the child is home, and answers a tap.
    static let growingHome = Journey(
        name: "growing-home", stops: [936, 990, 1014],
        recording: recording(.with([.seasons]), until: 1100) {
            for event in firstTale.recording.events { $0.append(event.input, at: event.tick) }
            $0.tap(1386, 970, at: 1000)
        })

    /// Leaves in the middle and goes on with Turpināt.
    static let leaveAndContinue = Journey(
        name: "leave-and-continue", stops: [260, 400],
        recording: recording(.with([.seasons]), at: "stories/gadalaiki/2", until: 420) {
            $0.tap(1466, 1066, at: 60)
            $0.tap(800, 1072, at: 120)
            $0.tap(110, 110, at: 180)
            $0.tap(110, 110, at: 230)
            $0.tap(800, 775, at: 300)
        })

    /// Taps the moon, the house, the owl and the hare, each twice; then Sākt by keys, which is said.
    static let livingHome = Journey(
        name: "living-home", stops: [38, 50, 110, 130, 230],
        recording: recording(.with([.seasons]), until: 300) {
            $0.tap(1256, 950, at: 20)
            $0.tap(1338, 660, at: 22 + 8)
            $0.tap(1296, 240, at: 80)
            $0.tap(262, 780, at: 90)
            $0.tap(1256, 950, at: 100)
            $0.tap(1256, 950, at: 120)
            $0.press(.down, at: 210)
            $0.press(.confirm, at: 260)
        })

    /// Many tales: scrolls the bookcase, opens a pile, jumps to a letter, reads a tale and comes back to its shelf.
    static let bookcase = Journey(
        name: "bookcase", stops: [100, 190, 260, 330, 430, 480],
        recording: recording(.with(Story.library(200)), until: 500) {
            $0.tap(800, 535, at: 20)
            $0.drag(from: (800, 1000), to: (820, 560), at: 70, ticks: 16)
            $0.tap(1408, 750, at: 140)
            $0.tap(1466, 800, at: 220)
            $0.tap(320, 500, at: 290)
            $0.tap(110, 110, at: 370)
            $0.tap(110, 110, at: 450)
        })

    /// Many tales by keys: down the shelves, to a pile, to the letters, into a tale and back.
    static let bookcaseButtons = Journey(
        name: "bookcase-buttons", stops: [60, 120, 180, 250, 330],
        recording: recording(.with(Story.library(200)) { $0.turn("tale9", to: 2) }, at: "stories", until: 360) {
            for tick in [10, 20, 30] { $0.press(.down, at: tick) }
            for tick in [70, 76, 82, 88] { $0.press(.right, at: tick) }
            $0.press(.confirm, at: 130)
            for tick in [190, 196, 202, 208] { $0.press(.right, at: tick) }
            for tick in [214, 220] { $0.press(.down, at: tick) }
            for tick in [256, 262] { $0.press(.left, at: tick) }
            $0.press(.confirm, at: 272)
            $0.press(.back, at: 310)
        })

    /// Keys or a gamepad only: the ring is always visible and goes where the eye expects.
    static let buttonsOnly = Journey(
        name: "buttons-only", stops: [60, 190, 320],
        recording: recording(.with(Story.many(6)) { $0.turn("tale2", to: 2) }, until: 700) {
            $0.press(.down, at: 10)
            $0.press(.down, at: 30)
            $0.press(.up, at: 70)
            $0.press(.confirm, at: 80)
            $0.press(.right, at: 140)
            $0.press(.down, at: 160)
            $0.press(.confirm, at: 220)
            $0.press(.right, at: 280)
            $0.press(.down, at: 300)
            $0.press(.back, at: 400)
            $0.press(.next, at: 440)
            $0.press(.home, at: 520)
            $0.press(.play, at: 600)
        })

    /// A tablet held upright.
    static let portrait = Journey(
        name: "portrait", width: 360, height: 480, stops: [150, 300],
        recording: recording(.with(Story.many(9)), at: "stories", until: 400) {
            $0.drag(from: (800, 1000), to: (820, 500), at: 20, ticks: 16)
            $0.tap(800, 500, at: 200)
            $0.tap(800, 500, at: 236)
            $0.drag(from: (1200, 600), to: (800, 560), at: 270, ticks: 40, lets: false)
            $0.append(.cancel, at: 340)
        })

    /// The same tablet with what belongs in the rooms: scrolls the shelf, reads a tale with its words, touches one, turns
    /// pages with a finger and with the button at the lower edge, and turns the tablet while it reads.
    static let upright = Journey(
        name: "upright", width: 360, height: 576, stops: [60, 124, 236, 330, 380, 500, 590],
        recording: recording(.with([.king] + Story.many(9)), at: "stories", until: 600) {
            let window = Letterbox(window: Size(width: 360, height: 576)).view
            $0.append(.window(window), at: 0)
            $0.drag(from: (800, 1200), to: (820, 900), at: 20, ticks: 16)
            $0.drag(from: (800, 0), to: (800, 1000), at: 64, ticks: 10)
            $0.tap(400, -100, at: 110)
            $0.tap(800, 600, at: 152)
            $0.hear(.narrationStarted(Story.voice("ziema"), seconds: 14), at: 162)
            $0.tap(1480, window.y + 120, at: 194)
            $0.tap(300, 620, at: 256)
            $0.hear(.narrationFound(Story.voice("ziema"), at: 3.9, isMoving: false), at: 268)
            $0.drag(from: (1200, 0), to: (700, 20), at: 300, ticks: 30, lets: false)
            $0.append(.cancel, at: 334)
            $0.hear(.narrationEnded(Story.voice("ziema")), at: 352)
            $0.tap(1430, window.maxY - 177, at: 360)
            $0.hear(.narrationStarted(Story.voice("pavasaris"), seconds: 3), at: 390)
            $0.append(.window(Stage.bounds), at: 440)
            $0.append(.window(window), at: 480)
            $0.hear(.narrationEnded(Story.voice("pavasaris")), at: 510)
            $0.tap(1430, window.maxY - 177, at: 520)
        })

    /// Ten presses in a third of a second turn ten pages.
    static let hammering = Journey(
        name: "hammering", stops: [80, 160],
        recording: recording(.with([.years]), at: "stories/gadi/1", until: 300) { recording in
            for press in 0..<10 { recording.press(.next, at: 60 + press * 2) }
            for press in 0..<30 { recording.press(.previous, at: 200 + press) }
        })

    /// Interrupted drags, a second finger, a finger that leaves its button.
    static let fingers = Journey(
        name: "fingers", stops: [116, 300],
        recording: recording(.with([.years]), at: "stories/gadi/5", until: 400) {
            $0.drag(from: (1200, 600), to: (300, 600), at: 20, ticks: 20, lets: false)
            $0.append(.cancel, at: 42)
            // A new finger takes the page while it is still moving back.
            $0.drag(from: (1000, 600), to: (900, 600), at: 46, ticks: 10, lets: false)
            $0.append(.cancel, at: 60)
            $0.append(.press(Point(x: 1466, y: 1066)), at: 100)
            $0.append(.press(Point(x: 800, y: 600)), at: 104)
            $0.append(.drag(Point(x: 690, y: 600)), at: 110)
            $0.append(.release(Point(x: 690, y: 600)), at: 130)
            $0.append(.release(Point(x: 1466, y: 1066)), at: 132)
            $0.append(.press(Point(x: 1466, y: 1066)), at: 200)
            $0.append(.drag(Point(x: 1400, y: 800)), at: 206)
            $0.append(.release(Point(x: 1300, y: 600)), at: 212)
        })

    /// Shows the words, follows the voice, pauses, hears a word again, goes on, turns and hides the words.
    static let readingAlong = Journey(
        name: "reading-along", stops: [70, 200, 330, 420, 560, 620],
        recording: recording(.with([.king]), at: "stories/kenins/1", until: 700) {
            $0.hear(.narrationStarted(Story.voice("ziema"), seconds: 14), at: 4)
            $0.tap(1490, 110, at: 60)
            $0.tap(146, 1043, at: 240)
            $0.hear(.narrationFound(Story.voice("ziema"), at: 3.9, isMoving: false), at: 248)
            $0.tap(420, 960, at: 300)
            $0.tap(146, 1043, at: 400)
            $0.hear(.narrationFound(Story.voice("ziema"), at: 3.9, isMoving: true), at: 404)
            $0.tap(1490, 770, at: 500)
            $0.hear(.narrationStarted(Story.voice("pavasaris"), seconds: 3), at: 508)
            $0.tap(1490, 110, at: 600)
        })

    /// The tale turns its own pages; a touch stops it once.
    static let byItself = Journey(
        name: "by-itself", stops: [240, 330, 560, 640],
        recording: recording(.with([.king]), at: "stories/kenins/1", until: 700) {
            $0.hear(.narrationStarted(Story.voice("ziema"), seconds: 2), at: 4)
            $0.tap(1490, 266, at: 60)
            $0.hear(.narrationEnded(Story.voice("ziema")), at: 180)
            $0.hear(.narrationStarted(Story.voice("pavasaris"), seconds: 2), at: 276)
            $0.hear(.narrationEnded(Story.voice("pavasaris")), at: 400)
            $0.tap(800, 500, at: 430)
            $0.press(.play, at: 570)
            $0.hear(.narrationStarted(Story.voice("pavasaris"), seconds: 0.5), at: 574)
        })

    /// Chooses a tale by ear with the gamepad alone: each focused cover speaks its title, then A opens it.
    static let byEar = Journey(
        name: "by-ear", stops: [50, 120, 260],
        recording: recording(
            .with(Story.many(5).map { $0.spoken } + [.king]), at: "stories", until: 300
        ) {
            $0.press(.down, at: 20)
            $0.press(.right, at: 60)
            $0.press(.down, at: 90)
            $0.press(.confirm, at: 160)
        })

    /// A grown-up chooses a tale and a face, records a slide twice, keeps it and goes on to the next.
    static let ownVoice = Journey(
        name: "own-voice", stops: [130, 330, 520, 700],
        recording: recording(.with([.seasons]), at: "grownups/tales", until: 760) {
            $0.tap(800, 600, at: 20)
            $0.tap(1278, 464, at: 80)
            $0.tap(1130, 740, at: 100)
            $0.tap(1270, 1060, at: 140)
            $0.hear(.recorder(.ready, to: 2), at: 150)
            $0.tap(800, 834, at: 220)
            for step in 0..<20 {
                let level = step % 5 == 0 ? 0.3 : 0.72
                let news = RecorderAnswer.level(level, seconds: Double(step) / 20, of: take(at: 226))
                $0.hear(.recorder(news, to: 2), at: 240 + step * 6)
            }
            $0.tap(800, 834, at: 370)
            $0.hear(.recorder(.taken("takes/1.wav", seconds: 1, of: take(at: 226)), to: 2), at: 380)
            $0.tap(800, 834, at: 420)
            $0.hear(.recorder(.level(0.5, seconds: 0.05, of: take(at: 426)), to: 2), at: 440)
            $0.tap(800, 834, at: 460)
            $0.hear(.recorder(.taken("takes/2.wav", seconds: 0.4, of: take(at: 426)), to: 2), at: 470)
            $0.tap(1080, 834, at: 500)
            $0.hear(.narrationStarted("takes/2.wav", seconds: 0.4), at: 510)
            $0.hear(.narrationEnded("takes/2.wav"), at: 540)
            $0.tap(1370, 834, at: 560)
            $0.hear(.recorder(.kept(take(at: 426)), to: 2), at: 580)
            $0.tap(1370, 834, at: 620)
        })

    /// Leaves while the first slide is being kept, comes back and records the second: the answers to what was asked for
    /// before come when the microphone is open again.
    static let leaveWhileKeeping = Journey(
        name: "leave-while-keeping", stops: [340, 380, 460],
        recording: recording(.with([.seasons]), at: "grownups/tales/gadalaiki/cat-blue", until: 480) {
            $0.hear(.recorder(.ready), at: 10)
            $0.tap(800, 834, at: 20)
            $0.hear(.recorder(.level(0.72, seconds: 0.05, of: take(at: 26))), at: 40)
            $0.tap(800, 834, at: 60)
            $0.hear(.recorder(.taken("takes/1.wav", seconds: 1, of: take(at: 26))), at: 80)
            $0.tap(1370, 834, at: 120)
            $0.tap(110, 104, at: 140)
            $0.tap(1278, 464, at: 180)
            $0.tap(1130, 740, at: 200)
            $0.tap(1270, 1060, at: 220)
            $0.tap(1370, 834, at: 260)
            $0.tap(800, 834, at: 300)
            $0.hear(.recorder(.taken("takes/1.wav", seconds: 1, of: take(at: 26))), at: 310)
            $0.hear(.recorder(.noMicrophone), at: 315)
            $0.hear(.recorder(.kept(take(at: 26))), at: 320)
            $0.hear(.recorder(.level(0.5, seconds: 0.05, of: take(at: 306, "vasara")), to: 2), at: 350)
            $0.hear(.recorder(.failed(.full, of: take(at: 26))), at: 360)
            $0.tap(800, 834, at: 400)
            $0.hear(.recorder(.taken("takes/2.wav", seconds: 0.5, of: take(at: 306, "vasara")), to: 2), at: 420)
        })

    /// A grown-up holds the corner and reads the question, a tap closes it; a swipe from the corner turns the page and
    /// back; then the words are shown and an old word is touched: the tale waits for it and goes on, and a page turn
    /// leaves another one.
    static let besideTheChild = Journey(
        name: "beside-the-child", stops: [50, 130, 200, 230, 400, 480, 560, 660],
        recording: recording(.with([.barn]), at: "stories/rija/1", until: 700) {
            $0.hear(.narrationStarted(Story.voice("rudens"), seconds: 9), at: 4)
            $0.append(.press(Point(x: 40, y: 1160)), at: 60)
            $0.append(.release(Point(x: 44, y: 1156)), at: 140)
            $0.tap(1466, 1066, at: 180)
            $0.drag(from: (60, 1150), to: (700, 1140), at: 210, ticks: 16)
            $0.tap(1490, 110, at: 260)
            $0.tap(540, 1000, at: 340)
            $0.hear(.narrationFound(Story.voice("rudens"), at: 5.6, isMoving: false), at: 344)
            $0.hear(.narrationStarted(Story.voice("rija"), seconds: 3), at: 350)
            $0.hear(.narrationEnded(Story.voice("rija")), at: 450)
            $0.hear(.narrationFound(Story.voice("rudens"), at: 5.6, isMoving: true), at: 454)
            $0.tap(540, 1000, at: 520)
            $0.hear(.narrationFailed(Story.voice("rija")), at: 530)
            $0.tap(800, 400, at: 580)
            $0.tap(540, 1000, at: 620)
            $0.press(.next, at: 644)
        })

    /// The same on a tablet held upright: the question, then an old word.
    static let besideTheChildUpright = Journey(
        name: "beside-the-child-upright", width: 360, height: 576, stops: [130, 380],
        recording: recording(.with([.barn]), at: "stories/rija/1", until: 400) {
            let window = Letterbox(window: Size(width: 360, height: 576)).view
            $0.append(.window(window), at: 0)
            $0.hear(.narrationStarted(Story.voice("rudens"), seconds: 9), at: 4)
            $0.append(.press(Point(x: 60, y: 1120)), at: 60)
            $0.append(.release(Point(x: 60, y: 1120)), at: 140)
            $0.tap(800, 400, at: 180)
            $0.tap(1480, window.y + 120, at: 220)
            $0.tap(822, 827, at: 330)
            $0.hear(.narrationStarted(Story.voice("rija"), seconds: 3), at: 340)
        })

    /// A grown-up hides a tale, moves one, lowers the wolves, removes a tale and takes that back; the shelf shows it.
    static let talesPage = Journey(
        name: "tales-page", stops: [30, 80, 140, 200, 300, 380, 460],
        recording: recording(.with(Story.ownAndShipped), at: "grownups/shelf", until: 480) {
            func known(_ tales: [RemovedTales.Tale]) -> Input.Reply {
                .answer(
                    RemovalAnswer.known(
                        RemovedTales(tales: tales, used: 83_000_000, free: 5_200_000_000)))
            }
            func shelf(_ ids: [String]) -> Input.Reply {
                .learned(AnyDocument(Shelf(stories: Story.ownAndShipped.filter { ids.contains($0.id) })))
            }
            $0.hear(known([]), at: 6)
            $0.tap(1250, 641, at: 60)
            $0.drag(from: (1451, 997), to: (1451, 820), at: 100, ticks: 20)
            $0.tap(975, 280, at: 160)
            $0.tap(975, 280, at: 190)
            $0.tap(1049, 819, at: 240)
            $0.hear(shelf(["racenis", "lacis"]), at: 250)
            $0.hear(known([RemovedTales.Tale(folder: "vasara", title: "Mūsu vasara", daysLeft: 30)]), at: 252)
            $0.tap(1270, 1084, at: 340)
            $0.hear(shelf(["racenis", "lacis", "vasara"]), at: 350)
            $0.hear(known([]), at: 352)
        })

    /// A short run in a real window, as `pasaka --record` kept it: a mouse that draws a page over, keys, one of them
    /// unknown, the wheel and another button.
    static let realWindow = Journey(
        name: "real-window", stops: [352, 420, 520, 580, 650], recording: .committed("real-window"))

    /// A take that the cat makes of a slide of the seasons.
    private static func take(at tick: Int, _ slide: String = "pavasaris") -> SlideTake {
        let place = TellingPlace(pack: "stories/0/gadalaiki", tale: "gadalaiki", telling: "cat-blue")
        return SlideTake(place, slide: slide, tick: tick)
    }
}
