import Testing

@testable import PackMaker

struct MarkdownTests {
    @Test(arguments: [
        ("# Lācis\n\nReiz bija.", "Lācis\n\nReiz bija."), ("## 1. lapa ##\nReiz.", "1. lapa\nReiz."),
        ("Lācis\n=====\nReiz.", "Lācis\nReiz."), ("Lācis\n---\nReiz.", "Lācis\nReiz."),
        ("Reiz.\n\n---\n\nGāja.", "Reiz.\n\n\u{c}\n\nGāja."), ("Reiz.\n\n* * *\nGāja.", "Reiz.\n\n\u{c}\nGāja."),
        ("**Reiz** bija *liels* lācis.", "Reiz bija liels lācis."),
        ("__Reiz__ _bija_ ~~mazs~~ `lācis`.", "Reiz bija mazs lācis."),
        ("***Reiz\nbija***", "Reiz\nbija"), ("2 * 3 un a_b un ~5", "2 * 3 un a_b un ~5"),
        ("> Reiz\n> bija", "Reiz\nbija"),
        ("* Reiz\n+ bija\n- Labrīt! – teica lācis.", "Reiz\nbija\n- Labrīt! – teica lācis."),
        ("Reiz [lācis](https://a.lv) gāja ![bilde](1.jpg).", "Reiz lācis gāja ."),
        ("[a]: https://a.lv\nReiz.", "Reiz."),
        ("Reiz<br>bija <b>lācis</b>.<!-- x\ny -->", "Reiz\nbija lācis."), ("```\nReiz\n```", "Reiz"),
        ("---\ntitle: Lācis\n---\nReiz.", "Reiz."), ("5\\* \\# \\_a\\_", "5* # _a_"), ("Reiz.\r\nbija", "Reiz.\nbija"),
        ("", ""), ("#", ""), ("3 < 4 un 5 > 4", "3 < 4 un 5 > 4"),
    ])
    func `marks are no words`(text: String, words: String) { #expect(Markdown.words(text) == words) }

    @Test(arguments: ["[", "![", "<", "<!--", "[a](", "<b", "\\[", "[]["]) func `no text takes for ever`(marks: String)
    {
        let text = String(repeating: marks, count: (1 << 17) / marks.count)
        #expect(Markdown.words(text).contains(marks.first == "\\" ? "[" : marks.prefix(1)))
    }

    @Test func `a picture in a link leaves nothing`() {
        #expect(
            Markdown.words("Reiz [![bilde](1.jpg)](https://a.lv) bija <a href='x'>lācis</a>.") == "Reiz  bija lācis.")
    }
}
