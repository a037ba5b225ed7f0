/// The pairing of a tale's recordings with its pictures, while a user edits it.
struct StickPairs: Hashable, Sendable {
    /// The number of each picture's recording.
    private(set) var ofPictures: [Int?]
    /// The number of recordings.
    let count: Int
    /// The recording picked up.
    private(set) var held: Int?

    init(_ tale: StickTale) {
        ofPictures = tale.tiles.map(\.recording)
        count = tale.recordings.count
    }

    /// The recordings without a picture, in order.
    var loose: [Int] {
        let used = Set(ofPictures.compactMap(\.self))
        return (0..<count).filter { !used.contains($0) }
    }

    /// Picks up a recording and puts down the previous one.
    mutating func touch(recording: Int) { held = held == recording || !loose.contains(recording) ? nil : recording }

    /// Assigns the picked-up recording to a picture; with none picked up, picks up the picture's own.
    mutating func touch(picture: Int) {
        guard ofPictures.indices.contains(picture) else { return }
        let before = ofPictures[picture]
        ofPictures[picture] = held
        held = held == nil ? before : nil
    }
}
