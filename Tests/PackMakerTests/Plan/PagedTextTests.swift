import Testing

@testable import PackMaker

/// One text for all pages of a tale.
struct PagedTextTests {
    private func pages(_ text: String, pictures: Int, title: String = "Lāča diena") -> [String] {
        let text = PagedText(text, title: title, pictures: pictures)
        return (0..<pictures).map { text.pages[$0] ?? "" }
    }

    @Test(arguments: [
        ("Reiz bija\nlācis.\n\n\n Viņš  gāja.\r\n\r\nViss.", ["Reiz bija lācis.", "Viņš gāja.", "Viss."]),
        ("1\nReiz bija\n\nlācis.\n2\nViņš gāja.\n3\nViss.", ["Reiz bija lācis.", "Viņš gāja.", "Viss."]),
        ("1. Reiz bija lācis.\n2. Viņš gāja.\n3. Viss.", ["Reiz bija lācis.", "Viņš gāja.", "Viss."]),
        ("1. lpp.\nReiz.\n2. lpp.\nGāja.\n3. lpp.\nViss.", ["Reiz.", "Gāja.", "Viss."]),
        ("Lapa 1\nReiz.\nLapa 2\nGāja.\nLapa 3\nViss.", ["Reiz.", "Gāja.", "Viss."]),
        ("1) Reiz.\n\n3) Viss.", ["Reiz.", "", "Viss."]),
        ("Reiz.\n\nbija.\u{c}Gāja.\u{c}\u{c}Viss.\u{c}", ["Reiz. bija.", "Gāja.", "Viss."]),
        ("Reiz.\nGāja.\nViss.", ["Reiz.", "Gāja.", "Viss."]),
        ("LĀČA DIENA\n\nReiz.\n\nGāja.\n\nViss.", ["Reiz.", "Gāja.", "Viss."]),
    ]) func `parts are separated by blank lines, page numbers, page breaks or lines`(text: String, expected: [String]) {
        #expect(pages(text, pictures: 3) == expected)
        #expect(PagedText(text, title: "Lāča diena", pictures: 3).pages.keys.allSatisfy { (0..<3).contains($0) })
    }

    @Test(arguments: [
        ("3 sivēntiņi gāja.\n\n1945. gadā bija karš.", ["3 sivēntiņi gāja.", "1945. gadā bija karš."]),
        ("1. Reiz.\n1945. gadā bija karš.\n2. Viss.", ["Reiz. 1945. gadā bija karš.", "Viss."]),
        ("2 lāči.\n\n3 vilki.", ["2 lāči.", "3 vilki."]),
    ]) func `a number that is no page's stays a word`(text: String, expected: [String]) {
        #expect(pages(text, pictures: 2) == expected)
    }

    @Test func `surplus text goes to the last page, too little text leaves pages empty`() {
        #expect(pages("a\n\nb\n\nc\n\nd", pictures: 2) == ["a", "b c d"])
        #expect(PagedText("a\n\nb\n\nc\n\nd", title: "", pictures: 2).count == 4)
        #expect(pages("a\n\nb", pictures: 3) == ["a", "b", ""])
        #expect(pages("1. a\n2. b\n6. c", pictures: 2) == ["a", "b c"])
        #expect(PagedText("", title: "", pictures: 2).count == 0)
    }
}
