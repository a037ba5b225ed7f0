import Engine

/// The tutor beside the talk: what it comments, its cards, and the field for a question.
struct TutorPanelView {
    typealias Action = ConversationAction

    let panel: TutorPanel
    let preferences: Preferences
    let layout: TutorPanelLayout
    let scale: Double

    func draw(in frame: inout Frame<Action>) {
        frame.hotspot(layout.sheet, takesFocus: false, sends: .nothing, isGround: true)
        frame.sheet(layout.sheet, radius: 40 * scale, paint: .flat(Color(0xfdf3e4)))
        drawPreset(in: &frame)
        frame.pill(
            preferences.language.rawValue.uppercased(), in: layout.language, size: 38 * scale, sends: .language,
            label: .named("soltura-explanations-\(preferences.language.rawValue)"))
        if panel.isChoosing {
            drawPresets(in: &frame)
        } else {
            drawCards(in: &frame)
        }
        frame.roundButton(
            "interface/icon-send.svg", at: layout.ask, radius: layout.radius, sends: .ask, label: .named("soltura-ask"))
        panel.question.field.draw(
            in: &frame, isTyping: panel.question.isTyping, hint: frame.text(.tutor(.askHere)),
            label: .named("soltura-question")
        ) { .question($0) }
    }

    /// The preset in use; a long name takes two lines.
    private func drawPreset(in frame: inout Frame<Action>) {
        let tone: Tone = panel.isChoosing ? .chosen : .plain
        frame.pill(
            "", icon: "interface/icon-tutor.svg", in: layout.preset, size: 36 * scale, tone: tone, sends: .presets,
            label: .named("soltura-preset-\(preferences.preset.label)"))
        let left = layout.preset.x + layout.preset.height * 1.1
        let words = Rect(
            x: left, y: layout.preset.y + 8, width: layout.preset.maxX - 24 * scale - left,
            height: layout.preset.height - 16)
        frame.draw(
            .text(
                frame.text(.tutor(preferences.preset.wording)), in: words,
                TextStyle(.title, size: 36 * scale, color: tone.ink, mostLines: 2)))
    }

    private func drawPresets(in frame: inout Frame<Action>) {
        let presets = TutorPreset.allCases
        for (preset, area) in zip(presets, layout.choices(presets.count)) {
            frame.pill(
                frame.text(.tutor(preset.wording)), in: area, size: 38 * scale,
                tone: preset == preferences.preset ? .chosen : .plain, sends: .preset(preset),
                label: .named("soltura-preset-\(preset.label)"))
        }
    }

    private func drawCards(in frame: inout Frame<Action>) {
        if panel.isEmpty {
            frame.draw(
                .text(
                    frame.text(.tutor(.panelIsEmpty)), in: layout.cards.inset(by: 12),
                    TextStyle(.words, size: 34 * scale, color: .brown, mostLines: 6)))
        }
        panel.list.draw(in: &frame)
        for place in panel.places {
            // A line at the list's edge is for the focus alone.
            frame.hotspot(
                place.area, radius: 32 * scale, takesTouch: panel.canKeep(place.card) && place.area.height > 1,
                sends: .card(place.card), isSnug: true,
                label: .named("soltura-card"))
        }
    }
}

extension TutorPreset {
    /// The preset's part of the names of spoken labels.
    var label: String {
        switch self {
        case .irregularVerbs: "irregular-verbs"
        case .commonMistakes: "common-mistakes"
        default: rawValue
        }
    }
}
