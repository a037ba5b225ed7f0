import Confinement
import Dispatch
import Engine
import MorningCheck
import Platform
import Synchronization
import TaleServices

/// Looks at everything once, each thing aside, and tells the lights as they come.
final class MorningRound: Sendable {
    /// Seconds after which what has not answered is given up.
    static let mostSeconds = 8
    /// How often a red light is looked at again before it is told, for a device may come to life after the machine;
    /// and how often in all, so that it turns green when a plug is put in.
    static let (silentLooks, mostLooks) = (4, 60)

    private let test = Mutex(SelfTest())
    private let pause: DispatchTimeInterval
    private let tell: @Sendable (SelfTest) -> Void

    /// - Parameters:
    ///   - pause: between looking at a red light and looking again.
    ///   - tell: called on any thread, one call after the other, with all lights so far.
    init(pause: DispatchTimeInterval = .seconds(1), tell: @escaping @Sendable (SelfTest) -> Void) {
        (self.pause, self.tell) = (pause, tell)
    }

    /// Judges a fact and, if it changes a light, tells.
    func take(_ fact: Fact) {
        let light = Light(fact)
        test.withLock { test in
            guard test[light.subject] != light else { return }
            test.take(light)
            tell(test)
        }
    }

    /// Looks at something that may get better, and again while it is red.
    ///
    /// - Parameter look: looks once and hands over what it has seen, on any thread.
    func watch(_ number: Int = 1, _ look: @escaping @Sendable (@escaping @Sendable (Fact) -> Void) -> Void) {
        look { fact in
            let isRed = Light(fact).signal == .red
            if !isRed || number > Self.silentLooks { self.take(fact) }
            guard isRed, number < Self.mostLooks else { return }
            DispatchQueue.global().asyncAfter(deadline: .now() + self.pause) { self.watch(number + 1, look) }
        }
    }

    /// Begins to look at everything that needs no display.
    ///
    /// The devices are looked at by ``beginTouch()``, when there is one.
    ///
    /// - Parameters:
    ///   - audio: plays the chirp.
    ///   - state: the folder in which things are kept.
    ///   - family: the folder of the family's tales.
    ///   - audits: what activities look through, each when it is called.
    func begin(
        library: Library, folders: AssetFolders, audio: AudioService, state: String, family: String,
        audits: [@Sendable () -> Audit] = []
    ) {
        watch { see in audio.check(.morning) { see(.sound(SoundFacts($0))) } }
        aside { .saving(failure: SavingTrial.failure(in: state), place: .now(of: state)) }
        aside { .space(FreeSpace.of([state, family])) }
        aside { .memory(MemoryFacts(available: Machine.availableMemory, ownRest: Machine.ownMemoryLeft())) }
        aside {
            .clock(
                ClockFacts(year: Machine.year, buildYear: Places.buildYear, batteryYear: Machine.batteryYear()))
        }
        aside { .sticks(starts: StickStarts.count(in: state)) }
        aside { .confinement(landlock: Landlock.abiVersion) }
        aside { .tales(TaleFacts(library, FileGlance(folders: folders))) }
        aside { Fact(audits.map { $0() }, FileGlance(folders: folders)) }
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(Self.mostSeconds)) { self.giveUp() }
    }

    /// Begins to look at everything, for the page that a renderer has just painted.
    @MainActor func begin(_ stagehand: Stagehand, _ audio: AudioService, _ renderer: Renderer, page: Picture) {
        // Or the last morning's would be kept aside, as read by nobody; before it is saved, and not on this thread.
        stagehand.store.readLater(SelfTest.self)
        begin(
            library: stagehand.library, folders: stagehand.folders, audio: audio, state: stagehand.store.folder,
            family: stagehand.family, audits: stagehand.audits)
        take(.picture(PictureFacts(renderer, painting: page, knownAt: KnownPicture.area)))
        beginTouch()
    }

    /// Begins to look for what a child can steer with.
    func beginTouch() { watch { see in see(.touch(.now)) } }

    private func aside(_ look: @escaping @Sendable () -> Fact) {
        DispatchQueue.global(qos: .utility).async { self.take(look()) }
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
