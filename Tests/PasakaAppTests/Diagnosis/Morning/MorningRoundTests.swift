import MorningCheck
import Synchronization
import Testing

@testable import PasakaApp

struct MorningRoundTests {
    @Test func `it reports all lights so far after each fact`() {
        let told = Mutex<[SelfTest]>([])
        let round = MorningRound { test in told.withLock { $0.append(test) } }
        round.take(.confinement(landlock: 3))
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

    @Test func `a round that another has followed reports nothing`() {
        let told = Mutex<[SelfTest]>([])
        let round = MorningRound { test in told.withLock { $0.append(test) } }
        round.end()
        round.take(.saving(failure: nil))
        #expect(told.withLock { $0 } == [])
    }

    /// What is told of a sound device that is there from the look of this number on.
    private func told(deviceFrom number: Int) async -> [Finding?] {
        await withCheckedContinuation { ended in
            let looks = Mutex(0)
            let lights = Mutex<[Finding?]>([])
            let round = MorningRound(pause: .nanoseconds(0)) { test in
                lights.withLock { $0.append(test[.sound]?.finding) }
                if test[.sound]?.finding != .noSoundDevice { ended.resume(returning: lights.withLock { $0 }) }
            }
            round.watch { see in
                let look = looks.withLock { looks in
                    looks += 1
                    return looks
                }
                see(.sound(SoundFacts(driver: look < number ? nil : "alsa", consumed: 1, peak: 1)))
            }
        }
    }

    @Test func `a device that starts late is never reported missing`() async {
        #expect(await told(deviceFrom: 4) == [nil])
    }

    @Test func `a device that is plugged in later turns its light green`() async {
        #expect(await told(deviceFrom: 20) == [.noSoundDevice, nil])
    }
}
