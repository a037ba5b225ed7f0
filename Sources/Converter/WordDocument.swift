import Conversion

/// The words of a DOCX (ECMA-376, part 1, 17): `word/document.xml` in a ZIP.
struct WordDocument {
    /// With `\n` between lines, a blank line between paragraphs where the document has none itself, and `\u{c}` between
    /// pages.
    private(set) var text = ""
    /// The last number of each list.
    private var numbers: [String: Int] = [:]
    private static let path = "word/document.xml"
    /// Words that were deleted, or stand twice for older programs, and what fields are made of.
    private static let leftOut: Set = ["del", "moveFrom", "Fallback", "instrText", "delText", "pPr", "rPr", "sectPr"]
    static let mostLetters = 1 << 20

    init(_ files: BookFiles) throws(ConversionReason) {
        guard files.numbers[Self.path] != nil else { throw .fixed(.noDocument) }
        add(try files.document(Self.path))
        guard text.utf8.count <= Self.mostLetters else { throw .tooManyLetters(most: Self.mostLetters) }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let hasBlanks = lines.drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.contains { $0.isEmpty }
        if !hasBlanks { text = lines.joined(separator: "\n\n") }
    }

    private mutating func add(_ element: XMLTree) {
        switch element.name {
        case "p": addParagraph(element)
        case "t": text += element.text
        case "tab": text += " "
        case "cr": text += "\n"
        case "br": text += element["type"] == "page" ? "\u{c}" : "\n"
        case let name where Self.leftOut.contains(name): break
        default: for inner in element.elements { add(inner) }
        }
    }

    private mutating func addParagraph(_ paragraph: XMLTree) {
        let properties = paragraph.elements.first { $0.name == "pPr" }
        if properties?.elements.contains(where: { $0.name == "pageBreakBefore" }) == true { text += "\u{c}" }
        // Word makes a list of lines that somebody has numbered.
        if let list = properties?.elements.first(where: { $0.name == "numPr" }),
            list.elements.first(where: { $0.name == "ilvl" })?["val"] ?? "0" == "0"
        {
            let id = list.elements.first { $0.name == "numId" }?["val"] ?? ""
            numbers[id, default: 0] += 1
            text += "\(numbers[id] ?? 1). "
        }
        for inner in paragraph.elements { add(inner) }
        text += "\n"
    }
}
