import Conversion
import TestSupport
import Testing

@testable import Converter

/// XML of strangers, taken apart.
struct XMLTreeTests {
    private func tree(_ text: String, isPage: Bool = false) throws -> XMLTree {
        try XMLTree(Array(text.utf8), path: "a.xml", isPage: isPage)
    }

    private func fault(_ bytes: some Sequence<UInt8>) -> ConversionReason? {
        do throws(ConversionReason) {
            _ = try XMLTree(Array(bytes), path: "a.xml")
            return nil
        } catch {
            return error
        }
    }

    @Test func `text, sections of characters and references are one text, comments are none`() throws {
        let text = "<a>x &lt;&amp;&#65;<b>ā</b><![CDATA[<c>]]><!-- no --><?no no?> y\n</a>"
        #expect(try tree(text).text == "x <&Aā<c> y\n")
        #expect(try tree(text).elements.map(\.name) == ["b"])
    }

    @Test func `an attribute is found with and without its prefix, whether the prefix is declared or not`() throws {
        let tree = try tree(#"<w:a xmlns:w="n" w:val="1" x:type="a b" y="&lt;c&gt; &amp; &#228;" z=""/>"#)
        #expect(tree.name == "a")
        #expect([tree["w:val"], tree["val"], tree["y"], tree["z"], tree["none"]] == ["1", "1", "<c> & ä", "", nil])
        #expect(tree.meanings == ["a", "b"])
    }

    @Test func `only a page's names are the same in either case`() throws {
        let text = "<HTML><Img SRC='A.jpg'/></HTML>"
        #expect(try tree(text).all("Img").first?["SRC"] == "A.jpg")
        #expect(try tree(text, isPage: true).all("img").first?["src"] == "A.jpg")
    }

    // MARK: - Entities

    private static let external = #"<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1//EN" "http://example.org/x.dtd">"#

    @Test func `an entity of a document type that is not read is a space, and nothing in an attribute`() throws {
        let tree = try tree("\(Self.external)<p>Te<b t='a&nbsp;b'>ir</b>&mdash;viss.</p>")
        #expect(tree.text == "Teir viss.")
        #expect(tree.elements.first?["t"] == "ab")
    }

    @Test func `a document's own entity is its one character, also in an attribute`() throws {
        let type = "<!DOCTYPE p [<!ENTITY nbsp '&#160;'><!ENTITY lt '&#38;#60;'>]>"
        let tree = try tree("\(type)<p t='a&nbsp;&lt;&nbsp;'>a&nbsp;b&nbsp;&lt;</p>")
        #expect(tree.text == "a\u{a0}b\u{a0}<")
        #expect(tree["t"] == "a\u{a0}<\u{a0}")
    }

    @Test(arguments: [
        "<!ENTITY a 'bb'>", "<!ENTITY a '&#38;'>", "<!ENTITY a ''>", "<!ENTITY % a 'b'>",
        "<!ENTITY a SYSTEM 'file:///etc/passwd'>", "<!ENTITY % a SYSTEM 'http://example.org/'>",
        "<!NOTATION n SYSTEM 'n'><!ENTITY a SYSTEM 'b' NDATA n>",
    ])
    func `any other entity is refused where it is declared`(declaration: String) {
        #expect(
            fault("\n<!DOCTYPE p [\(declaration)]><p t='&a;'/>".utf8) == .brokenXML(.ownEntities, "a.xml", line: 2))
    }

    // MARK: - Limits

    @Test func `as deep and as many as the limits is read, more is not`() throws {
        func deep(_ count: Int) -> String {
            String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
        }
        #expect(try tree(deep(XMLTree.deepest)).all("a").count == XMLTree.deepest - 1)
        #expect(fault(deep(XMLTree.deepest + 1).utf8) == .brokenXML(.deep, "a.xml", line: 1))
        func many(_ count: Int) -> String { "<a>" + String(repeating: "<b/>", count: count) + "</a>" }
        #expect(try tree(many(XMLTree.most - 1)).elements.count == XMLTree.most - 1)
        #expect(fault(many(XMLTree.most).utf8) == .brokenXML(.many, "a.xml", line: 1))
    }

    @Test(
        arguments: [
            ("", .empty, 1), ("\n ", .empty, 2), ("<a>\n<b></a>", .crossed, 2), ("<a>\n", .empty, 2),
            ("\n<a", .unclosed, 2), ("<a b='c' b='d'/>", .twice, 1), ("<a>&nbsp;</a>", .unknownEntity, 1),
            ("<?xml version='1.0' encoding='windows-1257'?><a/>", .encoding, 1),
            ("<?xml version='1.0' encoding='none'?><a/>", .encoding, 1), ("<a>\u{1}</a>", .malformed, 1),
            ("<a/>b", .malformed, 1), ("text", .malformed, 1), ("<a b=c/>", .malformed, 1),
        ] as [(String, XMLFault, Int)])
    func `a fault is named, with its line`(text: String, named: XMLFault, line: Int) {
        #expect(fault(text.utf8) == .brokenXML(named, "a.xml", line: line))
    }

    // MARK: - Encodings

    @Test func `a document is read in UTF-8, UTF-16 and Latin-1, and in nothing else`() throws {
        let text = "<a>ž ä</a>", wide = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
        #expect(try XMLTree([0xef, 0xbb, 0xbf] + Array(text.utf8), path: "").text == "ž ä")
        #expect(try XMLTree([0xff, 0xfe] + wide, path: "").text == "ž ä")
        let latin = "<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8 + [0xe4] + "</a>".utf8
        #expect(try XMLTree(Array(latin), path: "").text == "ä")
        #expect(fault("<a>".utf8 + [0xe4] + "</a>".utf8) == .brokenXML(.malformed, "a.xml", line: 1))
    }

    @Test(
        arguments: [[0x4c, 0x6f, 0xa7, 0x94, 0x93, 0x40], [0, 0, 0, 0x3c], [0x3c, 0, 0, 0], [0, 0x3c, 0, 0]]
            as [[UInt8]])
    func `what needs the machine's tables is not decoded`(bytes: [UInt8]) {
        #expect(fault(bytes) == .brokenXML(.malformed, "a.xml", line: 1))
    }

    @Test func `a document in an encoding of Windows is refused, and the sandbox holds`() throws {
        let bench = try Workbench()
        let text = "<?xml version='1.0' encoding='windows-1257'?><a/>"
        try bench.write("a.docx", MadeZip([.init("word/document.xml", text)]).bytes)
        #expect(try bench.refusal(.document, "a.docx")?.contains("unknown encoding") == true)
    }
}
