import Engine

/// What the page for sticks wants done; what comes of it is told as a document that has been learned.
package enum StickCommand: Request {
    /// Somebody looks: the tales of all sticks are read, to tell what can be shown and played.
    case look
    /// Adds tales, named by their places on the sticks, one after the other.
    case add([String])
    /// Says which recordings of a tale belong to which pictures: the numbers of recordings, picture by picture.
    case pair(tale: String, [Int?])
    /// Finds out where the one recording for all pages of a tale is cut.
    case findCuts(tale: String)
    /// Says where it is cut: the beginning of each page, and the end of the last, in seconds.
    case cut(tale: String, [Double])
    /// Makes a part of a recording ready to be heard.
    case hear(StickPart)
    /// Lets the earlier version of a tale, named by its id, and the one on the shelf change places.
    case restore(String)
    /// Writes a tale of the shelf, named by its id, with its tellings onto the stick at a place.
    case save(tale: String, on: String)
    /// Ends that, and leaves nothing half.
    case stopSaving
    /// Nobody looks any more: ends what is being read, added or saved, and leaves nothing half.
    case letGo
}

/// A part of a recording that lies on a stick.
package struct StickPart: Hashable, Codable, Sendable {
    /// The place of its tale.
    package let tale: String
    /// Counted from 0.
    package let recording: Int
    /// Seconds.
    package let start, end: Double

    package init(tale: String, recording: Int, start: Double, end: Double) {
        (self.tale, self.recording, self.start, self.end) = (tale, recording, start, end)
    }
}

extension Command {
    package static func stick(_ command: StickCommand) -> Command { .ask(command) }
}
