import TalePacks

extension TalePlan {
    /// A finished tale in another language than its own: only what differs.
    struct Translation: Hashable, Sendable {
        let language: String
        /// The title; nil for the tale's own.
        var title: String?
        var spokenTitle: SourceFile?
        var by: String?
        var spokenBy: SourceFile?
        /// The translated slides, by their index in the plan.
        var slides: [Int: Words] = [:]

        /// What is said on a slide.
        struct Words: Hashable, Sendable {
            var sound: SourceFile?
            var text = ""
            var words: [WordTime] = []
            var ask: String?
            var explanations: [Explanation] = []
        }

        var sounds: [SourceFile] {
            let places = slides.keys.sorted()
            return ([spokenTitle, spokenBy] + places.map { slides[$0]?.sound }).compactMap(\.self)
        }
    }

    /// Adds the tale in another language, as its `story.json` has it.
    mutating func translate(_ story: StoryFile, to language: String, _ files: [SourceFile]) {
        // The same remark as for the tale's own language.
        remarks += story.problems.map { "story.json: \($0)" }.filter { !remarks.contains($0) }
        var translation = Translation(language: language, title: story.title, by: story.by)
        translation.spokenTitle = story.spokenTitle.flatMap { file($0, .sound, "titleAudio", files) }
        translation.spokenBy = story.spokenBy.flatMap { file($0, .sound, "byAudio", files) }
        if translation.spokenTitle == spokenTitle, story.title != nil, story.title == title {
            (translation.title, translation.spokenTitle) = (nil, nil)
        }
        if translation.spokenBy == spokenBy, story.by == by { (translation.by, translation.spokenBy) = (nil, nil) }
        let kept = slideEntries(of: story)
        guard kept.count == slides.count else { return }
        for (place, entry) in kept.enumerated() where entry.isTranslated {
            translation.slides[place] = words(entry, files)
        }
        if !translation.slides.isEmpty { translations.append(translation) }
    }

    /// The entries of the slides that are in the plan.
    private func slideEntries(of story: StoryFile) -> [StoryFile.SlideEntry] {
        var (kept, left) = ([StoryFile.SlideEntry](), lost[...])
        for entry in story.slides {
            if left.first?.place == kept.count { left.removeFirst() } else { kept.append(entry) }
        }
        return kept
    }

    private mutating func words(_ entry: StoryFile.SlideEntry, _ files: [SourceFile]) -> Translation.Words {
        let sound = entry.narration.flatMap { file($0, .sound, "\(entry.path).audioName", files) }
        return Translation.Words(
            sound: sound, text: entry.text, words: sound == nil ? [] : entry.words, ask: entry.ask,
            explanations: explanations(of: entry, files))
    }

    mutating func explanations(of entry: StoryFile.SlideEntry, _ files: [SourceFile]) -> [Explanation] {
        entry.explanations.map { explained in
            let clip = explained.clip.flatMap { file($0, .sound, "\(entry.path).explain", files) }
            return Explanation(word: explained.word, text: explained.text, clip: clip)
        }
    }
}

extension [TalePlan.Slide] {
    /// The slides as they are told in another language.
    func told(in translation: TalePlan.Translation) -> [TalePlan.Slide] {
        enumerated().map { place, own in
            guard let words = translation.slides[place] else { return own }
            var slide = own
            (slide.sound, slide.clip, slide.joined) = (words.sound, nil, [])
            (slide.text, slide.words, slide.ask) = (words.text, words.words, words.ask)
            slide.explanations = words.explanations
            return slide
        }
    }
}
