import Sentences

/// Which file of a folder is meant by a name without extension.
struct PackFileNames {
    enum Kind: Hashable {
        case picture, sound
        /// A clip of a telling.
        case recording

        /// The first of them is taken where several files fit.
        var extensions: [String] {
            switch self {
            case .picture: ["jpg", "jpeg", "png", "webp", "svg"]
            case .sound: ["ogg", "opus", "mp3", "wav"]
            // What has just been recorded is a WAV until it has been converted.
            case .recording: ["wav", "ogg", "opus", "mp3"]
            }
        }

        /// The same for a sentence.
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
        /// - Parameter others: files that fit as well and are not taken.
        case file(String, others: [String])
        /// A sound that this player does not play.
        case unplayable(String)
    }

    /// A file that was looked for.
    struct Asked: Hashable {
        let name: String
        let kind: Kind
    }

    private static let unplayable = ["m4a", "flac", "aac"]

    private let byName: [String: [PackFolder.Entry]]
    private let byStem: [String: [PackFolder.Entry]]
    /// The names that files were looked for by, with or without their extensions.
    var asked: [Asked] = []

    init(_ entries: [PackFolder.Entry]) {
        byName = Dictionary(grouping: entries, by: \.name)
        byStem = Dictionary(grouping: entries, by: \.name.fileStem)
    }

    /// The file that a name without extension means; if `exact`, also a whole file name.
    mutating func match(_ name: String, _ kind: Kind, exact: Bool = true) -> Match {
        asked.append(Asked(name: name, kind: kind))
        if exact, let file = best(byName[name] ?? [], name).first, file.kind != .folder {
            return kind != .picture && isUnplayable(file)
                ? .unplayable(file.name) : .file(file.name, others: [])
        }
        let fitting = best((byStem[name] ?? []).filter { kind.rank(of: $0) != nil }, name, kind)
        let files = fitting.filter { $0.kind != .folder }
        // A folder is taken only where there is nothing else, to be refused by name.
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

    /// Equal names may still differ in bytes (é as one character or two): the very bytes come first.
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
    /// The name without its extension; a dot at the beginning starts none.
    package var fileStem: String { lastDot.map { String(self[..<$0]) } ?? self }

    /// In small letters; empty where there is none.
    package var fileExtension: String {
        lastDot.map { String(self[unicodeScalars.index(after: $0)...]).lowercased() } ?? ""
    }

    private var lastDot: Index? {
        unicodeScalars.lastIndex(of: ".").flatMap { $0 == startIndex ? nil : $0 }
    }
}
