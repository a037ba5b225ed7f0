import Engine
import TalePacks

/// What may be turned, left and kept: listening to the end, animals, the place in the tale.
extension StoryPlayerViewModel {
    /// A grown-up's two fingers pass a page that is held.
    mutating func mark(_ contact: Contact) -> [Command] {
        sitting.listening.follow(contact, on: pages.index, now: now) ? turn(to: pages.index + 1) : []
    }

    /// Whether this page has to be heard to its end first.
    var holdsPage: Bool { sitting.listening.holds(pages.index, clip, narration, now: now) }

    /// Lights a footprint; a clip that was never begun begins.
    mutating func waitForEnd() -> [Command] {
        sitting.listening.light(now: now)
        return narration.state == .paused(isBegun: false) ? narration.toggle(clip, now: now) : []
    }

    /// A page that has to be heard gives a little under the finger, and stays.
    mutating func held(_ drag: Drag) -> Drag {
        if case .began = drag { sitting.listening.letPass() }
        guard !sitting.listening.hasPassed else { return .cancelled }
        guard holdsPage else { return drag }
        switch drag {
        case .moved(let way) where way.x < 0: return .moved(by: Point(x: way.x / 6, y: way.y))
        case .ended(let way, _, _) where way.x < 0:
            sitting.listening.light(now: now)
            return .cancelled
        default: return drag
        }
    }

    /// Asks for an animal first, in the middle of a tale; the voice waits.
    mutating func leave(to route: Route) -> [Command] {
        guard glow == nil, sitting.ask(leavingFrom: pages.index, to: route) else { return [.open(route)] }
        turn.stop()
        card = nil
        narration.giveWay(now: now)
        return [.play(.press)] + sitting.question.map { .narrate($0) }
    }

    mutating func stay() -> [Command] {
        sitting.stay()
        return [.play(.press)] + (narration.isPaused ? narration.toggle(clip, now: now) : [.stopNarration])
    }

    /// Whether the end of the tale is a good-night page.
    var endsUnderStars: Bool { sitting.endsUnderStars(at: now) }

    /// Keeps the place, but not for a child who looks for a letter, nor a look back from the end:
    /// from there the same end would count twice.
    mutating func keepPlace() -> [Command] {
        guard glow == nil, isAtEnd || !sitting.hasFinished else { return [] }
        if isAtEnd {
            progress.finish(story.id, isHeard: sitting.hasFinished)
        } else {
            progress.turn(story.id, to: pages.index + 1, heard: sitting.slidesHeard(at: now))
        }
        return [.save(AnyDocument(progress))]
    }

    /// Keeps that the page on which the tale is left was heard, if it was.
    mutating func keepHeard() -> [Command] {
        let place = progress[story.id]
        guard !isAtEnd, place.slide == pages.index + 1, let heard = place.heard,
            heard != sitting.slidesHeard(at: now)
        else { return [] }
        return keepPlace()
    }

    mutating func endClip() {
        // The text stays on the page to which the voice has led.
        if let latest, let slide {
            textPage = words(of: slide).caption.words[latest...].first?.page ?? textPage
        }
        narration.ended()
        sitting.hear(pages.index)
        if narration.state == .ended, wishes.turnsPages { turn.begin(afterClipAt: now) }
    }

    mutating func failClip() {
        narration.ended()
        sitting.miss(pages.index)
        startCountdown()
    }

    /// Starts the countdown for a page without sound, as long as its words take to read.
    mutating func startCountdown() {
        guard wishes.turnsPages, let slide, narration.state == .ended else { return }
        turn.begin(reading: slide.text, at: now)
    }

    mutating func turnPages() -> [Command] {
        wishes.turnsPages.toggle()
        startCountdown()
        return [.play(.press), .save(AnyDocument(wishes))]
    }
}
