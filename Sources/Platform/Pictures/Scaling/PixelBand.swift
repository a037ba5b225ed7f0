/// Eight rows of a picture written column by column: blue, green, red, 255.
nonisolated struct PixelBand {
    /// Fixed-point numbers 0…255 with six fractional bits, one per row.
    typealias Light = SIMD8<Int16>

    /// The band's first row.
    let target: UnsafeMutablePointer<UInt32>
    let width: Int
    /// Pixels per row.
    let stride: Int
    /// The number of rows: eight except in the last band.
    let rows: Int

    /// Converts means in 256ths to light.
    @inline(__always)
    static func light(_ mean: AreaAverage.Column) -> Light { unsafeBitCast(mean &>> 2, to: Light.self) }

    /// Writes a column.
    @inline(__always)
    func write(_ x: Int, red: Light, green: Light, blue: Light) {
        let low = Self.byte(blue) | Self.byte(green) &<< 8
        let high = Self.byte(red) | 0xff00
        let upper = Self.pixels(low.lowHalf, high.lowHalf), lower = Self.pixels(low.highHalf, high.highHalf)
        let place = target + x
        guard rows == AreaAverage.band else {
            for row in 0..<rows { place[row * stride] = row < 4 ? upper[row] : lower[row - 4] }
            return
        }
        (place[0], place[stride], place[2 &* stride], place[3 &* stride]) = (upper[0], upper[1], upper[2], upper[3])
        let middle = place + 4 &* stride
        (middle[0], middle[stride], middle[2 &* stride], middle[3 &* stride]) = (lower[0], lower[1], lower[2], lower[3])
    }

    @inline(__always)
    private static func pixels(_ low: SIMD4<UInt16>, _ high: SIMD4<UInt16>) -> SIMD4<UInt32> {
        unsafeBitCast(AreaAverage.Column(zipping: low, high), to: SIMD4<UInt32>.self)
    }

    /// Converts YCbCr to RGB (ITU T.871, section 7).
    ///
    /// Red = Y + 1.402 Cr, green = Y - 0.344136 Cb - 0.714136 Cr, blue = Y + 1.772 Cb, in integers and 65,536ths.
    @inline(__always)
    static func colors(light: Light, towardsBlue: Light, towardsRed: Light) -> (red: Light, green: Light, blue: Light) {
        let grey = Light(repeating: 128 << 6)
        let blueness = towardsBlue &- grey, redness = towardsRed &- grey
        return (
            light &+ redness &+ share(redness, 26_345),
            light &- share(blueness, 22_553) &- redness &+ share(redness, 18_735),
            light &+ blueness &+ blueness &- share(blueness, 14_942)
        )
    }

    /// Multiplies each number by this many 65,536ths.
    @inline(__always)
    private static func share(_ numbers: Light, _ part: Int32) -> Light {
        Light(truncatingIfNeeded: (SIMD8<Int32>(truncatingIfNeeded: numbers) &* part) &>> 16)
    }

    /// Rounds and clamps to what a pixel can hold.
    @inline(__always)
    static func byte(_ light: Light) -> SIMD8<UInt16> {
        // Swift 6.3 compares vectors element by element; the shifted sign masks all of them at once.
        var rounded = light &+ 32
        rounded &= ~(rounded &>> 15)
        let room = Light(repeating: 255 << 6) &- rounded
        rounded &+= room & (room &>> 15)
        // All are non-negative now. Swift 6.3 would convert them element by element.
        return unsafeBitCast(rounded, to: SIMD8<UInt16>.self) &>> 6
    }
}
