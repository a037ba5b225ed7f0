import Testing

@testable import Spanish
@testable import Tutor

struct DeckExportTests {
    @Test func `the text has Anki's headers and a line for each note`() {
        let notes = [
            ExportedNote("el café", "coffee", example: "Un café, por favor."), ExportedNote("pagar", "to pay"),
        ]
        #expect(
            DeckExport(notes, scenario: "cafe").text == """
                #separator:tab
                #html:false
                #columns:Front\tBack\tExample\tTags
                #tags column:4
                el café\tcoffee\tUn café, por favor.\tpasaka soltura cafe
                pagar\tto pay\t\tpasaka soltura cafe

                """)
    }

    @Test func `a talk about an own goal has no scene among its tags`() {
        #expect(DeckExport([ExportedNote](), scenario: nil).tags == ["pasaka", "soltura"])
    }

    @Test(arguments: [
        ("a\tb", "\"a\tb\""), ("a\nb", "\"a\nb\""), ("a\r\nb", "\"a\r\nb\""),
        ("dice \"hola\"", "\"dice \"\"hola\"\"\""),
        ("#hola", "\"#hola\""), ("hola #1", "hola #1"), ("<b> & c", "<b> & c"), ("\"", "\"\"\"\""),
    ])
    func `what would end a field early is quoted`(text: String, field: String) {
        let lines = DeckExport([ExportedNote(text, "x")], scenario: nil).text
        #expect(lines.hasSuffix("\n#tags column:4\n\(field)\tx\t\tpasaka soltura\n"))
    }
}
