import Engine
import Platform
import Sentences

/// The diagnostics overlay of F1: numbers on a dark sheet, and the positions of touches and hotspots.
struct DebugOverlay {
    /// Everything shown by the overlay.
    struct Facts {
        var version: String
        /// Debian's, if this is one.
        var debian: String?
        /// The codes of the last morning check that are not green; nil without a check.
        var lights: [String]?
        /// Bytes free for what is kept.
        var free: Int?
        /// Documents whose last save failed.
        var unsaved: [String]
        /// The last warning or error in the log.
        var trouble: LogLine?
        var route: Route
        var frames, updates: [Double]
        /// The main loop's longest turn in the last minute and since the start, ms.
        var turns: (lastMinute: Double, ever: Double)
        var wakeUps: Int
        /// What moves of the picture's pieces.
        var figures: Movement
        var pictures: PictureCache.Statistics
        var mostPictureBytes: Int
        var audio: AudioService.Status
        /// Services' diagnostics.
        var services: [String] = []
        var inputs: [String]
        var renderer, videoDriver: String
        /// Proportional set size of player and helper, MB.
        var memory: [Double]
        var window: Size
        var problems: [Sentence]
        var touches: [Point]
        var hotspots: [Rect]
    }

    /// Pieces of a picture that lie or move, and what a frame costs.
    struct Movement: Hashable {
        var pieces = 0, moving = 0
        /// Milliseconds of CPU of a frame.
        let cost: Double

        /// Counts the pieces of a picture.
        init(_ picture: Picture, cost: Double) {
            self.cost = cost
            for case .pieces(let all, _, _) in picture.drawings {
                pieces += all.count { !$0.isGround }
                moving += all.count { $0.pose != .rest }
            }
        }
    }

    let facts: Facts

    private static let size = 25.0, line = 33.0
    /// What the graph takes below the lines.
    private static let foot = 144.0
    private static let ink = Color(0xf6f1e7)

    var drawings: [Drawing] {
        let lines = lines
        let panel = Rect(
            x: 24, y: 24, width: 1130, height: max(793, 18 + Double(lines.count) * Self.line + Self.foot))
        var drawings = places
        drawings.append(.shape(.filled, in: panel, radius: 18, .flat(Color(0x171420, opacity: 0.86))))
        for (row, line) in lines.enumerated() {
            let area = Rect(
                x: panel.x + 24, y: panel.y + 18 + Double(row) * Self.line, width: panel.width - 48,
                height: Self.line)
            let isProblem = line.hasPrefix("!")
            drawings.append(
                .text(
                    line, in: area,
                    TextStyle(
                        .technical, size: Self.size, color: isProblem ? Color(0xffb27a) : Self.ink,
                        alignment: .leading)))
        }
        return drawings + graph(in: panel)
    }

    /// What a technician asks first, and what is wrong.
    private var first: [String] {
        let lights = facts.lights.map { $0.isEmpty ? "all green" : $0.joined(separator: " ") } ?? "not checked"
        let wrong =
            facts.unsaved.map { "not saved: \($0)" } + [facts.trouble?.text].compactMap(\.self)
            + facts.problems.map { "\($0)" }
        let more = wrong.count > 7 ? ["! … and \(wrong.count - 7) more: pasaka check"] : []
        return [
            "pasaka    \(facts.version)    Debian \(facts.debian ?? "?")    lights \(lights)"
                + "    free \(facts.free.map { "\(tenths(Double($0) / 1e9)) GB" } ?? "?")"
        ] + wrong.prefix(7).map { "! \($0)" } + more
    }

    private var lines: [String] {
        first + [
            "route     \(facts.route)    window \(Int(facts.window.width))x\(Int(facts.window.height))",
            "frame     \(times(facts.frames))    update \(times(facts.updates))",
            "turns     longest \(tenths(facts.turns.lastMinute)) ms lately, \(tenths(facts.turns.ever)) ms ever"
                + "    decoders lost \(facts.pictures.decoderRestarts)",
            "wake-ups  \(facts.wakeUps)/s    renderer \(facts.renderer)/\(facts.videoDriver)",
            "figures   \(facts.figures.pieces), \(facts.figures.moving) moving    \(tenths(facts.figures.cost)) ms of CPU a frame",
            "pictures  \(facts.pictures.count), \(megabytes(facts.pictures.bytes)) of \(megabytes(facts.mostPictureBytes))"
                + "    hits \(facts.pictures.hits)  misses \(facts.pictures.misses)  in flight \(facts.pictures.inFlight)",
            "sound     \(facts.audio.device)  \(facts.audio.clip)  \(tenths(facts.audio.position))/\(tenths(facts.audio.length)) s"
                + (facts.audio.isPaused ? "  paused" : "")
                + (facts.audio.bed.isEmpty ? "" : "  over \(facts.audio.bed)"),
        ] + facts.services + [
            "memory    " + facts.memory.map { "\(tenths($0)) MB" }.joined(separator: " + ") + " (player + decoder)",
            "inputs    \(facts.inputs.last ?? "none yet")",
        ] + facts.inputs.dropLast().suffix(3).reversed().map { "\(indent)\($0)" }
    }

    /// The indent to below the first input; a line's first spaces are not drawn.
    private var indent: String { String(repeating: "\u{a0}", count: 10) }

    private func times(_ numbers: [Double]) -> String {
        let half = FrameMeter.percentile(0.5, of: numbers), most = FrameMeter.percentile(0.95, of: numbers)
        return "p50 \(tenths(half)) p95 \(tenths(most)) ms"
    }

    private func tenths(_ number: Double) -> String { inTenths(number) }

    private func megabytes(_ bytes: Int) -> String { "\(tenths(Double(bytes) / 1_048_576)) MB" }

    /// The last 240 frames; the line is 16.7 ms, a sixtieth of a second.
    private func graph(in panel: Rect) -> [Drawing] {
        let area = Rect(x: panel.x + 24, y: panel.maxY - 124, width: 960, height: 100)
        let perMillisecond = area.height / 33.4
        var drawings: [Drawing] = [
            .shape(.filled, in: area, radius: 0, .flat(Color(0xffffff, opacity: 0.07))),
            .line(
                [
                    Point(x: area.x, y: area.maxY - 16.7 * perMillisecond),
                    Point(x: area.maxX, y: area.maxY - 16.7 * perMillisecond),
                ],
                width: 2, Color(0xffb27a, opacity: 0.8)),
        ]
        for (place, milliseconds) in facts.frames.enumerated() {
            let height = min(area.height, max(2, milliseconds * perMillisecond))
            let bar = Rect(x: area.x + Double(place) * 4, y: area.maxY - height, width: 3, height: height)
            drawings.append(.shape(.filled, in: bar, radius: 0, .flat(Color(0x8fd08a))))
        }
        return drawings
    }

    private var places: [Drawing] {
        facts.hotspots.map { .shape(.ring(width: 3), in: $0, radius: 8, .flat(Color(0x2f7fd0, opacity: 0.9))) }
            + facts.touches.map {
                .shape(.ring(width: 8), in: Rect(circleAt: $0, radius: 60), radius: 60, .flat(Color(0xd0307f)))
            }
    }
}
