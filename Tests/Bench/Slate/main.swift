// A window to draw in, for the bench's cases `drawing` and `confetti`, a long talk for its case `stream`, and words for
// its case `text`: the real window, show and renderer, and nothing else. At its end it says how long its frames took, as
// the player does.
//
//     slate [--window WIDTHxHEIGHT] [--open …/done|talk/stream|talk/scroll|talk/words/N|room/words/N] [ignored options]
//
// With a route that ends in `done` confetti flies again and again; with `talk/stream` a reply comes word by word; with
// `words/N` there are so many words while something moves.
import Engine
import Glibc
import Platform
import System

/// The value after an option.
func value(of option: String) -> String? {
    let arguments = CommandLine.arguments
    return arguments.firstIndex(of: option).flatMap { arguments.dropFirst($0 + 1).first }
}

let size = (value(of: "--window") ?? "1280x800").split(separator: "x").compactMap { Int($0) }
let route = value(of: "--open") ?? ""

/// The screen of the route.
func screen(_ world: World) -> any Screen {
    let parts = route.split(separator: "/"), count = parts.last.flatMap { Int($0) } ?? 0
    return switch parts.prefix(2) {
    case ["talk", "words"]: WordsSheet(world, count: count)
    case ["room", "words"]: RoomScreen(world: world) { _ in .ofWords(count) }
    case _ where route.hasPrefix("talk/"): TalkSheet(world, isStreaming: route.hasSuffix("stream"))
    default: Slate(world, isMerry: route.hasSuffix("done"))
    }
}

nonisolated(unsafe) var isAsked: sig_atomic_t = 0
signal(SIGTERM) { _ in isAsked = 1 }

let window = try Window(title: "Slate", mode: .window(width: size[0], height: size[1]))
let decoder = PictureDecoder(folders: AssetFolders(interface: "/", stories: []), executable: "/bin/false")
let renderer = try Renderer(window: window, decoder: decoder)
var show = Show(world: World(), activities: [Activity(name: "") { _, world in screen(world) }])
var metronome = Metronome(now: SteadyClock.now)
var painted: Picture?
var frames: [(time: Nanoseconds, work: Nanoseconds)] = []

/// Takes what has happened and paints what has changed, as the player's loop does.
@MainActor func turn() throws {
    let begin = (time: SteadyClock.now, work: SteadyClock.work)
    let events = window.takeEvents(renderer.letterbox)
    _ = show.advance(metronome.ticksDue(now: begin.time, isMoving: show.rest == .moving))
    for event in events {
        if case .input(let input) = event { _ = show.take(input) }
        if event == .resized { renderer.resize() }
        if event == .resized || event == .exposed { painted = nil }
        if event == .quit { isAsked = 1 }
    }
    show.draw()
    let picture = show.picture
    guard picture != painted else { return }
    try renderer.paint(picture)
    renderer.present()
    painted = picture
    frames.append((SteadyClock.now - begin.time, SteadyClock.work - begin.work))
}

while isAsked == 0 {
    let quarter = 250_000_000
    window.wait(atMost: show.rest == .moving ? metronome.sleep(toTick: 1, at: SteadyClock.now) : quarter)
    try turn()
}

let sorted = frames.map { Double($0.time) / 1_000_000 }.sorted()
func share(_ part: Double) -> Double {
    sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
}
let work = Double(frames.reduce(0) { $0 + $1.work }) / Double(max(1, frames.count)) / 1_000_000
print(
    "the last \(frames.count) frames took p50 \(share(0.5)) ms, p95 \(share(0.95)) ms, p99 \(share(0.99)) ms;"
        + " each costs \(work) ms of CPU on average; the longest \(sorted.last ?? 0) ms")
