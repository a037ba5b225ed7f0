import Engine

/// How many bytes the caches of a window may take.
nonisolated struct CacheLimits: Hashable {
    /// Decoded pictures: five pages with their bars, the current one and two on either side.
    let pictures: Int
    /// Rasterised shapes and lines: about one page.
    let shapes: Int
    /// Rasterised text: about one page; the words of a slide take a fifth of it.
    let text: Int
    /// Open fonts: ten sizes of letters for reading.
    let fonts: Int

    /// - Parameter box: the window with its stage.
    init(_ box: Letterbox) {
        let page = Int(box.stage.width * box.stage.height) * 4
        let whole = Int(box.window.width * box.window.height) * 4
        pictures = max(12 << 20, whole * 5)
        shapes = max(3 << 20, page)
        text = max(2 << 20, page)
        fonts = max(4 << 20, page)
    }
}
