import Sentences
import TalePacks

extension TalePlan {
    /// A tale whose `story.json` assigns its files.
    init(_ story: StoryFile, files: [SourceFile], title: String) {
        self.init(id: Self.usable(story.id), title: story.title ?? title, slides: [])
        language = story.language?.withoutControls
        isPremium = story.isPremium
        credits = story.credits
        shelf = story.shelf
        wolves = story.wolves
        remarks = story.problems.map { "story.json: \($0)" }
        cover = story.cover.flatMap { file($0, .picture, "coverImage", files) }
        spokenTitle = story.spokenTitle.flatMap { file($0, .sound, "titleAudio", files) }
        by = story.by
        spokenBy = story.spokenBy.flatMap { file($0, .sound, "byAudio", files) }
        music = story.music.flatMap { file($0, .sound, "music", files) }
        for entry in story.slides { add(entry, files) }
    }

    private mutating func add(_ entry: StoryFile.SlideEntry, _ files: [SourceFile]) {
        let picture = entry.image.flatMap { file($0, .picture, "\(entry.path).imageName", files) }
        let sound = entry.narration.flatMap { file($0, .sound, "\(entry.path).audioName", files) }
        // A slide that never had a picture consists of words or sound; one that has lost it is left out.
        guard picture != nil || (entry.image == nil && (sound != nil || !entry.text.isEmpty)) else {
            remarks.append("story.json: \(field: entry.path) is left out, because it has no picture")
            lost.append(LostSlide(place: slides.count, name: entry.image ?? ""))
            return
        }
        var slide = Slide(
            id: entry.id?.withoutControls, picture: picture, sound: sound, text: entry.text,
            words: sound == nil ? [] : entry.words)
        (slide.ask, slide.wolves) = (entry.ask, entry.wolves)
        slide.explanations = explanations(of: entry, files)
        slide.figures = entry.figures.compactMap { figure($0, files) }
        slide.bed = entry.bed.flatMap { file($0, .sound, "\(entry.path).bed", files) }
        for sound in entry.foley {
            guard let clip = file(sound.clip, .sound, "\(sound.path).clip", files) else { continue }
            slide.foley.append(Foley(entry: sound, clip: clip))
        }
        slides.append(slide)
    }

    /// One that has lost a picture is left out.
    private mutating func figure(_ entry: StoryFile.FigureEntry, _ files: [SourceFile]) -> Figure? {
        let image = file(entry.image, .picture, "\(entry.path).image", files)
        let behind = entry.behind.flatMap { file($0, .picture, "\(entry.path).behind", files) }
        let clip = entry.answer?.clip.flatMap { file($0, .sound, "\(entry.path).answer.clip", files) }
        guard let image, (behind == nil) == (entry.behind == nil) else { return nil }
        return Figure(entry: entry, image: image, behind: behind, clip: clip)
    }

    mutating func file(
        _ name: String, _ kind: SourceFile.Kind, _ field: String, _ files: [SourceFile]
    ) -> SourceFile? {
        if let found = files.named(name, kind) { return found }
        remarks.append("story.json: \(field: field) \"\(file: name)\": there is no such file")
        return nil
    }

    /// An id that is valid in a route.
    private static func usable(_ id: String?) -> String? {
        guard let id, !id.isBlank, !id.contains("/"), id == id.withoutControls, id.count <= 200 else { return nil }
        return id
    }
}
