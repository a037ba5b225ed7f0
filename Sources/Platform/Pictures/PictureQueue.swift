/// The pictures that are to be decoded, one at a time.
nonisolated struct PictureQueue {
    private var waiting: [PictureRequest] = []
    /// The picture being decoded.
    private var current: PictureRequest?
    /// Whether somebody asks for the next one until there is none.
    private(set) var isWorking = false

    /// Replaces what waits, most wanted first; the picture being decoded is finished.
    ///
    /// - Returns: whether somebody must begin to ask for the ``next()``.
    mutating func want(_ requests: [PictureRequest]) -> Bool {
        waiting = requests.filter { $0 != current }
        defer { isWorking = isWorking || !waiting.isEmpty }
        return !isWorking && !waiting.isEmpty
    }

    /// The picture to decode now; nil if nothing waits.
    mutating func next() -> PictureRequest? {
        current = waiting.isEmpty ? nil : waiting.removeFirst()
        isWorking = current != nil
        return current
    }

    /// Notes that the picture has been decoded, before its outcome is posted: if it is wanted again after that, it is
    /// decoded again.
    mutating func finish() { current = nil }

    mutating func removeAll() { waiting = [] }
}
