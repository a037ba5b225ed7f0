import Dispatch
import Engine
import Spanish
import Storage
import System

/// Finds decks on sticks, and keeps the learner's.
final class DeckService: Service {
    private let host: ActivityHost
    private let memory: VisitMemory
    private let tools: LanguageTools
    private let files: DispatchQueue

    init(_ host: ActivityHost, _ memory: VisitMemory, _ tools: LanguageTools, _ files: DispatchQueue) {
        (self.host, self.memory, self.tools, self.files) = (host, memory, tools, files)
    }

    func carryOut(_ request: DeckRequest, for visit: Visit) {
        memory.open(visit)
        files.async { [self] in
            switch request {
            case .list(let media): tell(visit, media)
            case .open(let file): open(file, visit)
            case .turn: turn(visit)
            case .forget: forget(visit)
            case .notes(let most): tellNotes(most, visit)
            }
        }
    }

    private func tell(_ visit: Visit, _ media: [Medium]) {
        memory.search(media, visit)
        tell(visit)
    }

    private func tell(_ visit: Visit, result: DeckAnswer.Result? = nil) {
        guard let media = memory.media(visit) else { return }
        let deck = memory.deck(visit)
        let summary = deck.file.isEmpty ? nil : DeckAnswer.Summary(deck)
        host.answer(DeckAnswer(deck: summary, files: DeckFiles(media: media).list, result: result), to: visit)
    }

    private func tellNotes(_ most: Int, _ visit: Visit) {
        guard memory.isOpen(visit) else { return }
        let deck = memory.deck(visit).deck
        let notes = Mastery.allCases.flatMap { deck[$0].prefix(most) }
        host.answer(DeckNotesAnswer(notes: notes), to: visit)
    }

    private func open(_ file: DeckFile, _ visit: Visit) {
        guard memory.isOpen(visit) else { return }
        do throws(DeckReader.Refusal) {
            let deck = try DeckReader(host, tools).read(file.path)
            memory.keep(KeptDeck(deck, file: file.name, mostBytes: KeptFile.mostBytes), visit)
            tell(visit, result: .opened)
        } catch {
            Log("tutor").warning(error.sentence)
            tell(visit, result: .refused(file: file.name, error.kind))
        }
    }

    private func turn(_ visit: Visit) {
        memory.keep(memory.deck(visit).turned, visit)
        tell(visit)
    }

    private func forget(_ visit: Visit) {
        memory.keep(KeptDeck(), visit)
        tell(visit)
    }
}
