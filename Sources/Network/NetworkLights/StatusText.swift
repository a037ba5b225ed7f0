import Sentences

/// The page of lights as text for a terminal: a line for each kiosk in trouble, and one of numbers.
public enum StatusText {
    public static func lines(_ overview: Overview, _ language: PageLanguage) -> [Sentence] {
        let troubled = overview.kiosks.filter { $0.trouble != .none }
        var lines = troubled.map { line($0, overview, language) }
        let counts = overview.groups.map { trouble, kiosks in
            "\(text: language.words.name(of: trouble)): \(kiosks.count)" as Sentence
        }
        let all = "\(text: language.words.closing(overview.kiosks.count, troubled.count))" as Sentence
        lines.append(([all] + counts).joined(separator: "; "))
        return lines + overview.notes(in: language.words).map { "\(text: $0)" }
    }

    private static func line(_ kiosk: Kiosk, _ overview: Overview, _ language: PageLanguage) -> Sentence {
        let sign = kiosk.trouble.signal == .red ? "✗" : "!"
        let seen = language.words.ago(Kiosk.silence(kiosk.seen, overview.today))
        let advice = kiosk.advice(in: language, on: overview.today).joined(separator: " ")
        return "\(text: sign) \(text: kiosk.name) (\(text: kiosk.id), \(text: seen)): \(library: advice)"
    }
}
