import Engine

/// The end of a talk.
struct TalkEndView {
    typealias Action = ConversationAction

    let page: ConversationViewModel

    private var scale: Double { page.layout.scale }

    func draw(in frame: inout Frame<Action>) {
        guard let end = page.end else { return }
        let layout = TalkEndLayout(page.layout, hasNote: end.hasNote)
        frame.sheet(layout.sheet, radius: 40 * scale)
        frame.hotspot(layout.sheet, takesFocus: false, sends: .nothing, isGround: true)
        frame.draw(
            .text(
                frame.text(.tutor(.finished)), in: layout.title,
                TextStyle(.title, size: 52 * scale, color: .plum, alignment: .leadingMiddle)))
        end.list.draw(in: &frame)
        drawNote(end, layout, in: &frame)
        frame.pill(
            frame.text(.tutor(.saveTalk)), icon: "interface/icon-stick.svg", in: layout.saveTalk, size: 40 * scale,
            sends: .save(.talk), label: .named("soltura-save-talk"))
        frame.pill(
            frame.text(.tutor(.saveWords)), icon: "interface/icon-cards.svg", in: layout.saveWords, size: 40 * scale,
            sends: .save(.words), label: .named("soltura-save-words"))
        frame.pill(
            frame.text(.tutor(.clear)), icon: "interface/icon-again.svg", in: layout.again, size: 40 * scale,
            sends: .again, label: .named("soltura-clear"))
        frame.pill(
            frame.text(.tutor(.otherTalk)), icon: "interface/icon-next.svg", in: layout.other, size: 40 * scale,
            tone: .primary, sends: .otherTalk, label: .named("soltura-other"))
    }

    private func drawNote(_ end: TalkEnd, _ layout: TalkEndLayout, in frame: inout Frame<Action>) {
        let media = page.world.mediaToWrite
        if end.wanted != nil, !media.isEmpty { return drawMedia(media, layout, in: &frame) }
        guard let text = note(end, frame) else { return }
        frame.draw(
            .text(
                text, in: layout.note,
                TextStyle(.words, size: 32 * scale, color: .ink, alignment: .leadingMiddle, mostLines: 2)))
    }

    private func drawMedia(_ media: [Medium], _ layout: TalkEndLayout, in frame: inout Frame<Action>) {
        let shown = media.prefix(3)
        let gap = 20.0
        let width = (layout.note.width + gap) / Double(shown.count) - gap
        for (place, medium) in shown.enumerated() {
            let area = Rect(
                x: layout.note.x + Double(place) * (width + gap), y: layout.note.y, width: width,
                height: layout.note.height)
            frame.pill(
                medium.name, icon: "interface/icon-stick.svg", in: area, size: 32 * scale, sends: .medium(medium),
                label: .named("grownups-stick"))
        }
    }

    private func note(_ end: TalkEnd, _ frame: Frame<Action>) -> String? {
        guard let saving = end.saving else {
            let isEarlier = !page.world.media.isEmpty
            return end.wanted == nil ? nil : frame.text(isEarlier ? .insertStickAnew : .insertStick)
        }
        return switch saving {
        case .writing: frame.text(.savingCounts)
        case .saved(let files, let pulling):
            "\(frame.text(.countsSaved(file: files.first ?? ""))) \(frame.text(.saving(.pull(pulling))))"
        case .failed(.full): frame.text(.saving(.full))
        case .failed(.unwritable): frame.text(.saving(.unwritable))
        case .failed(.pulled): frame.text(.saving(.pulledTooEarly))
        case .failed(.other): frame.text(.countsNotSaved)
        }
    }
}
