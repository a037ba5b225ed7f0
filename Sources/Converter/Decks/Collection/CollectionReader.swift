import Conversion
import FoundationEssentials

/// Reads the notes of a collection, in its old form (11) or its new one (from 15).
struct CollectionReader {
    let database: Database

    func read(to notes: inout NoteWriter) throws(ConversionReason) {
        guard try database.has(table: "notes"), try database.has(table: "cards") else { throw .fixed(.noDeck) }
        let types = try database.has(table: "notetypes") ? newTypes() : oldTypes()
        let states = try states(isScheduled: &notes.isScheduled)
        try database.rows("SELECT id, mid, flds FROM notes ORDER BY id") { row throws(ConversionReason) in
            let fields = row.bytes(2).split(separator: 0x1f, omittingEmptySubsequences: false)
            let state = states[row.number(0)] ?? NoteState()
            if Self.isRequest(fields) {
                notes.skip(.update)
            } else if let type = types[row.number(1)] {
                guard !fields.contains(where: NoteText.isOcclusion), let text = type.text(of: fields) else {
                    return notes.skip(.noText)
                }
                try notes.add(front: text.front, back: text.back, days: state.days, isSuspended: state.isSuspended)
            } else {
                notes.skip(.noType)
            }
        }
    }

    /// Whether a note is the only one of the collection that a newer export has for an old Anki.
    private static func isRequest(_ fields: [ArraySlice<UInt8>]) -> Bool {
        fields.first?.starts(with: "Please update to the latest Anki version".utf8) == true
    }

    // MARK: - Cards

    private func states(isScheduled: inout Bool) throws(ConversionReason) -> [Int: NoteState] {
        var states: [Int: NoteState] = [:], hasSchedule = false
        try database.rows("SELECT nid, ivl, queue, type, reps FROM cards") { row in
            let interval = row.number(1), isNew = row.number(3) == 0
            if interval != 0 || !isNew || row.number(4) > 0 { hasSchedule = true }
            // A negative interval is in seconds.
            let days = interval < 0 ? Int((interval / -86_400).magnitude) : interval
            states[row.number(0), default: NoteState()].add(
                days: days, isSuspended: row.number(2) == -1, isNew: isNew && interval == 0)
        }
        isScheduled = hasSchedule
        return states
    }

    // MARK: - Note types

    private func newTypes() throws(ConversionReason) -> [Int: NoteType] {
        var fields: [Int: [(place: Int, name: String)]] = [:]
        var templates: [Int: [(place: Int, template: (question: String, answer: String))]] = [:]
        try database.rows("SELECT ntid, ord, name FROM fields") { row in
            fields[row.number(0), default: []].append((row.number(1), row.text(2)))
        }
        try database.rows("SELECT ntid, ord, config FROM templates") { row throws(ConversionReason) in
            guard let config = ProtocolBuffer(row.blob(2)) else { throw .fixed(.brokenCollection) }
            let template = (question: config.texts[1] ?? "", answer: config.texts[2] ?? "")
            templates[row.number(0), default: []].append((row.number(1), template))
        }
        var types: [Int: NoteType] = [:]
        try database.rows("SELECT id FROM notetypes") { row in
            let id = row.number(0)
            types[id] = NoteType(
                fields: (fields[id] ?? []).sorted { $0.place < $1.place }.map(\.name),
                templates: (templates[id] ?? []).sorted { $0.place < $1.place }.map(\.template))
        }
        return types
    }

    private func oldTypes() throws(ConversionReason) -> [Int: NoteType] {
        var json: [UInt8] = []
        try database.rows("SELECT models FROM col") { json = $0.bytes(0) }
        guard let models = try? JSONDecoder().decode([String: OldNoteType].self, from: Data(json)) else {
            throw .fixed(.brokenCollection)
        }
        let types = models.compactMap { id, model in Int(id).map { ($0, model.type) } }
        return Dictionary(types) { first, _ in first }
    }
}

/// A note type as JSON.
private struct OldNoteType: Decodable {
    let flds: [Field]
    let tmpls: [Template]

    struct Field: Decodable {
        let name: String
        let ord: Int?
    }

    struct Template: Decodable {
        let qfmt, afmt: String
        let ord: Int?
    }

    var type: NoteType {
        NoteType(
            fields: flds.enumerated().sorted { ($0.element.ord ?? $0.offset) < ($1.element.ord ?? $1.offset) }
                .map(\.element.name),
            templates: tmpls.enumerated().sorted { ($0.element.ord ?? $0.offset) < ($1.element.ord ?? $1.offset) }
                .map { ($0.element.qfmt, $0.element.afmt) })
    }
}

/// How well a note is known, of all its cards.
private struct NoteState {
    private var weakest: Int?
    private var hasActive = false, hasCards = false

    /// The weaker card counts.
    var days: Int { weakest ?? 0 }
    var isSuspended: Bool { hasCards && !hasActive }

    mutating func add(days: Int, isSuspended: Bool, isNew: Bool) {
        hasCards = true
        if !isSuspended { hasActive = true }
        // One that was put away before it was ever asked says nothing.
        if !(isSuspended && isNew) { weakest = min(weakest ?? days, days) }
    }
}
