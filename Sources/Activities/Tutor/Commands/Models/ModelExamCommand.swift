import ArgumentParser
import Commands
import Engine
import Installed
import Sentences
import Storage

/// `pasaka model exam NAME`: examines an installed model, and keeps its card beside it.
struct ModelExamCommand: ActivityCommand {
    static let configuration = CommandConfiguration(
        commandName: "exam", abstract: said("Examines a language model, which decides what it may do."),
        discussion: said(
            """
            Asks graded questions: whether it answers in Spanish, at the level's length, with a question at the end, \
            stays in its role, translates and corrects. Rules judge the answers. The card that is printed says for \
            which levels the model may talk, and whether it may translate and correct; what fails is not offered. It \
            takes some minutes; on a slow machine with a large model, an hour.
            """))

    @Argument(help: .said("The model: pasaka model list shows the names."))
    var name: String

    @Flag(help: .said("Prints each answer, too."))
    var replies = false

    func run(_ host: ActivityHost) throws {
        let store = InstalledStore(host)
        let process = ModelProcess(host, store)
        defer { process.close() }
        let card = try ModelExam(name, host, store, process).run(
            progress: { progress in
                let place: Sentence = "question \(min(progress.done + 1, progress.all)) of \(progress.all)"
                FileBytes.say("\r\(place)", to: 2)
            },
            hear: { question, answer in
                if replies { print("\n> \(question)\n\(answer)") }
            })
        FileBytes.say("\n", to: 2)
        if let card { print(ExamCardText(card: card).text) }
    }
}

extension FileBytes {
    /// Says something on a terminal, where it does not matter whether it is heard.
    fileprivate static func say(_ text: String, to output: Int32) { try? write(Array(text.utf8), to: output) }
}
