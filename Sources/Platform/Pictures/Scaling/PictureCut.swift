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
        let width = Double(width), height = Double(height)
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
