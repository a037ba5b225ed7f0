import Engine

/// The gate as a grown-up sees it.
struct GateView {
    typealias Action = GateViewModel.Action

    let page: GateViewModel

    func draw(in frame: inout Frame<Action>) {
        let layout = GateLayout(page.rooms)
        frame.stripWall(in: layout.viewport)
        frame.isSecret = page.way == .pin
        frame.hearsAllContacts = page.way != .pin
        let title = TextStyle(.title, size: 68 * layout.scale, color: .plum)
        frame.draw(.text(frame.text(page.purpose.title), in: layout.title(page.way), title))
        if let line = page.purpose.line {
            draw(
                frame.text(line), in: layout.line(page.way), size: 36 * layout.scale, lines: layout.scale > 1 ? 2 : 1,
                &frame)
        }
        switch page.way {
        case .corners: drawCorners(layout, in: &frame)
        case .pin: drawPin(layout, in: &frame)
        case .sum: drawSum(layout, in: &frame)
        }
        if let work = page.work.first { draw(work, in: layout.work(page.way), layout.scale, &frame) }
        frame.gateKeys(layout, leave: .leave, home: .home)
    }

    /// What goes on behind the lock.
    private func draw(_ work: RoomWork, in area: Rect, _ scale: Double, _ frame: inout Frame<Action>) {
        let words = Rect(x: area.x, y: area.y, width: area.width, height: 56 * scale)
        draw(frame.text(work.words), in: words, size: 34 * scale, lines: 1, &frame)
        guard let part = work.part else { return }
        let bar = Rect(x: area.x, y: words.maxY + 8 * scale, width: area.width, height: 22 * scale)
        frame.roomBar(part, in: bar, scale: scale)
    }

    private func draw(
        _ words: String, in area: Rect, size: Double, color: Color = .ink, face: TextStyle.Face = .words,
        lines: Int = 3,
        _ frame: inout Frame<Action>
    ) {
        frame.draw(.text(words, in: area, TextStyle(face, size: size, color: color, mostLines: lines)))
    }

    // MARK: - Two corners

    private func drawCorners(_ layout: GateLayout, in frame: inout Frame<Action>) {
        let area = layout.viewport, scale = layout.scale
        let middle = Rect(center: area.center, width: 1340, height: 330 * scale)
        draw(frame.text(.holdBothKeys), in: middle, size: 54 * scale, color: .plum, face: .title, &frame)
        draw(
            frame.text(.holdKeysOfKeyboard),
            in: Rect(center: Point(x: 800, y: area.center.y + 180 * scale), width: 1340, height: 120 * scale),
            size: 34 * scale, lines: 2, &frame)
        let centers = [
            Point(x: area.x + 190 * scale, y: area.maxY - 190 * scale),
            Point(x: area.maxX - 190 * scale, y: area.y + 190 * scale),
        ]
        for (corner, center) in centers.enumerated() { drawKey(corner, at: center, radius: 130 * scale, &frame) }
    }

    /// A key that fills while both are held.
    private func drawKey(_ corner: Int, at center: Point, radius: Double, _ frame: inout Frame<Action>) {
        let progress = page.hold.progress(at: page.now)
        let disc = Rect(circleAt: center, radius: radius), isHeld = page.hold.isHeld(corner)
        frame.sheet(disc, radius: radius, depth: isHeld ? 1 : 0)
        frame.draw(.shape(.ring(width: 16), in: disc, radius: radius, .flat(.blush)))
        if progress > 0 {
            frame.draw(
                .shape(.arc(width: 16, fraction: progress), in: disc, radius: radius, .flat(.deepOrange)))
        }
        frame.draw(.icon("interface/icon-key.svg", in: disc.scaled(by: 0.6), tint: isHeld ? .deepOrange : .plum))
    }

    // MARK: - Digits

    private func drawPin(_ layout: GateLayout, in frame: inout Frame<Action>) {
        frame.draw(.icon("interface/icon-key.svg", in: layout.picture, tint: .plum))
        let words = page.waitsFor.map { Wording.waitForPin($0) } ?? (page.wasWrong ? .wrongPin : .enterPin)
        draw(frame.text(words), in: layout.words, size: 50 * layout.scale, color: .plum, face: .title, &frame)
        frame.dots(page.digits.count, of: GateViewModel.pinLength, in: layout.typed)
        frame.digitPad(layout, isAwake: page.waitsFor == nil, digit: { .digit($0) }, erase: .erase)
        if page.waitsFor != nil { draw(frame.text(.forgottenPin), in: layout.hint, size: 32 * layout.scale, &frame) }
    }

    private func drawSum(_ layout: GateLayout, in frame: inout Frame<Action>) {
        frame.draw(.icon("interface/icon-sum.svg", in: layout.picture, tint: .plum))
        let words = page.waitsFor.map { Wording.waitForPin($0) } ?? (page.wasWrong ? .wrongSum : .addNumbers)
        draw(frame.text(words), in: layout.words, size: 50 * layout.scale, color: .plum, face: .title, &frame)
        let typed = page.digits.map(String.init).joined()
        let dots = String(repeating: "·", count: page.sum.digits - page.digits.count)
        draw(
            "\(page.sum.one) + \(page.sum.other) = \(typed)\(dots)", in: layout.typed, size: 92 * layout.scale,
            color: .brown, face: .title, lines: 1, &frame)
        frame.digitPad(layout, isAwake: page.waitsFor == nil, digit: { .digit($0) }, erase: .erase)
        if !page.rooms.areUpright { draw(frame.text(.holdKeysOfKeyboard), in: layout.hint, size: 32, &frame) }
    }
}

extension GateViewModel.Purpose {
    fileprivate var title: Wording {
        switch self {
        case .enter: .gate
        case .first: .grownUpsPage(.room)
        case .change: .chooseGateRow
        }
    }

    /// The line of this room: why it asks, or why it asks again.
    fileprivate var line: Wording? {
        switch self {
        case .enter: nil
        case .first: .whyGate
        case .change: .gateSoFar
        }
    }
}
