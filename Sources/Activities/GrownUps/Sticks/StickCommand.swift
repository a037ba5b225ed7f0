import Engine

/// Requests of the page for sticks; results arrive as a learned document.
package enum StickCommand: Request {
    /// The page is open: reads the tales of all sticks, to tell what can be shown and played.
    case look
    /// Adds tales, named by their paths on the sticks, one after the other.
    case add([String])
    /// Cancels adding and leaves no partial files.
    case stopAdding
    /// Pairs a tale's recordings with its pictures: the recording's number for each picture.
    case pair(tale: String, [Int?])
    /// Detects where the single recording for all pages of a tale is to be cut.
    case findCuts(tale: String)
    /// Sets the cuts: the start of each page, and the end of the last, in seconds.
    case cut(tale: String, [Double])
    /// Prepares a part of a recording for playback.
    case hear(StickPart)
    /// Swaps a tale's previous version, named by its id, with the current one.
    case restore(String)
    /// Exports a tale of the shelf, named by its id, with its tellings to the stick at a path.
    case save(tale: String, on: String)
    /// Cancels the export and leaves no partial files.
    case stopSaving
    /// The page is closed: cancels reading; what is being added or exported goes on.
    case letGo
    /// The result of an export has been read.
    case forgetSaving
}

/// A part of a recording on a stick.
package struct StickPart: Hashable, Codable, Sendable {
    /// The path of its tale.
    package let tale: String
    /// The recording's number, from 0.
    package let recording: Int
    /// Seconds.
    package let start, end: Double

    package init(tale: String, recording: Int, start: Double, end: Double) {
        self.tale = tale
        self.recording = recording
        self.start = start
        self.end = end
    }
}

extension Command {
    package static func stick(_ command: StickCommand) -> Command { .ask(command) }
}
