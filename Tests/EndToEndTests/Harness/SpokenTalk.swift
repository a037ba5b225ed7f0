import Engine
import Foundation

@testable import Tutor

/// A talk in a window of the stage's shape, with the button that is held to talk.
struct SpokenTalk {
    /// What the microphone hears, from its opening on.
    static let voice = "voice.wav"

    let talk: Talk
    let microphone: Point
    private let radius = ConversationLayout.buttonRadius

    init(_ talk: Talk) {
        self.talk = talk
        microphone = ConversationLayout(Rooms(), .init()).microphone
    }

    private var player: Player { talk.player }

    func press() {
        player.move(microphone.x, microphone.y)
        player.press()
    }

    func letGo() { player.release() }

    /// Holds the button, and waits until it shows that it listens.
    func begin() async throws {
        try await player.look()
        press()
        try await listens()
    }

    private func listens() async throws {
        try await eventually("it listens; log: \(player.log)") {
            try player.checkAlive()
            return isRing(at: 4)
        }
    }

    /// Waits until somebody has begun to speak: the microphone is a file that is read as time goes by.
    func hears() async throws {
        try await listens()
        let path = talk.folder.file(Self.voice)
        let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
        try await eventually("it hears somebody; log: \(player.log)") {
            try player.checkAlive()
            return player.child.place(in: path).map { $0 > size / 5 } ?? true
        }
    }

    /// Waits until somebody has spoken: SDL's driver closes the file at its end, and is silent from then on.
    func hearsAll() async throws {
        try await listens()
        try await eventually("somebody has spoken; log: \(player.log)") {
            try player.checkAlive()
            return !isMicrophoneOpen
        }
    }

    /// Holds the button while somebody speaks.
    func speak() async throws {
        try await begin()
        try await hearsAll()
        letGo()
    }

    /// Whether the ring around the button reaches so many points beyond its edge.
    private func isRing(at points: Double) -> Bool {
        let color = player.color(microphone.x, microphone.y - radius - points)
        return color.red > color.blue + 70
    }

    /// Whether there is more to hear.
    var isMicrophoneOpen: Bool { player.child.openFiles.contains { $0.hasSuffix(Self.voice) } }
}
