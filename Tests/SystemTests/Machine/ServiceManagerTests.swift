import Synchronization
import Testing

@testable import System

struct ServiceManagerTests {
    /// What a service manager has been told.
    private final class Ear: Sendable {
        private let lines = Mutex<[String]>([])
        var heard: [String] { lines.withLock { $0 } }
        func hear(_ line: String) { lines.withLock { $0.append(line) } }
    }

    private let ear = Ear()
    private let start = ContinuousClock.now

    private func manager(patience: Duration?) -> ServiceManager {
        ServiceManager(patience: patience, now: start) { [ear] in ear.hear($0) }
    }

    @Test func aSignIsDueAfterHalfOfThePatience() {
        let manager = manager(patience: .seconds(10))
        #expect(manager.timeToNextSign(at: start) == .seconds(5))
        #expect(manager.timeToNextSign(at: start + .seconds(3)) == .seconds(2))
        #expect(manager.timeToNextSign(at: start + .seconds(60)) == .zero)
    }

    @Test func aLoopThatTurnsOftenGivesASignOnlyWhenItIsDue() {
        var manager = manager(patience: .seconds(10))
        for tenth in 0...149 { manager.giveSign(at: start + .milliseconds(tenth * 100)) }
        #expect(ear.heard == ["WATCHDOG=1", "WATCHDOG=1"])
        #expect(manager.timeToNextSign(at: start + .milliseconds(14_900)) == .milliseconds(100))
    }

    @Test(arguments: [nil, .zero] as [Duration?])
    func withoutAWatchdogNoSignIsGiven(patience: Duration?) {
        var manager = manager(patience: patience)
        manager.giveSign(at: start + .seconds(3600))
        #expect(ear.heard == [])
        #expect(manager.timeToNextSign(at: start + .seconds(3600)) == nil)
    }

    @Test func beginningAndEndAreTold() {
        let manager = manager(patience: nil)
        manager.ready("on the screen")
        manager.stopping()
        #expect(ear.heard == ["READY=1\nSTATUS=on the screen", "STOPPING=1\nSTATUS=Saving"])
    }
}
