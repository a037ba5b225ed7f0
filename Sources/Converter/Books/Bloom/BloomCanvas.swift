import Conversion

/// The pictures of one place on a page of Bloom's, as they lie over each other.
///
/// A canvas has a background, and elements with places of their own on it (`bloom-canvas-element`, before 2024
/// `bloom-textOverPicture`). A picture may be larger than its element, which shows a part of it.
struct BloomCanvas {
    /// The lowest picture, or the largest if they cannot be put together.
    let picture: Int
    /// nil if the picture stands alone.
    let collage: Collage?

    private struct Layer {
        let file: Int
        let frame: Collage.Frame?
        var whole: Collage.Frame?

        var area: Double { frame.map { $0.width * $0.height } ?? 0 }
    }

    /// - Returns: nil if it has no picture that the book has.
    init?(_ element: XMLTree, _ media: BloomMedia) {
        let background = element.all(ofClass: "bloom-backgroundImage").first.flatMap { Self.frame($0, in: nil) }
        let size = Self.size(of: element) ?? background.map { ($0.x + $0.width, $0.y + $0.height) }
        let layers = Self.layers(of: element, in: size, media)
        guard let first = layers.first else { return nil }
        let collage = Self.collage(layers, size, media)
        let largest = layers.max { $0.area < $1.area } ?? first
        let isAlone = layers.count == 1 && first.whole == nil
        self.collage = isAlone ? nil : collage
        picture = collage == nil ? largest.file : first.file
    }

    private static func size(of element: XMLTree) -> (Double, Double)? {
        let sides = element["data-imgsizebasedon"]?.split(separator: ",").map { Double($0.filter { $0 != " " }) } ?? []
        guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
        return Collage.Frame(x: 0, y: 0, width: width, height: height).checked.map { ($0.width, $0.height) }
    }

    private static func layers(
        of canvas: XMLTree, in size: (Double, Double)?, _ media: BloomMedia
    ) -> [Layer] {
        let whole = size.map { Collage.Frame(x: 0, y: 0, width: $0.0, height: $0.1) }
        var layers: [Layer] = media.background(of: canvas).map { [Layer(file: $0, frame: whole)] } ?? []
        for child in canvas.elements where layers.count < Collage.mostLayers {
            if child.name == "img", let file = media.file(of: child) {
                layers.append(Layer(file: file, frame: whole))
            } else if let (file, image) = media.first(in: child) {
                let frame = Self.frame(child, in: size) ?? (isElement(child) ? nil : whole)
                layers.append(Layer(file: file, frame: frame, whole: frame.flatMap { part(image, of: $0) }))
            }
        }
        return layers
    }

    private static func isElement(_ element: XMLTree) -> Bool {
        !element.classes.isDisjoint(with: ["bloom-canvas-element", "bloom-textOverPicture"])
    }

    /// The place of a picture whose element shows only a part of it.
    private static func part(_ image: XMLTree, of frame: Collage.Frame) -> Collage.Frame? {
        let style = BloomStyle(image)
        guard let width = style["width", of: frame.width], style["left"] != nil || style["top"] != nil else {
            return nil
        }
        let left = style["left", of: frame.width] ?? 0, top = style["top", of: frame.height] ?? 0
        let height = style["height", of: frame.height]
        guard abs(left) + abs(top) + abs(width - frame.width) > 1 else { return nil }
        // Its own shape says how high it is: nothing of it is lost in a frame that is high enough.
        let whole = Collage.Frame(x: left, y: top, width: width, height: height ?? Collage.mostSide)
        return whole.checked
    }

    private static func frame(_ element: XMLTree, in size: (Double, Double)?) -> Collage.Frame? {
        let style = BloomStyle(element)
        guard let width = style["width", of: size?.0], let height = style["height", of: size?.1] else { return nil }
        return Collage.Frame(
            x: style["left", of: size?.0] ?? 0, y: style["top", of: size?.1] ?? 0, width: width, height: height
        ).checked
    }

    /// - Returns: nil if something is not known that it needs.
    private static func collage(
        _ layers: [Layer], _ size: (Double, Double)?, _ media: BloomMedia
    ) -> Collage? {
        let placed = layers.compactMap { layer in
            layer.frame.map { Collage.Layer(file: layer.file, frame: $0, whole: layer.whole) }
        }
        guard placed.count == layers.count, media.canBeDrawn(placed.map(\.file)), let first = placed.first else {
            return nil
        }
        var left = first.frame.x, top = first.frame.y
        var right = left + first.frame.width, bottom = top + first.frame.height
        for frame in placed.map(\.frame) {
            (left, top) = (min(left, frame.x), min(top, frame.y))
            (right, bottom) = (max(right, frame.x + frame.width), max(bottom, frame.y + frame.height))
        }
        if let size {
            (left, top) = (max(left, 0), max(top, 0))
            (right, bottom) = (min(right, size.0), min(bottom, size.1))
        }
        let seen = Collage.Frame(x: left, y: top, width: right - left, height: bottom - top).checked
        return seen.map { Collage(frame: $0, layers: placed) }
    }
}

extension Collage.Frame {
    /// Itself if it can be.
    fileprivate var checked: Collage.Frame? {
        let most = Collage.mostSide
        return [x, y, width, height].allSatisfy { abs($0) <= most } && width > 0 && height > 0 ? self : nil
    }
}
