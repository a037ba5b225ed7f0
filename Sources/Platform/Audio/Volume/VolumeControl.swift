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
        /// The volume that was asked for last, in percent; nil before the first.
        var percent: Int?
        /// The callers that wait until it is set.
        var waiting: [@Sendable () -> Void] = []
        /// Whether the device will be asked, to set the volume or to look.
        var isAsked = false
        /// Whether the device's own volume could be set the last time.
        var isAdjustable = false
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
        if isFirst { ask() }
    }

    /// Sets the volume; then calls `done` on a background thread.
    ///
    /// While a device hangs, only the last of several volumes waits for it.
    func set(_ percent: Int, then done: @escaping @Sendable () -> Void) {
        state.withLock { state in
            state.percent = percent
            state.waiting.append(done)
        }
        ask()
    }

    /// Looks whether something else is plugged in, unless it has just looked.
    func look() {
        let isDue = state.withLock { state in
            let isEarly = state.lastLook.map { .now() < $0 + Self.pause } ?? false
            guard state.hasBegun, !isEarly else { return false }
            state.lastLook = .now()
            return true
        }
        if isDue { ask() }
    }

    private func ask() {
        let isFirst = state.withLock { state in
            defer { state.isAsked = true }
            return !state.isAsked
        }
        if isFirst { queue.async { self.adjust() } }
    }

    // MARK: - On the queue

    private func adjust() {
        let (percent, waiting, wasAdjustable) = state.withLock { state in
            defer { (state.waiting, state.isAsked) = ([], false) }
            return (state.percent, state.waiting, state.isAdjustable)
        }
        // A device that can be set from now on gets its volume at once, before the mix is whole.
        let found = card.adjust(waiting.isEmpty && wasAdjustable ? nil : percent)
        if let percent { gain.set(found == nil ? Float(percent) / 100 : 1) }
        tell(found)
        for done in waiting { done() }
    }

    private func tell(_ found: SoundCard.State?) {
        let now = Loudspeaker(found?.output ?? .unknown, isAdjustable: found != nil)
        let isNews = state.withLock { state in
            state.card = found ?? SoundCard.State()
            state.isAdjustable = found != nil
            guard state.hasBegun, state.told != now else { return false }
            state.told = now
            return true
        }
        if isNews { deliver(.learned(AnyDocument(now))) }
    }
}
