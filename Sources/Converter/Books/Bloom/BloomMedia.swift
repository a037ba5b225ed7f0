import Conversion

/// Finds the pictures and recordings of a page of Bloom's.
struct BloomMedia {
    let files: BookFiles
    /// The path of the page.
    let path: String
    /// The files in `audio/`, by their names without ending, which are the ids of what they read.
    let recordings: [String: Int]

    /// The best first.
    private static let endings = ["mp3", "ogg", "opus", "wav", "m4a", "aac", "webm", "flac"]
    private static let folder = "audio/"

    init(files: BookFiles, path: String) {
        (self.files, self.path) = (files, path)
        var found: [String: (rank: Int, file: Int)] = [:]
        for (path, file) in files.numbers where path.hasPrefix(Self.folder) {
            let name = path.dropFirst(Self.folder.count)
            guard let point = name.lastIndex(of: "."),
                let rank = Self.endings.firstIndex(of: name[name.index(after: point)...].lowercased())
            else { continue }
            let stem = String(name[..<point])
            if rank < found[stem]?.rank ?? .max { found[stem] = (rank, file) }
        }
        recordings = found.mapValues(\.file)
    }

    /// Bytes of a file, and of all, that a drawing can hold.
    private static let largest = 7_000_000, most = 10_000_000
    private static let drawn = [".jpg", ".jpeg", ".png"]

    /// The picture of an `img`; nil for one that the book lacks, and for the sign that one is to be chosen.
    func file(of image: XMLTree) -> Int? { file(image["src"]) ?? file(image["data-src"]) }

    /// The picture behind an element, by its style.
    func background(of element: XMLTree) -> Int? {
        guard let style = element["style"], case .picture(let reference)? = PageStyle(style[...]).background else {
            return nil
        }
        return file(reference)
    }

    /// The first picture in an element that is not behind words, and the element that shows it.
    func first(in element: XMLTree) -> (Int, XMLTree)? {
        if element.name == "img" { return file(of: element).map { ($0, element) } }
        guard !BloomPageReading.isUnseen(element), !element.classes.contains("bloom-translationGroup") else {
            return nil
        }
        if let file = background(of: element) { return (file, element) }
        for child in element.elements {
            if let found = first(in: child) { return found }
        }
        return nil
    }

    func canBeDrawn(_ numbers: [Int]) -> Bool {
        let sizes = numbers.compactMap { files.sizes[$0] }
        guard sizes.count == numbers.count, sizes.allSatisfy({ $0 <= Self.largest }), sizes.reduce(0, +) <= Self.most
        else { return false }
        return numbers.allSatisfy { number in
            let path = files.paths[number]?.lowercased() ?? ""
            return Self.drawn.contains { path.hasSuffix($0) }
        }
    }

    func file(_ reference: String?) -> Int? {
        guard let reference, !reference.isEmpty, !reference.lowercased().contains("placeholder.png") else { return nil }
        let file = files.number(reference, from: path)
        return file == files.numbers[path] ? nil : file
    }
}
