import Engine

/// The candles that a grown-up has lit: each tale that is read to its end burns one down, and with the last one the
/// shelf falls asleep until the next morning.
///
/// Stored as `candles.json`. Without lit candles children read as they like.
public struct Candles: Document {
    public static let name = "candles"
    /// The most candles that can be lit.
    public static let most = 5

    public private(set) var version = 1
    /// How many were lit; 0 for none.
    public private(set) var lit = 0
    /// How many of them still burn.
    public private(set) var burning = 0
    /// The days, by a clock that may be wrong, in which the candles have been seen.
    ///
    /// A day begins in the morning, so this is one evening and its night. A clock that is set back adds its own day:
    /// the shelf sleeps on then, and wakes with that clock's next morning.
    private(set) var nights: [Int] = []

    /// A clock that was set back more often than this wakes the shelf.
    private static let mostNights = 16

    public init() {}

    private enum CodingKeys: CodingKey { case version, lit, burning, nights }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        version = try fields.decodeIfPresent(Int.self, forKey: .version) ?? 1
        lit = clamp(try fields.decode(Int.self, forKey: .lit), 0...Self.most)
        burning = clamp(try fields.decode(Int.self, forKey: .burning), 0...lit)
        nights = Array((try fields.decodeIfPresent([Int].self, forKey: .nights) ?? []).prefix(Self.mostNights))
    }

    public var areLit: Bool { lit > 0 }
    /// Whether the last candle has burned down.
    public var areDown: Bool { areLit && burning == 0 }

    /// Lights new candles in place of any others; none blows them out.
    ///
    /// - Parameter today: the day that began in the morning; nil if the clock is not known.
    public mutating func light(_ count: Int, on today: Int?) {
        (lit, burning) = (clamp(count, 0...Self.most), clamp(count, 0...Self.most))
        nights = lit == 0 ? [] : [today].compactMap(\.self)
    }

    /// A tale was read to its end.
    public mutating func burnDown() { burning = max(0, burning - 1) }

    /// The candles as they are on a day: after the night there are none.
    ///
    /// A clock that could not be right until now, as before a machine has heard the time, has only been set: that is no
    /// morning.
    public func settled(on today: Int?) -> Candles {
        guard areLit, let today, !nights.contains(today) else { return self }
        var candles = self
        let isFirstRight = today >= Daytime.earliest && nights.allSatisfy { $0 < Daytime.earliest }
        if let first = nights.min(), !isFirstRight {
            guard today < first, nights.count < Self.mostNights else { return Candles() }
        }
        candles.nights.append(today)
        return candles
    }
}

extension World {
    /// The day that began in the morning; nil if the clock is not known.
    var today: Int? { self[Daytime.self]?.day(from: self[.morningHour]) }

    /// The candles as they are now.
    var candles: Candles { (self[Candles.self] ?? Candles()).settled(on: today) }

    /// The candles to store, because a morning has come or a clock was set back; nil if those stored are right.
    ///
    /// Candles of a night that is over would otherwise let the shelf sleep again when a clock is set back much later.
    var unsavedCandles: Candles? { candles == self[Candles.self] ?? Candles() ? nil : candles }
}
