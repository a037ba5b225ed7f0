import Engine
import Testing

@testable import GrownUps

struct GateViewModelTests {
    private let hash = PinHash(rawValue: "hash of 1234")

    private func page(_ gate: RoomGate, at now: Int = 0) -> GateViewModel {
        var world = World(motion: .cut)
        world[RoomGate.self] = gate
        var page = GateViewModel(route: "grownups/gate/stick", world: world, way: gate.way ?? .corners)
        page.now = now
        _ = page.tick()
        return page
    }

    private var opened: [Command] { [.unlock, .open("grownups/stick")] }

    private func type(_ digits: [Int], _ page: inout GateViewModel) -> [Command] {
        digits.flatMap { page.perform(.digit($0)) }.filter { $0 != .play(.press) }
    }

    /// The service has counted a wrong try.
    private func hear(failures: Int, _ page: inout GateViewModel) -> [Command] {
        page.receive(.learned(AnyDocument(RoomGate(way: .pin, pin: hash, failures: failures))))
            + page.receive(.answer(GateAnswer.fits(false)))
    }

    // MARK: - Corners

    @Test func `two corners that are held open the page that was wanted`() {
        var page = page(RoomGate(way: .corners))
        _ = page.mark(Contact(.began, 1, at: Point(x: 20, y: 1190), milliseconds: 0))
        _ = page.mark(Contact(.began, 2, at: Point(x: 1590, y: 10), milliseconds: 0))
        #expect(page.rest == .moving)
        page.now = 179
        #expect(page.tick() == [])
        page.now = 180
        #expect(page.tick() == opened)
    }

    @Test func `in an upright window the corners are those of the window`() {
        var page = page(RoomGate(way: .corners))
        page.fit(Rooms(in: Rect(x: 0, y: -680, width: 1600, height: 2560)))
        #expect(page.corners[0].contains(Point(x: 10, y: 1870)))
        #expect(page.corners[1].contains(Point(x: 1590, y: -670)))
        #expect(!page.corners[0].contains(Point(x: 10, y: 1190)))
    }

    // MARK: - PIN

    @Test func `the service checks four digits, and the right ones open`() {
        var page = page(RoomGate(way: .pin, pin: hash, failures: 2))
        #expect(
            type([1, 2, 3, 4], &page) == [
                .ask(GateRequest.check(pin: "1234", RoomGate(way: .pin, pin: hash, failures: 2)))
            ])
        #expect(type([5], &page) == [])
        #expect(page.receive(.answer(GateAnswer.fits(true))) == opened)
    }

    @Test func `five wrong ones are free, and then each wait is twice as long`() {
        var page = page(RoomGate(way: .pin, pin: hash))
        for failure in 1...4 {
            _ = type([9, 9, 9, 9], &page)
            #expect(hear(failures: failure, &page) == [], "the service saves")
            #expect(page.wasWrong)
            #expect(page.waitsFor == nil)
        }
        _ = type([9, 9, 9, 9], &page)
        _ = hear(failures: 5, &page)
        #expect(page.waitsFor == 30)
        #expect(type([1, 2, 3, 4], &page) == [])
        page.now = 30 * 60
        #expect(page.waitsFor == nil)
        #expect(type([1, 2, 3, 4], &page).count == 1)
        _ = hear(failures: 6, &page)
        #expect(page.waitsFor == 60)
    }

    @Test(arguments: [(4, 0), (5, 30), (6, 60), (8, 240), (9, 300), (12, 300), (5000, 300)])
    func `a wait grows up to five minutes`(failures: Int, seconds: Int) {
        #expect(RoomGate(way: .pin, failures: failures).wait == seconds * 60)
    }

    @Test func `the service says how long to wait, and a grown-up who comes back asks it`() {
        var page = page(RoomGate(way: .pin, pin: hash, failures: 7), at: 100)
        _ = page.receive(.answer(GateAnswer.waits(seconds: 15)))
        #expect(page.waitsFor == 15)
        #expect(page.rest == .until(160))
        #expect(type([1, 2, 3, 4], &page) == [])
        _ = page.receive(.answer(GateAnswer.waits(seconds: 0)))
        #expect(type([1, 2, 3, 4], &page).count == 1)
        _ = page.receive(.answer(GateAnswer.waits(seconds: 20)))
        #expect(page.digits == [])
        #expect(page.waitsFor == 20)
    }

    @Test func `a page asks for the wait after so many wrong tries`() {
        var world = World()
        world[RoomGate.self] = RoomGate(way: .pin, pin: hash, failures: 7)
        var page = GateViewModel(route: "grownups/gate", world: world, way: .pin)
        #expect(page.tick() == [.ask(GateRequest.look(RoomGate(way: .pin, pin: hash, failures: 7)))])
    }

    @Test func `keys are no way round a PIN`() {
        var page = page(RoomGate(way: .pin, pin: hash))
        for button in GateHold.keys { _ = page.hear(Input.Key(button)) }
        #expect(page.rest == .still)
    }

    @Test func `a gate that the keeper has had forgotten is chosen again`() {
        var page = page(RoomGate(way: .pin, pin: hash))
        #expect(page.receive(.learned(AnyDocument(RoomGate()))) == [.open("grownups/gate/stick")])
    }

    @Test func `a gate that the keeper has set again takes the place of this one`() {
        var page = page(RoomGate(way: .sum))
        let new = RoomGate(way: .pin, pin: hash)
        #expect(page.receive(.learned(AnyDocument(new))) == [.open("grownups/gate/stick")])
        #expect(page.receive(.learned(AnyDocument(new))) == [])
    }

    // MARK: - Sum

    @Test func `the right sum opens, and three wrong ones lead out`() {
        var page = page(RoomGate(way: .sum))
        let answer = String(page.sum.answer).compactMap(\.wholeNumberValue)
        #expect(type(answer, &page) == opened)
        page = self.page(RoomGate(way: .sum))
        for tries in 1...3 {
            let before = page.sum
            let wrong = String(page.sum.answer == 99 ? 98 : page.sum.answer + 1).compactMap(\.wholeNumberValue)
            let digits = Array((wrong + [0]).prefix(page.sum.digits))
            let commands = type(digits, &page)
            #expect(commands.first == .ask(GateRequest.added(rightly: false, RoomGate(way: .sum, failures: tries - 1))))
            #expect(commands.contains(.back) == (tries == 3))
            #expect(page.sum != before)
        }
    }

    @Test func `who guesses sums waits as for a PIN`() {
        var page = page(RoomGate(way: .sum, failures: 4))
        let wrong = Array(repeating: 0, count: page.sum.digits)
        #expect(type(wrong, &page) == [.ask(GateRequest.added(rightly: false, RoomGate(way: .sum, failures: 4)))])
        #expect(page.waitsFor == 30)
        let answer = String(page.sum.answer).compactMap(\.wholeNumberValue)
        #expect(type(answer, &page) == [])
        page.now += 30 * 60
        let count = Command.ask(GateRequest.added(rightly: true, RoomGate(way: .sum, failures: 5)))
        #expect(type(answer, &page) == [count] + opened)
    }

    @Test func `sums have two digits and something to carry, and answers three`() {
        var chance = Chance(seed: 7)
        for _ in 0..<500 {
            let sum = GateSum(&chance)
            #expect((10...99).contains(sum.one) && (10...99).contains(sum.other))
            #expect(sum.one % 10 + sum.other % 10 >= 10)
            #expect(sum.digits == 3)
        }
    }
}
