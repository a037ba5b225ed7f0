import Engine
import Logging
import Sentences
import TalePacks

/// Takes names and words out of what leaves the machine, so that it can still be played again.
///
/// What Pasaka ships with stays as it is. Of everything else each name gets a number, the same one wherever it
/// stands, and each letter of a text becomes an x. Only what is known to be harmless is let through: a document that
/// this value does not know is left out.
struct Redaction {
    /// The tales that Pasaka ships with, by their ids, which are their folders' names too.
    let originals: [String: Story]
    /// The names of their files, which may be anybody's: `slide01.jpg`.
    private let shippedFiles: Set<String>
    /// The tales that had the words they were shipped with when they were last seen.
    var asShipped: Set<String> = []
    private var numbers: [String: Int] = [:]

    /// - Parameter shipped: the tales that lie where Pasaka is installed; one that did not come with it is left out.
    init(shipped: [Story]) {
        let shipped = shipped.filter { KnownTexts.tales.contains($0.id) }
        originals = Dictionary(shipped.map { ($0.id, $0) }) { first, _ in first }
        let assets = shipped.flatMap { story in
            [story.cover?.name, story.spokenTitle?.name]
                + story.slides.flatMap { [$0.image?.name, $0.narration?.name] }
        }
        shippedFiles = Set(assets.compactMap { $0?.split(separator: "/").last.map(String.init) })
    }

    // MARK: - Names

    /// A number in place of a name.
    mutating func name(_ name: String, _ kind: String) -> String {
        numbers[name] = numbers[name] ?? numbers.count + 1
        return "\(kind)-\(numbers[name] ?? 0)"
    }

    mutating func tale(_ id: String) -> String { originals[id] != nil ? id : name(id, "tale") }

    /// What the app calls tellings stays, for their faces' sake; a number behind it gets another.
    mutating func telling(_ id: String) -> String {
        let parts = id.split(separator: "-", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), Teller.Animal(rawValue: String(parts[0])) != nil,
            Teller.Hue(rawValue: String(parts[1])) != nil
        else { return name(id, "telling") }
        return parts.count == 2 ? id : name(id, "\(parts[0])-\(parts[1])")
    }

    /// The name of a file without its path; its kind stays.
    mutating func file(_ file: String) -> String {
        if shippedFiles.contains(file) || KnownTexts.isOwnFile(file) { return file }
        if let own = KnownTexts.ownFile(file) { return name(file, String(own.beginning.dropLast())) + ".json" }
        let ending = file.fileExtension
        return name(file, "file") + (KnownTexts.endings.contains(ending) ? ".\(ending)" : "")
    }

    /// Of a path only its end.
    mutating func path(_ path: String) -> String {
        let end = path.split(separator: "/").last.map(String.init) ?? ""
        return "…/" + (KnownTexts.folders.contains(end) ? end : file(end))
    }

    /// The name of a picture or sound.
    mutating func asset(_ asset: String) -> String {
        let parts = asset.split(separator: "/").map(String.init)
        guard let file = parts.last, parts.count > 1 else { return name(asset, "file") }
        switch (parts[0], parts.count) {
        case ("interface", 2): return "interface/\(KnownTexts.isInterfaceFile(file) ? file : self.file(file))"
        case ("clips", 2), ("takes", 2): return "\(parts[0])/\(self.file(file))"
        case ("stories", 4...) where Int(parts[1]) != nil:
            let folder = parts[2] == "." ? "." : tale(parts[2])
            let inner = parts.count == 6 && parts[3] == "tellings" ? "tellings/\(telling(parts[4]))/" : ""
            return "stories/\(parts[1])/\(folder)/\(inner)\(self.file(file))"
        default: return name(asset, "file")
        }
    }

    /// The length of each word stays, for the picture's sake.
    func text(_ text: String) -> String {
        String(text.map { $0.isNumber ? "0" : KnownTexts.marks.contains($0) ? $0 : "x" })
    }

    mutating func route(_ route: Route) -> Route {
        var parts: [String] = []
        for (place, part) in route.parts.enumerated() {
            switch (parts.first ?? "", place) {
            case (_, 0): parts.append(KnownTexts.activities.contains(part) ? part : name(part, "part"))
            case ("grownups", 1): parts.append(KnownTexts.pages.contains(part) ? part : name(part, "part"))
            case ("stories", 1), ("grownups", 2), ("shelf", 2): parts.append(tale(part))
            case ("shelf", 1): parts.append(shelf(part))
            case ("grownups", 3): parts.append(part == TaleRoutes.saving ? part : telling(part))
            default: parts.append(KnownTexts.isCount(part) ? part : name(part, "part"))
            }
        }
        return Route(parts.joined(separator: "/"))
    }

    /// A shelf as a route names it: its name may be anybody's.
    private mutating func shelf(_ part: String) -> String {
        let folder = "folder:"
        return part.hasPrefix(folder)
            ? folder + name(String(part.dropFirst(folder.count)), "shelf")
            : KnownTexts.shelves.contains(part) ? part : name(part, "part")
    }

    // MARK: - Sentences

    /// A sentence of the log, or of what is wrong: its words are Pasaka's own, its names get numbers.
    mutating func line(_ sentence: Sentence) -> String { sentence.replacingNames { replacement(of: $0, $1) } }

    mutating func replacement(of name: String, _ kind: NameKind) -> String {
        switch kind {
        case .tale: tale(name)
        case .telling: telling(name)
        case .file: file(name)
        case .path: path(name)
        case .asset: asset(name)
        case .field: KnownTexts.isField(name) ? name : self.name(name, "field")
        case .library: KnownTexts.isLibrarys(name) ? name : self.name(name, "text")
        case .slide, .text: self.name(name, kind.rawValue)
        }
    }

    /// A line of the log.
    mutating func line(_ entry: LogBook.Entry) -> String {
        let time = entry.time.filter { "0123456789-: ".contains($0) }
        let place = KnownTexts.isPlace(entry.label) ? entry.label : name(entry.label, "place")
        let level = Logger.Level(rawValue: entry.level).map { "\($0)" } ?? "?"
        return "\(time) \(level) \(place): \(line(entry.sentence))"
    }
}
