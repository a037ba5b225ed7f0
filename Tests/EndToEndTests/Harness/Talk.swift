import Engine
import Foundation

@testable import Tutor

/// A talk in a window, with what a recording tells of it.
struct Talk {
    let folder: Folder
    let display: Display
    let player: Player

    init(in folder: Folder, on display: Display, _ arguments: [String] = []) async throws {
        (self.folder, self.display) = (folder, display)
        player = try Player(
            in: folder, on: display,
            ["--stories", try folder.makeFolder("tales"), "--open", "soltura/cafe", "--reduce-motion"] + arguments)
        try await eventually("the scene is shown; log: \(player.log)") { [player] in
            try player.checkAlive()
            return Self.progress(player) > 0
        }
        try await player.catchUp()
    }

    /// Pixels of the bar that shows how far the talk is.
    private static func progress(_ player: Player) -> Int {
        let bar = player.area(x: 0, y: 0, width: 1600, height: 170)
        let picture = player.display.picture(
            of: Area(x: player.window.x + bar.x, y: player.window.y + bar.y, width: bar.width, height: bar.height))
        return picture.count(of: .orange)
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

    /// Ends the program as a user does.
    func leave() async throws {
        player.child.signal(SIGTERM)
        let ending = try await player.child.end()
        guard ending == .exited(0) else { throw DidNotHappen(description: "it ends: \(ending), log: \(player.log)") }
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

    /// How many answers of a name the tutor has given.
    func answers(_ name: String) -> Int {
        inputs.count { input in
            let reply = (input["reply"] as? [String: Any])?["_0"] as? [String: Any]
            return ((reply?["answer"] as? [String: Any])?["_0"] as? [String: Any])?["name"] as? String == name
        }
    }
}

extension Picture {
    /// How many pixels have a colour.
    fileprivate func count(of color: Color) -> Int {
        bytes.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count, by: 4).count { at in
                bytes[at] == color.blue && bytes[at + 1] == color.green && bytes[at + 2] == color.red
            }
        }
    }
}
