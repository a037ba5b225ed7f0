import Engine

/// The talk with its bar, what was said, what may be answered, and the tutor.
struct ConversationView {
    typealias Action = ConversationAction

    let page: ConversationViewModel

    private var layout: ConversationLayout { page.layout }
    private var scale: Double { layout.scale }

    func draw(in frame: inout Frame<Action>) {
        frame.stripWall(in: layout.sight, scrolls: page.canScroll)
        frame.useRooms()
        // What is typed and said here is nobody else's.
        frame.isSecret = true
        frame.isListening = page.listening.isListening
        frame.button(.back, sends: .leave)
        frame.button(.home, sends: .leave)
        guard !hasNoScene else { return drawMissing(in: &frame) }
        frame.button(.previous, sends: .pageUp)
        frame.button(.next, sends: .pageDown)
        if page.canScroll { frame.scannedText = layout.messages }
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

    /// Whether it is known that there is no such scene.
    private var hasNoScene: Bool {
        page.isMissing || (page.talk == nil && page.world[Scenes.self]?.entries.isEmpty == true)
    }

    /// The page without a scene: only a way to the others.
    private func drawMissing(in frame: inout Frame<Action>) {
        drawBack(in: &frame)
        let middle = layout.sight.center
        let words = Rect(
            center: Point(x: middle.x, y: middle.y - 90 * scale), width: min(1240, layout.sight.width - 200),
            height: 180 * scale)
        frame.draw(
            .text(
                frame.text(.tutor(page.isMissing ? .sceneMissing : .installPackage)), in: words,
                TextStyle(.title, size: 48 * scale, color: .plum, mostLines: 3)))
        let below = Rect(
            center: Point(x: middle.x, y: middle.y + 90 * scale), width: 620 * scale, height: 130 * scale)
        guard page.isMissing else {
            return frame.draw(
                .text(
                    "sudo apt install pasaka-soltura", in: below.inset(by: -60 * scale),
                    TextStyle(.technical, size: 44 * scale, color: .brown)))
        }
        frame.pill(
            frame.text(.tutor(.otherTalk)), icon: "interface/icon-next.svg", in: below, size: 44 * scale,
            tone: .primary, sends: .otherTalk, label: .named("soltura-other"))
    }

    // MARK: - The bar

    private var barMiddle: Double { layout.sight.y + 84 * scale }
    private var buttonRadius: Double { ConversationLayout.buttonRadius * scale }

    private func drawBack(in frame: inout Frame<Action>) {
        frame.roundButton(
            "interface/icon-previous.svg",
            at: Point(x: layout.sight.x + ConversationLayout.edge + buttonRadius, y: barMiddle), radius: buttonRadius,
            sends: .leave, label: .named("back"))
    }

    private func drawBar(in frame: inout Frame<Action>) {
        drawBack(in: &frame)
        var x = layout.sight.maxX - ConversationLayout.edge - buttonRadius
        let mute: Image = page.preferences.isMuted ? "interface/icon-note-crossed.svg" : "interface/icon-loud.svg"
        let buttons: [(Image, Action, Tone, String)] =
            [
                ("interface/icon-tutor.svg", .panel, page.panel.isOpen ? .chosen : .plain, "soltura-panel"),
                ("interface/icon-choices.svg", .choices, .plain, "soltura-choices"),
                ("interface/icon-prompt.svg", .prompt, .plain, "soltura-prompt"),
                ("interface/icon-again.svg", .clear, .plain, "soltura-clear"),
                (mute, .mute, .plain, "soltura-mute"),
            ] + (canFinish ? [("interface/icon-check.svg", .finish, .plain, "soltura-finish")] : [])
        for (icon, action, tone, label) in buttons {
            frame.roundButton(
                icon, at: Point(x: x, y: barMiddle), radius: buttonRadius, tone: tone, sends: action,
                label: .named(label))
            x -= 2 * buttonRadius + 20 * scale
        }
        let left = layout.sight.x + ConversationLayout.edge + 2 * buttonRadius + 24 * scale
        drawTitle(from: left, to: x + buttonRadius, in: &frame)
        drawProgress(in: &frame)
    }

    /// Whether it is a talk that has no end of its own.
    private var canFinish: Bool { page.end == nil && page.talk?.free != nil }

    /// The scene, and which layer speaks.
    private func drawTitle(from left: Double, to right: Double, in frame: inout Frame<Action>) {
        guard let talk = page.talk else { return }
        let side = 84 * scale
        let icon = Rect(x: left, y: barMiddle - side / 2, width: side, height: side)
        let image: Image = talk.scenario.map { Image($0.icon) } ?? "interface/icon-conversations.svg"
        frame.draw(.icon(image, in: icon, tint: .plum))
        let words = Rect(
            x: icon.maxX + 20 * scale, y: barMiddle - 56 * scale, width: right - icon.maxX - 30 * scale,
            height: 64 * scale)
        frame.draw(
            .text(
                talk.scenario?.title.text(in: frame.language) ?? frame.text(.tutor(.goal)), in: words,
                TextStyle(.title, size: 46 * scale, color: .plum, alignment: .leadingMiddle)))
        let layer = layer(talk, isNarrow: words.width < 640 * scale, frame)
        let note = Rect(x: words.x, y: words.maxY, width: words.width, height: 48 * scale)
        frame.draw(
            .text(layer, in: note, TextStyle(.words, size: 30 * scale, color: .brown, alignment: .leading)))
    }

    private func layer(_ talk: SceneTalk, isNarrow: Bool, _ frame: Frame<Action>) -> String {
        guard talk.free == nil else { return frame.text(.tutor(.talkWithModel)) }
        let written = frame.text(.tutor(.writtenTalk))
        // A narrow window has the model's state on the prompt's page alone.
        return isNarrow || hasModel ? written : "\(written). \(frame.text(.tutor(.noModel)))."
    }

    /// Draws which model talks, and what it does.
    private func drawStatus(in frame: inout Frame<Action>) {
        guard let area = layout.status, let free = page.talk?.free else { return }
        let model = frame.text(.tutor(.byModel(name: free.model.title, size: free.model.size)))
        let state = free.state.wording.map { ": \(frame.text(.tutor($0)))" } ?? ""
        frame.draw(
            .text(
                "\(model)\(state)", in: area,
                TextStyle(.words, size: 30 * scale, color: .brown, alignment: .leadingMiddle)))
    }

    private var hasModel: Bool { !page.scenes.parts.models.isEmpty }

    /// How far the talk has come: the lower edge of the bar.
    private func drawProgress(in frame: inout Frame<Action>) {
        guard let progress = page.talk?.progress else { return }
        let height = 10 * scale
        let whole = Rect(
            x: layout.messages.x, y: layout.messages.y - height - 2, width: layout.messages.width, height: height)
        frame.draw(.shape(.filled, in: whole, radius: height / 2, .flat(Color.brown.faded(to: 0.18))))
        var part = whole
        part.width = max(height, whole.width * progress)
        frame.draw(.shape(.filled, in: part, radius: height / 2, .flat(.orange)))
    }

    // MARK: - What was said

    private func drawMessages(in frame: inout Frame<Action>) {
        let messages = page.transcript.messages.list
        messages.draw(in: &frame) { seen, frame in
            guard let saying = MessageList.saying(seen.id) else { return }
            for word in seen.words where word.area.intersects(messages.area) {
                frame.hotspot(
                    word.area.intersection(messages.area), takesFocus: false, sends: .word(word.word, of: saying))
            }
            if seen.aside.width > 0 { drawEars(saying, beside: seen, in: &frame) }
        }
    }

    /// The buttons that say a line again, and slowly: flat, as they lie on the line's own paper.
    private func drawEars(_ saying: Int, beside seen: ParagraphList.Visible, in frame: inout Frame<Action>) {
        let side = MessageList.buttons / 2 * scale
        let y = seen.paper.center.y
        guard layout.messages.contains(Point(x: seen.paper.center.x, y: y)) else { return }
        for (place, isSlow) in [false, true].enumerated() {
            let center = Point(x: seen.aside.maxX - side * (1.5 - Double(place)) + 10 * scale, y: y)
            let action = Action.say(saying, isSlow: isSlow)
            let disc = Rect(circleAt: center, radius: 44 * scale * (1 - 0.08 * frame.depth(of: action)))
            frame.draw(.shape(.filled, in: disc, radius: disc.width / 2, .flat(.cream)))
            frame.draw(
                .icon(
                    isSlow ? "interface/icon-slow.svg" : "interface/icon-ear.svg", in: disc.scaled(by: 0.66),
                    tint: .brown))
            let place = Rect(center: center, width: side, height: max(side, seen.paper.height))
            frame.hotspot(
                place.intersection(layout.messages), radius: 44 * scale, sends: action,
                label: .named(isSlow ? "soltura-slower" : "soltura-listen"))
        }
    }

    // MARK: - What may be answered

    private func drawAnswers(in frame: inout Frame<Action>) {
        drawStatus(in: &frame)
        let answers = page.talk?.turn?.answers ?? []
        for (place, area) in layout.answers.enumerated() where answers.indices.contains(place) {
            draw(answers[place].say, place, in: area, &frame)
        }
        frame.row(layout.answers.indices.map { .choose($0) })
        let radius = buttonRadius
        if page.talk?.free?.isReplying ?? false {
            frame.roundButton(
                "interface/icon-stop.svg", at: layout.send, radius: radius, sends: .stop, label: .named("soltura-stop"))
        } else {
            frame.roundButton(
                "interface/icon-send.svg", at: layout.send, radius: radius,
                tone: page.answer.text.isEmpty ? .plain : .primary,
                opacity: page.pending == nil ? 1 : 0.4, sends: .send, label: .named("soltura-send"))
        }
        drawMicrophone(radius, in: &frame)
        page.answer.field.draw(
            in: &frame, isTyping: page.answer.isTyping && !page.panel.question.isTyping,
            hint: frame.text(.tutor(hint)), label: .named("soltura-field")
        ) { .field($0) }
    }

    /// The words of the empty field.
    private var hint: TutorWording {
        switch page.listening.state {
        case .silent: .typeHere
        case .listening: .speakNow
        case .working: .isListeningEnded
        }
    }

    /// Draws the button that is held to talk, or pressed twice; while the recogniser works, a press stops that.
    ///
    /// A ring around it grows with the voice.
    private func drawMicrophone(_ radius: Double, in frame: inout Frame<Action>) {
        let isListening = page.listening.isListening, isWorking = page.listening.state == .working
        if case .listening(let level) = page.listening.state {
            let disc = Rect(circleAt: layout.microphone, radius: radius + 7 * scale + 11 * level)
            frame.draw(.shape(.filled, in: disc, radius: disc.width / 2, .flat(.orange)))
        }
        let isThere = page.scenes.parts.hasRecogniser
        let icon: Image =
            isWorking
            ? "interface/icon-stop.svg"
            : isThere ? "interface/icon-microphone.svg" : "interface/icon-microphone-none.svg"
        frame.roundButton(
            icon, at: layout.microphone, radius: radius, tone: isListening ? .chosen : .plain,
            showing: page.listening.isOn ? 1 : 0, sends: .microphone, lingering: isThere ? .listen : nil,
            lingeringAfter: Listening.repeating, repeating: Listening.repeating,
            label: .named(isWorking ? "soltura-stop" : "soltura-microphone"))
        guard isThere else { return }
        frame.anticipateRoundButton("interface/icon-stop.svg", at: layout.microphone, radius: radius)
        frame.anticipateRoundButton(
            "interface/icon-microphone.svg", at: layout.microphone, radius: radius, tone: .chosen)
    }

    private func draw(_ say: Line, _ place: Int, in area: Rect, _ frame: inout Frame<Action>) {
        let action = Action.choose(place)
        let depth = frame.depth(of: action)
        let card = area.scaled(by: 1 - 0.02 * depth)
        frame.sheet(card, radius: 34 * scale, depth: depth)
        // The gaps belong to the answers; the second of two quick taps must not choose one of the next.
        frame.hotspot(
            area.inset(by: -ConversationLayout.answerGap / 2), radius: 40 * scale, sends: action,
            showing: page.talk?.said.count ?? 0, isSnug: true, label: .named("soltura-answer-\(place + 1)"))
        let size = layout.letters
        let words = Rect(
            x: card.x + 34 * scale, y: card.y + 6 * size, width: card.width - 68 * scale, height: 58 * size)
        frame.draw(
            .text(
                say.spanish, in: words, TextStyle(.words, size: 40 * size, color: .ink, alignment: .leadingMiddle)))
        let below = Rect(x: words.x, y: words.maxY - 4 * size, width: words.width, height: 46 * size)
        frame.draw(
            .text(
                say.text(in: frame.language), in: below,
                TextStyle(.words, size: 29 * size, color: .brown, alignment: .leading)))
    }
}
