import Engine

/// How a tale goes to sleep: over its slides voice, light, colour and motion go down together; it ends under stars, and
/// then it is dark.
struct Nightfall: Hashable, Sendable {
    /// The number of slides.
    let slides: Int
    /// The tick since which the stars are shown.
    private(set) var starsSince: Int?

    /// Ticks under stars until it grows dark, and until it is dark.
    static let (dusk, dark) = (1200, 1800)

    init(slides: Int) { self.slides = max(1, slides) }

    /// How far night has fallen at a place between the pages, 0…1.
    func depth(at page: Double) -> Double { clamp(page / Double(slides), 0...1) }

    /// How loud the voice is on a page.
    func voice(at page: Int) -> Double { ((1 - 0.65 * depth(at: Double(page))) * 100).rounded() / 100 }

    /// Pages turn in steps of so many ticks.
    func pace(at page: Int) -> Int { 1 + Int((2 * depth(at: Double(page))).rounded(.down)) }

    /// The night's colour that lies over a page, and how bright the window is.
    func veil(at page: Double) -> Color { Color(0x1f2a55, opacity: 0.4 * depth(at: page)) }
    func light(at page: Double) -> Double { 1 - 0.45 * depth(at: page) }

    mutating func arrive(at page: Int, now: Int) { starsSince = page >= slides ? now : nil }

    /// How dark it is after the stars, 0…1.
    func darkness(at now: Int, _ motion: Motion) -> Double {
        guard let starsSince else { return 0 }
        let passed = Double(now - starsSince - Self.dusk) / Double(Self.dark - Self.dusk)
        return motion == .cut ? (passed >= 1 ? 1 : 0) : clamp((passed * 50).rounded(.down) / 50, 0...1)
    }

    func isDark(at now: Int) -> Bool { starsSince.map { now >= $0 + Self.dark } ?? false }

    /// The tick at which it becomes darker.
    func rest(at now: Int) -> Rest {
        guard let starsSince, !isDark(at: now) else { return .still }
        let (dusk, step) = (starsSince + Self.dusk, (Self.dark - Self.dusk) / 50)
        return .until(now < dusk ? dusk : now + step - (now - dusk) % step)
    }
}

extension World {
    /// Whether tales go to sleep now: a grown-up wants it, or it is late.
    var isNight: Bool {
        if self[.goodNight] { return true }
        guard let hour = self[Daytime.self]?.hour, self[.goodNightFrom] < 24 else { return false }
        return hour >= self[.goodNightFrom] || hour < self[.morningHour]
    }
}
