@testable import Engine
@testable import PasakaApp
@testable import Tutor

/// A written talk by voice.
extension Journey {
    /// A whole talk: the button is held, and what was heard is mended by keys; the second time it is pressed, and
    /// nobody speaks; the third time it is pressed again; the last time it is held.
    static let talkByVoice: Journey = {
        var world = World.heard
        world.motion = .eased
        let layout = ConversationLayout(Rooms(), .init())
        let recording = Recording(world, at: "soltura/cafe", until: 900) {
            $0.hold(layout.microphone, at: 40, ticks: 100)
            $0.say(1, at: 52, ticks: 100)
            $0.hear(.heard(.working, 1), at: 162)
            $0.hear(.heard(.heard("Un café con leche, por favr."), 1), at: 200)
            for tick in [240, 248] { $0.append(.typed(.edit(.backspace)), at: tick) }
            $0.append(.typed("or."), at: 256)
            $0.append(.sent, at: 280)
            $0.append(.understood(0, "Un café con leche, por favor.", as: 0), at: 290)
            $0.touch(layout.microphone, at: 350)
            $0.hear(.heard(.listening(level: 0.1, seconds: 0.5), 2), at: 380)
            $0.touch(layout.microphone, at: 410)
            $0.hear(.heard(.failed(.silence), 2), at: 430)
            $0.touch(layout.microphone, at: 480)
            $0.say(3, at: 492, ticks: 60)
            $0.touch(layout.microphone, at: 560)
            $0.hear(.heard(.working, 3), at: 568)
            $0.hear(.heard(.heard("Cerca de la ventana, gracias."), 3), at: 590)
            $0.touch(layout.send, at: 620)
            $0.append(.understood(1, "Cerca de la ventana, gracias.", as: 1), at: 640)
            $0.hold(layout.microphone, at: 680, ticks: 60)
            $0.say(4, at: 692, ticks: 60)
            $0.hear(.heard(.heard("Sí, con tarjeta."), 4), at: 780)
            $0.touch(layout.send, at: 810)
            $0.append(.understood(2, "Sí, con tarjeta.", as: 0), at: 830)
            $0.hear(.answer(SolturaPictures.summary), at: 832)
        }
        return Journey(
            name: "talk-by-voice", stops: [70, 170, 210, 270, 340, 400, 440, 530, 600, 660, 790, 900],
            recording: recording)
    }()
}

extension Input.Reply {
    fileprivate static func heard(_ stage: ListeningAnswer.Stage, _ id: Int) -> Input.Reply {
        .answer(ListeningAnswer(id: id, stage: stage))
    }
}

extension Recording {
    fileprivate mutating func hold(_ point: Point, at tick: Int, ticks: Int) {
        touch(.began, 1, point, at: tick)
        touch(.ended, 1, point, at: tick + ticks)
    }

    /// Four syllables a second, of which the microphone tells every tenth of a second.
    fileprivate mutating func say(_ id: Int, at tick: Int, ticks: Int) {
        for step in 0..<(ticks / 6) {
            let level = [0.55, 0.8, 0.3][step % 3]
            hear(.heard(.listening(level: level, seconds: Double(step) / 10), id), at: tick + 6 * step)
        }
    }
}
