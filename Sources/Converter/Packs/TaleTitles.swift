import Conversion
import Sentences

/// Titles for the tales of a pack, each once, by the names of their stages.
struct TaleTitles {
    private let pack: String
    private var given: Set<String> = []

    /// What programs call a stage that nobody has named.
    private static let usual: Set = [
        "", "stage node", "cover node", "story node", "menu node", "cover", "story", "menu", "title", "option",
        "action node", "untitled", "new stage",
    ]
    /// What a program adds to the name of the file from which it has made a stage.
    private static let endings = [" stage node", " item"]
    private static let files: Set = [
        "mp3", "ogg", "opus", "wav", "m4a", "flac", "aac", "wma", "png", "jpg", "jpeg", "bmp",
    ]

    init(of pack: String) { self.pack = Self.clean(pack) ?? "" }

    /// The title of a pack's only tale; empty if nobody has named it.
    func only(_ names: [String]) -> String {
        pack.isEmpty ? names.lazy.compactMap(Self.clean).first ?? "" : pack
    }

    mutating func next(_ names: [String]) -> String {
        let name = names.lazy.compactMap(Self.clean).first
        let title = name ?? (pack.isEmpty ? "Pasaka" : pack)
        var number = name == nil ? given.count + 1 : 1, unique = name ?? "\(title) \(number)"
        while !given.insert(unique).inserted {
            number += 1
            unique = "\(title) \(number)"
        }
        return unique
    }

    /// - Returns: nil for a name that says nothing.
    private static func clean(_ name: String) -> String? {
        var name = name.withoutControls.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for ending in endings where name.lowercased().hasSuffix(ending) && name.contains(".") {
            name.removeLast(ending.count)
        }
        if let dot = name.lastIndex(of: "."), files.contains(name[name.index(after: dot)...].lowercased()) {
            name = String(name[..<dot])
        }
        // Menus number what nobody has named: "Option 3".
        let word = name.lowercased().split(separator: " ").filter { Int($0) == nil }.joined(separator: " ")
        guard !usual.contains(word) else { return nil }
        let scalars = name.unicodeScalars.prefix(1000)
        return String(String(String.UnicodeScalarView(scalars)).prefix(InteractivePack.longestTitle - 10))
    }
}
