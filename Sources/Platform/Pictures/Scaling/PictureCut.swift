/// The visible part of a picture and its display size.
nonisolated struct PictureCut: Hashable {
    let part: AreaAverage.Part
    let width, height: Int

    init(part: AreaAverage.Part, width: Int, height: Int) {
        self.part = part
        self.width = width
        self.height = height
    }

    /// - Parameters:
    ///   - width, height: of the whole picture, in pixels.
    ///   - question: the box and how it is filled.
    init(width: Int, height: Int, for question: DecoderQuestion) {
        self =
            question.mode.isOfPieces
            ? PictureCut(pieceOf: (width, height), for: question)
            : PictureCut(wholeOf: (Double(width), Double(height)), for: question)
    }

    private init(wholeOf picture: (width: Double, height: Double), for question: DecoderQuestion) {
        let (width, height) = picture
        let box = (width: Double(question.width), height: Double(question.height))
        guard question.mode == .fill else {
            let scale = min(1, box.width / width, box.height / height)
            part = AreaAverage.Part(x: 0, y: 0, width: width, height: height)
            self.width = max(1, Int((width * scale).rounded()))
            self.height = max(1, Int((height * scale).rounded()))
            return
        }
        let scale = max(box.width / width, box.height / height)
        let seen = (width: box.width / scale, height: box.height / scale)
        part = AreaAverage.Part(
            x: (width - seen.width) / 2, y: (height - seen.height) / 2, width: seen.width, height: seen.height)
        self.width = question.width
        self.height = question.height
    }
}

nonisolated extension PictureCut {
    /// The pixels that a piece touches; one that would be enlarged stays whole.
    fileprivate init(pieceOf picture: (width: Int, height: Int), for question: DecoderQuestion) {
        let lie = question.lie, grain = PiecePlace.Lie.grain
        let (width, height) = (Double(lie.width) / grain, Double(lie.height) / grain)
        let whole = AreaAverage.Part(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
        guard width > 0, height > 0, width <= whole.width, height <= whole.height else {
            self.init(
                part: whole, width: min(picture.width, question.width), height: min(picture.height, question.height))
            return
        }
        let (across, down) = (whole.width / width, whole.height / height)
        self.init(
            part: AreaAverage.Part(
                x: -Double(lie.left) / grain * across, y: -Double(lie.top) / grain * down,
                width: Double(question.width) * across, height: Double(question.height) * down),
            width: question.width, height: question.height)
    }
}
