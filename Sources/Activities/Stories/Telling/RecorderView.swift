import Engine
import TalePacks

/// The slide and its words to read, the red button, and the row of slides.
struct RecorderView {
    typealias Action = RecorderViewModel.Action

    let page: RecorderViewModel

    private var layout: RecorderLayout { page.layout }

    func draw(in frame: inout Frame<Action>) {
        frame.stripWall(in: page.rooms.viewport)
        frame.dragAxis = page.strip.canScroll ? .horizontal : nil
        drawHead(in: &frame)
        drawSlide(in: &frame)
        drawVoice(in: &frame)
        drawRecord(in: &frame)
        drawListen(in: &frame)
        drawForward(in: &frame)
        drawStrip(in: &frame)
        frame.button(.play, sends: .record)
        frame.button(.previous, sends: .previous)
        frame.button(.next, sends: .next)
        frame.button(.back, sends: .leave)
        frame.button(.home, sends: .home)
    }

    private func drawHead(in frame: inout Frame<Action>) {
        frame.roundButton("interface/icon-previous.svg", at: layout.leave, radius: layout.corner, sends: .leave)
        frame.draw(
            .text(
                page.story.title, in: layout.title, TextStyle(.title, size: 60 * layout.scale, color: .plum)))
        frame.faceOnPaper(page.teller, in: Rect(circleAt: layout.face, radius: layout.corner))
    }

    private func drawSlide(in frame: inout Frame<Action>) {
        frame.sheet(layout.photograph, radius: 36)
        frame.photograph(page.slide.image, in: layout.photograph.inset(by: 14), radius: 26)
        frame.sheet(layout.words, radius: 36)
        let text = page.slide.text
        let isSilent = text.isBlank
        frame.draw(
            .text(
                isSilent ? frame.text(.stories(.noWords)) : text, in: layout.words.inset(by: 44),
                TextStyle(
                    .words, size: (isSilent ? 42 : 50) * layout.scale, color: isSilent ? .brown : .ink,
                    alignment: .leading,
                    mostLines: 10)))
    }

    // MARK: - Buttons

    private func drawRecord(in frame: inout Frame<Action>) {
        let (center, depth) = (layout.record, frame.depth(of: .record))
        if case .recording = page.work {
            // The level, as a soft halo: the button itself stays calm.
            let halo = layout.large + 6 + 18 * page.meter.level
            frame.draw(
                .shape(.filled, in: Rect(circleAt: center, radius: halo), radius: halo, .flat(Self.red.faded(to: 0.22)))
            )
        }
        let disc = Rect(circleAt: center, radius: layout.large * (1 - 0.06 * depth))
        let isMissing = page.notice == .noMicrophone
        let paint: Drawing.Paint =
            isMissing ? .flat(Color(0xe3d3c6)) : .shaded(top: Color(0xd85a4e), bottom: Self.red)
        frame.sheet(disc, radius: disc.width / 2, paint: paint, depth: depth)
        let icon: Image =
            isMissing
            ? "interface/icon-microphone-none.svg"
            : page.isListening ? "interface/icon-stop.svg" : "interface/icon-microphone.svg"
        frame.draw(.icon(icon, in: disc.scaled(by: 0.6), tint: isMissing ? .brown : .paper))
        frame.hotspot(
            Rect(circleAt: center, radius: layout.large), radius: layout.large, sends: .record,
            showing: page.isListening ? 1 : 0)
        drawCaption(recordCaption, under: center, in: &frame)
    }

    private static let red = Color(0xbf4038)

    private var recordCaption: Wording {
        switch page.work {
        case .starting, .recording: .stories(.stop)
        case .taken, .ending, .keeping: .stories(.again)
        case .idle where page.notice == .noMicrophone: .tryAgain
        case .idle: .stories(page.isRecorded(page.index) ? .again : .record)
        }
    }

    private func drawListen(in frame: inout Frame<Action>) {
        guard page.clip != nil else { return }
        let isHeard = page.heard != nil
        frame.roundButton(
            isHeard ? "interface/icon-pause.svg" : "interface/icon-play.svg", at: layout.listen, radius: layout.middle,
            showing: isHeard ? 1 : 0, sends: .listen)
        drawCaption(.stories(isHeard ? .pause : .listen), under: layout.listen, in: &frame)
    }

    /// The next step: saving the take, or the next slide.
    private func drawForward(in frame: inout Frame<Action>) {
        switch page.work {
        case .taken(let recorded):
            frame.roundButton(
                "interface/icon-check.svg", at: layout.forward, radius: layout.big,
                tone: recorded.isSilent ? .plain : .primary,
                sends: .keep)
            drawCaption(.save, under: layout.forward, in: &frame)
        case .idle:
            let isRecorded = page.isRecorded(page.index)
            frame.roundButton(
                page.isLast ? "interface/icon-check.svg" : "interface/icon-next.svg", at: layout.forward,
                radius: layout.big, tone: isRecorded ? .primary : .plain, sends: .next)
            drawCaption(page.isLast ? .done : .stories(.nextSlide), under: layout.forward, in: &frame)
        case .starting, .recording, .ending, .keeping: break
        }
    }

    private func drawCaption(_ words: Wording, under center: Point, in frame: inout Frame<Action>) {
        frame.draw(
            .text(
                frame.text(words), in: layout.caption(under: center),
                TextStyle(.title, size: 38 * layout.scale, color: .brown)))
    }

    // MARK: - The voice

    private func drawVoice(in frame: inout Frame<Action>) {
        if let sentence {
            frame.draw(
                .text(
                    frame.text(.stories(sentence)), in: layout.notice,
                    TextStyle(.words, size: 38 * layout.scale, color: .ink, alignment: .leading, mostLines: 4)))
            return
        }
        drawMeter(in: &frame)
        frame.draw(
            .text(
                status(in: frame), in: layout.status,
                TextStyle(.words, size: 36 * layout.scale, color: .ink, alignment: .leading, mostLines: 2)))
    }

    /// A row of bars that grow to the right, filled up to the level.
    private func drawMeter(in frame: inout Frame<Action>) {
        let (count, width, spacing) = (14, 24 * layout.scale, 38 * layout.scale)
        var level = 0.0
        if case .recording = page.work { level = page.meter.level }
        for bar in 0..<count {
            let part = Double(bar + 1) / Double(count)
            let least = 30 * layout.scale
            let height = least + (layout.meter.height - least) * part
            let area = Rect(
                x: layout.meter.x + Double(bar) * spacing, y: layout.meter.maxY - height, width: width, height: height)
            let isReached = level >= part - 0.02
            let color = part > 0.95 ? Self.red : part > 0.8 ? .orange : Color(0x7fae85)
            frame.draw(
                .shape(.filled, in: area, radius: width / 2, .flat(isReached ? color : Color(0xdcc8b8))))
        }
    }

    private var sentence: StoriesWording? {
        switch page.notice {
        case nil: nil
        case .noMicrophone: .noMicrophone
        case .failed(.full): .full
        case .failed(.unwritable): .unwritable
        case .keepFirst: .keepFirst
        case .kept: .kept
        }
    }

    private func status(in frame: Frame<Action>) -> String {
        if case .recording(_, let seconds) = page.work {
            return "\(Self.clock(seconds))  \(frame.text(.stories(status)))"
        }
        return frame.text(.stories(status))
    }

    private var status: StoriesWording {
        switch page.work {
        case .idle: page.isRecorded(page.index) ? .isTold : .pressAndRead
        case .starting: .starting
        case .recording: advice
        case .ending: .moment
        case .taken(let recorded): recorded.isSilent ? .nothingHeard : .recorded(Self.clock(recorded.seconds))
        case .keeping: .saving
        }
    }

    private var advice: StoriesWording {
        switch page.meter.advice {
        case nil: .listening
        case .louder: .louder
        case .softer: .softer
        }
    }

    /// Minutes and seconds: `0:07`.
    private static func clock(_ seconds: Double) -> String {
        let whole = Int(seconds)
        return "\(whole / 60):\(whole % 60 < 10 ? "0" : "")\(whole % 60)"
    }

    // MARK: - The row of slides

    private func drawStrip(in frame: inout Frame<Action>) {
        for index in page.strip.visible {
            let (area, action) = (page.strip.area(of: index), Action.slide(index))
            frame.hotspot(area, radius: 24, sends: action)
            guard area.inset(by: -20).intersects(page.rooms.viewport) else { continue }
            let depth = frame.depth(of: action)
            let card = area.scaled(by: 1 - 0.04 * depth)
            frame.sheet(card, radius: 24, depth: depth)
            frame.photograph(page.story.slides[index].image, in: card.inset(by: 8), radius: 17)
            if index == page.index {
                frame.draw(.shape(.ring(width: 8), in: card.inset(by: -3), radius: 27, .flat(.deepOrange)))
            }
            drawNumber(index, on: card, in: &frame)
            if page.isRecorded(index) { frame.tick(at: Point(x: card.maxX - 26, y: card.y + 26), radius: 20) }
        }
    }

    private func drawNumber(_ index: Int, on card: Rect, in frame: inout Frame<Action>) {
        let disc = Rect(circleAt: Point(x: card.x + 30, y: card.maxY - 30), radius: 24)
        frame.draw(.shape(.filled, in: disc, radius: 24, .flat(.paper)))
        frame.draw(.text("\(index + 1)", in: disc.inset(by: 5), TextStyle(.title, size: 30, color: .plum)))
    }
}
