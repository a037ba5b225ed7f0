import Engine
import TalePacks

/// Turning pages, and what begins with one.
extension StoryPlayerViewModel {
    /// The first slide starts to play with the first tick.
    mutating func begin() -> [Command] {
        guard !hasBegun else { return [] }
        (hideAt, controls.target) = (now + Self.patience, 1)
        glow?.begin(now: now)
        return arrive()
    }

    mutating func turn(to page: Int) -> [Command] {
        if page > pages.index, holdsPage { return waitForEnd() }
        return pages.turn(to: page) ? [.play(.turn)] + arrive() : []
    }

    mutating func again() -> [Command] {
        sitting.beginAgain()
        return turn(to: 0)
    }

    mutating func arrive() -> [Command] {
        (hasBegun, touched, textPage) = (true, nil, 0)
        turn.stop()
        dropCard()
        let commands = sitting.arrive(at: pages.index, now: now) + narration.begin(clip)
        startCountdown()
        let endsLoud = isAtEnd && !isAtCredits && !sitting.endsUnderStars
        return commands + (endsLoud ? [.play(.end)] : []) + keepPlace()
    }
}
