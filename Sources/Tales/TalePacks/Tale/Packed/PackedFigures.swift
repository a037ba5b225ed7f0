import Engine

extension PackedWriter {
    /// - Parameter end: cuts the common beginning off a name.
    mutating func write(_ figure: Figure, _ end: (String?) -> String?) {
        let place = figure.place
        write(end(figure.image.name))
        write(end(figure.behind?.name))
        write(([place.box] + [place.ground].compactMap(\.self)).flatMap { [$0.x, $0.y, $0.width, $0.height] })
        write([place.pivot.x, place.pivot.y])
        write(figure.rest)
        write(figure.answer?.move)
        if let answer = figure.answer {
            write(end(answer.clip?.name))
            write(answer.clipLength.map { [$0] } ?? [])
            write(count: answer.word.map { $0 + 1 } ?? 0)
        }
        write(count: figure.isMouse ? 1 : 0)
    }

    private mutating func write(_ move: FigureMove?) {
        write(move?.motion.rawValue)
        if let move { write([move.strength, Double(move.period) / 60]) }
    }
}

extension PackedReader {
    mutating func figure(after prefix: String) -> Figure {
        let image = Image(prefix + (text() ?? "")), behind = text().map { Image(prefix + $0) }
        let sides = times(), pivot = times()
        func box(_ start: Int) -> Rect? {
            guard sides.count >= start + 4 else { return nil }
            return Rect(x: sides[start], y: sides[start + 1], width: sides[start + 2], height: sides[start + 3])
        }
        let place = FigurePlace(
            box(0) ?? Stage.bounds, ground: box(4), pivot: pivot.count == 2 ? Point(x: pivot[0], y: pivot[1]) : nil)
        var figure = Figure(image: image, behind: behind, place: place, rest: move())
        if let move = move() {
            figure.answer = Figure.Answer(
                move, clip: text().map { Sound(prefix + $0) }, clipLength: times().first, word: index(count()))
        }
        figure.isMouse = count() == 1
        return figure
    }

    /// A number that was written plus one, so that 0 is none.
    private func index(_ count: Int) -> Int? { count == 0 ? nil : count - 1 }

    private mutating func move() -> FigureMove? {
        guard let motion = text().flatMap(FigureMotion.init) else { return nil }
        let numbers = times()
        guard numbers.count == 2 else { return nil }
        return FigureMove(motion, strength: numbers[0], seconds: numbers[1])
    }
}
