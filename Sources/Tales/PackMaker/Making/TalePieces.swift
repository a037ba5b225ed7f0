/// The files that a tale is made of.
struct TalePieces: Sendable {
    let plan: TalePlan
    /// Whether a voice speaks what has no recording.
    let isNarrated: Bool
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
        let figures = plan.figureFiles, score = plan.scoreFiles
        return pieces + plan.explanationClips.map { Piece(role: .explanation, file: $0) }
            + figures.images.map { Piece(role: .figure, file: $0) }
            + figures.grounds.map { Piece(role: .ground, file: $0) }
            + figures.clips.map { Piece(role: .answer, file: $0) }
            + score.loops.map { Piece(role: .loop, file: $0) } + score.foley.map { Piece(role: .foley, file: $0) }
    }

    /// A recording or, if there is a voice, what it says.
    func sound(ofSlide number: Int) -> Piece? {
        let slide = plan.slides[number]
        let isSpoken = isNarrated && !slide.text.isBlank
        return slide.sound != nil || isSpoken ? Piece(role: .sound(slide: number), file: slide.sound) : nil
    }

    /// A cover that is also a slide is not made twice.
    var cover: Piece? {
        guard let cover = plan.cover, !plan.slides.contains(where: { $0.picture == cover }) else { return nil }
        return Piece(role: .cover, file: cover)
    }

    var by: Piece? { plan.spokenBy.map { Piece(role: .by, file: $0) } }

    var title: Piece { Piece(role: .title, file: plan.spokenTitle) }
}
