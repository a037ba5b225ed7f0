/// What the app lends to the services, checks and subcommands of one activity.
public struct ActivityHost: Sendable {
    /// Sends news into the app; any thread, never waits.
    ///
    /// Without an app, as for a subcommand, nobody hears it.
    public var tell: @Sendable (Input.Reply) -> Void = { _ in }
    /// What time it is, and who does things later.
    public var agenda: Agenda
    public var folders: Folders
    /// What is kept of a document; waits for the disk.
    public var load: @Sendable (any Document.Type) -> (any Document)? = { _ in nil }
    /// Keeps a document, in the background.
    public var save: @Sendable (AnyDocument) -> Void = { _ in }
    /// Gives bytes a name by which they can be shown or played, of a kind such as `wav`; nil where there is no more room.
    public var keepInMemory: @Sendable (_ bytes: [UInt8], _ ending: String) -> String? = { _, _ in nil }
    /// Lets them go.
    public var forget: @Sendable (_ name: String) -> Void = { _ in }
    /// The path of one of Pasaka's own programs, to be run as a child; nil where it is missing.
    public var program: @Sendable (_ name: String) -> String? = { _ in nil }

    public struct Folders: Sendable {
        /// The activity's own in `assets`; nil without one.
        public var assets: String?
        /// Where documents are kept.
        public var state: String

        public init(assets: String?, state: String) {
            self.assets = assets
            self.state = state
        }
    }

    public init(agenda: Agenda, folders: Folders) {
        self.agenda = agenda
        self.folders = folders
    }

    /// Answers a visit's request.
    public func answer(_ answer: some Answer, to visit: Visit) { tell(.answer(answer, to: visit)) }
}
