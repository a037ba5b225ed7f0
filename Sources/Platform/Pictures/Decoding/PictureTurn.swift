/// The rotation that sets a photograph upright (Exif 2.32, orientation).
nonisolated struct PictureTurn: Hashable, Sendable {
    /// Whether rows become columns, and whether the file's columns and rows are then read in reverse.
    private let swaps, mirrorsColumns, mirrorsRows: Bool

    /// - Returns: nil for an upright picture.
    init?(orientation: Int) {
        guard (2...8).contains(orientation) else { return nil }
        swaps = orientation >= 5
        mirrorsColumns = [2, 3, 7, 8].contains(orientation)
        mirrorsRows = [3, 4, 6, 7].contains(orientation)
    }

    /// Makes the picture in its stored orientation, for a box rotated likewise, and rotates it into `target`.
    ///
    /// - Parameter make: makes a picture of four bytes per pixel for a question.
    func upright(
        _ question: DecoderQuestion, to target: UnsafeMutablePointer<UInt8>,
        make: (DecoderQuestion, UnsafeMutablePointer<UInt8>) -> DecoderAnswer
    ) -> DecoderAnswer {
        let lying = swaps ? question.swapped : question
        return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: question.width * question.height) { buffer in
            guard let pixels = buffer.baseAddress else { return .refused(.fixed(.noMemory)) }
            let answer = pixels.withMemoryRebound(to: UInt8.self, capacity: buffer.count * 4) { make(lying, $0) }
            guard case .picture(let width, let height) = answer else { return answer }
            let size = swaps ? (width: height, height: width) : (width: width, height: height)
            target.withMemoryRebound(to: UInt32.self, capacity: buffer.count) { target in
                for y in 0..<size.height {
                    for x in 0..<size.width {
                        let (column, row) = swaps ? (y, x) : (x, y)
                        let from = mirrorsColumns ? width - 1 - column : column
                        let line = mirrorsRows ? height - 1 - row : row
                        target[y * size.width + x] = pixels[line * width + from]
                    }
                }
            }
            return .picture(width: size.width, height: size.height)
        }
    }
}
