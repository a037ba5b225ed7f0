import Engine
import Logging
import Sentences
import Stories
import TalePacks

extension Disclosure {
    /// The rules for the app itself: files, paths, libraries and the interface's pictures and sounds.
    static let app: Disclosure = {
        var disclosure = Disclosure()
        disclosure.names[.file] = file
        disclosure.names[.path] = path
        disclosure.names[.library] = { name, redaction in
            KnownTexts.isLibrarys(name) ? name : redaction.number(name, "text")
        }
        disclosure.interfaceWords = [
            "arrival", "basket", "birch", "can", "cat", "cloud", "daisies", "daisy", "farstar", "flower", "lantern",
            "left", "loaf", "lowstar", "meadow", "mill", "mouse", "mushroom", "petals", "pig", "posies", "right",
            "round", "smallcloud", "star", "stem", "title", "tulip", "turnip",
        ]
        disclosure.assets["interface"] = { parts, redaction in
            guard parts.count == 2 else { return nil }
            return "interface/\(KnownTexts.isInterfaceFile(parts[1]) ? parts[1] : redaction.name(parts[1], .file))"
        }
        return disclosure
    }()

    /// The name of a file without its path; its extension stays.
    @Sendable private static func file(_ file: String, _ redaction: inout Redaction) -> String {
        let documents = redaction.keptDocuments
        if KnownTexts.isOwnFile(file, documents) { return file }
        if let own = KnownTexts.ownFile(file, documents) {
            return redaction.number(file, String(own.beginning.dropLast())) + ".json"
        }
        let ending = file.fileExtension
        return redaction.number(file, "file") + (KnownTexts.endings.contains(ending) ? ".\(ending)" : "")
    }

    /// The last part of a path, redacted, in place of the whole.
    @Sendable private static func path(_ path: String, _ redaction: inout Redaction) -> String {
        let end = path.split(separator: "/").last.map(String.init) ?? ""
        return "…/" + (KnownTexts.folders.contains(end) ? end : redaction.name(end, .file))
    }
}

extension Redaction {
    /// - Parameter shipped: the tales in Pasaka's installation.
    init(shipped: [Story]) { self.init(activities, shipped: Shipped(shipped)) }

    /// A line of the log.
    mutating func line(_ entry: LogLine) -> String {
        let time = entry.time.filter { "0123456789-: ".contains($0) }
        let isKnown = KnownTexts.isPlace(entry.label) || isActivity(String(entry.label.dropFirst(7)))
        let place = isKnown ? entry.label : number(entry.label, "place")
        let level = Logger.Level(rawValue: entry.level).map { "\($0)" } ?? "?"
        return "\(time) \(level) \(place): \(line(entry.sentence))"
    }
}
