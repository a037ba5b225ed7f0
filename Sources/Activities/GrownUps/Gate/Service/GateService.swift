import Engine
import Storage
import System

/// What the gate asks of its service.
enum GateRequest: Request {
    /// Whether the machine's keeper has had the gate forgotten or set another, and how long to wait at this one.
    case look(RoomGate)
    case check(pin: String, RoomGate)
    /// A sum has been answered.
    case added(rightly: Bool, RoomGate)
    case make(pin: String)
}

extension GateRequest {
    /// The gate that the page knows.
    fileprivate var gate: RoomGate? {
        switch self {
        case .look(let gate), .check(_, let gate), .added(_, let gate): gate
        case .make: nil
        }
    }
}

/// The answers of the gate's service.
enum GateAnswer: Answer {
    static let name = "gate-news"

    /// The seconds until the next try; 0 for at once.
    case waits(seconds: Int)
    case fits(Bool)
    /// The new PIN's hash; nil if the machine could not hash it.
    case made(PinHash?)

    /// The answer without its PIN, for a report.
    var withoutPin: GateAnswer { if case .made(_?) = self { .made(PinHash.none) } else { self } }
}

/// Hashes PINs away from the main thread, counts wrong tries and the wait after them, and looks for the file by which a
/// forgotten PIN is removed, and for a PIN that the keeper has set meanwhile.
///
/// It alone saves what was tried, after a look at what is stored: a page may not know of the keeper's new PIN.
final class GateService: Service {
    typealias Wish = GateRequest

    /// An empty file of this name beside the progress removes the gate; it is deleted then.
    static let forgetting = "forget-gate"

    let host: ActivityHost
    private let wait = GateWait()

    init(host: ActivityHost) { self.host = host }

    /// A wait that a restart has cut short begins again at once, so that it may be over when a grown-up comes.
    ///
    /// At home a gate whose file cannot be read is two corners, which lock nobody out; a child must not choose another.
    /// In a kiosk it stays shut until its keeper sets a PIN.
    func documents(for world: World, _ extent: Extent) -> [AnyDocument] {
        _ = wait.seconds(after: world.gate.failures, at: host.agenda.now())
        return world.gate.way == nil && !world.isKiosk && isUnreadable ? [AnyDocument(RoomGate(way: .corners))] : []
    }

    /// Whether there is a file of a gate, perhaps kept aside, but none that this Pasaka can read.
    private var isUnreadable: Bool {
        guard host.load(RoomGate.self) == nil, let folder = try? OpenFolder(host.folders.state) else { return false }
        return folder.names().contains { $0.hasPrefix("\(RoomGate.name).") }
    }

    func carryOut(_ wish: GateRequest, for visit: Visit) {
        host.agenda.later(.zero) { [self] in
            // Who knows another gate asks again when it has heard of this one.
            guard wish.gate.map(isStored) != false, let news = answer(wish) else { return }
            host.answer(news, to: visit)
        }
    }

    private func answer(_ wish: GateRequest) -> GateAnswer? {
        switch wish {
        case .look(let gate):
            guard !isForgotten() else {
                keep(RoomGate())
                return nil
            }
            return .waits(seconds: wait.seconds(after: stored(gate).failures, at: host.agenda.now()))
        case .check(let pin, let gate): return check(pin, at: gate)
        case .added(let rightly, let gate):
            count(rightly, at: gate)
            return .waits(seconds: wait.seconds(at: host.agenda.now()))
        case .make(let pin): return .made(Password.hash(pin).map(PinHash.init))
        }
    }

    private func check(_ pin: String, at gate: RoomGate) -> GateAnswer? {
        // A page that has not heard of the wait yet.
        let left = wait.seconds(at: host.agenda.now())
        guard left == 0 else { return .waits(seconds: left) }
        let fits = gate.pin.map { Password.fits(pin, $0.rawValue) } ?? false
        // Hashing takes a moment, in which the keeper may have set another.
        guard isStored(gate) else { return nil }
        count(fits, at: gate)
        return isStored(gate) ? .fits(fits) : nil
    }

    // MARK: - What is stored

    /// Counts a try before anybody hears of it: what ends Pasaka then forgives nothing.
    private func count(_ isRight: Bool, at gate: RoomGate) {
        let before = stored(gate)
        var now = before
        if isRight { now.failures = 0 } else { now.fail() }
        _ = wait.seconds(after: now.failures, at: host.agenda.now())
        if now != before { keep(now) }
    }

    private func keep(_ gate: RoomGate) {
        host.saveNow(AnyDocument(gate))
        host.tell(.learned(AnyDocument(gate)))
    }

    private var found: RoomGate? { host.load(RoomGate.self) as? RoomGate }

    /// The same gate with all tries that have been counted, of which a page may not have heard.
    private func stored(_ gate: RoomGate) -> RoomGate {
        guard let found, found.opens(like: gate) else { return gate }
        return found
    }

    /// Whether this gate is still the one; if the keeper has set another, all hear of it.
    private func isStored(_ gate: RoomGate) -> Bool {
        guard let found, !found.opens(like: gate) else { return true }
        host.tell(.learned(AnyDocument(found)))
        return false
    }

    private func isForgotten() -> Bool {
        // Without the folder nothing is kept, also no gate.
        guard let folder = try? OpenFolder(host.folders.state), folder.has(Self.forgetting) else { return false }
        folder.remove(Self.forgetting)
        // What cannot be removed would open the room for ever.
        return !folder.has(Self.forgetting)
    }
}
