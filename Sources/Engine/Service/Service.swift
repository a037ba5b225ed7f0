/// Carries out the requests of an activity's screens, off the main thread.
///
/// Results enter the app as an ``Input/Reply``: an answer to the visit that asked, or a document for all.
public protocol Service<Wish>: Sendable {
    /// The requests it accepts.
    associatedtype Wish: Request

    /// Prepares at the start, before there is a window; returns at once.
    func prepare()
    /// Starts what can wait until the first picture; returns at once.
    func begin()
    /// Carries out a request; called on the main thread, returns at once.
    func carryOut(_ wish: Wish, for visit: Visit)
    /// Frees what the service holds for a visit that has ended; called on the main thread, returns at once.
    func left(_ visit: Visit)
    /// Diagnostics for F1.
    var status: [String] { get }
    /// Stops without leaving partial files; may block for three seconds.
    func close()
}

extension Service {
    public func prepare() {}
    public func begin() {}
    public func left(_ visit: Visit) {}
    public var status: [String] { [] }
    public func close() {}

    /// Carries out those commands that are for this service.
    public func perform(_ commands: [Command]) {
        for command in commands {
            if let wish = command.request(Wish.self) { carryOut(wish.content, for: wish.visit) }
        }
    }
}

/// The requests of a service that gets none from screens.
extension Never: Request {}
