import Glibc
import Logging
import Sentences
import System

/// Logs one line per event to standard error: time, level, place, sentence.
struct LineLog: LogHandler {
    let label: String
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.notice

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        // A library may log too; its text has no marks.
        var sentence: Sentence = "\(library: "\(event.message)")"
        if case .stringConvertible(let told) = event.metadata?[System.Log.key], let told = told as? Sentence {
            sentence = told
        }
        LogBook.shared.take(sentence, level: event.level, label: label)
    }
}

/// Writes a command's sentence to standard error, as a line.
func tell(_ sentence: Sentence) { writeToStandardError("\(sentence)\n") }

/// Writes immediately, in one piece; a closed stream is ignored.
func writeToStandardError(_ text: String) {
    let bytes = Array(text.utf8)
    write(STDERR_FILENO, bytes, bytes.count)
}
