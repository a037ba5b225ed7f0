import Testing

@testable import Engine

private struct BakersWords: Words {
    let wording: Wording
    static let bread = Self("Maize", "Bread")
    static func loaves(_ count: Int, of all: Int) -> Self {
        Self("\(count) kukuļi no \(all)", "\(count) of \(all) loaves")
    }
    static func flour(_ bytes: Int) -> Self { Self("Milti: \(bytes: bytes)", "Flour: \(bytes: bytes)") }
    static func basket(_ words: Self, for child: String) -> Self {
        Self("\(child), grozā: \(words)", "In \(child)'s basket: \(words)")
    }
    static let translations: Translations = [
        .ukrainian: [
            "Bread": "Хліб", "%1 of %2 loaves": "Із %2 буханок – %1", "In %1's basket: %2": "У кошику %1: %2 (100%)",
        ]
    ]
}

struct WordingTests {
    @Test(arguments: [
        (Wording.start, "Sākt", "Start"), (.saving(.stick("K")), "Zibatmiņa „K”", "Stick “K”"),
        (.saving(.writing(7)), "Saglabā: 7 %", "Saving: 7 %"),
        (.saving(.pull(.soon)), "Pagaidiet minūti, tad izņemiet zibatmiņu.", "Wait a minute, then remove the stick."),
        (
            BakersWords.basket(.loaves(2, of: 3), for: "Ķ").wording, "Ķ, grozā: 2 kukuļi no 3",
            "In Ķ's basket: 2 of 3 loaves"
        ),
    ]) func `a text is said in both languages`(wording: Wording, latvian: String, english: String) {
        #expect(wording.text(in: .latvian) == latvian)
        #expect(wording.text(in: .english) == english)
    }

    @Test(arguments: [
        (0, "0 MB", "0 MB"), (1, "1 MB", "1 MB"), (999_999_999, "999 MB", "999 MB"),
        (1_499_999_999, "1,4 GB", "1.4 GB"),
    ]) func `a size has the comma of its language`(bytes: Int, latvian: String, english: String) {
        #expect(BakersWords.flour(bytes).wording.text(in: .latvian) == "Milti: \(latvian)")
        #expect(BakersWords.flour(bytes).wording.text(in: .english) == "Flour: \(english)")
    }

    @Test(arguments: [
        (BakersWords.bread, "Хліб"), (.loaves(2, of: 3), "Із 3 буханок – 2"),
        (.basket(.loaves(2, of: 3), for: "%2"), "У кошику %2: Із 3 буханок – 2 (100%)"),
        (.flour(1_500_000_000), "Flour: 1.5 GB"),
    ]) fileprivate func `a third language says its own, or English`(words: BakersWords, ukrainian: String) {
        #expect(words.wording.text(in: .ukrainian) == ukrainian)
    }

    @Test func `phrases are equal if both their languages are`() {
        #expect(Wording.percent(5) == .percent(5))
        #expect(Wording.percent(5) != .percent(6))
        #expect(
            Set([BakersWords("Sāls", "Salt"), BakersWords("Sāls", "The salt"), BakersWords("Sālī", "Salt")]).count == 3)
    }

    @Test(arguments: [1, 21, 101, 2, 11, 111]) func `Latvian counts one of 1, 21 and 101`(count: Int) {
        #expect(count.isOneInLatvian == [1, 21, 101].contains(count))
    }

    @Test(arguments: [("lv", "voice-start"), ("en", "labels/en/start"), ("uk", "voice-start")])
    func `a door speaks Latvian as it always did, and English with a label`(language: String, clip: String) {
        var world = World()
        world[Settings.self] = Settings(["language": .text(language)])
        #expect(world.spoken("start", inLatvian: "interface/voice-start.ogg") == [Sound("interface/\(clip).ogg")])
    }

    @Test func `a label without a clip in its language is said in Latvian`() {
        #expect(SpokenLabel.named("next").sounds(in: .ukrainian) == ["interface/labels/lv/next.ogg"])
    }
}
