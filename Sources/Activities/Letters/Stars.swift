import Engine

extension Frame {
    /// Three places for stars in a row; those that are not earned are hollow.
    mutating func stars(_ earned: Int, in area: Rect) {
        let step = (area.width - area.height) / 2
        for place in 0..<3 {
            let star = Rect(x: area.x + Double(place) * step, y: area.y, width: area.height, height: area.height)
            draw(.icon(place < earned ? "letters/star.svg" : "letters/star-hollow.svg", in: star, tint: .white))
        }
    }
}
