import Engine

/// The paper, the page of the step, and the buttons that all steps share.
struct LetterFlowView<Flow: LessonScreen> {
    let flow: Flow

    private var lesson: Lesson { flow.lesson }
    private var sheet: LetterSheet { lesson.sheet }

    func draw(in frame: inout Frame<LetterAction>) {
        if frame.rooms.areUpright { frame.useRooms() }
        frame.picture.ground = .around("interface/paper.jpg")
        frame.picture.nextGround = frame.picture.ground
        frame.draw(.image("interface/paper.jpg", in: Stage.bounds, .fill))
        let start = frame.picture.drawings.count
        flow.page.draw(lesson, in: &frame)
        slide(from: start, &frame)
        frame.roundButton(
            "interface/icon-home.svg", at: sheet.home, radius: sheet.radius, sends: .leave, label: .named("back"))
        if flow.page.isFinished, let number = flow.number { drawNext(number, in: &frame) }
        frame.button(.back, sends: .leave)
        frame.button(.home, sends: .home)
    }

    /// A new page comes in from the right.
    private func slide(from start: Int, _ frame: inout Frame<LetterAction>) {
        guard flow.entry.value < 1 else { return }
        let offset = Point(x: (1 - flow.entry.value) * 1600, y: 0)
        frame.picture.drawings[start...] = frame.picture.drawings[start...].map { $0.moved(by: offset) }[...]
    }

    private func drawNext(_ number: Int, in frame: inout Frame<LetterAction>) {
        frame.roundButton(
            "interface/icon-next.svg", at: sheet.next, radius: sheet.nextRadius, tone: .primary,
            showing: number, sends: .next, label: .named("next"))
        frame.button(.next, sends: .next)
        frame.button(.play, sends: .next)
    }
}

extension Frame<LetterAction> {
    /// The colours, the way to take back a stroke, and for keys and switches, which cannot draw, the way past.
    mutating func drawingTools(_ lesson: Lesson, canUndo: Bool, isFinished: Bool) {
        for (place, area) in lesson.sheet.colors.enumerated() {
            let isChosen = place == lesson.wishes.color
            let depth = depth(of: .color(place))
            let radius = (isChosen ? 64.0 : 50) * (1 - 0.06 * depth) * area.width / 158
            if isChosen {
                let ring = Rect(circleAt: area.center, radius: radius + 9)
                draw(.shape(.raised(height: 0.7), in: ring, radius: radius + 9, .flat(.paper)))
            }
            let disc = Rect(circleAt: area.center, radius: radius)
            draw(.shape(.raised(height: isChosen ? 0.1 : 0.5), in: disc, radius: radius, .flat(InkColor.all[place])))
            hotspot(
                area, radius: area.width / 2, sends: .color(place), isSnug: true,
                label: .named("color-\(InkColor.names[place])"))
        }
        let sheet = lesson.sheet
        if !canUndo, !isFinished, isScanned || focus != nil {
            roundButton(
                "letters/icon-skip.svg", at: sheet.next, radius: sheet.nextRadius, sends: .skip, label: .named("skip"))
        }
        let undo = sheet.undo
        if canUndo {
            roundButton(
                "letters/icon-undo.svg", at: undo, radius: sheet.radius, sends: .undo, label: .named("undo"))
        } else {
            let area = Rect(circleAt: undo, radius: sheet.radius)
            self.sheet(area, radius: sheet.radius, paint: .flat(Color.paper.faded(to: 0.35)), depth: 1)
            draw(.icon("letters/icon-undo.svg", in: area.scaled(by: 0.64), tint: Color.brown.faded(to: 0.25)))
        }
    }

    /// The lines between which the letter stands: among small ones four, with the middle zone and that of tails.
    mutating func writingLines(_ lesson: Lesson) {
        let paper = lesson.sheet.paper
        let lines: [(place: Double, width: Double)] =
            lesson.alphabet.form == .small ? [(0, 2), (0.3, 4), (1, 4), (1.34, 2)] : [(0, 4), (0.5, 2), (1, 4)]
        for line in lines {
            let y = lesson.box.y(line.place)
            let ends = [Point(x: paper.x + 50, y: y), Point(x: paper.maxX - 50, y: y)]
            draw(.line(ends, width: line.width, Color(0xdcc9ba)))
        }
    }

    /// The sheet on which the letter is drawn.
    mutating func letterPaper(_ lesson: Lesson) {
        sheet(lesson.sheet.paper, radius: 48)
        drawingArea = lesson.sheet.paper
    }
}
