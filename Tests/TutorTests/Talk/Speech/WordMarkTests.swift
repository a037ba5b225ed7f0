import Testing

@testable import Tutor

struct WordMarkTests {
    private let marks = [WordMark(0..<3, at: 0), WordMark(4..<8, at: 0.5), WordMark(9..<10, at: 1)]

    @Test(arguments: [(-0.1, nil), (0, 0..<3), (0.49, 0..<3), (0.5, 4..<8), (60, 9..<10)] as [(Double, Range<Int>?)])
    func `the word that is heard is the last that has begun`(seconds: Double, word: Range<Int>?) {
        #expect(marks.word(at: seconds) == word)
    }

    @Test func `every voice has a name of its own, for people and for espeak-ng`() {
        #expect(Set(VoicePerson.allCases.map(\.name)).count == VoicePerson.allCases.count)
        #expect(Set(VoicePerson.allCases.map(\.variant)).count == VoicePerson.allCases.count)
        #expect(Voice(.elena, .argentina).name == "es-419+f2")
        #expect(Voice(.carlos, .spain).name == "es")
        #expect(Voice(.diego, in: .latvian).name == "lv+m3")
    }
}
