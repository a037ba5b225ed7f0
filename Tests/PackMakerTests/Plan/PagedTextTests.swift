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

    @Test(arguments: [
        "Page %d", "PAGE %d:", "Page %d of 3", "p. %d", "pg. %d", "Lapa %d", "%d. lapa", "%d. lappuse", "%d.lpp.",
        "lpp.%d",
        "Bilde %d.", "стр. %d", "стр.%d", "Стр %d", "Страница %d", "%d-я страница", "%d страница", "сторінка %d",
        "Стор. %d", "%d-а сторінка", "Слайд %d", "%d", "%d.", "%d)", "(%d)", "[%d]", "- %d -", "— %d —", "-%d-", "%d/3",
        "Seite %d", "Strona %d", "%d lk", "%d psl.",
    ]) func `page marks in any language are no words, at the heads and at the feet of pages`(mark: String) {
        let marks = (1...3).map { mark.replacing("%d", with: "\($0)") }
        let words = ["Reiz bija lācis.", "Viņš gāja.", "Viss."]
        for gap in ["\n", "\n\n", "\r\n"] {
            let heads = zip(marks, words).map { "\($0)\(gap)\($1)" }.joined(separator: gap)
            #expect(pages(heads, pictures: 3) == words)
            #expect(pages("Lāča diena\(gap)\(heads)", pictures: 3) == words)
            let feet = zip(marks, words).map { "\($1)\(gap)\($0)" }
            #expect(pages(feet.joined(separator: gap), pictures: 3) == words)
            #expect(pages(feet.joined(separator: "\u{c}"), pictures: 3) == words)
            #expect(pages((feet.dropLast() + [words[2]]).joined(separator: gap), pictures: 3) == words)
            #expect(pages((feet.dropLast() + [words[2]]).joined(separator: "\u{c}"), pictures: 3) == words)
        }
        #expect(pages("\(words[0])\n\(marks[1])\n\(words[1])\n\(marks[2])\n\(words[2])", pictures: 3) == words)
    }

    @Test(arguments: [
        ("Page 1: Reiz.\nPage 2 – Gāja.", ["Reiz.", "Gāja."]), ("(1) Reiz.\n(2) Gāja.", ["Reiz.", "Gāja."]),
        ("Стр. 1. Жил-был.\nСтр. 2. Конец.", ["Жил-был.", "Конец."]),
        ("– 3 lāči! teica viņš.\n\n– 4 vilki!", ["– 3 lāči! teica viņš.", "– 4 vilki!"]),
        ("С 1 сентября в школу.\n\nС 2 сентября тоже.", ["С 1 сентября в школу.", "С 2 сентября тоже."]),
        ("1.5 kg miltu.\n\n2.5 kg cukura.", ["1.5 kg miltu.", "2.5 kg cukura."]),
    ]) func `words after a page mark are the page's, and what is no mark stays`(text: String, expected: [String]) {
        #expect(pages(text, pictures: 2) == expected)
    }

    @Test(arguments: [
        (
            "1. septembrī sākas skola.\n\nLācis iet.\n\n2. klasē ir jautri.",
            ["1. septembrī sākas skola.", "Lācis iet.", "2. klasē ir jautri."]
        ),
        (
            "1. septembrī sākas skola.\n\n2. septembrī lācis guļ.\n\nViss.",
            ["1. septembrī sākas skola.", "2. septembrī lācis guļ.", "Viss."]
        ),
        (
            "1. septembrī sākas skola.\nLācis iet.\n2. klasē ir jautri.",
            ["1. septembrī sākas skola.", "Lācis iet.", "2. klasē ir jautri."]
        ),
        ("1. Reiz.\n\n2. Gāja.\n\n3. Viss.\n\nBeigas.", ["Reiz.", "Gāja.", "Viss. Beigas."]),
        ("1. Reiz bija\n\nlācis.\n\n2. Gāja.\n\n3. viss.", ["Reiz bija lācis.", "Gāja.", "viss."]),
        ("1\n1. septembrī skola.\n2\nLācis.\n3\nViss.", ["1. septembrī skola.", "Lācis.", "Viss."]),
    ])
    func `a number that begins a sentence is a page's only in a row of all pages`(text: String, expected: [String]) {
        #expect(pages(text, pictures: 3) == expected)
    }

    @Test func `surplus text goes to the last page, too little text leaves pages empty`() {
        #expect(pages("a\n\nb\n\nc\n\nd", pictures: 2) == ["a", "b c d"])
        #expect(PagedText("a\n\nb\n\nc\n\nd", title: "", pictures: 2).count == 4)
        #expect(pages("a\n\nb", pictures: 3) == ["a", "b", ""])
        #expect(pages("1. a\n2. b\n6. c", pictures: 2) == ["a", "b c"])
        #expect(PagedText("", title: "", pictures: 2).count == 0)
    }
}
