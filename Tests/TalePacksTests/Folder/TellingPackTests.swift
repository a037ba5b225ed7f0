import Engine
import Glibc
import TestSupport
import Testing

@testable import TalePacks

struct TellingPackTests {
    private let disk: TemporaryFolder

    init() throws {
        disk = try TemporaryFolder()
        try disk.write(
            "one/tale/story.json",
            """
            {"id":"turnip","title":"T","slides":[{"id":"s1","imageName":"a","audioName":"a","text":"It grew"},
             {"id":"s2","imageName":"a"},{"id":"x/y","imageName":"a"}]}
            """)
        for file in ["a.jpg", "a.ogg"] { try disk.write("one/tale/\(file)") }
    }

    private var shelf: Shelf { StoryService(roots: ["one", "two"].map { "\(disk.path)/\($0)" }).loadShelf() }

    /// What is wrong, but for the second root where there is none.
    private var problems: [String] {
        shelf.problems.map(\.description).filter { !$0.hasSuffix("there is no such folder") }
    }

    private func write(_ files: String...) throws { for file in files { try disk.write("one/tale/tellings/\(file)") } }

    // MARK: - Good

    @Test func `a telling is a folder of recordings named like the slides`() throws {
        try write("fox-blue/s1.ogg", "fox-blue/s2.wav")
        try disk.write(
            "one/tale/tellings/fox-blue/telling.json",
            #"{"version": 1, "animal": "cat", "color": "green", "words": {"s1": [[0, 0.5], [0.5, 1]]}}"#)
        #expect(
            [tellings] == [
                [
                    Telling(
                        id: "fox-blue", teller: Teller(.cat, .green),
                        narration: [
                            "s1": "stories/0/tale/tellings/fox-blue/s1.ogg",
                            "s2": "stories/0/tale/tellings/fox-blue/s2.wav",
                        ], words: ["s1": [WordTime(start: 0, end: 0.5), WordTime(start: 0.5, end: 1)]])
                ]
            ])
        #expect(problems == [])
    }

    /// The first tale's, without the times of their files.
    private var tellings: [Telling] {
        (shelf.stories.first?.tellings ?? []).map { telling in
            var telling = telling
            telling.recorded = nil
            return telling
        }
    }

    @Test func `a telling is as new as its newest recording`() throws {
        try write("fox-blue/s1.ogg", "fox-blue/s2.wav")
        for (file, seconds) in [("s1.ogg", 1_700_000_000), ("s2.wav", 1_600_000_000)] {
            let times = [timeval(tv_sec: seconds, tv_usec: 0), timeval(tv_sec: seconds, tv_usec: 0)]
            #expect(utimes("\(disk.path)/one/tale/tellings/fox-blue/\(file)", times) == 0)
        }
        #expect(shelf.stories.first?.tellings.map(\.recorded) == [1_700_000_000])
    }

    @Test func `a recording may be named by the slide's number`() throws {
        try write("owl-lilac/1.mp3", "owl-lilac/3.opus")
        #expect(
            tellings == [
                Telling(
                    id: "owl-lilac", teller: Teller(.owl, .lilac),
                    narration: [
                        "s1": "stories/0/tale/tellings/owl-lilac/1.mp3",
                        "x/y": "stories/0/tale/tellings/owl-lilac/3.opus",
                    ])
            ])
    }

    @Test func `what has just been recorded comes before what was converted earlier`() throws {
        try write("fox-blue/s1.ogg", "fox-blue/s1.wav")
        #expect(
            shelf.stories.first?.tellings.first?.narration == ["s1": "stories/0/tale/tellings/fox-blue/s1.wav"])
        #expect(problems == [])
    }

    @Test func `tellings come in natural order, hidden ones not at all`() throws {
        try write("b10/s1.ogg", "b2/s1.ogg", ".removed-b3/s1.ogg", "a/s1.ogg", "notes.txt")
        #expect(shelf.stories.first?.tellings.map(\.id) == ["a", "b2", "b10"])
        #expect(problems == [])
    }

    @Test func `a tale without tellings has none`() { #expect([tellings] == [[]]) }

    @Test func `a tale of pictures alone can have tellings, and be a root itself`() throws {
        try disk.write("summer/1.jpg")
        try disk.write("summer/tellings/fox-blue/1.ogg")
        let shelf = StoryService(roots: ["\(disk.path)/summer"]).loadShelf()
        #expect(shelf.stories.map(\.id) == ["summer"])
        #expect(
            shelf.stories.first?.tellings.first?.narration == ["1": "stories/0/./tellings/fox-blue/1.ogg"])
    }

    // MARK: - The family's

    @Test func `a folder of tellings named like a tale adds to that tale`() throws {
        try write("fox-blue/s1.ogg", "fox-blue/s2.ogg")
        try disk.write("two/turnip/tellings/fox-blue/s1.wav")
        try disk.write("two/turnip/tellings/owl-green/s2.wav")
        #expect(
            tellings == [
                Telling(
                    id: "fox-blue", teller: Teller(.fox, .blue),
                    narration: [
                        "s1": "stories/1/turnip/tellings/fox-blue/s1.wav",
                        "s2": "stories/0/tale/tellings/fox-blue/s2.ogg",
                    ]),
                Telling(
                    id: "owl-green", teller: Teller(.owl, .green),
                    narration: ["s2": "stories/1/turnip/tellings/owl-green/s2.wav"]),
            ])
        #expect(shelf.problems == [])
    }

    @Test func `tellings of a tale that is not there are named and kept`() throws {
        try disk.write("two/gone/tellings/fox-blue/s1.wav")
        #expect(shelf.stories.map(\.id) == ["turnip"])
        #expect(shelf.problems.map(\.description) == ["gone: contains tellings of a missing tale"])
    }

    // MARK: - Broken

    @Test(arguments: [
        ("", "is empty"), ("{", "is not JSON; look for a missing comma, quotation mark or bracket"),
        ("[]", "must contain one object in braces { … }"),
        (
            #"{"animal":"wolf"}"#, #"animal "wolf" must be one of bear, fox, hare, owl, cat, hedgehog"#
        ),
        (#"{"color":"red"}"#, #"color "red" must be one of orange, yellow, green, blue, lilac"#),
        (#"{"animal":7}"#, "animal must be text in quotes"), (#"{"version":"x"}"#, "version must be a number"),
        (#"{"version":2}"#, "was written by a newer Pasaka (format 2)"),
        (#"{"name":"Anna"}"#, "name is not a known field"),
        (#"{"words":[]}"#, "words must be an object with lists of [start, end] pairs in seconds"),
        (#"{"words":{"s1":[[0,1],[1,2],[2,3]]}}"#, "words.s1 has 3 times, but text has 2 words"),
        (
            #"{"words":{"s1":[[0,1],[0.5,2]]}}"#,
            "words.s1 are not in order: no time may be before the previous one"
        ),
        (#"{"words":{"s1":[[0],[1]]}}"#, "words.s1 must be a list of [start, end] pairs in seconds"),
    ])
    func `an invalid telling.json is reported and the voice plays all the same`(json: String, problem: String) throws {
        try write("fox-blue/s1.ogg")
        try disk.write("one/tale/tellings/fox-blue/telling.json", json)
        #expect(problems == ["tale/tellings/fox-blue/telling.json: \(problem)"])
        #expect(
            tellings == [
                Telling(
                    id: "fox-blue", teller: Teller(.fox, .blue),
                    narration: ["s1": "stories/0/tale/tellings/fox-blue/s1.ogg"])
            ])
    }

    @Test func `a telling without a recording of a slide is none`() throws {
        try write("fox-blue/other.ogg", "owl-blue/s1.m4a")
        #expect(tellings == [])
        #expect(
            problems == [
                "tale/tellings/fox-blue: contains no recording of a slide",
                "tale/tellings/owl-blue/s1.m4a: must be converted to ogg",
                "tale/tellings/owl-blue: contains no recording of a slide",
            ])
    }

    // MARK: - Hostile

    @Test func `links that lead out are refused`() throws {
        try disk.write("outside/s1.ogg")
        try write("fox-blue/s2.ogg")
        try disk.makeLink("one/tale/tellings/owl-blue", to: "../../../outside")
        try disk.makeLink("one/tale/tellings/fox-blue/s1.ogg", to: "../../../../outside/s1.ogg")
        #expect(shelf.stories.first?.tellings.map(\.narration) == [["s2": "stories/0/tale/tellings/fox-blue/s2.ogg"]])
        #expect(
            problems == [
                "tale/tellings/fox-blue/s1.ogg: is a link that leads out of the folder; put a copy here",
                "tale/tellings/owl-blue: is a link that leads out of the folder; put a copy here",
            ])
    }

    @Test func `tellings that are a link out, a file or a pipe are refused`() throws {
        try disk.makeLink("one/tale/tellings", to: "../..")
        #expect(problems == ["tale/tellings: is a link that leads out of the folder; put a copy here"])
        try disk.write("two/b/story.json", #"{"id":"b","title":"B","slides":[{"id":"1","imageName":"a"}]}"#)
        try disk.write("two/b/a.jpg")
        try disk.makePipe("two/b/tellings")
        #expect(problems.last == "b/tellings: is not a folder")
        #expect(shelf.stories.map(\.tellings) == [[], []])
    }

    @Test func `a recording that is a pipe is refused`() throws {
        try write("fox-blue/s2.ogg")
        try disk.makePipe("one/tale/tellings/fox-blue/s1.ogg")
        #expect(problems == ["tale/tellings/fox-blue/s1.ogg: is not an ordinary file"])
    }

    @Test func `at most sixty tellings are read`() throws {
        for number in 1...70 { try write("t\(number)/s1.ogg") }
        #expect(shelf.stories.first?.tellings.count == 60)
        #expect(problems == ["tale/tellings: has more than 60 tellings; the rest is left out"])
    }
}
