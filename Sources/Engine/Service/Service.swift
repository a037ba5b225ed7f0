/// Carries out the requests of an activity's screens, off the main thread.
///
/// Results enter the app as an ``Input/Reply``: an answer to the visit that asked, or a document for all.
public protocol Service<Wish>: Sendable {
    /// The requests it accepts.
    associatedtype Wish: Request

    /// What the app learns before the first screen; on the main thread, blocks on the disk.
    ///
    /// - Parameter world: what is known so far, such as all stored documents.
    func documents(for world: World, _ extent: Extent) -> [AnyDocument]
    /// Prepares at the start, before there is a window; returns at once.
    func prepare()
    /// Starts what can wait until the first picture; returns at once.
    func begin()
    /// Carries out a request; called on the main thread, returns at once.
    func carryOut(_ wish: Wish, for visit: Visit)
    /// Frees what the service holds for a visit that has ended; called on the main thread, returns at once.
    func left(_ visit: Visit)
    /// Forgets what the last child has said and heard, with the processes that know it; called on the main thread, returns
    /// at once.
    func forgetChild()
    /// Reads its part of the packs' folders again, because another service has changed them; then calls its argument.
    func reload(then done: @escaping @Sendable () -> Void)
    /// Diagnostics for F1; a line that begins with an activity's name is shown while that is open.
    var status: [String] { get }
    /// Stops without leaving partial files; may block for three seconds.
    func close()
}

/// How much is read before the first screen.
public enum Extent: Int, Comparable, Sendable {
    /// The content of home.
    case home
    /// All content.
    case content
    /// The answers, too, to what a screen asks for while the app runs, as for a photograph.
    case answers
    /// The content of sticks, too.
    case everything

    public static func < (left: Extent, right: Extent) -> Bool { left.rawValue < right.rawValue }
}

extension Service {
    public func documents(for world: World, _ extent: Extent) -> [AnyDocument] { [] }
    public func prepare() {}
    public func begin() {}
    public func left(_ visit: Visit) {}
    public func forgetChild() {}
    public func reload(then done: @escaping @Sendable () -> Void) { done() }
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
