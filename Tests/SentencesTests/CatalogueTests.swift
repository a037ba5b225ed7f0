import Sentences
import Testing

/// Keys that no other sentence has, for the catalogue is the whole process's.
@Suite(.serialized) struct CatalogueTests {
    private func inLatvian(_ make: () -> Sentence) -> String {
        Catalogue.use([
            "a catalogue's %1 of %2": "no %2 kataloga: %1", "a catalogue's own": "kataloga sava",
            "%1 a catalogue's 100 %": "100 % %1",
        ])
        defer { Catalogue.use(nil) }
        return make().description
    }

    @Test func `names change their places with the language`() {
        #expect(inLatvian { "a catalogue's \(3) of \(file: "a.jpg")" } == "no a.jpg kataloga: 3")
        let english: Sentence = "a catalogue's \(3) of \(file: "a.jpg")"
        #expect(english.description == "a catalogue's 3 of a.jpg")
    }

    @Test func `parts are translated by themselves`() {
        #expect(
            inLatvian { "a catalogue's \("a catalogue's own" as Sentence) of \(1)" } == "no 1 kataloga: kataloga sava")
        #expect(inLatvian { "here: \("a catalogue's own" as Sentence)" } == "here: kataloga sava")
        #expect(inLatvian { "\(text: "x") a catalogue's 100 %" } == "100 % x")
    }

    @Test func `names keep their marks`() {
        Catalogue.use(["a catalogue's %1 of %2": "%2: %1"])
        defer { Catalogue.use(nil) }
        let sentence: Sentence = "a catalogue's \(tale: "anna") of \(file: "a.jpg")"
        #expect(sentence.replacingNames { "<\($1) \($0)>" } == "<file a.jpg>: <tale anna>")
    }
}
