import Engine
import TalePacks

/// What is drawn over the list of tales: its head, the bar for what is selected, and the keyboard.
struct TalesHeadView {
    typealias Action = TalesPageViewModel.Action

    let page: TalesPageViewModel

    private var places: TalesHead { page.head }
    private var scale: Double { page.layout.scale }

    func draw(in frame: inout Frame<Action>) {
        frame.roomHead(
            page.isLong ? "" : frame.text(.tales(.title)), in: page.layout,
            StripActions(leave: .leave, home: .home, pageUp: .pageUp, pageDown: .pageDown),
            nothing: .nothing)
        if page.selection != nil {
            drawCount(in: &frame)
        } else if page.isLong {
            drawSearch(in: &frame)
        }
    }

    private func drawCount(in frame: inout Frame<Action>) {
        frame.draw(
            .text(
                frame.text(.tales(.selected(page.selected.count))), in: places.search,
                TextStyle(.title, size: 60 * scale, color: .plum, alignment: .leadingMiddle)))
        frame.pill(
            frame.text(.done), icon: "interface/icon-check.svg", in: places.select, size: 44 * scale,
            sends: .leave,
            label: .named("done"))
    }

    private func drawSearch(in frame: inout Frame<Action>) {
        frame.pill(
            frame.text(.tales(.select)), icon: "interface/icon-check.svg", in: places.select,
            size: 44 * scale,
            sends: .select(nil), label: .named("select-tales"))
        page.typing.field.draw(
            in: &frame, isTyping: page.typing.isTyping, hint: frame.text(.tales(.find)),
            label: .named("find-tale")
        ) { .field($0) }
        SearchBox(places.search).drawClear(
            in: &frame, isEmpty: page.typing.text.isEmpty, label: .named("clear-search"), sends: .clearSearch)
    }

    /// What lies over the lower edge; the list goes on below it.
    func drawFoot(in frame: inout Frame<Action>) {
        let layout = page.layout
        if let keyboard = page.typing.keyboard {
            return keyboard.draw(in: &frame, area: TypingPlace.keyboardArea(in: page.rooms)) { .key($0) }
        }
        guard page.selection != nil else {
            return frame.roomMore(in: layout, at: page.scroll.offset, pageDown: .pageDown)
        }
        drawBar(in: &frame)
        // The arrow answers also on the bar's edge.
        var sight = layout.viewport
        sight.height -= places.bar.height
        frame.moreBelow(
            in: sight, height: layout.foot, radius: 50 * scale,
            rest: layout.length - page.scroll.offset - sight.height, pageDown: .pageDown)
    }

    // MARK: - The bar

    private struct Button {
        let words: TalesWording
        let icon: Image?
        let action: Action
        let name: String
    }

    /// What can be done with the tales that are selected.
    private var buttons: [Button] {
        let selected = page.selected
        let show = Button(words: .show, icon: nil, action: .showSelected(true), name: "show-tales")
        let hide = Button(words: .hide, icon: nil, action: .showSelected(false), name: "hide-tales")
        let top = Button(
            words: .toTop, icon: "interface/icon-less.svg", action: .selectedToTop, name: "tales-to-top")
        let bin = Button(
            words: .removeSelected, icon: "interface/icon-remove.svg", action: .removeSelected,
            name: "remove-tales")
        return (page.canHide && selected.contains(where: page.isHidden) ? [show] : [])
            + (page.canHide && !selected.allSatisfy(page.isHidden) ? [hide] : [])
            + (page.canSort ? [top] : []) + (selected.contains(where: page.canRemove) ? [bin] : [])
    }

    private func drawBar(in frame: inout Frame<Action>) {
        let bar = places.bar
        frame.useRooms()
        let desk = Rect(
            x: frame.window.x, y: bar.y, width: frame.window.width, height: frame.window.maxY - bar.y)
        frame.draw(.shape(.raised(height: 0.8), in: desk, radius: 0, .flat(.cream)))
        frame.hotspot(desk, takesFocus: false, sends: .nothing, isGround: true)
        guard !page.selected.isEmpty else { return drawHint(in: &frame) }
        let buttons = buttons
        for (button, area) in zip(buttons, places.buttons(buttons.count)) {
            frame.pill(
                frame.text(.tales(button.words)), icon: button.icon, in: area, size: 44 * scale,
                sends: button.action,
                label: .named(button.name))
        }
    }

    /// What to do while nothing is selected.
    private func drawHint(in frame: inout Frame<Action>) {
        let areas = places.buttons(2)
        frame.draw(
            .text(
                frame.text(.tales(.selectHint)), in: areas[0],
                TextStyle(.words, size: 40 * scale, color: .ink, alignment: .leadingMiddle, mostLines: 2)))
        frame.pill(
            frame.text(.tales(.selectAll)), icon: "interface/icon-check.svg", in: areas[1],
            size: 44 * scale,
            sends: .pickAll, label: .named("select-all-tales"))
    }
}
