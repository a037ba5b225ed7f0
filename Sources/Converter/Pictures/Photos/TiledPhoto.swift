import CVips

/// Decodes a photograph tile by tile, shrinking each: as a whole it would not fit into memory.
///
/// libheif 1.15 gives no single tile; so each in turn is made the primary item in a copy of the file.
struct TiledPhoto {
    private let photo: Photo
    private let tiles: PhotoTiles
    private let mostWidth, mostHeight: Int

    init(_ photo: Photo, _ tiles: PhotoTiles, mostWidth: Int, mostHeight: Int) {
        (self.photo, self.tiles) = (photo, tiles)
        (self.mostWidth, self.mostHeight) = (mostWidth, mostHeight)
    }

    /// - Returns: 0 on success.
    func shrink(_ bytes: UnsafeRawBufferPointer, _ picture: UnsafeMutablePointer<vips_picture>) -> Int32 {
        let turns = photo.turns(bytes)
        let factor = tiles.factor(mostWidth: mostWidth, mostHeight: mostHeight, isOnItsSide: turns % 2 == 1)
        guard let canvas = vips_canvas_new(Int32(tiles.width / factor), Int32(tiles.height / factor)) else { return -1 }
        defer { vips_canvas_free(canvas) }
        var copy = [UInt8](bytes)
        for (number, item) in tiles.items.enumerated() {
            let (row, column) = number.quotientAndRemainder(dividingBy: tiles.columns)
            let x = column * tiles.tileWidth / factor, y = row * tiles.tileHeight / factor
            guard makePrimary(item, &copy),
                vips_canvas_draw(canvas, copy, copy.count, Int32(factor), Int32(x), Int32(y)) == 0
            else { return -1 }
        }
        return vips_canvas_shrink(
            canvas, bytes.baseAddress, bytes.count, Int32(turns), Int32(mostWidth), Int32(mostHeight), picture)
    }

    /// - Returns: whether there is such an item.
    private func makePrimary(_ item: Int, _ bytes: inout [UInt8]) -> Bool {
        guard let place = photo.items.primaryPlace, let flagsEnd = photo.items.items[item]?.flagsEnd else {
            return false
        }
        for (index, shift) in zip(place.reversed(), stride(from: 0, to: 32, by: 8)) {
            bytes[index] = UInt8(truncatingIfNeeded: item >> shift)
        }
        bytes[flagsEnd - 1] &= 0xfe  // or libheif would not find it
        return true
    }
}
