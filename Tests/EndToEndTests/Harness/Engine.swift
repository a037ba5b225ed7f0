import Glibc
import Testing

/// The helpers of Soltura's engines, without which these tests would wait for an answer until their patience ends.
extension Trait where Self == ConditionTrait {
    static var talksWithAModel: Self { isBuilt("pasaka-tutor", of: "PASAKA_LLAMA") }
    static var hearsSpeech: Self { isBuilt("pasaka-ears", of: "PASAKA_WHISPER") }

    /// - Parameter engine: the variable of `kiosk/engine`: where it is set a missing helper fails the test.
    private static func isBuilt(_ helper: String, of engine: String) -> Self {
        .enabled(
            if: access("\(Places.folder)/\(helper)", X_OK) == 0 || getenv(engine) != nil,
            "\(helper) is not built; eval \"$(kiosk/engine)\" && swift build --build-tests builds it")
    }
}
