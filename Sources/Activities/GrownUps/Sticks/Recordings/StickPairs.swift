/// Which recordings of a tale belong to which pictures, while somebody pairs them by hand.
struct StickPairs: Hashable, Sendable {
    /// The number of each picture's recording.
    private(set) var ofPictures: [Int?]
    /// How many recordings there are.
    let count: Int
    /// The recording in her hand.
    private(set) var held: Int?

    init(_ tale: StickTale) { (ofPictures, count) = (tale.tiles.map(\.recording), tale.recordings.count) }

    /// The recordings that belong to no picture, in their order.
    var loose: [Int] {
        let used = Set(ofPictures.compactMap(\.self))
        return (0..<count).filter { !used.contains($0) }
    }

    /// Takes a recording into the hand; the one that is there already is put down.
    mutating func touch(recording: Int) { held = held == recording || !loose.contains(recording) ? nil : recording }

    /// Lets the held recording belong to a picture; with an empty hand takes the picture's own.
    mutating func touch(picture: Int) {
        guard ofPictures.indices.contains(picture) else { return }
        let before = ofPictures[picture]
        ofPictures[picture] = held
        held = held == nil ? before : nil
    }
}
