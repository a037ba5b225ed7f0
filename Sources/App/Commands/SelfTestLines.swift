import Confinement
import FoundationEssentials
import MorningCheck

/// The lights of `pasaka selftest`, run in its own process because it may hang with the machine.
enum SelfTestLines {
    private static let patience = Duration.seconds(15)
    /// A longer answer is none of ours.
    private static let mostBytes = 1 << 20

    /// - Returns: nil if it does not answer.
    static func ask(state: String) -> SelfTest? {
        let words = ["pasaka", "selftest", "--json", "--marks", "--state", state]
        guard let child = try? ChildProcess.start(Places.executable, words, over: .output) else { return nil }
        defer { child.end() }
        let json = child.answer(before: .now + patience, atMost: mostBytes)
        return try? JSONDecoder().decode(SelfTest.self, from: Data(json))  // a partial answer is none
    }
}
