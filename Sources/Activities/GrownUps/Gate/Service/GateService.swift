import Engine
import Storage
import System

/// What the gate asks of its service.
enum GateWish: Request {
    /// Whether the machine's keeper has had the gate forgotten, and how long to wait after so many wrong tries.
    case look(failures: Int)
    case check(pin: String, PinHash)
    case make(pin: String)
}

/// What the gate's service answers.
enum GateNews: Answer {
    static let name = "gate-news"

    /// The keeper has had the gate forgotten.
    case forgotten
    /// Until the next try; 0 for at once.
    case waits(seconds: Int)
    case fits(Bool)
    /// Nil if the machine could not hash it.
    case made(PinHash?)

    /// What a report may show.
    var withoutPin: GateNews { if case .made(_?) = self { .made(PinHash.none) } else { self } }
}

/// Hashes PINs away from the main thread, counts the wait after wrong ones, and looks for the file by which a forgotten
/// one is removed.
struct GateService: Service {
    typealias Wish = GateWish

    /// An empty file of this name beside the progress removes the gate; it is deleted then.
    static let forgetting = "forget-gate"

    let host: ActivityHost
    private let wait = GateWait()

    init(host: ActivityHost) { self.host = host }

    /// A wait that a restart has cut short begins again at once, so that it may be over when a grown-up comes.
    ///
    /// A gate whose file cannot be read is two corners, which lock nobody out; a child must not choose another.
    func documents(for world: World, _ extent: Extent) -> [AnyDocument] {
        _ = wait.seconds(after: world.gate.failures, at: host.agenda.now())
        return world.gate.way == nil && isUnreadable ? [AnyDocument(RoomGate(way: .corners))] : []
    }

    /// Whether there is a file of a gate, perhaps kept aside, but none that this Pasaka can read.
    private var isUnreadable: Bool {
        guard host.load(RoomGate.self) == nil, let folder = try? OpenFolder(host.folders.state) else { return false }
        return folder.names().contains { $0.hasPrefix("\(RoomGate.name).") }
    }

    func carryOut(_ wish: GateWish, for visit: Visit) {
        host.agenda.later(.zero) {
            if let news = answer(wish) { host.answer(news, to: visit) }
        }
    }

    private func answer(_ wish: GateWish) -> GateNews? {
        switch wish {
        case .look(let failures):
            isForgotten() ? .forgotten : .waits(seconds: wait.seconds(after: failures, at: host.agenda.now()))
        case .check(let pin, let hash):
            // A page that has not heard of the wait yet.
            wait.seconds(at: host.agenda.now()) > 0
                ? .waits(seconds: wait.seconds(at: host.agenda.now())) : .fits(Password.fits(pin, hash.rawValue))
        case .make(let pin): .made(Password.hash(pin).map(PinHash.init))
        }
    }

    private func isForgotten() -> Bool {
        // Without the folder nothing is kept, also no gate.
        guard let folder = try? OpenFolder(host.folders.state), folder.has(Self.forgetting) else { return false }
        folder.remove(Self.forgetting)
        // What cannot be removed would open the room for ever.
        return !folder.has(Self.forgetting)
    }
}
