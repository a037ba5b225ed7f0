import Sentences

/// What the app provides to the services, audits and subcommands of one activity.
public struct ActivityHost: Sendable {
    /// Sends news into the app; callable from any thread, never blocks.
    ///
    /// Without an app, as for a subcommand, it is discarded.
    public var tell: @Sendable (Input.Reply) -> Void = { _ in }
    /// Sends news that may wait for the next frame, such as those that come many times a second.
    public var tellByNextFrame: @Sendable (Input.Reply) -> Void = { _ in }
    /// Pasaka's version.
    public var version = ""
    /// The clock and scheduler.
    public var agenda: Agenda
    public var folders: Folders
    /// A stored document; blocks on the disk.
    public var load: @Sendable (any Document.Type) -> (any Document)? = { _ in nil }
    /// Saves a document in the background.
    public var save: @Sendable (AnyDocument) -> Void = { _ in }
    /// Saves a document, or fails, before it returns; blocks on the disk.
    public var saveNow: @Sendable (AnyDocument) -> Void = { _ in }
    /// Gives bytes a name for display or playback, with a kind such as `wav`; nil if the limit is reached.
    public var keepInMemory: @Sendable (_ bytes: [UInt8], _ ending: String) -> String? = { _, _ in nil }
    /// Begins a sound that is played while it is made; nil if the limit is reached.
    public var makeSound: @Sendable (SampleFormat) -> (any GrowingSound)? = { _ in nil }
    /// Releases bytes or a sound that was made.
    public var forget: @Sendable (_ name: String) -> Void = { _ in }
    /// Opens a picture or sound by its name, such as a microphone's take; the caller closes the descriptor.
    public var open: @Sendable (_ name: String) throws -> Int32 = { _ in throw Missing() }
    /// The path of one of Pasaka's own programs, to be spawned; nil if missing.
    public var program: @Sendable (_ name: String) -> String? = { _ in nil }
    /// Starts one of Pasaka's own programs, which sandboxes itself; throws ``NoHelper``.
    public var start: @Sendable (_ program: String, _ arguments: [String]) throws -> any HelperProcess = { program, _ in
        throw NoHelper("\(path: program) cannot be started: there is no app")
    }
    /// Paints a picture of shapes and words that fills so many pixels, and passes on its PNG, on any thread; no bytes if
    /// that fails.
    ///
    /// It is painted in one turn of the main loop: images, which have to be decoded first, would hold that up.
    public var paint:
        @Sendable (Picture, _ width: Int, _ height: Int, _ done: @escaping @Sendable ([UInt8]) -> Void) -> Void = {
            _, _, _, done in done([])
        }
    /// Saves files to a stick, or to a folder in its place, and returns when all are on it, or none; blocks for seconds.
    public var stick: @Sendable (StickFiles, _ place: String) -> StickState = { _, _ in .failed(.other) }
    /// The microphone.
    public var microphone: any Microphone = NoMicrophone()
    /// The levels of what is heard.
    public var levels: any SoundLevels = NoSoundLevels()
    /// Has everything in the folders of packs read again, because a service has changed it; then calls its argument.
    public var reload: @Sendable (_ done: @escaping @Sendable () -> Void) -> Void = { $0() }

    public struct Folders: Sendable {
        /// The activity's own folder in `assets`; nil without one.
        public var assets: String?
        /// The folder of stored documents.
        public var state: String
        /// The folder of stored documents of the machine's kiosk, if root asks; nil if none is installed.
        public var kiosk: String?
        /// The folders of content packs, in the order of their numbers in names such as `stories/1/racenis`.
        public var packs: [String] = []
        /// The folder of the family's own packs, which may be one of `packs`.
        public var family = ""
        /// The folder of what the user has installed, with a folder of each kind.
        public var data = ""
        /// The folder of converted sounds, whose names begin with `clips/`; they may be deleted at any time.
        public var clips = ""
        /// Folders with a subfolder for each removable medium; nil for the usual ones.
        public var media: [String]?
        /// The folder of what a network sends to this kiosk; nil where none can.
        public var network: String?
        /// The runtime folder, in memory; nil if there is none.
        public var running: String?

        public init(assets: String?, state: String) {
            self.assets = assets
            self.state = state
        }
    }

    public init(agenda: Agenda, folders: Folders) {
        self.agenda = agenda
        self.folders = folders
    }

    /// Why nothing can be opened without an app.
    private struct Missing: Explained { let sentence: Sentence = "there is no such file" }

    /// Answers a visit's request.
    public func answer(_ answer: some Answer, to visit: Visit) { tell(.answer(answer, to: visit)) }
}
