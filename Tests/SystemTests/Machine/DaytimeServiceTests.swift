import Engine
import Synchronization
import TestSupport
import Testing

@testable import System

struct DaytimeServiceTests {
    /// A clock that a test sets, and what the app is told.
    private final class Wall: Sendable {
        let clock = Mutex((daytime: Daytime(day: 1, hour: 8), secondsLeft: 3000))
        let told = Mutex<[Input.Reply]>([])

        func set(_ day: Int, _ hour: Int, left: Int = 3000) {
            clock.withLock { $0 = (Daytime(day: day, hour: hour), left) }
        }
        var days: [Input.Reply] { told.withLock { $0 } }
    }

    private let time = InventedTime()
    private let wall = Wall()

    private func service() -> DaytimeService {
        DaytimeService(
            agenda: time.agenda, clock: { [wall] in wall.clock.withLock { $0 } },
            tell: { [wall] news in wall.told.withLock { $0.append(news) } })
    }

    private func learned(_ day: Int, _ hour: Int) -> Input.Reply {
        .learned(AnyDocument(Daytime(day: day, hour: hour)))
    }

    @Test func `the first screen knows the daytime`() {
        #expect(service().documents(for: World(), .home) == [AnyDocument(Daytime(day: 1, hour: 8))])
    }

    @Test func `a full hour is told, and nothing before`() {
        let service = service()
        wall.set(1, 8, left: 200)
        service.begin()
        time.pass(.seconds(200))
        #expect(wall.days == [learned(1, 8)])
        wall.set(1, 9, left: 3599)
        time.pass(.seconds(1))
        #expect(wall.days == [learned(1, 8), learned(1, 9)])
    }

    @Test func `a clock that is set is noticed within five minutes`() {
        let service = service()
        service.begin()
        wall.set(-400, 3)
        time.pass(.seconds(300))
        #expect(wall.days == [learned(1, 8), learned(-400, 3)])
    }

    @Test func `a closed service tells nothing`() {
        let service = service()
        service.begin()
        service.close()
        wall.set(2, 0)
        time.pass(.seconds(7200))
        #expect(wall.days == [learned(1, 8)])
    }
}
