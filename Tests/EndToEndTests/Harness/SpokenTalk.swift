import Engine

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
        try await eventually("it listens; log: \(player.log)") {
            try player.checkAlive()
            return isRing(at: 4)
        }
    }

    /// Waits until the level shows that somebody speaks.
    func hears() async throws {
        try await eventually("it hears somebody; log: \(player.log)") {
            try player.checkAlive()
            return isRing(at: 12.5)
        }
    }

    /// Waits until somebody has spoken, and half a second more.
    func hearsAll() async throws {
        try await hears()
        var quiet = 0
        try await eventually("somebody has spoken; log: \(player.log)") {
            try player.checkAlive()
            quiet = isRing(at: 12.5) ? 0 : quiet + 1
            return quiet > 40
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

    var isMicrophoneOpen: Bool { player.child.openFiles.contains { $0.hasSuffix(Self.voice) } }
}
