import CLlama
import Inference
import Synchronization

/// Why llama.cpp has not read a file, which it says in its log only.
enum LoadingLog {
    private static let heard = Mutex<LanguageFailure?>(nil)

    /// What is said of a cause; anything else is damage.
    private static let causes: [(String, LanguageFailure)] = [
        ("unknown model architecture", .unknownArchitecture), ("unsupported model architecture", .unknownArchitecture),
        ("error loading model vocabulary", .noVocabulary),
    ]

    /// Has the log heard, and nothing of it written.
    static func begin() {
        llama_log_set(
            { level, text, _ in
                guard level == GGML_LOG_LEVEL_ERROR, let text else { return }
                LoadingLog.hear(String(cString: text))
            }, nil)
    }

    private static func hear(_ text: String) {
        guard let cause = causes.first(where: { text.contains($0.0) }) else { return }
        heard.withLock { $0 = cause.1 }
    }

    /// Why the file was not read.
    static var failure: LanguageFailure { heard.withLock(\.self) ?? .unreadable }
}
