import Engine

@testable import Tutor

/// The screens of a talk while the learner's voice is heard.
extension SolturaPictures {
    static func voices(_ rooms: Rooms) -> [ScreenTests.Screen] {
        let begun = Input.tap(layout(rooms).microphone)
        func heard(_ stages: ListeningAnswer.Stage..., of world: World = .heard) -> (World, [Input]) {
            (world, begun + stages.map { .reply(.answer(ListeningAnswer(id: 1, stage: $0))) })
        }
        func page(_ name: String, _ state: (World, [Input])) -> ScreenTests.Screen {
            Self.page("voice-\(name)", talk, state.0, state.1)
        }
        return [
            page("ready", (.heard, [])),
            page("soft", heard(.listening(level: 0.1, seconds: 0.5))),
            page("loud", heard(.listening(level: 1, seconds: 2.5))),
            page("working", heard(.working)),
            page("heard", heard(.heard("Un café con leche, por favor, y un vaso de agua."))),
            page("nothing", heard(.failed(.silence))),
            page("no-recogniser", heard(.failed(.noRecogniser), of: .soltura())),
        ]
    }
}

extension World {
    /// A world with a recogniser of speech.
    static var heard: World {
        var scenes = Scenes.test
        scenes.parts.hasRecogniser = true
        return .soltura(scenes)
    }
}
