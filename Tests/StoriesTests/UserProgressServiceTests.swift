import FoundationEssentials
import Stories
import Testing

struct UserProgressServiceTests {
    private func read(_ json: String) throws(UserProgressService.Refusal) -> UserProgress {
        try UserProgressService.read(Array(json.utf8))
    }

    @Test func whatWasWrittenIsRead() throws {
        var progress = UserProgress()
        progress.turn("racenis", to: 3)
        progress.finish("cimdiņš 😀")
        #expect(try UserProgressService.read(Array(JSONEncoder().encode(progress))) == progress)
    }

    @Test func theFormatStaysAsItIs() throws {
        var expected = UserProgress()
        expected.finish("b")
        expected.turn("a", to: 2)
        let json =
            #"{"version":1,"lastTale":"a","tales":{"a":{"slide":2,"isFinished":false},"b":{"isFinished":true}}}"#
        #expect(try read(json) == expected)
    }

    @Test func aNewerFileIsLeftAlone() {
        #expect(throws: UserProgressService.Refusal.newer(version: 2)) {
            try read(#"{"version":2,"pages":[]}"#)
        }
    }

    @Test(arguments: [
        "", "{", "null", "[]", "7", #""version""#, "{}", #"{"version":"1"}"#, #"{"version":1e99,"tales":{}}"#,
        #"{"version":1}"#, #"{"version":1,"tales":[]}"#, #"{"version":1,"tales":{"a":{"slide":"2"}}}"#,
        #"{"version":1,"tales":{"a":{"slide":99999999999999999999,"isFinished":false}}}"#, "\u{0}\u{0}\u{0}",
    ])
    func garbageIsRefused(json: String) {
        #expect(throws: UserProgressService.Refusal.unreadable("it is not the JSON that Pasaka writes")) {
            try read(json)
        }
    }

    @Test func bytesThatAreNoTextAreRefused() {
        #expect(throws: UserProgressService.Refusal.self) {
            try UserProgressService.read([0xff, 0xfe, 0x00])
        }
    }

    @Test(arguments: [0, -1, Int.min])
    func aSlideBelowOneIsRefused(slide: Int) {
        let json = #"{"version":1,"tales":{"a":{"slide":\#(slide),"isFinished":false}}}"#
        #expect(throws: UserProgressService.Refusal.unreadable("a slide's number is below 1")) {
            try read(json)
        }
    }

    @Test func aRefusalSaysWhy() {
        #expect(
            UserProgressService.Refusal.newer(version: 7).description
                == "was written by a newer Pasaka (format 7, this one knows 1)")
        #expect(
            UserProgressService.Refusal.unreadable("it is torn").description == "is not readable (it is torn)"
        )
    }
}
