/// The files that a tale is made of.
struct TalePieces: Sendable {
    let plan: TalePlan
    /// Whether a voice speaks what has no recording.
    let isNarrated: Bool
    /// The translations that a voice speaks.
    let narrated: [Bool]
    /// Whether the tale already exists, and only home recordings are added to it.
    let isOfRecordings: Bool

    var all: [Piece] { (isOfRecordings ? [] : told) + recordings }

    var recordings: [Piece] {
        plan.tellings.enumerated().flatMap { number, telling in
            telling.recordings.sorted { $0.key < $1.key }.map { slide, file in
                Piece(role: .recording(telling: number, slide: slide), file: file)
            }
        }
    }

    private var told: [Piece] {
        var pieces = [cover, title, by].compactMap(\.self)
        for (number, slide) in plan.slides.enumerated() {
            if let picture = slide.picture { pieces.append(Piece(role: .picture(slide: number), file: picture)) }
            if let sound = sound(ofSlide: number) { pieces.append(sound) }
        }
        pieces += plan.translations.indices.flatMap(translated)
        let figures = plan.figureFiles, score = plan.scoreFiles
        return pieces + plan.explanationClips.map { Piece(role: .explanation, file: $0) }
            + figures.images.map { Piece(role: .figure, file: $0) }
            + figures.grounds.map { Piece(role: .ground, file: $0) }
            + figures.clips.map { Piece(role: .answer, file: $0) }
            + score.loops.map { Piece(role: .loop, file: $0) } + score.foley.map { Piece(role: .foley, file: $0) }
    }

    private func translated(_ number: Int) -> [Piece] {
        let translation = plan.translations[number]
        return [title(in: number), by(in: number)].compactMap(\.self)
            + translation.slides.keys.sorted().compactMap { sound(ofSlide: $0, in: number) }
    }

    /// A recording or, if there is a voice, what it says.
    ///
    /// - Parameter translation: its index; nil for the tale's own language.
    func sound(ofSlide number: Int, in translation: Int? = nil) -> Piece? {
        let words = translation.map { plan.translations[$0].slides[number] }
        let (sound, text) = words.map { ($0?.sound, $0?.text ?? "") } ?? own(number)
        let isSpoken = (translation.map { narrated[$0] } ?? isNarrated) && !text.isBlank
        return sound != nil || isSpoken
            ? Piece(role: .sound(slide: number), file: sound, translation: translation) : nil
    }

    private func own(_ number: Int) -> (SourceFile?, String) { (plan.slides[number].sound, plan.slides[number].text) }

    /// The title in another language, if it has one of its own.
    func title(in number: Int) -> Piece? {
        let translation = plan.translations[number]
        guard translation.title != nil || translation.spokenTitle != nil else { return nil }
        return Piece(role: .title, file: translation.spokenTitle, translation: number)
    }

    func by(in number: Int) -> Piece? {
        plan.translations[number].spokenBy.map { Piece(role: .by, file: $0, translation: number) }
    }

    /// A cover that is also a slide is not made twice.
    var cover: Piece? {
        guard let cover = plan.cover, !plan.slides.contains(where: { $0.picture == cover }) else { return nil }
        return Piece(role: .cover, file: cover)
    }

    var by: Piece? { plan.spokenBy.map { Piece(role: .by, file: $0) } }

    var title: Piece { Piece(role: .title, file: plan.spokenTitle) }
}
