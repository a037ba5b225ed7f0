import Testing

@testable import Engine

struct HighContrastTests {
    private let area = Rect(x: 0, y: 0, width: 100, height: 50)

    @Test func `words and symbols on paper become nearly black, those on buttons stay`() {
        func text(_ color: Color) -> Drawing { .text("A", in: area, TextStyle(.title, size: 20, color: color)) }
        #expect([text(.plum), text(.brown)].withHighContrast == [text(Color(0x160e0b)), text(Color(0x160e0b))])
        #expect([text(.paper)].withHighContrast == [text(.paper)])
        let icon = Drawing.icon("a.svg", in: area, tint: Color.brown.faded(to: 0.5))
        #expect(
            [icon].withHighContrast == [.icon("a.svg", in: area, tint: Color(0x160e0b).faded(to: Double(128) / 255))])
    }

    @Test func `a sheet is white with an edge`() {
        let sheet = Drawing.shape(.raised(height: 1), in: area, radius: 20, .flat(.paper))
        let drawn = [sheet].withHighContrast
        #expect(drawn.count == 2)
        #expect(drawn[0] == .shape(.raised(height: 1), in: area, radius: 20, .flat(.white)))
    }

    @Test func `pictures stay as they are`() {
        let picture = Drawing.image("a.jpg", in: area, .fill)
        #expect([picture].withHighContrast == [picture])
    }

    @Test func `it applies with the setting`() {
        var world = World(motion: .cut)
        let before = Show(world: world, activities: Activity.playrooms, at: "room").picture
        world[Settings.self] = Settings(["highContrast": .flag(true)])
        let after = Show(world: world, activities: Activity.playrooms, at: "room").picture
        #expect(after.drawings == before.drawings.withHighContrast)
    }
}
