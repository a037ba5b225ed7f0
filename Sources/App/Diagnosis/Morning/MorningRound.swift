import Confinement
import Dispatch
import Engine
import MorningCheck
import Platform
import Sentences
import Synchronization
import System

/// Checks everything once, each subject in the background, and reports the lights as they arrive.
final class MorningRound: Sendable {
    /// Seconds after which a check times out.
    static let mostSeconds = 8
    /// Retries of a red light before it is reported, because a device may start later than the machine;
    /// and the total number of tries, so that it turns green when a plug is inserted.
    static let silentLooks = 4, mostLooks = 60

    private let test = Mutex(SelfTest())
    private let hasEnded = Mutex(false)
    private let pause: DispatchTimeInterval
    private let tell: @Sendable (SelfTest) -> Void

    /// A new queue, so that no check waits for another.
    ///
    /// Not a global one: once such a queue is used, libdispatch looks after its threads every second for ever.
    private static var queue: DispatchQueue { DispatchQueue(label: "pasaka.morning", qos: .utility) }

    /// - Parameters:
    ///   - pause: between retries of a red light.
    ///   - tell: called serially on any thread with all lights so far.
    init(pause: DispatchTimeInterval = .seconds(1), tell: @escaping @Sendable (SelfTest) -> Void) {
        self.pause = pause
        self.tell = tell
    }

    /// Evaluates a fact and reports a changed light.
    func take(_ fact: Fact) { take(Light(fact)) }

    func take(_ light: Light) {
        guard !hasEnded.withLock({ $0 }) else { return }
        test.withLock { test in
            guard test[light.subject] != light else { return }
            test.take(light)
            tell(test)
        }
    }

    /// Checks something that may recover, and retries while it is red.
    ///
    /// - Parameter look: checks once and passes on the fact, on any thread.
    func watch(_ number: Int = 1, _ look: @escaping @Sendable (@escaping @Sendable (Fact) -> Void) -> Void) {
        look { fact in
            let isRed = Light(fact).signal == .red
            if !isRed || number > Self.silentLooks { self.take(fact) }
            guard isRed, number < Self.mostLooks, !self.hasEnded.withLock({ $0 }) else { return }
            Self.queue.asyncAfter(deadline: .now() + self.pause) { self.watch(number + 1, look) }
        }
    }

    /// Starts all checks that need no display.
    ///
    /// ``beginTouch()`` checks the input devices, once there is a display.
    ///
    /// - Parameters:
    ///   - audio: plays the chirp; nil if the sound is not checked.
    ///   - state: the folder of state files.
    ///   - family: the folder of the family's tales.
    ///   - network: the folder of what a network sends; nil where none can.
    ///   - refused: the calls for which the sandbox has ended helpers.
    ///   - audits: activities' audits, run when called.
    func begin(
        folders: AssetFolders, audio: AudioService?, state: String, family: String, network: String? = nil,
        refused: @escaping @Sendable () -> [Sentence] = { [] }, audits: [@Sendable () -> Audit] = []
    ) {
        if let audio { watch { see in audio.check(.morning) { see(.sound(SoundFacts($0))) } } }
        aside { .saving(failure: SavingTrial.failure(in: state), place: .now(of: state)) }
        aside { .space(FreeSpace.of([state, family])) }
        aside { .memory(MemoryFacts(available: Machine.availableMemory, ownRest: Machine.ownMemoryLeft())) }
        aside {
            .clock(
                ClockFacts(year: Machine.year, buildYear: Places.buildYear, batteryYear: Machine.batteryYear()))
        }
        aside { .sticks(starts: StickStarts.count(in: state)) }
        aside { .confinement(landlock: Landlock.abiVersion, refused: refused()) }
        aside { .boot(isLocked: BootMenu.isLocked()) }
        aside { .updates(LastUpdate.facts()) }
        aside { .network(LastContact.facts(in: network, state: state)) }
        Self.queue.async {
            for fact in Fact.all(of: audits.map { $0() }, FileGlance(folders: folders)) { self.take(fact) }
        }
        Self.queue.asyncAfter(deadline: .now() + .seconds(Self.mostSeconds)) { self.giveUp() }
    }

    /// Reports nothing any more, because another round has begun.
    func end() { hasEnded.withLock { $0 = true } }

    /// Starts checking the input devices.
    func beginTouch() { watch { see in see(.touch(.now)) } }

    private func aside(_ look: @escaping @Sendable () -> Fact) {
        Self.queue.async { self.take(look()) }
    }

    private func giveUp() {
        let silent = test.withLock { test in Subject.allCases.filter { test[$0] == nil } }
        for subject in silent { take(.silence(subject)) }
    }
}

extension Sound {
    /// The chirp of the morning check.
    static let morning: Sound = "interface/sound-morning.ogg"
}
