/// A HEIC or AVIF, as libheif 1.15 can read it.
struct Photo {
    let items: PhotoItems

    init(_ bytes: UnsafeRawBufferPointer) { items = PhotoItems(bytes) }

    /// The places of names in the file at which libheif 1.15 gives up.
    ///
    /// Phones since 2024 say that a gain map and metadata belong to two items: the picture, and what a screen with more
    /// light makes of both (`tmap`). libheif 1.15 wants one, and an item that it knows. Without that name it does not
    /// look.
    var disliked: [Int] {
        items.references.filter { reference in
            ["auxl", "cdsc"].contains(reference.name)
                && (reference.to.count != 1 || reference.to.contains { items.items[$0]?.kind == "tmap" })
        }.map(\.namePlace)
    }

    /// The quarter turns to the left by the property `irot`.
    func turns(_ bytes: UnsafeRawBufferPointer) -> Int {
        guard let primary = items.primary, let turn = items.property("irot", of: primary) else { return 0 }
        return (bytes.number(at: turn.content.lowerBound, bytes: 1) ?? 0) & 3
    }

    /// Whether its numbers are for a screen with more light (PQ or HLG, ITU-T H.273).
    ///
    /// Shown as they are, they are grey.
    func isForBrighterScreen(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard let primary = items.primary else { return false }
        return items.properties[primary, default: []].contains { property in
            let start = property.content.lowerBound
            return property.name == "colr" && property.content.count >= 8
                && bytes[start..<(start + 4)].elementsEqual("nclx".utf8)
                && [16, 18].contains(bytes.number(at: start + 6, bytes: 2))
        }
    }
}

/// The tiles of a photograph: equal pictures, row by row.
struct PhotoTiles: Hashable {
    let items: [Int]
    /// The sizes of the whole picture before it is turned, and of a tile, in pixels.
    let width, height, tileWidth, tileHeight: Int

    var columns: Int { (width + tileWidth - 1) / tileWidth }

    /// Reads the tiles of a photograph; nil if it has none, or says of them what is not understood here.
    init?(_ photo: Photo, _ bytes: UnsafeRawBufferPointer) {
        let all = photo.items
        guard let primary = all.primary, all.items[primary]?.kind == "grid",
            let items = all.references.first(where: { $0.name == "dimg" && $0.from == primary })?.to,
            let first = items.first, let whole = Self.size(primary, all, bytes),
            let tile = Self.size(first, all, bytes),
            all.property("imir", of: primary) == nil, all.property("clap", of: primary) == nil,
            items.allSatisfy({ Self.size($0, all, bytes)?.width == tile.width })
        else { return nil }
        (self.items, width, height) = (items, whole.width, whole.height)
        (tileWidth, tileHeight) = (tile.width, tile.height)
        guard items.count == columns * ((height + tileHeight - 1) / tileHeight) else { return nil }
    }

    private static func size(
        _ item: Int, _ all: PhotoItems, _ bytes: UnsafeRawBufferPointer
    ) -> (width: Int, height: Int)? {
        guard let size = all.property("ispe", of: item), size.content.count >= 12,
            let width = bytes.number(at: size.content.lowerBound + 4, bytes: 4),
            let height = bytes.number(at: size.content.lowerBound + 8, bytes: 4), width > 0, height > 0
        else { return nil }
        return (width, height)
    }

    /// The number by which each tile is shrunk: it divides the tile, and keeps at least the wanted size.
    func factor(mostWidth: Int, mostHeight: Int, isOnItsSide: Bool) -> Int {
        let (wide, high) = isOnItsSide ? (height, width) : (width, height)
        // The picture fits into the box when the tighter side does.
        let most = max(1, max(wide / mostWidth, high / mostHeight))
        return (1...most).last { tileWidth.isMultiple(of: $0) && tileHeight.isMultiple(of: $0) } ?? 1
    }
}
