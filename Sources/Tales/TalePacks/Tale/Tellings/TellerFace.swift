import Engine

extension Frame {
    /// An animal on its colour; nil is the voice included with the tale.
    package mutating func face(of teller: Teller?, in disc: Rect, opacity: Double = 1) {
        guard let teller else {
            draw(.icon("interface/icon-book.svg", in: disc.scaled(by: 0.62), tint: Color.brown.faded(to: opacity)))
            return
        }
        draw(.shape(.filled, in: disc, radius: disc.width / 2, .flat(teller.hue.color.faded(to: opacity))))
        draw(.icon(teller.animal.image, in: disc.scaled(by: 0.86), tint: Color.white.faded(to: opacity)))
    }

    /// A teller's face with a rim of paper.
    package mutating func faceOnPaper(_ teller: Teller, in disc: Rect, depth: Double = 0) {
        sheet(disc, radius: disc.width / 2, depth: depth)
        face(of: teller, in: disc.inset(by: disc.width * 0.05))
    }
}
