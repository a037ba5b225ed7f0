import ArgumentParser
import Commands
import Conversion
import Glibc
import Sentences
import Storage
import TalePacks
import TaleServices

/// Determines when each word of a tale is spoken.
struct TimeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "time",
        abstract: said("Listens to the clips of tales and writes each word's timing into story.json."),
        discussion: said(
            "Adds timings to slides with text and sound but without timings. Exit status 1 if one cannot be timed."))

    @Argument(help: .said("Folders of tales, each with its story.json.", valueName: "pack"), completion: .directory)
    var packs: [String]

    @Flag(help: .said("Also replaces existing timings."))
    var overwrite = false

    private static let endings = ["ogg", "opus", "mp3", "wav", "m4a", "aac", "flac"]

    func run() throws {
        guard let converter = Places.converter() else {
            throw Stagehand.Failure("pasaka-converter is missing beside the program; install Pasaka again")
        }
        let timing = WordTiming(conversion: Conversion(executable: converter))
        let isWhole = packs.map { time($0, timing) }.allSatisfy(\.self)
        if !isWhole { throw ExitCode.failure }
    }

    /// - Returns: whether everything could be timed.
    private func time(_ pack: String, _ timing: WordTiming) -> Bool {
        let path = "\(pack)/story.json"
        do {
            var story = try StoryText(try OpenFolder(pack).read("story.json"))
            let wanted = story.slides.indices.filter { isWanted(story.slides[$0]) }
            guard !wanted.isEmpty else {
                print("\(path: pack): has nothing to time" as Sentence)
                return true
            }
            var times: [Int: [WordTime]] = [:]
            for place in wanted { times[place] = self.times(of: story.slides[place], pack, timing) }
            guard !times.isEmpty else { return false }
            story.write(times)
            try OpenFolder(pack).write(story.bytes, as: "story.json")
            return times.count == wanted.count
        } catch let failure where failure as? ReadFailure == .absent || (failure as? CallFailure)?.code == ENOENT {
            tell("\(path: path): there is no such file; name folders of tales that have a story.json")
        } catch {
            tell("\(path: path): \(error)")
        }
        return false
    }

    private func isWanted(_ slide: StoryText.Slide) -> Bool {
        guard let text = slide.text, slide.clip != nil, text.contains(where: \.isLetter) else { return false }
        return overwrite || !slide.hasWords
    }

    /// The word times of a slide, nil on failure; prints the outcome.
    private func times(
        of slide: StoryText.Slide, _ pack: String, _ timing: WordTiming
    ) -> [WordTime]? {
        guard let text = slide.text, let clip = slide.clip else { return nil }
        guard let (name, file) = Self.open(clip, in: pack) else {
            tell("\(path: pack): \(slide: slide.name): there is no sound named \(file: clip)")
            return nil
        }
        defer { close(file) }
        do {
            let words = try timing.times(text, sound: file, language: slide.language)
            print("\(path: pack): \(slide: slide.name): \(words.count) words timed with \(file: name)" as Sentence)
            return words
        } catch {
            tell("\(path: pack): \(slide: slide.name): \(file: name) \(error)")
            return nil
        }
    }

    private static func open(_ clip: String, in pack: String) -> (name: String, file: Int32)? {
        guard !clip.contains("/") else { return nil }
        for name in endings.map({ "\(clip).\($0)" }) {
            if let file = try? OrdinaryFile.open("\(pack)/\(name)") { return (name, file) }
        }
        return nil
    }
}
