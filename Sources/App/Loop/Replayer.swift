import Engine
import Platform
import System

/// Replays a recording in a window, at its own pace and without sound.
@MainActor struct Replayer {
    let recording: Recording
    let mode: Window.Mode
    let decoder: PictureDecoder

    func run() throws {
        let window = try Window(title: "Pasaka", mode: mode)
        let renderer = try Renderer(window: window, decoder: decoder)
        var show = recording.show(activities)
        var events = recording.events[...]
        let inbox = Inbox<Bool>()
        let signals = Signals { inbox.post(true) }
        var metronome = Metronome(now: SteadyClock.now)
        while show.ticks < recording.firstTick + recording.ticks, inbox.drain().isEmpty {
            let due = show.ticks + metronome.ticksDue(now: SteadyClock.now, isMoving: true)
            while let event = events.first, recording.firstTick + event.tick <= due {
                events.removeFirst()
                _ = show.advance(recording.firstTick + event.tick - show.ticks)
                if case .reply(.touched(let names)) = event.input {
                    _ = renderer.pictures.forget(names.map { Set($0) })
                }
                _ = show.take(event.input)
            }
            _ = show.advance(due - show.ticks)
            for event in window.takeEvents(renderer.letterbox) {
                if event == .quit { return }
                if event == .resized { renderer.resize() }
            }
            _ = renderer.takeArrivals()
            show.draw()
            try renderer.paint(show.picture)
            renderer.present()
            renderer.anticipate(show.soon)
            window.wait(atMost: metronome.sleep(toTick: 1, at: SteadyClock.now))
        }
        withExtendedLifetime(signals) {}
    }
}
