/// Chance that a replay repeats: the same seed gives the same numbers.
///
/// SplitMix64 (G. Steele, D. Lea, C. Flood: "Fast Splittable Pseudorandom Number Generators", 2014).
public struct Chance: Hashable, Sendable, RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        return Self.mixed(state)
    }

    /// Another chance, which follows from this one and a number.
    func split(_ number: Int) -> Chance {
        Chance(seed: Self.mixed(state ^ Self.mixed(UInt64(bitPattern: Int64(number)) &+ 0x9e37_79b9_7f4a_7c15)))
    }

    private static func mixed(_ number: UInt64) -> UInt64 {
        var number = number
        number = (number ^ number >> 30) &* 0xbf58_476d_1ce4_e5b9
        number = (number ^ number >> 27) &* 0x94d0_49bb_1331_11eb
        return number ^ number >> 31
    }
}

/// A chance as a number.
extension Chance: Codable {
    public init(from decoder: any Decoder) throws {
        self.init(seed: try decoder.singleValueContainer().decode(UInt64.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(state)
    }
}
