import Conversion

/// Writes the notes that were read, and counts those that are left out.
struct NoteWriter {
    /// Whether the deck says how well its notes are known.
    var isScheduled = false
    private let output: OutputFile
    private let mostBytes, mostNotes: Int
    private var lines: [UInt8] = []
    private var count = 0
    /// Bytes written.
    private var size = 0
    private var skipped: [SkippedNote: Int] = [:]

    private static let block = 1 << 16

    /// - Parameters:
    ///   - mostBytes: of all notes.
    ///   - mostNotes: further ones are left out.
    init(to output: OutputFile, mostBytes: Int = AnkiNote.mostBytes, mostNotes: Int = 500_000) {
        (self.output, self.mostBytes, self.mostNotes) = (output, mostBytes, mostNotes)
    }

    mutating func add(
        front: String, back: String, days: Int = 0, isSuspended: Bool = false
    ) throws(ConversionReason) {
        let end = lines.count
        AnkiNote.append(front: front.utf8, back: back.utf8, days: days, isSuspended: isSuspended, to: &lines)
        guard count < mostNotes, size + lines.count <= mostBytes else {
            lines.removeSubrange(end...)
            return skip(.tooMany)
        }
        count += 1
        if lines.count >= Self.block { try flush() }
    }

    mutating func skip(_ why: SkippedNote) { skipped[why, default: 0] += 1 }

    /// Writes the rest.
    mutating func finish() throws(ConversionReason) -> ConversionAnswer.DeckFacts {
        try flush()
        if count == 0, skipped[.update] != nil { throw .fixed(.onlyUpdate) }
        return ConversionAnswer.DeckFacts(
            isScheduled: isScheduled,
            skipped: SkippedNote.allCases.compactMap { why in skipped[why].map { .init(why: why, count: $0) } })
    }

    private mutating func flush() throws(ConversionReason) {
        size += lines.count
        try lines.passOn(lines.count, to: output.write)
        lines.removeAll(keepingCapacity: true)
    }
}
