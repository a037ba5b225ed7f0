import Engine

/// The space around a box that a picture extends into, in pixels.
nonisolated struct Margins: Hashable, Sendable {
    var left, top, right, bottom: Int

    static let none = Margins(left: 0, top: 0, right: 0, bottom: 0)

    init(left: Int, top: Int, right: Int, bottom: Int) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    /// The bars around the stage.
    init(of box: Letterbox) {
        let stage = box.stage, window = box.window
        self.init(
            left: clamp(Int(stage.x), 0...8192), top: clamp(Int(stage.y), 0...8192),
            right: clamp(Int(window.width - stage.maxX), 0...8192),
            bottom: clamp(Int(window.height - stage.maxY), 0...8192))
    }
}

/// A rectangle of whole pixels.
nonisolated struct PixelRect: Hashable, Sendable {
    var x, y, width, height: Int
    var maxX: Int { x + width }
    var maxY: Int { y + height }

    init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// A rectangle whose sides are already whole pixels.
    init(_ area: Rect) {
        self.init(x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height))
    }

    /// The whole window.
    init(of box: Letterbox) {
        self.init(x: 0, y: 0, width: Int(box.window.width), height: Int(box.window.height))
    }

    /// The rectangle minus another one: left and right at full height, then above and below.
    ///
    /// Some may be empty.
    func bars(around inner: PixelRect) -> [PixelRect] {
        [
            PixelRect(x: x, y: y, width: inner.x - x, height: height),
            PixelRect(x: inner.maxX, y: y, width: maxX - inner.maxX, height: height),
            PixelRect(x: inner.x, y: y, width: inner.width, height: inner.y - y),
            PixelRect(x: inner.x, y: inner.maxY, width: inner.width, height: maxY - inner.maxY),
        ]
    }
}

/// The position of a picture in the decoder's output: in a box with margins.
///
/// All in pixels of the picture, which may be smaller than the box it will be stretched to.
nonisolated struct PictureLayout: Hashable, Sendable {
    /// The box with its margins.
    let width, height: Int
    let picture: PixelRect

    /// - Parameters:
    ///   - width, height: of the picture, in pixels.
    ///   - question: the box and its margins, in window pixels.
    init(width: Int, height: Int, in question: DecoderQuestion) {
        let margins = question.margins
        let scale = max(1, min(Double(question.width) / Double(width), Double(question.height) / Double(height)))
        func reduced(_ length: Int) -> Int { Int((Double(length) / scale).rounded()) }
        let box = (width: max(width, reduced(question.width)), height: max(height, reduced(question.height)))
        let left = reduced(margins.left), top = reduced(margins.top)
        self.width = min(left + box.width + reduced(margins.right), question.outerWidth)
        self.height = min(top + box.height + reduced(margins.bottom), question.outerHeight)
        picture = PixelRect(
            x: min(left + (box.width - width) / 2, self.width - width),
            y: min(top + (box.height - height) / 2, self.height - height), width: width, height: height)
    }
}
