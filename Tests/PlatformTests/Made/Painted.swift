import Engine

/// What has been painted, by pixel.
struct Painted: Equatable {
    let width: Int
    let bytes: [UInt8]

    func callAsFunction(_ x: Int, _ y: Int) -> Color {
        let at = (y * width + x) * 4
        return Color(red: bytes[at + 2], green: bytes[at + 1], blue: bytes[at])
    }

    /// The places that are not of this colour, from the first to the last column and row.
    func extent(otherThan color: Color) -> Rect? {
        let places = (0..<(bytes.count / 4)).map { (x: $0 % width, y: $0 / width) }.filter {
            self($0.x, $0.y) != color
        }
        guard let left = places.map(\.x).min(), let right = places.map(\.x).max(), let top = places.first?.y,
            let bottom = places.last?.y
        else { return nil }
        return Rect(
            x: Double(left), y: Double(top), width: Double(right - left + 1), height: Double(bottom - top + 1))
    }
}
