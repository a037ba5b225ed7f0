import Engine

/// A paper animal that keeps a child's place; nobody needs a name or an account.
public enum Animal: String, Hashable, Codable, Sendable, CaseIterable {
    case bear, cat, fox, hare, hedgehog, owl, squirrel, mouse, frog, duck, dog, sheep

    /// The first six are also tellers.
    var image: Image {
        switch self {
        case .bear, .cat, .fox, .hare, .hedgehog, .owl: Image("interface/teller-\(rawValue).svg")
        case .squirrel, .mouse, .frog, .duck, .dog, .sheep: Image("interface/animal-\(rawValue).svg")
        }
    }

    var color: Color {
        let colors = [Color(0xf2b98a), Color(0xf3d98b), Color(0xb5d3a0), Color(0xa9cbe0), Color(0xcdb9dd)]
        return colors[(Animal.allCases.firstIndex(of: self) ?? 0) % colors.count]
    }

    var label: SpokenLabel { .named("animal-\(rawValue)") }
}
