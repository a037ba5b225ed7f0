import Engine
import TalePacks

/// Turning pages, and what begins with one.
extension StoryPlayerViewModel {
    /// The first slide starts to play with the first tick.
    mutating func begin() -> [Command] {
        guard !hasBegun else { return [] }
        notice()
        glow?.begin(now: now)
        return arrive()
    }

    mutating func turn(to page: Int) -> [Command] {
        if page > pages.index, holdsPage { return waitForEnd() }
        return pages.turn(to: page) ? [.play(.turn)] + arrive() : []
    }

    mutating func again() -> [Command] {
        let commands = sitting.beginAgain()
        figures.beginAgain()
        return commands + turn(to: 0)
    }

    mutating func arrive() -> [Command] {
        (hasBegun, touched, textPage, arrived) = (true, nil, 0, now)
        turn.stop()
        beckoning.beginAgain()
        dropCard()
        meetFigures()
        score.meet(slide)
        meetDancer()
        ending.arrive(at: endsUnderStars ? nil : pages.index, now: now)
        let commands = sitting.arrive(at: pages.index, now: now) + narration.begin(clip)
        startCountdown()
        let endsLoud = isAtEnd && !isAtCredits && !endsUnderStars
        return commands + (endsLoud ? [.play(.end)] : []) + keepPlace()
    }
}
