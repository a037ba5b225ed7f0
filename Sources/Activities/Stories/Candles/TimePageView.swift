import Engine

/// Five large candles, a row of minutes, and the way to the rules.
struct TimePageView {
    typealias Action = TimePageViewModel.Action

    let page: TimePageViewModel

    private enum Layout {
        static let candles = Rect(x: 60, y: 186, width: 1480, height: 474)
        static let minutes = Rect(x: 60, y: 690, width: 1480, height: 300)
        static let bedtime = Rect(x: 60, y: 1024, width: 860, height: 140)
        static let rules = Rect(x: 950, y: 1024, width: 590, height: 140)
        static let candle = Size(width: 176, height: 236)
    }

    func draw(in frame: inout Frame<Action>) {
        frame.grownUpsPaper()
        frame.draw(
            .text(
                frame.text(.timeAndCandles), in: Rect(x: 220, y: 60, width: 1160, height: 100),
                TextStyle(.title, size: 68, color: .plum)))
        drawCandles(in: &frame)
        drawMinutes(in: &frame)
        frame.pill(
            frame.text(.bedtime), icon: page.isBedtime ? "interface/icon-check.svg" : "interface/icon-sleep.svg",
            in: Layout.bedtime, size: 46, tone: page.isBedtime ? .chosen : .plain, sends: .bedtime(!page.isBedtime),
            label: .named("bedtime"))
        frame.pill(
            frame.text(.timeRules), icon: "interface/icon-clock.svg", in: Layout.rules, size: 46, sends: .rules,
            label: .named("time-rules"))
        frame.roundButton(
            "interface/icon-previous.svg", at: Point(x: 110, y: 110), radius: 66, sends: .leave, label: .named("back"))
        frame.button(.back, sends: .leave)
        frame.button(.home, sends: .home)
    }

    private func draw(_ title: String, _ text: String, in sheet: Rect, _ frame: inout Frame<Action>) {
        frame.sheet(sheet, radius: 44)
        let words = Rect(x: sheet.x + 50, y: sheet.y + 22, width: sheet.width - 100, height: 62)
        frame.draw(.text(title, in: words, TextStyle(.title, size: 50, color: .plum, alignment: .leading)))
        let rest = Rect(x: words.x, y: words.maxY, width: words.width, height: 50)
        frame.draw(.text(text, in: rest, TextStyle(.words, size: 34, color: .ink, alignment: .leading)))
    }

    private func drawCandles(in frame: inout Frame<Action>) {
        let candles = page.candles
        draw(
            frame.text(.candles), frame.text(candles.areDown ? .candlesAreDown : .candlesBurn), in: Layout.candles,
            &frame)
        for count in 1...Candles.most {
            let area = Rect(
                x: Layout.candles.x + 50 + Double(count - 1) * (Layout.candle.width + 22), y: Layout.candles.y + 190,
                width: Layout.candle.width, height: Layout.candle.height)
            draw(candle: count, in: area, &frame)
        }
        guard candles.areLit else { return }
        let pill = Rect(x: Layout.candles.maxX - 390, y: Layout.candles.y + 236, width: 340, height: 144)
        frame.pill(frame.text(.blowOut), in: pill, size: 52, sends: .blowOut, label: .named("blow-out"))
    }

    /// A candle that burns, has burned down, or is not lit; a tap lights as many as its number.
    private func draw(candle number: Int, in area: Rect, _ frame: inout Frame<Action>) {
        let action = Action.light(number)
        let candles = page.candles
        let isLit = number <= candles.lit
        let isBurning = isLit && number > candles.lit - candles.burning
        let shown = area.scaled(by: 1 - 0.04 * frame.depth(of: action))
        frame.sheet(shown, radius: 36, paint: .flat(isLit ? Color(0xfff3d8) : .paper), depth: frame.depth(of: action))
        let wax = Rect(center: Point(x: shown.center.x, y: shown.center.y - 30), width: 68, height: 150)
        frame.picture.drawings +=
            CandleDrawing(
                area: wax, left: isLit && !isBurning ? 0 : 1, isBurning: isBurning, opacity: isLit ? 1 : 0.4
            ).drawings
        let digit = Rect(x: shown.x, y: shown.maxY - 54, width: shown.width, height: 44)
        frame.draw(.text("\(number)", in: digit, TextStyle(.title, size: 38, color: .plum)))
        frame.hotspot(area, radius: 36, sends: action, label: .named("candles-\(number)"))
    }

    private func drawMinutes(in frame: inout Frame<Action>) {
        draw(frame.text(.weHaveMinutes), frame.text(.minutesFit), in: Layout.minutes, &frame)
        let chosen = page.minutes?.count ?? 0
        let (left, gap) = (Layout.minutes.x + 50, 20.0)
        let width = (Layout.minutes.width - 100 - 5 * gap) / 6
        for (place, count) in ([0] + Minutes.choices).enumerated() {
            let area = Rect(
                x: left + Double(place) * (width + gap), y: Layout.minutes.y + 148, width: width, height: 130)
            frame.pill(
                count == 0 ? frame.text(.noMinutes) : "\(count)", in: area, size: count == 0 ? 40 : 58,
                tone: count == chosen ? .chosen : .plain, sends: .minutes(count),
                label: .named(count == 0 ? "no-minutes" : "minutes-\(count)"))
        }
        guard let minutes = page.minutes else { return }
        let area = Rect(x: Layout.minutes.maxX - 110, y: Layout.minutes.y + 16, width: 54, height: 118)
        frame.picture.drawings += CandleDrawing(area: area, left: minutes.candle(at: page.now)).drawings
    }
}
