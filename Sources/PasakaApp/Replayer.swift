import Engine
import Platform

/// Plays a recording in a window, in its own time and without sound.
@MainActor struct Replayer {
    let recording: Recording
    let mode: Window.Mode
    let decoder: PictureDecoder

    func run() throws {
        let window = try Window(title: "Pasaka", mode: mode)
        let renderer = try Renderer(window: window, decoder: decoder)
        var show = Show(world: recording.start, activities: activities, at: recording.route)
        var events = recording.events[...]
        let (clock, inbox) = (ContinuousClock(), Inbox<Bool>())
        let signals = Signals { inbox.post(true) }
        var metronome = Metronome(now: .zero)
        let start = clock.now
        while show.ticks < recording.ticks, inbox.drain().isEmpty {
            let due = show.ticks + metronome.ticksDue(now: clock.now - start, isMoving: true)
            while let event = events.first, event.tick <= due {
                events.removeFirst()
                _ = show.advance(event.tick - show.ticks)
                _ = show.take(event.input)
            }
            _ = show.advance(due - show.ticks)
            for event in window.takeEvents(renderer.letterbox) {
                if event == .quit { return }
                if event == .resized { renderer.resize() }
            }
            _ = renderer.takeArrivals()
            try renderer.paint(show.picture)
            renderer.present()
            renderer.anticipate(show.soon)
            window.wait(atMost: metronome.time(toTick: 1))
        }
        withExtendedLifetime(signals) {}
    }
}
