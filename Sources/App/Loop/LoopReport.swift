import Confinement
import Dispatch
import Engine
import Glibc
import MorningCheck
import Platform
import Sentences
import System

/// The state of the loop: its health, and the facts of the overlay for developers.
extension MainLoop {
    func tellHealth() {
        DispatchQueue(label: "pasaka.health", qos: .utility).async { [health, folder = records.folder] in
            do {
                try health.write(to: folder)
            } catch {
                Log("health").warning("\(path: Health.file(in: folder)) cannot be written: \(error)")
            }
        }
    }

    private var health: Health {
        let now = now
        func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }
        func milliseconds(_ time: Nanoseconds) -> Double { tenths(FrameMeter.milliseconds(time)) }
        return Health(
            written: LocalTime.text("%Y-%m-%dT%H:%M:%S%z"), runningSeconds: tenths(Double(now) / 1_000_000_000),
            route: show.route.description,
            loop: Health.Loop(
                wakeUps: meter.wakeUps, ticks: show.ticks,
                longestTurn: milliseconds(meter.turns.ever),
                longestTurnInLastMinute: milliseconds(meter.turns.inLastMinute(at: now)),
                longestDelay: milliseconds(meter.delays.ever),
                longestDelayInLastMinute: milliseconds(meter.delays.inLastMinute(at: now))),
            frames: Health.Frames(
                painted: meter.painted, p50: tenths(FrameMeter.percentile(0.5, of: meter.frames)),
                p99: tenths(FrameMeter.percentile(0.99, of: meter.frames))),
            player: ProcessFacts(of: getpid()),
            decoder: Health.Decoder(
                process: ProcessFacts(of: renderer.pictures.decoderProcess),
                restarts: renderer.pictures.statistics.decoderRestarts),
            screen: Health.Screen(
                width: Int(renderer.letterbox.window.width), height: Int(renderer.letterbox.window.height),
                renderer: renderer.name, videoDriver: window.videoDriver),
            sound: audio.status.device, problems: problems, log: LogBook.shared.last)
    }

    /// The problems with helpers, tales, pictures and sounds.
    private var problems: [Sentence] {
        RefusedCalls.shared.all.map(\.sentence) + show.problems + renderer.pictures.problems + audio.status.problems
    }

    /// Whether a service's line is not of an activity, by whose name it begins, that is closed.
    private func isOfOpenActivity(_ line: String) -> Bool {
        guard let name = line.split(separator: " ").first.map(String.init) else { return true }
        return !activities.contains { $0.names.contains(name) } || show.route.parts.contains(name)
    }

    var facts: DebugOverlay.Facts {
        audio.refreshStatus()
        let now = now
        let audio = audio.status
        return DebugOverlay.Facts(
            version: Places.version, debian: Machine.debian, lights: show.world[SelfTest.self]?.codes,
            free: Machine.freeSpace(at: devices.store.folder)?.bytes, unsaved: devices.store.unsaved,
            trouble: LogBook.shared.last.last(where: \.isTrouble), route: show.route, frames: meter.frames,
            updates: meter.updates,
            turns: (
                FrameMeter.milliseconds(meter.turns.inLastMinute(at: now)), FrameMeter.milliseconds(meter.turns.ever)
            ),
            wakeUps: meter.wakeUpsPerSecond(at: now),
            figures: DebugOverlay.Movement(show.picture, cost: meter.work), pictures: renderer.pictures.statistics,
            mostPictureBytes: renderer.pictures.mostBytes, audio: audio,
            services: devices.services.flatMap(\.status).filter { isOfOpenActivity($0) },
            inputs: overlay.seen.last.map(\.description),
            renderer: renderer.name, videoDriver: window.videoDriver,
            memory: [getpid(), renderer.pictures.decoderProcess].map { ProcessFacts(of: $0).sharedMegabytes },
            window: renderer.letterbox.window,
            problems: problems,
            touches: overlay.seen.touches, hotspots: show.hotspots)
    }
}
