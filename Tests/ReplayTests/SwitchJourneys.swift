import Engine

@testable import Letters

/// A child with one switch learns a letter.
extension Journey {
    /// The focus walks on home, a press opens the letters, one in their menu opens Ķ, and it walks on there.
    static let oneSwitchLetters = Journey(
        name: "one-switch-letters", stops: [130, 290, 470, 590],
        recording: Recording(
            .learning(.shipped("A", "Ķ", "Š")).changed { world in world.set { $0[.switches] = "one" } }, until: 610
        ) {
            $0.strike(nil, at: 140)
            $0.strike(nil, at: 300)
        })
}
