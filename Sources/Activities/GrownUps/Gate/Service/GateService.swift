import Engine
import Storage

/// What the gate asks of its service.
enum GateWish: Request {
    /// Whether the machine's keeper has had the gate forgotten.
    case look
    case check(pin: String, PinHash)
    case make(pin: String)
}

/// What the gate's service answers.
enum GateNews: Answer {
    static let name = "gate-news"

    /// The keeper has had the gate forgotten.
    case forgotten
    case fits(Bool)
    case made(PinHash)

    /// What a report may show.
    var withoutPin: GateNews { if case .made = self { .made(.none) } else { self } }
}

/// Hashes PINs away from the main thread, and looks for the file by which a forgotten one is removed.
struct GateService: Service {
    typealias Wish = GateWish

    /// An empty file of this name beside the progress removes the gate; it is deleted then.
    static let forgetting = "forget-gate"

    let host: ActivityHost

    func carryOut(_ wish: GateWish, for visit: Visit) {
        host.agenda.later(.zero) {
            if let news = answer(wish) { host.answer(news, to: visit) }
        }
    }

    private func answer(_ wish: GateWish) -> GateNews? {
        switch wish {
        case .look: isForgotten() ? .forgotten : nil
        case .check(let pin, let hash): .fits(hash.fits(pin))
        case .make(let pin): .made(PinHash(of: pin))
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
