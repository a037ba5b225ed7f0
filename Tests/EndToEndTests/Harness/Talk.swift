import Engine
import Foundation
import Senses

@testable import Tutor

/// A talk in a window, with what a recording tells of it.
struct Talk {
    let folder: Folder
    let display: Display
    let player: Player

    /// - Parameters:
    ///   - arguments: with `--kiosk` there is no overlay, by which a test learns that all was taken in.
    ///   - isFree: whether a language model talks, so that nothing shows how far the talk is.
    init(
        in folder: Folder, on display: Display, _ arguments: [String] = [], isFree: Bool = false,
        environment: [String: String] = [:]
    ) async throws {
        (self.folder, self.display) = (folder, display)
        player = try Player(
            in: folder, on: display,
            ["--stories", try folder.makeFolder("tales"), "--open", "soltura/cafe", "--reduce-motion"] + arguments,
            environment: environment)
        if isFree {
            try await eventually("the model speaks; log: \(player.log)") { [player] in
                try player.checkAlive()
                return Self.paper(player) > 1000
            }
        } else {
            try await eventually("the scene is shown; log: \(player.log)") { [player] in
                try player.checkAlive()
                return Self.progress(player) > 0
            }
        }
        if !arguments.contains("--kiosk") { try await player.catchUp() }
    }

    /// Pixels of the bar that shows how far the talk is.
    private static func progress(_ player: Player) -> Int {
        let bar = player.area(x: 0, y: 0, width: 1600, height: 170)
        let picture = player.display.picture(
            of: Area(x: player.window.x + bar.x, y: player.window.y + bar.y, width: bar.width, height: bar.height))
        return picture.count(of: .orange)
    }

    /// Pixels of paper where the first line is said.
    private static func paper(_ player: Player) -> Int {
        let lines = ConversationLayout(Rooms(), .init(hasModel: true)).messages
        let place = player.area(x: lines.x, y: lines.y, width: lines.width, height: 200)
        let picture = player.display.picture(
            of: Area(
                x: player.window.x + place.x, y: player.window.y + place.y, width: place.width, height: place.height))
        return picture.count(of: .paper)
    }

    /// Waits until the talk has gone on after an action.
    func goesOn(_ act: () -> Void) async throws {
        let before = Self.progress(player)
        act()
        try await eventually("the talk goes on; log: \(player.log)") {
            try player.checkAlive()
            return Self.progress(player) > before
        }
    }

    /// Waits until something stands in the field and can be sent: no model is replying.
    func maySend() async throws {
        // What was sent before would look so, too.
        try await player.catchUp()
        try await eventually("something can be sent; log: \(player.log)") {
            try player.checkAlive()
            return maySendNow
        }
    }

    var maySendNow: Bool {
        let send = ConversationLayout(Rooms(), .init()).send
        let area = player.area(x: send.x - 40, y: send.y - 40, width: 80, height: 80)
        let place = Area(
            x: player.window.x + area.x, y: player.window.y + area.y, width: area.width, height: area.height)
        return player.display.picture(of: place).isWarm
    }

    /// The tutor's parts, on a window of the stage's shape.
    private func panel() throws -> TutorPanelLayout {
        let layout = ConversationLayout(Rooms(), .init())
        guard let panel = layout.panel else { throw DidNotHappen(description: "the tutor is beside the talk") }
        return TutorPanelLayout(panel, layout.scale)
    }

    /// Taps the tutor's field for questions.
    func tapQuestion() async throws {
        let field = try panel().field.center
        try await player.tap(field.x, field.y)
    }

    /// Waits until the tutor has said something after an action.
    func tutorAnswers(_ act: () -> Void) async throws {
        let cards = try panel().cards
        let area = player.area(x: cards.x, y: cards.y, width: cards.width, height: cards.height)
        try await player.catchUp()
        try await player.look()
        let before = player.picture
        act()
        try await eventually("the tutor answers; log: \(player.log)") {
            try player.checkAlive()
            return player.picture.difference(from: before, in: area) > 0
        }
        try await player.catchUp()
    }

    func helper(_ name: String) -> pid_t? { player.helper(name) }

    /// Ends the program as a user does.
    func leave() async throws {
        player.child.signal(SIGTERM)
        let ending = try await player.child.end()
        guard ending == .exited(0) else { throw DidNotHappen(description: "it ends: \(ending), log: \(player.log)") }
    }

    /// Ends a talk that was started with `--record recording.json`.
    ///
    /// - Returns: all that its player took in.
    func recorded() async throws -> RecordedTalk {
        try await player.catchUp()
        try await leave()
        return try RecordedTalk(folder.file("recording.json"))
    }
}

/// What was recorded of a talk.
struct RecordedTalk {
    private let inputs: [[String: Any]]

    init(_ file: String) throws {
        let json = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: file))) as? [String: Any]
        inputs = (json?["events"] as? [[String: Any]] ?? []).compactMap { $0["input"] as? [String: Any] }
    }

    /// What was typed, piece by piece, without what only edits.
    var typed: [String] {
        inputs.compactMap { input in
            let typing = (input["typed"] as? [String: Any])?["_0"] as? [String: Any]
            return (typing?["text"] as? [String: Any])?["_0"] as? String
        }
    }

    /// What a language model has said, reply by reply.
    var replies: [String] { states("state", "said").compactMap { $0["_0"] as? String } }

    /// Whether a language model has failed.
    var hasFailed: Bool { !states("state", "failed").isEmpty }

    /// The texts that the recogniser has heard.
    var heard: [String] { states("stage", "heard").compactMap { $0["_0"] as? String } }

    /// Why nothing was heard, such as `silence`.
    var unheard: [String] {
        states("stage", "failed").compactMap { ($0["_0"] as? [String: Any])?.keys.first }
    }

    /// The levels of the microphone, 0…1.
    var levels: [Double] { states("stage", "listening").compactMap { $0["level"] as? Double } }

    /// The texts that the learner has sent.
    var sent: [String] {
        answers.filter { $0["name"] as? String == "soltura-message" }.compactMap { answer in
            ((answer["content"] as? [String: Any])?["line"] as? [String: Any])?["text"] as? String
        }
    }

    /// What answers tell under a key when they are in a state.
    private func states(_ key: String, _ state: String) -> [[String: Any]] {
        answers.compactMap { answer in
            ((answer["content"] as? [String: Any])?[key] as? [String: Any])?[state] as? [String: Any]
        }
    }

    private var answers: [[String: Any]] {
        inputs.compactMap { input in
            let reply = (input["reply"] as? [String: Any])?["_0"] as? [String: Any]
            return (reply?["answer"] as? [String: Any])?["_0"] as? [String: Any]
        }
    }

    /// How many answers of a name the tutor has given.
    func answers(_ name: String) -> Int {
        answers.count { $0["name"] as? String == name }
    }
}

extension Picture {
    /// How many pixels have a colour.
    fileprivate func count(of color: Color) -> Int {
        count(of: RGB(Int(color.red), Int(color.green), Int(color.blue)))
    }
}
