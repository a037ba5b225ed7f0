import TalePacks

/// A tale that was made in several languages.
extension MadeTale {
    /// The sounds of other languages that were made, with their names without extension.
    var translatedSounds: [(name: String, made: HiddenPlace.File)] {
        plan.translations.indices.flatMap { number in
            let mark = "-\(plan.translations[number].language)"
            let titles = [("title", pieces.title(in: number)), ("by", pieces.by(in: number))]
            let sounds = slides.map { ($0.name, pieces.sound(ofSlide: $0.place, in: number)) }
            return (titles + sounds).compactMap { name, piece in
                piece.flatMap { sound($0) }.map { ("\(name)\(mark)", $0.0) }
            }
        }
    }

    /// The manifest of the tale in another language; its slides are those of its own.
    func translation(_ number: Int, of own: StoryManifest) -> StoryManifest {
        let translation = plan.translations[number], mark = "-\(translation.language)"
        let clips = Dictionary(uniqueKeysWithValues: explanationClips.map { ($0.source, $0.name) })
        var manifest = StoryManifest(
            id: own.id, title: translation.title ?? own.title, language: translation.language, slides: [])
        let title = pieces.title(in: number), by = pieces.by(in: number)
        manifest.spokenTitle = title == nil ? own.spokenTitle : title.flatMap { sound($0) }.map { _ in "title\(mark)" }
        manifest.by = translation.by ?? own.by
        manifest.spokenBy =
            translation.by == nil && by == nil ? own.spokenBy : by.flatMap { sound($0) }.map { _ in "by\(mark)" }
        manifest.slides = zip(slides, own.slides).map { slide, entry in
            guard let words = translation.slides[slide.place] else { return entry }
            let made = pieces.sound(ofSlide: slide.place, in: number).flatMap { sound($0) }
            return StoryManifest.Slide(
                id: entry.id, narration: made.map { _ in "\(slide.name)\(mark)" }, text: words.text,
                words: made?.words ?? [], ask: words.ask,
                explanations: words.explanations.map {
                    .init(word: $0.word, text: $0.text, clip: $0.clip.flatMap { clips[$0] })
                })
        }
        return manifest
    }
}
