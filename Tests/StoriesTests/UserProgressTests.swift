import FoundationEssentials
import Testing

@testable import Stories
@testable import TalePacks

struct UserProgressTests {
    @Test func `a tale begins at its start`() {
        #expect(UserProgress()["racenis"] == UserProgress.Place())
        #expect(UserProgress().lastTale == nil)
    }

    @Test func `turning remembers the slide and the tale`() {
        var progress = UserProgress()
        progress.turn("racenis", to: 3)
        progress.turn("cimdins", to: 2)
        #expect(progress["racenis"] == .init(slide: 3))
        #expect(progress["cimdins"] == .init(slide: 2))
        #expect(progress.lastTale == "cimdins")
    }

    @Test func `a finished tale begins at its start again`() {
        var progress = UserProgress()
        progress.turn("racenis", to: 3)
        progress.finish("racenis")
        #expect(progress["racenis"] == .init(slide: nil, isFinished: true))
    }

    @Test func `reading again keeps the star`() {
        var progress = UserProgress()
        progress.finish("racenis")
        progress.turn("racenis", to: 2)
        #expect(progress["racenis"] == .init(slide: 2, isFinished: true))
    }

    // MARK: - As a file

    private func decode(_ json: String) throws -> UserProgress {
        try JSONDecoder().decode(UserProgress.self, from: Data(json.utf8))
    }

    @Test func `what was written is read`() throws {
        var progress = UserProgress()
        progress.turn("racenis", to: 3)
        progress.choose("fox-orange", of: "racenis")
        progress.finish("cimdiņš 😀")
        #expect(try JSONDecoder().decode(UserProgress.self, from: JSONEncoder().encode(progress)) == progress)
    }

    @Test func `the format stays as it is`() throws {
        var expected = UserProgress()
        expected.finish("b")
        expected.turn("a", to: 2)
        let json =
            #"{"version":1,"lastTale":"a","tales":{"a":{"slide":2,"isFinished":false},"b":{"isFinished":true}}}"#
        let progress = try decode(json)
        #expect((progress.lastTale, progress.recent) == ("a", ["a"]))
        #expect(progress.tales == expected.tales)
        let recent = json.dropLast() + #","recent":["a","b"]}"#
        #expect(try decode(String(recent)) == expected)
    }

    @Test func `the tales that were open last are known, each once, the latest first`() {
        var progress = UserProgress()
        for tale in ["a", "b", "a", "c", "c"] { progress.turn(tale, to: 2) }
        progress.finish("b")
        #expect(progress.recent == ["b", "c", "a"])
        for number in 0..<100 { progress.turn("\(number)", to: 1) }
        #expect(progress.recent.count == 60 && progress.recent[0] == "99")
    }

    @Test(arguments: [
        "", "{", "null", "[]", "7", #""version""#, "{}", #"{"version":"1"}"#, #"{"version":1e99,"tales":{}}"#,
        #"{"version":1}"#, #"{"version":1,"tales":[]}"#, #"{"version":1,"tales":{"a":{"slide":"2"}}}"#,
        #"{"version":1,"tales":{"a":{"slide":99999999999999999999,"isFinished":false}}}"#, "\u{0}\u{0}\u{0}",
        #"{"version":1,"tales":{"a":{"slide":0,"isFinished":false}}}"#,
        #"{"version":1,"tales":{"a":{"slide":-1,"isFinished":false}}}"#,
    ])
    func `garbage is refused`(json: String) {
        #expect(throws: DecodingError.self) { try decode(json) }
    }

    @Test func `who read before is forgotten in every tale, and the stars stay`() {
        var progress = UserProgress()
        progress.finish("cimdins")
        progress.turn("cimdins", to: 2)
        progress.choose("fox-orange", of: "cimdins")
        progress.turn("racenis", to: 3)
        progress.forgetReader()
        #expect(progress.lastTale == nil)
        #expect(progress["cimdins"] == .init(isFinished: true))
        #expect(progress["racenis"] == .init())
    }
}
