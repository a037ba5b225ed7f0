import Engine

/// Figures that move and answer while a tale is read.
extension StoryPlayerViewModel {
    /// Whether the page and its words lie still, so that its figures may move.
    var isStill: Bool { pages.position == Double(pages.index) && !words.isMoving && !isAtEnd }

    private var moment: LivingFigures.Moment {
        LivingFigures.Moment(now: now, isStill: isStill, isTold: narration.isSounding)
    }

    mutating func moveFigures() { figures.tick(moment) }

    var restOfFigures: Rest { figures.rest(moment) }

    /// The figures of the page that is there now.
    mutating func meetFigures() { figures.arrive(at: pages.index, slide?.figures ?? [], now: now) }
}
