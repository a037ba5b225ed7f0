import Conversion
import Engine
import Glibc
import Sentences
import Spanish
import Storage
import System

/// Reads a learner's deck in a sandboxed process.
struct DeckReader {
    /// The path of `pasaka-converter`; nil if it is missing.
    let converter: String?
    /// What tells which side is Spanish; nil if it is not installed.
    var lexicon: (any Lexicon)?

    /// Reads a file; blocks for seconds if it is large.
    ///
    /// - Parameter followsLinks: whether its last name may be a link: never on a stick, which is a stranger's.
    /// - Throws: a sentence that names the file.
    func read(_ path: String, followsLinks: Bool = false) throws(Refusal) -> Deck {
        guard let converter else { throw .noConverter }
        let file: Int32
        do throws(ReadFailure) {
            file = try OrdinaryFile.open(path, followsLinks: followsLinks)
        } catch {
            throw Refusal(.notOpened, "\(path: path): \(error)")
        }
        defer { close(file) }
        do throws(ConversionRefusal) {
            return facingSpanish(Deck(try Conversion(executable: converter).deck(in: file)))
        } catch {
            throw Refusal(Refusal.Kind(error.reason), "\(path: path) \(error)")
        }
    }

    /// The deck with its Spanish side in front, as far as the analyser can tell.
    private func facingSpanish(_ deck: Deck) -> Deck {
        guard let lexicon else { return deck }
        do throws(LanguageProblem) {
            return try DeckSides(deck.notes, lexicon).isBackSpanish ? deck.turned : deck
        } catch {
            Log("tutor").warning(error.sentence)
            return deck
        }
    }

    /// Why a file is not read.
    struct Refusal: Explained {
        let kind: Kind
        /// The reason in the words of the log and the terminal.
        let sentence: Sentence

        /// What can be done about it.
        enum Kind: String, Codable, Sendable {
            /// The file is gone, or is not an ordinary one.
            case notOpened
            /// The file is no deck.
            case notRead
            case empty, damaged, locked, tooLarge
            /// A deck of a newer Anki app.
            case newerAnki
            case needsProgram

            /// - Parameter reason: what the converter says; nil if it has died.
            init(_ reason: ConversionReason?) {
                self =
                    switch reason {
                    case .fixed(.empty): .empty
                    case .fixed(.newerDeck), .fixed(.onlyUpdate): .newerAnki
                    case .fixed(.damaged), .fixed(.cutOff), .fixed(.incomplete), .fixed(.brokenCollection): .damaged
                    case .entry(.encrypted, _), .fixed(.locked): .locked
                    case .entry(.special, _): .notRead
                    case .entry: .damaged
                    case .tooManyMegabytes, .largeEntry, .tooManyEntries, .unpacksToMore: .tooLarge
                    default: .notRead
                    }
            }
        }

        init(_ kind: Kind, _ sentence: Sentence) { (self.kind, self.sentence) = (kind, sentence) }

        static let noConverter = Refusal(
            .needsProgram, "pasaka-converter is missing beside the program; install Pasaka again")
    }
}

extension DeckReader {
    init(_ host: ActivityHost, _ tools: LanguageTools) {
        self.init(converter: host.program("pasaka-converter"), lexicon: tools.isInstalled ? tools : nil)
    }
}

extension Deck {
    fileprivate init(_ deck: AnkiDeck) {
        self.init(
            notes: deck.notes.map { Note($0.front, $0.back, interval: $0.days, isSuspended: $0.isSuspended) },
            skipped: deck.facts.skipped.map { Skipped("\(word: $0.why)", count: $0.count) },
            beyond: deck.facts.skipped.first { $0.why == .tooMany }?.count ?? 0,
            isScheduled: deck.facts.isScheduled)
    }
}
