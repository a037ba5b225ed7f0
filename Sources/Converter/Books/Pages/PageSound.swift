/// A sound that stands on a page, as its file and a part of it.
struct PageSound: Hashable {
    let path: String
    /// Seconds.
    let start: Double
    /// The second at which it ends; nil for the end of the sound.
    let end: Double?

    /// - Parameter reference: as written; it may name a part (Media Fragments URI, 4.2.1): `a.mp3#t=10,20.5`.
    init(_ reference: String, path: String) {
        self.path = path
        let part = BookFiles.fragment(reference)?.split(separator: "&").first { $0.hasPrefix("t=") }?.dropFirst(2)
        let clocks = part?.replacing("npt:", with: "").split(separator: ",", omittingEmptySubsequences: false) ?? []
        let times = clocks.map { MediaOverlay.seconds(String($0)) }
        start = (times.first ?? nil) ?? 0
        end = times.count > 1 ? times[1] : nil
    }
}
