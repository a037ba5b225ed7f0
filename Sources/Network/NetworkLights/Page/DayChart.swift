import NetworkShelf

/// A kiosk's last days: how often it was started and has crashed, and below it the colour of each day.
struct DayChart {
    let marks: [Kiosk.Mark]
    let today: Day

    private static let width = 6, height = 40
    /// The starts that fill the chart.
    private static let mostStarts = 6

    func html(_ words: PageWords) -> HTML {
        guard !marks.isEmpty else { return "<p>\(words.noDays)</p>" }
        func count(_ signal: Signal) -> Int { marks.count { $0.signal == signal } }
        let label = words.chart(
            marks.count, count(.red), count(.amber), marks.reduce(0) { $0 + $1.starts },
            marks.reduce(0) { $0 + $1.crashes })
        let days = KioskDay.keptDays
        return """
            <svg class=days role=img aria-label="\(label)" viewBox="0 0 \(days * Self.width) 58">\
            \(strokes("x", missing) { _ in "v-1" })\
            \(strokes("s", marks.filter { $0.starts > 0 }.map { ($0.day, $0.starts) }) { "v-\(Self.length($0))" })\
            \(strokes("r", marks.filter { $0.crashes > 0 }.map { ($0.day, $0.crashes) }) { "v-\(Self.length($0))" })\
            \(lights(.green, "g", 3))\(lights(.amber, "y", 7))\(lights(.red, "r", 12))</svg>\
            <p class=span><span>\(Day(today.number - days + 1).text)</span><span>\(today.text)</span></p><p>\(label)</p>
            """
    }

    private static func length(_ number: Int) -> Int { max(3, min(number, mostStarts) * height / mostStarts) }

    /// The days without a report.
    private var missing: [(Day, Int)] {
        let there = Set(marks.map(\.day))
        return (0..<KioskDay.keptDays).map { Day(today.number - $0) }.filter { !there.contains($0) }.map { ($0, 0) }
    }

    private func x(_ day: Day) -> Int {
        let place = day.number - today.number + KioskDay.keptDays - 1
        return min(place, KioskDay.keptDays - 1) * Self.width + Self.width / 2
    }

    /// A stroke upwards for each day, as one path.
    private func strokes(_ name: HTML, _ days: [(day: Day, number: Int)], _ stroke: (Int) -> String) -> HTML {
        guard !days.isEmpty else { return "" }
        let path = days.map { "M\(x($0.day)) \(Self.height)\(stroke($0.number))" }.joined()
        return "<path class=\(name) d=\"\(path)\"/>"
    }

    /// The strip of lights: the graver, the taller.
    private func lights(_ signal: Signal, _ name: HTML, _ height: Int) -> HTML {
        let days = marks.filter { $0.signal == signal }
        guard !days.isEmpty else { return "" }
        return "<path class=\(name) d=\"\(days.map { "M\(x($0.day)) 58v-\(height)" }.joined())\"/>"
    }
}
