import Engine

@testable import Letters

/// A child with one switch learns a letter.
extension Journey {
    /// The focus walks on home, a press opens the letters, and in their menu the next one opens a letter.
    static let oneSwitchLetters = Journey(
        name: "one-switch-letters", stops: [130, 260, 440, 560, 720, 900],
        recording: Recording(
            .learning(.shipped("A", "Ķ", "Š")).changed { world in world.set { $0[.switches] = "one" } }, until: 920
        ) {
            $0.strike(nil, at: 270)
            $0.strike(nil, at: 570)
        })
}
