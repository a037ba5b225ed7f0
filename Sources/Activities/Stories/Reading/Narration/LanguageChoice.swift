import Engine
import TalePacks

/// The language in which a tale is told, of those in which it can be.
struct LanguageChoice: Hashable, Sendable {
    private let languages: [String]
    private let chosen: Int

    init(_ story: Story, wishes: ReadingWishes) {
        languages = story.languages
        chosen = wishes.language.flatMap(languages.firstIndex) ?? 0
    }

    /// Whether there is a choice.
    var isOffered: Bool { languages.count > 1 }
    var next: String { languages[(chosen + 1) % languages.count] }

    /// The most names on the button.
    private static let most = 4

    /// The names on the button, in the languages themselves, and which is chosen.
    var names: (shown: [String], chosen: Int) {
        let first = max(0, min(chosen - 1, languages.count - Self.most))
        let shown = languages.dropFirst(first).prefix(Self.most)
        return (shown.map { TaleLanguage(tag: $0)?.ownName ?? $0 }, chosen - first)
    }

    /// The height of the button with its names, in lines.
    var lines: Int { min(languages.count, Self.most) }
}

extension Frame {
    /// The languages of a tale one below the other, as one button: a touch chooses the next.
    ///
    /// - Parameter corner: the button's upper right corner.
    mutating func languageButton(
        _ choice: LanguageChoice, at corner: Point, line: Double, opacity: Double = 1, sends action: Action
    ) {
        guard choice.isOffered else { return }
        let width = line * 3.75, margin = line * 0.28
        let area = Rect(
            x: corner.x - width, y: corner.y, width: width, height: Double(choice.lines) * line + 2 * margin)
        let shown = area.scaled(by: 1 - 0.04 * depth(of: action)), names = choice.names
        sheet(shown, radius: line * 0.6, depth: depth(of: action), opacity: opacity)
        for (place, name) in names.shown.enumerated() {
            let row = Rect(
                x: shown.x + margin, y: shown.y + margin + Double(place) * line, width: shown.width - 2 * margin,
                height: line)
            let isChosen = place == names.chosen
            if isChosen {
                draw(.shape(.filled, in: row, radius: line * 0.44, .flat(Color.plum.faded(to: opacity))))
            }
            let ink = isChosen ? Color.white : .brown
            draw(
                .text(
                    name, in: row.inset(by: line * 0.1),
                    TextStyle(.title, size: line * 0.62, color: ink.faded(to: opacity))))
        }
        hotspot(area, radius: line * 0.6, sends: action, label: .named("tale-language"))
    }
}
