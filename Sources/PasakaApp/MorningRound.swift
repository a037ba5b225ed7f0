import Dispatch
import Engine
import MorningCheck
import Platform
import Synchronization

/// Looks at everything once, each thing aside, and tells the lights as they come.
final class MorningRound: Sendable {
    /// Seconds after which what has not answered is given up.
    static let mostSeconds = 8

    private let test = Mutex(SelfTest())
    private let tell: @Sendable (SelfTest) -> Void

    /// - Parameter tell: called on any thread, one call after the other, with all lights so far.
    init(tell: @escaping @Sendable (SelfTest) -> Void) { self.tell = tell }

    /// Judges a fact and tells.
    func take(_ fact: Fact) {
        test.withLock { test in
            test.take(Light(fact))
            tell(test)
        }
    }

    /// Begins to look at everything that needs no display.
    ///
    /// - Parameters:
    ///   - audio: plays the chirp.
    ///   - state: the folder in which things are kept.
    ///   - family: the folder of the family's tales.
    func begin(library: Library, folders: AssetFolders, audio: AudioService, state: String, family: String) {
        audio.check(.morning) { self.take(.sound(SoundFacts($0))) }
        aside { .saving(failure: SavingTrial.failure(in: state)) }
        aside { .space(FreeSpace.of([state, family])) }
        aside { .memory(MemoryFacts(available: Machine.availableMemory, ownRest: Machine.ownMemoryLeft())) }
        aside {
            .clock(
                ClockFacts(year: Machine.year, buildYear: Places.buildYear, batteryYear: Machine.batteryYear()))
        }
        aside { .confinement(landlock: Machine.landlockVersion) }
        aside { .tales(TaleFacts(library, FileGlance(folders: folders))) }
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(Self.mostSeconds)) { self.giveUp() }
    }

    /// Begins to look at everything, for the page that a renderer has just painted.
    @MainActor func begin(_ stagehand: Stagehand, _ audio: AudioService, _ renderer: Renderer, page: Picture) {
        begin(
            library: stagehand.library, folders: stagehand.folders, audio: audio, state: stagehand.store.folder,
            family: stagehand.family)
        take(.picture(PictureFacts(renderer, painting: page, knownAt: KnownPicture.area)))
        take(.touch(.now))
    }

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
