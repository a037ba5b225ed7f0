import CLinux
import Glibc

/// The notes of a deck for Anki, as read from any of its files: a package or a text.
public struct AnkiDeck: Hashable, Sendable {
    public let notes: [AnkiNote]
    public let facts: ConversionAnswer.DeckFacts
}

/// A note of a deck: a word or sentence, and what it means.
public struct AnkiNote: Hashable, Sendable {
    /// Clean text: without HTML, sounds and clozes, on one line.
    public let front, back: String
    /// Days between its repetitions, of its weakest card; 0 for one that is not learnt yet.
    public let days: Int
    /// Whether none of its cards is asked any more.
    public let isSuspended: Bool

    public init(front: String, back: String, days: Int = 0, isSuspended: Bool = false) {
        self.front = front
        self.back = back
        self.days = days
        self.isSuspended = isSuspended
    }
}

/// Why a note of a deck is left out.
public enum SkippedNote: String, Codable, CaseIterable, Sendable {
    case noText = "no text on the front"
    case noBack = "no text on the back"
    case noType = "a note type that was deleted"
    case update = "a request to update Anki"
    case tooMany = "too much for one deck"
}

// MARK: - From the child process

extension AnkiNote {
    /// The most bytes of all notes of a deck; the player holds them several times over while it reads them.
    package static let mostBytes = 64 << 20
    private static let tab = UInt8(ascii: "\t"), newline = UInt8(ascii: "\n")

    /// Appends a line for the parent: days, suspended or not, front, back.
    package static func append(
        front: some Sequence<UInt8>, back: some Sequence<UInt8>, days: Int, isSuspended: Bool, to lines: inout [UInt8]
    ) {
        lines += "\(days)\t\(isSuspended ? 1 : 0)\t".utf8
        lines += front
        lines.append(tab)
        lines += back
        lines.append(newline)
    }

    /// Reads such lines.
    ///
    /// - Returns: nil if they are not such lines, or hold control characters, which an honest child leaves out.
    static func notes(in lines: [UInt8]) -> [AnkiNote]? {
        var notes: [AnkiNote] = []
        for line in lines.split(separator: newline) {
            let parts = line.split(separator: tab, omittingEmptySubsequences: false)
            let texts = parts.dropFirst(2).joined()
            guard parts.count == 4, texts.allSatisfy({ $0 >= 0x20 && $0 != 0x7f }),
                let days = Int(String(decoding: parts[0], as: UTF8.self)), days >= 0
            else {
                return nil
            }
            notes.append(
                AnkiNote(
                    front: String(decoding: parts[2], as: UTF8.self), back: String(decoding: parts[3], as: UTF8.self),
                    days: days, isSuspended: parts[1].elementsEqual([UInt8(ascii: "1")])))
        }
        return notes
    }
}

extension Conversion {
    /// Reads a deck: a package (APKG), its collection alone, or a text (TSV, CSV, Anki's own).
    public func deck(in input: Int32) throws(ConversionRefusal) -> AnkiDeck {
        let (lines, answer) = try bytes(.deck, input: input)
        guard case .deck(let facts) = answer, let notes = AnkiNote.notes(in: lines) else {
            throw .notAnswered
        }
        return AnkiDeck(notes: notes, facts: facts)
    }

    /// The output of a job.
    func bytes(
        _ job: ConversionJob, input: Int32? = nil
    ) throws(ConversionRefusal) -> (bytes: [UInt8], answer: ConversionAnswer) {
        let memory = descriptors_memory("pasaka-deck")
        guard memory >= 0 else { throw .noMemory }
        defer { close(memory) }
        let answer = try run(job, input: input, output: ConversionOutput(memory))
        let count = max(0, Int(lseek(memory, 0, SEEK_END)))
        guard count <= AnkiNote.mostBytes else { throw .notAnswered }
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
            length = max(0, pread(memory, buffer.baseAddress, count, 0))
        }
        return (bytes, answer)
    }
}
