import Conversion
import Foundation
import TalePacks
import TestSupport
import Testing

@testable import TaleServices

/// Recordings for the clips of a finished tale, converted by the real converter.
struct TakesTests {
    private let disk: TemporaryFolder
    private var tale: String { disk.path + "/tale" }
    private var recordings: String { disk.path + "/recordings" }

    private static let story = """
        {
          "title": "Ezis", "titleAudio": "title",
          "slides": [
            {"id": "one", "imageName": "1", "audioName": "slide01", "text": "Ezis iet.", "words": [[0, 0.2], [0.2, 0.4]],
              "explain": {"ezis": {"text": "Ezis ir dzīvnieks.", "clip": "explain-ezis.ogg"}}},
            {"id": "two", "imageName": "2", "audioName": "slide02.mp3", "text": "Viss."}
          ]
        }
        """

    init() throws {
        disk = try TemporaryFolder(["tale/1.png", "tale/2.png", "recordings/notes.txt"])
        try disk.write("tale/story.json", Self.story)
        for clip in ["title", "slide01", "explain-ezis"] { try disk.write("tale/\(clip).ogg", "old \(clip)") }
    }

    private var takes: Takes {
        get throws { try Takes(in: recordings, for: [StoryFile.read(Array(Self.story.utf8))]) }
    }

    /// The place, and what it says of each take.
    private func place() throws -> [TakesPlacing.Placed] {
        let placing = try TakesPlacing(path: tale, Conversion(executable: builtProgram("pasaka-converter")))
        return try placing.place(takes, from: recordings, in: StoryText(Array(Self.story.utf8)))
    }

    private func refusal(_ work: () throws -> some Any) -> String? {
        do {
            _ = try work()
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func `recordings are found by the names of the clips`() throws {
        for file in ["slide01.wav", "title.m4a", "slide02.wav", "other.flac"] { try disk.write("recordings/\(file)") }
        let takes = try takes
        #expect(
            takes.takes == [
                Takes.Take(clip: "title.ogg", file: "title.m4a"), Takes.Take(clip: "slide01.ogg", file: "slide01.wav"),
            ])
        #expect(takes.missing == ["explain-ezis.ogg"])
        // The second slide's clip is an MP3 on purpose.
        #expect(takes.strangers == ["other.flac", "slide02.wav"])
    }

    @Test func `clips are replaced and their words timed with them`() throws {
        try disk.write("recordings/slide01.wav", MadeWave.tone(seconds: 2))
        try disk.write("recordings/explain-ezis.wav", MadeWave.tone())
        let placed = try place()
        #expect(placed.map(\.take.clip) == ["slide01.ogg", "explain-ezis.ogg"])
        #expect(placed.map(\.words) == [2, 0])
        #expect(abs(placed[0].seconds - 2) < 0.1 && abs(placed[1].seconds - 0.5) < 0.1)
        #expect(try disk.text("tale/slide01.ogg").hasPrefix("OggS"))
        #expect(try disk.text("tale/title.ogg") == "old title")
        let story = try StoryFile.read(Array(disk.text("tale/story.json").utf8))
        #expect(story.slides[0].words.count == 2)
        #expect((story.slides[0].words.last?.end ?? 0) > 0.5)
        #expect(
            disk.names(in: "tale") == ["1.png", "2.png", "explain-ezis.ogg", "slide01.ogg", "story.json", "title.ogg"])
    }

    @Test func `one recording that is no sound leaves the tale as it was`() throws {
        try disk.write("recordings/title.wav", MadeWave.tone())
        try disk.write("recordings/slide01.wav", "not a sound")
        let said = try #require(refusal { try place() })
        #expect(said.hasPrefix("\(recordings)/slide01.wav: "))
        #expect(said.hasSuffix("; nothing was replaced"))
        #expect(try disk.text("tale/title.ogg") == "old title")
        #expect(try disk.text("tale/story.json") == Self.story)
        #expect(disk.names(in: "tale").count == 6)
    }

    @Test func `two recordings for one clip are not chosen from`() throws {
        for file in ["slide01.wav", "slide01.mp3"] { try disk.write("recordings/\(file)") }
        #expect(
            refusal { try takes }
                == "\(recordings): slide01.mp3 and slide01.wav are both for slide01.ogg; keep one of them")
    }

    @Test func `a folder without takes is refused with an example of a name`() throws {
        try disk.write("recordings/ezis.wav")
        #expect(
            refusal { try takes }
                == "\(recordings): no recording there has the name of a clip of the tale, such as title.wav")
        let absent = refusal { try Takes(in: disk.path + "/nowhere", for: [StoryFile.read(Array(Self.story.utf8))]) }
        #expect(absent?.hasPrefix("\(disk.path)/nowhere: ") == true)
    }
}
