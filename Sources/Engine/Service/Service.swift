/// Carries out what the screens of an activity ask for, away from the main thread.
///
/// What comes of it enters the app as an ``Input/Reply``: an answer to the visit that asked, or a document for everybody.
public protocol Service<Wish>: Sendable {
    /// What it can be asked for.
    associatedtype Wish: Request

    /// Prepares at the start, before there is a window; returns at once.
    func prepare()
    /// Begins what can wait until the first picture is there; returns at once.
    func begin()
    /// Carries out a request; called on the main thread, returns at once.
    func carryOut(_ wish: Wish, for visit: Visit)
    /// Lines for the developer, after F1.
    var status: [String] { get }
    /// Ends, and leaves nothing half; may wait three seconds.
    func close()
}

extension Service {
    public func prepare() {}
    public func begin() {}
    public var status: [String] { [] }
    public func close() {}

    /// Carries out those of some commands that are for this service.
    public func perform(_ commands: [Command]) {
        for command in commands {
            if let wish = command.request(Wish.self) { carryOut(wish.content, for: wish.visit) }
        }
    }
}
