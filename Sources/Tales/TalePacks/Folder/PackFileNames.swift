import Sentences

/// Finds the file of a folder by its name without extension.
struct PackFileNames {
    enum Kind: Hashable {
        case picture, sound
        /// A clip of a telling.
        case recording

        /// The file extensions, in order of preference if several files match.
        var extensions: [String] {
            switch self {
            case .picture: ["jpg", "jpeg", "png", "webp", "svg"]
            case .sound: ["ogg", "opus", "mp3", "wav"]
            // A new recording is a WAV until it has been converted.
            case .recording: ["wav", "ogg", "opus", "mp3"]
            }
        }

        /// The file extensions as text for a sentence.
        var endings: Sentence {
            switch self {
            case .picture: ".jpg, .jpeg, .png, .webp, .svg"
            case .sound: ".ogg, .opus, .mp3, .wav"
            case .recording: ".wav, .ogg, .opus, .mp3"
            }
        }

        func rank(of entry: PackFolder.Entry) -> Int? { extensions.firstIndex(of: entry.name.fileExtension) }
    }

    enum Match: Hashable {
        case none
        /// - Parameter others: further matching files that are not used.
        case file(String, others: [String])
        /// A sound format that this player does not support.
        case unplayable(String)
    }

    /// A requested file.
    struct Asked: Hashable {
        let name: String
        let kind: Kind
    }

    private static let unplayable = ["m4a", "flac", "aac"]

    private let byName: [String: [PackFolder.Entry]]
    private let byStem: [String: [PackFolder.Entry]]
    /// The names requested, with or without extension.
    var asked: [Asked] = []

    init(_ entries: [PackFolder.Entry]) {
        byName = Dictionary(grouping: entries, by: \.name)
        byStem = Dictionary(grouping: entries, by: \.name.fileStem)
    }

    /// The file with a name without extension; if `exact`, also with a full file name.
    mutating func match(_ name: String, _ kind: Kind, exact: Bool = true) -> Match {
        asked.append(Asked(name: name, kind: kind))
        if exact, let file = best(byName[name] ?? [], name).first, file.kind != .folder {
            return kind != .picture && isUnplayable(file)
                ? .unplayable(file.name) : .file(file.name, others: [])
        }
        let fitting = best((byStem[name] ?? []).filter { kind.rank(of: $0) != nil }, name, kind)
        let files = fitting.filter { $0.kind != .folder }
        // A folder matches only if nothing else does, so that it can be refused by name.
        if let first = files.first ?? fitting.first {
            return .file(first.name, others: files.dropFirst().map(\.name))
        }
        if kind != .picture, let sound = best(byStem[name] ?? [], name).first(where: isUnplayable) {
            return .unplayable(sound.name)
        }
        return .none
    }

    private func isUnplayable(_ entry: PackFolder.Entry) -> Bool {
        entry.kind != .folder && Self.unplayable.contains(entry.name.fileExtension)
    }

    /// The entries, best first: equal names may differ in bytes (é as one character or two), and the exact one wins.
    private func best(
        _ entries: [PackFolder.Entry], _ name: String, _ kind: Kind? = nil
    ) -> [PackFolder.Entry] {
        guard entries.count > 1 else { return entries }
        func order(_ entry: PackFolder.Entry) -> (Int, Int, NaturalOrder) {
            let isSpelledSo = entry.name.utf8.starts(with: name.utf8)
            return (kind?.rank(of: entry) ?? 0, isSpelledSo ? 0 : 1, NaturalOrder(entry.name))
        }
        return entries.sorted { order($0) < order($1) }
    }
}

extension String {
    /// The name without its extension; a leading dot does not start one.
    package var fileStem: String { lastDot.map { String(self[..<$0]) } ?? self }

    /// The extension in lower case; empty if there is none.
    package var fileExtension: String {
        lastDot.map { String(self[unicodeScalars.index(after: $0)...]).lowercased() } ?? ""
    }

    private var lastDot: Index? {
        unicodeScalars.lastIndex(of: ".").flatMap { $0 == startIndex ? nil : $0 }
    }
}
