import Engine

/// Five large candles, a row of minutes, and the way to the rules.
struct TimePageView {
    typealias Action = TimePageViewModel.Action

    let page: TimePageViewModel

    private var layout: TimePageLayout { TimePageLayout(page.rooms) }

    func draw(in frame: inout Frame<Action>) {
        let (layout, scale) = (layout, layout.scale)
        frame.stripWall(in: layout.viewport)
        frame.draw(
            .text(
                frame.text(.timeAndCandles), in: layout.title, TextStyle(.title, size: 68 * scale, color: .plum)))
        drawCandles(in: &frame)
        drawMinutes(in: &frame)
        frame.pill(
            frame.text(.bedtime), icon: page.isBedtime ? "interface/icon-check.svg" : "interface/icon-sleep.svg",
            in: layout.bedtime, size: 46 * scale, tone: page.isBedtime ? .chosen : .plain,
            sends: .bedtime(!page.isBedtime), label: .named("bedtime"))
        frame.pill(
            frame.text(.timeRules), icon: "interface/icon-clock.svg", in: layout.rules, size: 46 * scale,
            sends: .rules, label: .named("time-rules"))
        frame.roundButton(
            "interface/icon-previous.svg", at: layout.back, radius: 66 * scale, sends: .leave, label: .named("back"))
        frame.button(.back, sends: .leave)
        frame.button(.home, sends: .home)
    }

    private func draw(_ title: String, _ text: String, in sheet: Rect, _ frame: inout Frame<Action>) {
        let scale = layout.scale
        frame.sheet(sheet, radius: 44 * scale)
        let words = Rect(
            x: sheet.x + 50 * scale, y: sheet.y + 22 * scale, width: sheet.width - 100 * scale, height: 62 * scale)
        frame.draw(.text(title, in: words, TextStyle(.title, size: 50 * scale, color: .plum, alignment: .leading)))
        let lines = layout.lines
        let rest = Rect(x: words.x, y: words.maxY, width: words.width, height: 50 * scale * Double(lines))
        frame.draw(
            .text(
                text, in: rest,
                TextStyle(.words, size: 34 * scale, color: .ink, alignment: .leading, mostLines: lines)))
    }

    private func drawCandles(in frame: inout Frame<Action>) {
        let candles = page.candles
        draw(
            frame.text(.candles), frame.text(candles.areDown ? .candlesAreDown : .candlesBurn), in: layout.candles,
            &frame)
        for count in 1...Candles.most { draw(candle: count, in: layout.candle(count), &frame) }
        guard candles.areLit else { return }
        frame.pill(
            frame.text(.blowOut), in: layout.blowOut, size: 52 * layout.scale, sends: .blowOut,
            label: .named("blow-out"))
    }

    /// A candle that burns, has burned down, or is not lit; a tap lights as many as its number.
    private func draw(candle number: Int, in area: Rect, _ frame: inout Frame<Action>) {
        let action = Action.light(number)
        let candles = page.candles
        let isLit = number <= candles.lit
        let isBurning = isLit && number > candles.lit - candles.burning
        let (shown, scale) = (area.scaled(by: 1 - 0.04 * frame.depth(of: action)), layout.scale)
        frame.sheet(
            shown, radius: 36 * scale, paint: .flat(isLit ? Color(0xfff3d8) : .paper), depth: frame.depth(of: action))
        let wax = Rect(
            center: Point(x: shown.center.x, y: shown.center.y - 30 * scale), width: 68 * scale, height: 150 * scale)
        frame.picture.drawings +=
            CandleDrawing(
                area: wax, left: isLit && !isBurning ? 0 : 1, isBurning: isBurning, opacity: isLit ? 1 : 0.4
            ).drawings
        let digit = Rect(x: shown.x, y: shown.maxY - 54 * scale, width: shown.width, height: 44 * scale)
        frame.draw(.text("\(number)", in: digit, TextStyle(.title, size: 38 * scale, color: .plum)))
        frame.hotspot(area, radius: 36 * scale, sends: action, label: .named("candles-\(number)"))
    }

    private func drawMinutes(in frame: inout Frame<Action>) {
        draw(frame.text(.weHaveMinutes), frame.text(.minutesFit), in: layout.minutes, &frame)
        let (chosen, scale) = (page.minutes?.count ?? 0, layout.scale)
        for (place, count) in ([0] + Minutes.choices).enumerated() {
            frame.pill(
                count == 0 ? frame.text(.noMinutes) : "\(count)", in: layout.minutes(place),
                size: (count == 0 ? 40 : 58) * scale, tone: count == chosen ? .chosen : .plain, sends: .minutes(count),
                label: .named(count == 0 ? "no-minutes" : "minutes-\(count)"))
        }
        guard let minutes = page.minutes else { return }
        frame.picture.drawings +=
            CandleDrawing(area: layout.minutesCandle, left: minutes.candle(at: page.now)).drawings
    }
}

/// The layout of the page; on an upright screen all is larger, in more rows.
private struct TimePageLayout {
    let viewport: Rect
    let scale: Double
    private let isUpright: Bool

    init(_ rooms: Rooms) {
        isUpright = rooms.areUpright
        viewport = rooms.viewport
        scale = isUpright ? min(1.35, viewport.height / 1850) : 1
    }

    var title: Rect {
        Rect(x: 220 * scale, y: viewport.y + 60 * scale, width: 1600 - 440 * scale, height: 100 * scale)
    }
    /// The lines of the sentence below a sheet's title.
    var lines: Int { isUpright ? 2 : 1 }
    var back: Point { Point(x: 110 * scale, y: viewport.y + 110 * scale) }

    // MARK: - Candles

    var candles: Rect {
        Rect(x: 60, y: viewport.y + 186 * scale, width: 1480, height: (isUpright ? 660 : 474) * scale)
    }

    func candle(_ number: Int) -> Rect {
        let width = 176 * scale
        let gap = isUpright ? (candles.width - 100 * scale - 5 * width) / 4 : 22
        return Rect(
            x: candles.x + 50 * scale + Double(number - 1) * (width + gap),
            y: candles.y + (isUpright ? 200 : 190) * scale, width: width, height: 236 * scale)
    }

    var blowOut: Rect {
        guard isUpright else { return Rect(x: candles.maxX - 390, y: candles.y + 236, width: 340, height: 144) }
        let size = Size(width: 420 * scale, height: 144 * scale)
        return Rect(
            x: candles.center.x - size.width / 2, y: candles.maxY - size.height - 36 * scale, width: size.width,
            height: size.height)
    }

    // MARK: - Minutes

    var minutes: Rect {
        Rect(x: 60, y: candles.maxY + 30 * scale, width: 1480, height: (isUpright ? 450 : 300) * scale)
    }

    func minutes(_ place: Int) -> Rect {
        let gap = 20 * scale, whole = minutes.width - 100 * scale
        // In one row the first, which has words, takes the width of two.
        guard isUpright else {
            let width = (whole - 5 * gap) / 7, x = place == 0 ? 0 : Double(place + 1) * width + Double(place) * gap
            return Rect(x: minutes.x + 50, y: minutes.y + 148, width: (place == 0 ? 2 : 1) * width, height: 130)
                .moved(by: Point(x: x, y: 0))
        }
        let width = (whole - 2 * gap) / 3, (row, column) = (Double(place / 3), Double(place % 3))
        return Rect(
            x: minutes.x + 50 * scale + column * (width + gap), y: minutes.y + 148 * scale + row * (130 * scale + gap),
            width: width, height: 130 * scale)
    }

    var minutesCandle: Rect {
        Rect(x: minutes.maxX - 110 * scale, y: minutes.y + 16 * scale, width: 54 * scale, height: 118 * scale)
    }

    // MARK: - Below

    var bedtime: Rect {
        Rect(
            x: 60, y: minutes.maxY + 34 * scale, width: isUpright ? 1480 : 860, height: (isUpright ? 150 : 140) * scale)
    }
    var rules: Rect {
        guard isUpright else { return Rect(x: 950, y: bedtime.y, width: 590, height: bedtime.height) }
        return Rect(x: 60, y: bedtime.maxY + 26 * scale, width: 1480, height: bedtime.height)
    }
}
