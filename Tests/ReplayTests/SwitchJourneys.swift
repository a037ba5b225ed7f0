import Engine

@testable import Letters

/// A child with one switch learns a letter.
extension Journey {
    /// The focus walks on home, a press opens the letters, one in their menu opens Ķ, and it walks on there.
    static let oneSwitchLetters = Journey(
        name: "one-switch-letters", stops: [130, 260, 560, 720, 900, 1020],
        recording: Recording(
            .learning(.shipped("A", "Ķ", "Š")).changed { world in world.set { $0[.switches] = "one" } }, until: 1040
        ) {
            $0.strike(nil, at: 270)
            $0.strike(nil, at: 570)
            $0.strike(nil, at: 730)
        })
}
