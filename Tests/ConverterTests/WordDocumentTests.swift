import Conversion
import Testing

@testable import Converter

/// What a DOCX says; it comes from a stranger.
struct WordDocumentTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    private static func document(_ body: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>\(body)\
        <w:sectPr/></w:body></w:document>
        """
    }

    private static func paragraph(_ words: String, _ properties: String = "") -> String {
        "<w:p><w:pPr>\(properties)</w:pPr><w:r><w:t xml:space=\"preserve\">\(words)</w:t></w:r></w:p>"
    }

    private func text(_ body: String) throws -> String? {
        try bench.write(
            "a.docx",
            MadeZip([.init("[Content_Types].xml", "<a/>"), .init("word/document.xml", Self.document(body))]).bytes)
        guard case .document(let text) = try bench.convert(.document, "a.docx") else { return nil }
        return text
    }

    @Test func `paragraphs are parted by blank lines, where the document has none itself`() throws {
        let (one, two) = (Self.paragraph("Reiz bija"), Self.paragraph("lācis."))
        #expect(try text(one + two) == "Reiz bija\n\nlācis.\n\n")
        #expect(try text(one + two + "<w:p/>" + one) == "Reiz bija\nlācis.\n\nReiz bija\n")
    }

    @Test func `page breaks, line breaks and lists are told, what was deleted is not`() throws {
        let list = #"<w:numPr><w:ilvl w:val="0"/><w:numId w:val="4"/></w:numPr>"#
        let breaks = #"<w:p><w:r><w:t>a</w:t><w:br/><w:t>b</w:t><w:br w:type="page"/><w:t>c</w:t></w:r></w:p>"#
        let deleted = "<w:p><w:del><w:r><w:delText>x</w:delText></w:r></w:del><w:r><w:t>d</w:t></w:r></w:p>"
        #expect(
            try text(Self.paragraph("Reiz.", list) + Self.paragraph("Gāja.", list) + "<w:p/>" + breaks + deleted)
                == "1. Reiz.\n2. Gāja.\n\na\nb\u{c}c\nd\n")
    }

    @Test func `what is no document, or hostile, is refused in one sentence`() throws {
        try bench.write("a.docx", MadeZip([.init("a.txt", "a")]).bytes)
        #expect(try bench.refusal(.document, "a.docx") == "is not a Word document (DOCX)")
        try bench.write("b.docx", Array("nothing".utf8))
        #expect(try bench.refusal(.document, "b.docx") == "is neither a ZIP, an EPUB nor a PDF, or is cut off")
        let bomb = #"<!DOCTYPE a [<!ENTITY b "cccccccc">]><a>&b;</a>"#
        try bench.write("c.docx", MadeZip([.init("word/document.xml", bomb)]).bytes)
        #expect(try bench.refusal(.document, "c.docx")?.contains("it declares entities of its own") == true)
        let deep = String(repeating: "<w:p>", count: 300)
        try bench.write("d.docx", MadeZip([.init("word/document.xml", Self.document(deep))]).bytes)
        #expect(try bench.refusal(.document, "d.docx")?.contains("nested more than 200 deep") == true)
    }
}
