extension [UInt8] {
    /// A little-endian number of `length` bytes; all of them must be there.
    package func little(_ start: Int, _ length: Int) -> Int {
        self[start..<(start + length)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// The `length` bytes of a little-endian number.
    package init(little number: Int, _ length: Int) {
        self = (0..<length).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
}
