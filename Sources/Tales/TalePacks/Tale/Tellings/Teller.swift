import Engine

/// The face of a teller: an animal on its colour, so that nobody has to type or read a name.
public struct Teller: Hashable, Codable, Sendable {
    public enum Animal: String, Codable, CaseIterable, Sendable { case bear, fox, hare, owl, cat, hedgehog }
    public enum Hue: String, Codable, CaseIterable, Sendable { case orange, yellow, green, blue, lilac }

    public var animal: Animal
    public var hue: Hue

    public init(_ animal: Animal, _ hue: Hue) {
        self.animal = animal
        self.hue = hue
    }

    /// The folder of this teller's first telling of a tale, such as `fox-orange`.
    public var name: String { "\(animal.rawValue)-\(hue.rawValue)" }

    /// The teller for a folder's name; any other name also always maps to the same face.
    package init(folder: String) {
        let parts = folder.split(separator: "-", maxSplits: 1).map(String.init)
        if parts.count == 2, let animal = Animal(rawValue: parts[0]), let hue = Hue(rawValue: parts[1]) {
            self.init(animal, hue)
        } else {
            let sum = folder.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xffff }
            let animals = Animal.allCases, hues = Hue.allCases
            self.init(animals[sum % animals.count], hues[sum / animals.count % hues.count])
        }
    }
}

extension Teller.Animal {
    package var image: Image { Image("interface/teller-\(rawValue).svg") }
}

extension Teller.Hue {
    package var color: Color {
        switch self {
        case .orange: Color(0xf2b98a)
        case .yellow: Color(0xf3d98b)
        case .green: Color(0xb5d3a0)
        case .blue: Color(0xa9cbe0)
        case .lilac: Color(0xcdb9dd)
        }
    }
}
