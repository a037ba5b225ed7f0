import Engine
import Storage
import Synchronization
import System

/// What the gate asks of its service.
enum GateWish: Request {
    /// Whether the machine's keeper has had the gate forgotten or set another, and how long to wait at this one.
    case look(RoomGate)
    case check(pin: String, RoomGate)
    case make(pin: String)
}

extension GateWish {
    /// The gate that the page knows.
    fileprivate var gate: RoomGate? {
        switch self {
        case .look(let gate), .check(_, let gate): gate
        case .make: nil
        }
    }
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
/// one is removed, and for a PIN that the keeper has set meanwhile.
final class GateService: Service {
    typealias Wish = GateWish

    /// An empty file of this name beside the progress removes the gate; it is deleted then.
    static let forgetting = "forget-gate"

    let host: ActivityHost
    private let wait = GateWait()
    /// The gate as the disk has last had it.
    private let kept = Mutex<RoomGate?>(nil)

    init(host: ActivityHost) { self.host = host }

    /// A wait that a restart has cut short begins again at once, so that it may be over when a grown-up comes.
    ///
    /// At home a gate whose file cannot be read is two corners, which lock nobody out; a child must not choose another.
    /// In a kiosk it stays shut until its keeper sets a PIN.
    func documents(for world: World, _ extent: Extent) -> [AnyDocument] {
        _ = wait.seconds(after: world.gate.failures, at: host.agenda.now())
        kept.withLock { $0 = world.gate }
        return world.gate.way == nil && !world.isKiosk && isUnreadable ? [AnyDocument(RoomGate(way: .corners))] : []
    }

    /// Whether there is a file of a gate, perhaps kept aside, but none that this Pasaka can read.
    private var isUnreadable: Bool {
        guard host.load(RoomGate.self) == nil, let folder = try? OpenFolder(host.folders.state) else { return false }
        return folder.names().contains { $0.hasPrefix("\(RoomGate.name).") }
    }

    func carryOut(_ wish: GateWish, for visit: Visit) {
        host.agenda.later(.zero) { [self] in
            if let gate = wish.gate.flatMap(another) { return host.tell(.learned(AnyDocument(gate))) }
            host.answer(answer(wish), to: visit)
        }
    }

    private func answer(_ wish: GateWish) -> GateNews {
        switch wish {
        case .look(let gate):
            isForgotten() ? .forgotten : .waits(seconds: wait.seconds(after: gate.failures, at: host.agenda.now()))
        case .check(let pin, let gate):
            // A page that has not heard of the wait yet.
            wait.seconds(at: host.agenda.now()) > 0
                ? .waits(seconds: wait.seconds(at: host.agenda.now()))
                : .fits(gate.pin.map { Password.fits(pin, $0.rawValue) } ?? false)
        case .make(let pin): .made(Password.hash(pin).map(PinHash.init))
        }
    }

    /// The gate that the keeper has set in place of this one, since the disk was last read.
    ///
    /// One that this run could not save yet is no news.
    private func another(_ gate: RoomGate) -> RoomGate? {
        guard let found = host.load(RoomGate.self) as? RoomGate else { return nil }
        let before = kept.withLock { kept in
            defer { kept = found }
            return kept
        }
        return found.opens(like: gate) || before.map(found.opens) == true ? nil : found
    }

    private func isForgotten() -> Bool {
        // Without the folder nothing is kept, also no gate.
        guard let folder = try? OpenFolder(host.folders.state), folder.has(Self.forgetting) else { return false }
        folder.remove(Self.forgetting)
        // What cannot be removed would open the room for ever.
        return !folder.has(Self.forgetting)
    }
}
