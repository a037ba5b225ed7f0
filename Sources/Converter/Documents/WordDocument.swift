import Conversion

/// The text of a DOCX (ECMA-376, part 1, 17): a document in a ZIP, usually `word/document.xml`.
struct WordDocument {
    /// The text with `\n` between lines, a blank line between paragraphs if the document has none itself, and `\u{c}`
    /// between pages.
    private(set) var text = ""
    /// The last number of each list.
    private var numbers: [String: Int] = [:]
    /// Whether each section of the document, in order, starts a new page.
    private var sections: ArraySlice<Bool>
    private static let usualPath = "word/document.xml", contentTypes = "[Content_Types].xml"
    /// Deleted words, fallback copies for older programs, and field codes.
    private static let leftOut: Set = ["del", "moveFrom", "Fallback", "instrText", "delText", "pPr", "rPr", "sectPr"]
    static let mostLetters = 1 << 20

    init(_ files: BookFiles) throws(ConversionReason) {
        let document = try files.document(try Self.path(in: files))
        sections =
            document.all("sectPr").map { section in
                section.elements.first { $0.name == "type" }?["val"] != "continuous"
            }[...]
        add(document)
        guard text.utf8.count <= Self.mostLetters else { throw .tooManyLetters(most: Self.mostLetters) }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let hasBlanks = lines.drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.contains { $0.isEmpty }
        if !hasBlanks { text = lines.joined(separator: "\n\n") }
    }

    /// Web-based programs name it differently, and declare it.
    private static func path(in files: BookFiles) throws(ConversionReason) -> String {
        if files.numbers[usualPath] != nil { return usualPath }
        guard files.numbers[contentTypes] != nil else { throw .fixed(.noDocument) }
        let part = try files.document(contentTypes).all("Override").first {
            $0["ContentType"]?.hasSuffix("wordprocessingml.document.main+xml") == true
        }
        guard let path = part?["PartName"].flatMap({ BookFiles.resolve($0, from: "") }), files.numbers[path] != nil
        else { throw .fixed(.noDocument) }
        return path
    }

    private mutating func add(_ element: XMLTree) {
        switch element.name {
        case "p": addParagraph(element)
        case "r" where element.elements.first(where: { $0.name == "rPr" })?.says("vanish") == true: break
        case "t": text += element.text
        case "tab": text += " "
        case "noBreakHyphen": text += "-"
        case "cr": text += "\n"
        case "br": text += element["type"] == "page" ? "\u{c}" : "\n"
        case let name where Self.leftOut.contains(name): break
        default: for inner in element.elements { add(inner) }
        }
    }

    private mutating func addParagraph(_ paragraph: XMLTree) {
        let properties = paragraph.elements.first { $0.name == "pPr" }
        if properties?.says("pageBreakBefore") == true { text += "\u{c}" }
        if let list = properties?.elements.first(where: { $0.name == "numPr" }) { addNumber(list) }
        for inner in paragraph.elements { add(inner) }
        // The paragraphs of an embedded text box have ended their own lines.
        if !text.hasSuffix("\n") || paragraph.all("p").isEmpty { text += "\n" }
        guard properties?.elements.contains(where: { $0.name == "sectPr" }) == true else { return }
        // It ends a section; that section's end says how the next one starts.
        sections = sections.dropFirst()
        if sections.first == true { text += "\u{c}" }
    }

    /// Word turns lines that someone numbered into a list.
    private mutating func addNumber(_ list: XMLTree) {
        func value(_ name: String) -> String? { list.elements.first { $0.name == name }?["val"] }
        // List 0 means none: someone removed the number.
        guard value("ilvl") ?? "0" == "0", let id = value("numId"), id != "0" else { return }
        numbers[id, default: 0] += 1
        text += "\(numbers[id] ?? 1). "
    }
}

extension XMLTree {
    /// Whether a property is set and not disabled.
    fileprivate func says(_ name: String) -> Bool {
        elements.first { $0.name == name }.map { !["0", "false", "off"].contains($0["val"]) } ?? false
    }
}
