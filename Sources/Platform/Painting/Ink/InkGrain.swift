import Engine

/// The grain of ink on paper: each pixel of a tile is a little lighter or darker, always the same one.
nonisolated enum InkGrain {
    private static let side = 64
    private static let levels = 16
    /// How far the strongest grain is from the ink's colour.
    private static let strength = 0.12

    /// The grain of each pixel of a tile, 0 to 15: fine, with coarser spots, and without a seam to the next tile.
    static let pattern: [UInt8] = (0..<(side * side)).map { place in
        let (x, y) = (place % side, place / side)
        let spots = [chance(x, y, 1), chance(x / 2, y / 2, 2), chance((x + 1) / 2 % 32, (y + 1) / 2 % 32, 3)]
        let sum = spots.reduce(0, +)
        return UInt8(sum * UInt32(levels - 1) / (255 * UInt32(spots.count)))
    }

    /// A number of 0 to 255 that looks random, by place.
    private static func chance(_ x: Int, _ y: Int, _ kind: UInt32) -> UInt32 {
        var number = UInt32(x) &* 0x9e37_79b1 ^ UInt32(y) &* 0x85eb_ca77 ^ kind &* 0xc2b2_ae3d
        number = (number ^ number >> 15) &* 0x2c1b_3c6d
        number = (number ^ number >> 12) &* 0x297a_2d39
        return (number ^ number >> 15) >> 24
    }

    /// A colour at each grain, without alpha: dark ink grows lighter, light ink darker.
    static func shades(of color: Color) -> [UInt32] {
        let isDark = 2 * Int(color.red) + 5 * Int(color.green) + Int(color.blue) < 8 * 150
        let other: Color = isDark ? .white : .shadow
        return (0..<levels).map { level in
            let shade = color.mixed(with: other, strength * Double(level) / Double(levels - 1))
            return UInt32(shade.red) << 16 | UInt32(shade.green) << 8 | UInt32(shade.blue)
        }
    }
}
