@testable import Engine
@testable import GrownUps
@testable import PasakaApp
@testable import Tutor

/// A written talk by finger, by keys and by a keyboard on the screen.
extension Journey {
    static let soltura: [Journey] = [.talkByFinger, .talkByKeys, .talkTyped, .talkFreely, .talkByVoice]

    /// A talk by finger, from the list to the end and back: taps come double, the learner changes the preset, looks at
    /// what was said before, and saves the talk to the only stick.
    static let talkByFinger: Journey = {
        let rooms = Rooms()
        var world = World.soltura { $0.isMuted = false }
        world.motion = .eased
        world[Sticks.self] = .added
        let list = SceneListLayout(rooms, (world[Scenes.self] ?? Scenes()).entries.map(\.category))
        let start = Point(x: list.bar.maxX - 200, y: list.bar.center.y)
        let end = TalkEndLayout(ConversationLayout(rooms, .init()), hasNote: false)
        func answer(_ place: Int, of count: Int) -> Point {
            ConversationLayout(rooms, .init(answers: count)).answers[place].center
        }
        let panel = ConversationLayout(rooms, .init(answers: 3)).panel.map { TutorPanelLayout($0, 1) }
        let preset = panel?.preset.center ?? .zero
        func choice(_ place: Int) -> Point { panel?.choices(6)[place].center ?? .zero }
        let line = Scenario.test.talks[0].turns[0].line.spanish
        let marks = [0.0, 0.4, 0.6, 0.9].enumerated().map { SpeechAnswer.Mark(word: $0, start: $1) }
        let coffee = "Un café con leche, por favor.", window = "Cerca de la ventana, gracias."
        let recording = Recording(world, at: "soltura", until: 900) {
            $0.touch(list.tiles[0].center, at: 40)
            $0.touch(start, at: 100)
            $0.hear(
                .answer(SpeechAnswer(id: 0, text: line, sound: "soltura/0.wav", marks: marks), to: 1), at: 150)
            $0.hear(.narrationStarted("soltura/0.wav", seconds: 1.4), at: 156)
            $0.hear(.narrationEnded("soltura/0.wav"), at: 240)
            $0.touch(answer(0, of: 3), at: 260)
            $0.touch(answer(0, of: 3), at: 272)
            $0.append(.understood(0, coffee, as: 0, .meaning(coffee, "Kafiju ar pienu, lūdzu."), to: 1), at: 290)
            $0.touch(preset, at: 350)
            $0.touch(choice(1), at: 410)
            $0.touch(preset, at: 450)
            $0.touch(choice(4), at: 510)
            $0.touch(answer(1, of: 2), at: 560)
            $0.append(
                .understood(
                    1, window, as: 1,
                    TutorCard(.rule, .correction(from: "una café", to: "un café", why: "„Café” ir vīriešu dzimtē.")),
                    to: 1), at: 575)
            $0.drag(from: (400, 300), to: (400, 520), at: 620, ticks: 20)
            $0.touch(answer(0, of: 1), at: 680)
            $0.append(.understood(2, "Sí, con tarjeta.", as: 0, to: 1), at: 690)
            $0.hear(.answer(SolturaPictures.summary, to: 1), at: 692)
            $0.touch(end.saveTalk.center, at: 750)
            $0.hear(
                .answer(
                    SavingAnswer(saving: .saved(files: ["Pasaka sarunas/2026-11-24 En la cafetería.txt"], .now)), to: 1),
                at: 770)
            $0.touch(end.other.center, at: 840)
        }
        return Journey(
            name: "talk-by-finger", stops: [70, 190, 330, 390, 530, 610, 645, 740, 800, 900], recording: recording)
    }()

    /// The same scene with arrows and Enter, and to its end with a pad: no answer is chosen twice.
    static let talkByKeys: Journey = {
        var world = World.soltura()
        world.motion = .eased
        let recording = Recording(world, at: "soltura", until: 800) {
            for tick in [20, 60] { $0.strike(.down, at: tick) }
            $0.strike(.up, at: 100)
            for tick in [140, 180] { $0.strike(.confirm, at: tick) }
            $0.strike(.down, at: 260)
            $0.strike(.confirm, at: 320)
            $0.append(.understood(0, "Un té con limón.", as: 1, to: 1), at: 330)
            for (button, tick) in [(Input.Button.up, 400), (.down, 425), (.confirm, 450), (.confirm, 520)] {
                $0.append(.key(Input.Key(button, .pressed, of: .pad(1))), at: tick)
                $0.append(.key(Input.Key(button, .released, of: .pad(1))), at: tick + 6)
            }
            $0.append(.understood(1, "Cerca de la ventana, gracias.", as: 1, to: 1), at: 460)
            $0.append(.understood(2, "Sí, con tarjeta.", as: 0, to: 1), at: 530)
            $0.hear(.answer(SolturaPictures.summary, to: 1), at: 532)
            $0.press(.right, at: 600)
            $0.press(.confirm, at: 660)
        }
        return Journey(
            name: "talk-by-keys", stops: [80, 170, 250, 300, 380, 440, 510, 590, 640, 780], recording: recording)
    }()

    /// A tablet held upright: an answer is typed on the keyboard on the screen, with a letter too many.
    ///
    /// What a real keyboard types stands in no recording; of this one there are the places of its keys.
    static let talkTyped: Journey = {
        let rooms = Rooms(in: World.uprightWindow)
        var world = World.soltura()
        world.motion = .eased
        world.window = World.uprightWindow
        let field = ConversationLayout(rooms, .init(answers: 3)).field
        let keyboard = ScreenKeyboard(.spanish, .latvian, .english)
        let keys = keyboard.places(in: TypingPlace.keyboardArea(in: rooms)).joined()
        func key(_ wanted: ScreenKeyboard.Key) -> Point { keys.first { $0.key == wanted }?.cap.center ?? .zero }
        func key(_ letter: Character) -> Point {
            keys.first { keyboard.character(of: $0.key) == String(letter) }?.cap.center ?? .zero
        }
        let recording = Recording(world, at: "soltura/cafe", until: 520) {
            $0.touch(field.center, at: 40)
            for (place, letter) in "un té con limónn".enumerated() { $0.touch(key(letter), at: 110 + place * 12) }
            $0.touch(key(.backspace), at: 320)
            $0.touch(key(.send), at: 380)
            $0.append(
                .understood(0, "un té con limón", as: 1, .meaning("Un té con limón.", "Tēju ar citronu.")), at: 400)
        }
        return Journey(
            name: "talk-typed", width: 360, height: 576, stops: [30, 100, 315, 345, 395, 500], recording: recording)
    }()

    /// A talk with a language model: it is loaded and begins, is stopped in its second reply, goes on, and is ended in
    /// the third; then the written talk goes on, by finger.
    static let talkFreely: Journey = {
        var world = World.freeTalk()
        world.motion = .eased
        let rooms = Rooms()
        let layout = ConversationLayout(rooms, .init())
        let answers = ConversationLayout(rooms, .init(answers: 3)).answers
        let words = ["¡Hola!", "¿Qué", "desea", "tomar", "hoy?"]
        let recording = Recording(world, at: "soltura/cafe", until: 640) {
            for place in 0..<4 { $0.append(.replied(1, .loading(Double(place) * 0.3)), at: 20 + 10 * place) }
            $0.append(.replied(1, .reading), at: 60)
            for count in 1...words.count {
                let text = words.prefix(count).joined(separator: " ")
                $0.append(.replied(1, .making(text)), at: 80 + 6 * count)
            }
            $0.append(.replied(1, .said(words.joined(separator: " "))), at: 120)
            $0.append(.typed("Un té, por favor."), at: 160)
            $0.append(.sent, at: 170)
            $0.append(.replied(2, .making("Enseguida. Tenemos muchos")), at: 200)
            $0.touch(layout.send, at: 230)
            $0.append(.replied(2, .stopped("Enseguida. Tenemos muchos tés")), at: 240)
            $0.append(.typed("Con limón."), at: 290)
            $0.touch(layout.send, at: 310)
            $0.append(.replied(3, .making("Muy bien.")), at: 350)
            $0.append(.replied(3, .failed(.failed)), at: 370)
            $0.touch(answers[1].center, at: 500)
        }
        return Journey(
            name: "talk-freely", stops: [45, 70, 95, 130, 180, 215, 260, 330, 360, 420, 560], recording: recording)
    }()
}
