import Testing

@testable import TalePacks

struct StoryManifestTests {
    @Test func `it is laid out for people`() {
        let manifest = StoryManifest(
            id: "racenis", title: "Rācenis", cover: "cover",
            slides: [
                .init(
                    id: "slide01", image: "slide01", narration: "slide01", text: "Velk un",
                    words: [WordTime(start: 0, end: 0.256), WordTime(start: 1.3, end: 12)]),
                .init(id: "slide02", image: "slide02"),
            ])
        #expect(
            manifest.json == """
                {
                  "id": "racenis",
                  "title": "Rācenis",
                  "language": "lv",
                  "coverImage": "cover",
                  "isPremium": false,
                  "slides": [
                    {
                      "id": "slide01",
                      "imageName": "slide01",
                      "audioName": "slide01",
                      "text": "Velk un",
                      "words": [
                        [0, 0.26],
                        [1.3, 12]
                      ]
                    },
                    {
                      "id": "slide02",
                      "imageName": "slide02"
                    }
                  ]
                }

                """)
    }

    @Test func `who told it, questions, wolves and explained words are written and read again`() throws {
        let manifest = StoryManifest(
            id: "a", title: "A", by: "Pēc \"A\"", spokenBy: "by", wolves: 1,
            slides: [
                .init(
                    id: "1", image: "x", text: "Rija un klēts", ask: "Kas „tā”?", wolves: 0,
                    explanations: [
                        .init(word: "rija", text: "Ēka \"x\"", clip: "explain1"), .init(word: "klēts", text: "Graudi"),
                    ])
            ])
        let file = try StoryFile.read(Array(manifest.json.utf8))
        #expect(file.problems == [])
        #expect(file.by == "Pēc \"A\"" && file.spokenBy == "by")
        #expect(file.wolves == 1 && file.slides.first?.wolves == 0 && file.slides.first?.ask == "Kas „tā”?")
        let words = file.slides.first?.explanations ?? []
        #expect(
            words.map { "\($0.word) \($0.text) \($0.clip ?? "-")" } == ["rija Ēka \"x\" explain1", "klēts Graudi -"])
    }

    @Test(arguments: ["a \"b\" \\ c", "tab\tline\nnull\u{0}bell\u{7}", "ā č ē ģ ī ķ ļ ņ š ū ž 🐺", "/</script>", "  "])
    func `what is written is read again`(title: String) throws {
        let manifest = StoryManifest(id: "a", title: title, isPremium: true, slides: [.init(id: "1", image: "x")])
        let file = try StoryFile.read(Array(manifest.json.utf8))
        #expect(file.title == title)
        #expect(file.isPremium)
        #expect(file.problems == [])
    }

    @Test func `a time has at most two decimals`() throws {
        let times = [0.004, 0.05, 0.1, 0.99, 0.996, 59.999].map { WordTime(start: $0, end: $0) }
        let slide = StoryManifest.Slide(id: "1", image: "x", text: "a b c d e f", words: times)
        let file = try StoryFile.read(Array(StoryManifest(id: "a", title: "A", slides: [slide]).json.utf8))
        #expect(file.slides.first?.words.map(\.start) == [0, 0.05, 0.1, 0.99, 1, 60])
    }
}
