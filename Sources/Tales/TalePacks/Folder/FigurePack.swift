import Engine
import Sentences

extension StoryPack {
    /// A figure with its files; nil if a picture is missing, for it would leave a hole in the slide's.
    mutating func figure(_ entry: StoryFile.FigureEntry) -> Figure? {
        let image = file(entry.image, .picture, "\(field: "\(entry.path).image")")
        let behind = entry.behind.flatMap { file($0, .picture, "\(field: "\(entry.path).behind")") }
        guard let image, (behind == nil) == (entry.behind == nil) else { return nil }
        return Figure(
            image: Image(prefix + image), behind: behind.map { Image(prefix + $0) }, place: entry.place,
            rest: entry.rest, answer: entry.answer.map { answer($0, "\(entry.path).answer.clip") },
            isMouse: entry.isMouse)
    }

    /// One whose clip is missing, or too long for a moment, is silent.
    private mutating func answer(_ entry: StoryFile.FigureEntry.Answer, _ path: String) -> Figure.Answer {
        var answer = Figure.Answer(entry.move, word: entry.word)
        guard let clip = entry.clip.flatMap({ shortSound($0, "\(field: path)") }) else { return answer }
        (answer.clip, answer.clipLength) = (clip.sound, clip.length)
        return answer
    }
}
