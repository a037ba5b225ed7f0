import Dispatch
import Engine
import Synchronization

/// Sets the volume on the sound device, or scales Pasaka's own sound if that has none, and tells what is plugged in.
///
/// May be called from any thread; the device is asked on a queue of its own, because a sound server can take long.
nonisolated final class VolumeControl: Sendable {
    private struct State: Sendable {
        var hasBegun = false
        var told: Loudspeaker?
        var card = SoundCard.State()
        var lastLook: DispatchTime?
    }

    /// Headphones are looked for at most this often.
    private static let pause = DispatchTimeInterval.seconds(1)

    private let queue = DispatchQueue(label: "pasaka.volume", qos: .utility)
    private let state = Mutex(State())
    private let card: SoundCard
    private let gain: MixGain
    private let deliver: @Sendable (Input.Reply) -> Void

    /// - Parameter deliver: called on a background thread.
    init(card: SoundCard, gain: MixGain, deliver: @escaping @Sendable (Input.Reply) -> Void) {
        (self.card, self.gain, self.deliver) = (card, gain, deliver)
    }

    /// What the device said last, for the level of what is heard.
    var known: SoundCard.State { state.withLock(\.card) }

    /// Tells what there is, from now on whenever it changes.
    func begin() {
        let isFirst = state.withLock { state in
            defer { state.hasBegun = true }
            return !state.hasBegun
        }
        guard isFirst else { return }
        queue.async { self.adjust(nil) }
    }

    /// Sets the volume; then calls `done` on a background thread.
    func set(_ percent: Int, then done: @escaping @Sendable () -> Void) {
        queue.async {
            self.adjust(percent)
            done()
        }
    }

    /// Looks whether something else is plugged in, unless it has just looked.
    func look() {
        let isDue = state.withLock { state in
            let isEarly = state.lastLook.map { .now() < $0 + Self.pause } ?? false
            guard state.hasBegun, !isEarly else { return false }
            state.lastLook = .now()
            return true
        }
        if isDue { queue.async { self.adjust(nil) } }
    }

    private func adjust(_ percent: Int?) {
        let found = card.adjust(percent)
        if found != nil { gain.set(1) } else if let percent { gain.set(Float(percent) / 100) }
        let now = Loudspeaker(found?.output ?? .unknown, isAdjustable: found != nil)
        let isNews = state.withLock { state in
            state.card = found ?? SoundCard.State()
            guard state.hasBegun, state.told != now else { return false }
            state.told = now
            return true
        }
        if isNews { deliver(.learned(AnyDocument(now))) }
    }
}
