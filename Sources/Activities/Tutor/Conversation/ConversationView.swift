import Engine

/// The talk with its bar, what was said, what may be answered, and the tutor.
struct ConversationView {
    typealias Action = ConversationAction

    let page: ConversationViewModel

    private var layout: ConversationLayout { page.layout }
    private var scale: Double { layout.scale }

    func draw(in frame: inout Frame<Action>) {
        frame.stripWall(in: layout.sight)
        // What is typed and said here is nobody else's.
        frame.isSecret = true
        frame.button(.back, sends: .leave)
        frame.button(.home, sends: .leave)
        frame.button(.previous, sends: .pageUp)
        frame.button(.next, sends: .pageDown)
        if page.isMissing { drawMissing(in: &frame) }
        if page.end == nil { drawMessages(in: &frame) } else { TalkEndView(page: page).draw(in: &frame) }
        drawBar(in: &frame)
        if page.end == nil, let row = layout.words {
            page.words.draw(in: &frame, row: row, page.world[LetterWidths.self] ?? .andika)
        }
        if let panel = layout.panel {
            TutorPanelView(
                panel: page.panel, preferences: page.preferences, layout: TutorPanelLayout(panel, scale), scale: scale
            )
            .draw(in: &frame)
        }
        if page.end == nil { drawAnswers(in: &frame) }
        if let keyboard = page.answer.keyboard ?? page.panel.question.keyboard {
            keyboard.draw(in: &frame, area: layout.keyboard) { .key($0) }
        }
    }

    private func drawMissing(in frame: inout Frame<Action>) {
        frame.draw(
            .text(
                frame.text(.tutor(.nothingFound)), in: layout.messages,
                TextStyle(.title, size: 46 * scale, color: .plum, mostLines: 2)))
    }

    // MARK: - The bar

    private func drawBar(in frame: inout Frame<Action>) {
        let radius = 60 * scale
        let y = layout.sight.y + 84 * scale
        let edge = layout.sight.x + 100 * scale
        frame.roundButton(
            "interface/icon-previous.svg", at: Point(x: edge, y: y), radius: radius, sends: .leave,
            label: .named("back"))
        var x = layout.sight.maxX - 100 * scale
        let mute: Image = page.preferences.isMuted ? "interface/icon-note-crossed.svg" : "interface/icon-loud.svg"
        let buttons: [(Image, Action, Tone, String)] = [
            ("interface/icon-tutor.svg", .panel, page.panel.isOpen ? .chosen : .plain, "soltura-panel"),
            ("interface/icon-choices.svg", .choices, .plain, "soltura-choices"),
            ("interface/icon-prompt.svg", .prompt, .plain, "soltura-prompt"),
            ("interface/icon-again.svg", .clear, .plain, "soltura-clear"),
            (mute, .mute, .plain, "soltura-mute"),
        ]
        for (icon, action, tone, label) in buttons {
            frame.roundButton(
                icon, at: Point(x: x, y: y), radius: radius, tone: tone, sends: action, label: .named(label))
            x -= 2 * radius + 20 * scale
        }
        drawTitle(from: edge + radius + 24 * scale, to: x + radius, y, in: &frame)
    }

    /// The scene, and which layer speaks.
    private func drawTitle(from left: Double, to right: Double, _ y: Double, in frame: inout Frame<Action>) {
        guard let scenario = page.talk?.scenario else { return }
        let side = 84 * scale
        let icon = Rect(x: left, y: y - side / 2, width: side, height: side)
        frame.draw(.icon(Image(scenario.icon), in: icon, tint: .plum))
        let words = Rect(
            x: icon.maxX + 20 * scale, y: y - 58 * scale, width: right - icon.maxX - 30 * scale, height: 60 * scale)
        frame.draw(
            .text(
                scenario.title.text(in: frame.language), in: words,
                TextStyle(.title, size: 42 * scale, color: .plum, alignment: .leadingMiddle)))
        let written = frame.text(.tutor(.writtenTalk))
        // A narrow window has the model's state on the prompt's page alone.
        let layer = words.width < 480 * scale ? written : "\(written). \(frame.text(.tutor(.noModel)))."
        let note = Rect(x: words.x, y: y + 2 * scale, width: words.width, height: 44 * scale)
        frame.draw(
            .text(layer, in: note, TextStyle(.words, size: 27 * scale, color: .brown, alignment: .leading)))
        let whole = Rect(x: words.x, y: y + 50 * scale, width: min(words.width, 420 * scale), height: 12 * scale)
        frame.draw(.shape(.filled, in: whole, radius: 6 * scale, .flat(.blush)))
        var part = whole
        part.width = max(whole.height, whole.width * (page.talk?.progress ?? 0))
        frame.draw(.shape(.filled, in: part, radius: 6 * scale, .flat(.orange)))
    }

    // MARK: - What was said

    private func drawMessages(in frame: inout Frame<Action>) {
        let messages = page.messages.list
        messages.draw(in: &frame) { seen, frame in
            guard let saying = MessageList.saying(seen.id) else { return }
            for word in seen.words where word.area.intersects(messages.area) {
                frame.hotspot(
                    word.area.intersection(messages.area), takesFocus: false, sends: .word(word.word, of: saying))
            }
            if seen.aside.width > 0 { drawEars(saying, beside: seen, in: &frame) }
        }
    }

    /// The buttons that say a line again, and slowly.
    private func drawEars(_ saying: Int, beside seen: ParagraphList.Visible, in frame: inout Frame<Action>) {
        let radius = 46 * scale
        let y = seen.paper.center.y
        guard layout.messages.inset(by: -radius).contains(Point(x: seen.paper.center.x, y: y)) else { return }
        for (place, isSlow) in [false, true].enumerated() {
            frame.roundButton(
                isSlow ? "interface/icon-slow.svg" : "interface/icon-ear.svg",
                at: Point(x: seen.aside.maxX - radius - Double(1 - place) * (2 * radius + 8), y: y), radius: radius,
                sends: .say(saying, isSlow: isSlow), label: .named(isSlow ? "soltura-slower" : "soltura-listen"))
        }
    }

    // MARK: - What may be answered

    private func drawAnswers(in frame: inout Frame<Action>) {
        let answers = page.talk?.turn?.answers ?? []
        for (place, area) in layout.answers.enumerated() where answers.indices.contains(place) {
            draw(answers[place].say, place, in: area, &frame)
        }
        frame.row(layout.answers.indices.map { .choose($0) })
        let radius = ConversationLayout.buttonRadius * scale
        frame.roundButton(
            "interface/icon-send.svg", at: layout.send, radius: radius,
            tone: page.answer.text.isEmpty ? .plain : .primary,
            opacity: page.pending == nil ? 1 : 0.4, sends: .send, label: .named("soltura-send"))
        frame.roundButton(
            "interface/icon-microphone-none.svg", at: layout.microphone, radius: radius, sends: .microphone,
            label: .named("soltura-microphone"))
        page.answer.field.draw(
            in: &frame, isTyping: page.answer.isTyping && !page.panel.question.isTyping,
            hint: frame.text(.tutor(.typeHere)), label: .named("soltura-field")
        ) { .field($0) }
    }

    private func draw(_ say: Line, _ place: Int, in area: Rect, _ frame: inout Frame<Action>) {
        let action = Action.choose(place)
        let depth = frame.depth(of: action)
        let card = area.scaled(by: 1 - 0.02 * depth)
        frame.sheet(card, radius: 34 * scale, depth: depth)
        frame.hotspot(area, radius: 34 * scale, sends: action, label: .named("soltura-answer-\(place + 1)"))
        let words = Rect(
            x: card.x + 34 * scale, y: card.y + 6 * scale, width: card.width - 68 * scale, height: 58 * scale)
        frame.draw(
            .text(
                say.spanish, in: words, TextStyle(.words, size: 37 * scale, color: .ink, alignment: .leadingMiddle)))
        let below = Rect(x: words.x, y: words.maxY - 4 * scale, width: words.width, height: 42 * scale)
        frame.draw(
            .text(
                say.text(in: frame.language), in: below,
                TextStyle(.words, size: 26 * scale, color: .brown, alignment: .leading)))
    }
}
