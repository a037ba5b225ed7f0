import MorningCheck
import Synchronization
import Testing

@testable import PasakaApp

struct MorningRoundTests {
    @Test func `it tells all lights so far after each fact`() {
        let told = Mutex<[SelfTest]>([])
        let round = MorningRound { test in told.withLock { $0.append(test) } }
        round.take(.confinement(landlock: 3))
        round.take(.saving(failure: nil))
        round.take(.confinement(landlock: 0))
        #expect(
            told.withLock { $0 } == [
                SelfTest([Light(.confinement, "Landlock 3")]),
                SelfTest([Light(.saving), Light(.confinement, "Landlock 3")]),
                SelfTest([Light(.saving), Light(.confinement, .noLandlock)]),
            ])
    }
}
