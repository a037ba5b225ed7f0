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

    @Test func `a sign is due after half of the patience`() {
        let manager = manager(patience: .seconds(10))
        #expect(manager.timeToNextSign(at: start) == .seconds(5))
        #expect(manager.timeToNextSign(at: start + .seconds(3)) == .seconds(2))
        #expect(manager.timeToNextSign(at: start + .seconds(60)) == .zero)
    }

    @Test func `a loop that turns often gives a sign only when it is due`() {
        var manager = manager(patience: .seconds(10))
        for tenth in 0...149 { manager.giveSign(at: start + .milliseconds(tenth * 100)) }
        #expect(ear.heard == ["WATCHDOG=1", "WATCHDOG=1"])
        #expect(manager.timeToNextSign(at: start + .milliseconds(14_900)) == .milliseconds(100))
    }

    @Test(arguments: [nil, .zero] as [Duration?])
    func `without a watchdog no sign is given`(patience: Duration?) {
        var manager = manager(patience: patience)
        manager.giveSign(at: start + .seconds(3600))
        #expect(ear.heard == [])
        #expect(manager.timeToNextSign(at: start + .seconds(3600)) == nil)
    }

    @Test func `beginning and end are told`() {
        let manager = manager(patience: nil)
        manager.ready("on the screen")
        manager.stopping()
        #expect(ear.heard == ["READY=1\nSTATUS=on the screen", "STOPPING=1\nSTATUS=Saving"])
    }
}
