import Conversion
import TestSupport
import Testing

@testable import Converter

/// The text of a DOCX, which is untrusted.
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

    private func text(_ body: String, at path: String = "word/document.xml") throws -> String? {
        let types = """
            <Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/\(path)" \
            ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>
            """
        try bench.write(
            "a.docx", MadeZip([.init("[Content_Types].xml", types), .init(path, Self.document(body))]).bytes)
        guard case .document(let text) = try bench.convert(.document, "a.docx") else { return nil }
        return text
    }

    @Test func `paragraphs are parted by blank lines, where the document has none itself`() throws {
        let one = Self.paragraph("Reiz bija"), two = Self.paragraph("lācis.")
        #expect(try text(one + two) == "Reiz bija\n\nlācis.\n\n")
        #expect(try text(one + two + "<w:p/>" + one) == "Reiz bija\nlācis.\n\nReiz bija\n")
    }

    @Test func `page breaks, line breaks and lists are kept, deleted text is not`() throws {
        let list = #"<w:numPr><w:ilvl w:val="0"/><w:numId w:val="4"/></w:numPr>"#
        let breaks = #"<w:p><w:r><w:t>a</w:t><w:br/><w:t>b</w:t><w:br w:type="page"/><w:t>c</w:t></w:r></w:p>"#
        let deleted = "<w:p><w:del><w:r><w:delText>x</w:delText></w:r></w:del><w:r><w:t>d</w:t></w:r></w:p>"
        #expect(
            try text(Self.paragraph("Reiz.", list) + Self.paragraph("Gāja.", list) + "<w:p/>" + breaks + deleted)
                == "1. Reiz.\n2. Gāja.\n\na\nb\u{c}c\nd\n")
    }

    @Test func `a document that is called otherwise is found`() throws {
        #expect(try text(Self.paragraph("Reiz."), at: "word/document2.xml") == "Reiz.\n\n")
    }

    @Test func `sections start pages, unless they are continuous`() throws {
        func end(_ type: String) -> String { "<w:sectPr><w:type w:val=\"\(type)\"/></w:sectPr>" }
        let paragraphs = [("a", end("nextPage")), ("b", end("nextPage")), ("c", end("continuous"))]
        #expect(
            try text(paragraphs.map(Self.paragraph).joined() + Self.paragraph("d")) == "a\n\n\u{c}b\n\nc\n\n\u{c}d\n\n")
    }

    @Test func `what is hidden is not read, and what is taken back does not count`() throws {
        let hidden = "<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>x</w:t></w:r><w:r><w:t>a</w:t></w:r></w:p>"
        let shown = "<w:p><w:r><w:rPr><w:vanish w:val=\"0\"/></w:rPr><w:t>b</w:t></w:r></w:p>"
        let none = "<w:pageBreakBefore w:val=\"false\"/><w:numPr><w:numId w:val=\"0\"/></w:numPr>"
        #expect(try text(hidden + "<w:p/>" + shown + Self.paragraph("c", none)) == "a\n\nb\nc\n")
    }

    @Test func `text boxes and tables are read once, reviewers' comments not at all`() throws {
        let box = "<w:txbxContent>\(Self.paragraph("kaste"))</w:txbxContent>"
        let alternate =
            "<mc:AlternateContent xmlns:mc=\"m\"><mc:Choice>\(box)</mc:Choice><mc:Fallback>\(box)</mc:Fallback></mc:AlternateContent>"
        let table = "<w:tbl><w:tr><w:tc>\(Self.paragraph("šūna"))</w:tc></w:tr></w:tbl>"
        let moved =
            "<w:p><w:moveFrom><w:r><w:t>x</w:t></w:r></w:moveFrom><w:moveTo><w:r><w:t>y</w:t></w:r></w:moveTo></w:p>"
        let all = try text("<w:p><w:r>\(alternate)</w:r></w:p>" + table + moved)
        #expect(all == "kaste\n\nšūna\n\ny\n\n")
    }

    @Test func `what is no document, or hostile, is refused in one sentence`() throws {
        try bench.write("a.docx", MadeZip([.init("a.txt", "a")]).bytes)
        #expect(try bench.refusal(.document, "a.docx") == "is not a Word document (DOCX)")
        try bench.write("b.docx", Array("nothing".utf8))
        #expect(try bench.refusal(.document, "b.docx") == "is not a Word document (DOCX)")
        try bench.write(
            "old.docx", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] + [UInt8](repeating: 0, count: 4096))
        #expect(try bench.refusal(.document, "old.docx") == "is not a Word document (DOCX)")
        let bomb = #"<!DOCTYPE a [<!ENTITY b "cccccccc">]><a>&b;</a>"#
        try bench.write("c.docx", MadeZip([.init("word/document.xml", bomb)]).bytes)
        #expect(try bench.refusal(.document, "c.docx")?.contains("it declares its own entities") == true)
        let deep = String(repeating: "<w:p>", count: 300)
        try bench.write("d.docx", MadeZip([.init("word/document.xml", Self.document(deep))]).bytes)
        #expect(try bench.refusal(.document, "d.docx")?.contains("nested more than 200 deep") == true)
    }
}
