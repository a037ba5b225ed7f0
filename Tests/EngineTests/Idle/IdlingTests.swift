import Testing

@testable import Engine

struct IdlingTests {
    private let kiosk = Idling.Surroundings(patience: 90)
    private func touch(_ phase: Contact.Phase = .began, _ id: Int64 = 1) -> Input {
        .contact(Contact(phase, id, at: Point(x: 800, y: 600), milliseconds: 0))
    }

    /// What begins up to a tick, and when.
    private func events(_ idling: inout Idling, to end: Int, _ surroundings: Idling.Surroundings) -> [Int: Idling.Event]
    {
        var events: [Int: Idling.Event] = [:]
        while let deadline = idling.deadline(surroundings), deadline <= end {
            if let event = idling.advance(to: deadline, surroundings) { events[deadline] = event }
        }
        return events
    }

    @Test func `after 90 s birds fly, after 10 s home waits, after 10 min it dims`() {
        var idling = Idling(at: 0)
        let events = events(&idling, to: 100_000, kiosk)
        #expect(events == [5400: .countdown, 6000: .nextChild, 6000 + 36_000: .dim])
        #expect(idling.phase == .dim)
        #expect(idling.deadline(kiosk) == nil)
    }

    @Test func `nothing is waited for on a desktop`() {
        #expect(Idling(at: 0).deadline(Idling.Surroundings()) == nil)
    }

    @Test func `each sign of somebody begins the wait again`() {
        var idling = Idling(at: 0)
        let result1 = idling.takes(touch(), at: 5000)
        #expect(!result1)
        #expect(idling.deadline(kiosk) == 5000 + 5400)
        let result2 = idling.takes(touch(.moved), at: 6000)
        #expect(!result2)
        #expect(idling.deadline(kiosk) == 5000 + 5400)
    }

    @Test func `while a clip plays nobody is asked`() {
        var idling = Idling(at: 0)
        var busy = kiosk
        busy.isBusy = true
        let result3 = idling.advance(to: 5400, busy)
        #expect(result3 == nil)
        #expect(idling.phase == .present)
        #expect(idling.deadline(busy) == 10_800)
        idling.restart(at: 7000)
        #expect(idling.deadline(kiosk) == 12_400)
    }

    @Test(
        arguments: [
            .contact(Contact(.began, 1, at: Point(x: 800, y: 600), milliseconds: 0)), .key(Input.Key(nil)),
            .key(Input.Key(.confirm, of: .pad(0))), .thumbstick(Input.Thumbstick(pad: 0, .left, x: 1, y: 0)),
        ] as [Input])
    func `whatever cancels the countdown does nothing else`(input: Input) {
        var idling = Idling(at: 0)
        _ = idling.advance(to: 5400, kiosk)
        let result4 = idling.takes(input, at: 5500)
        #expect(result4)
        #expect(idling.phase == .present)
        #expect(idling.deadline(kiosk) == 5500 + 5400)
    }

    @Test func `the finger that woke the screen does nothing until it is lifted`() {
        var idling = Idling(at: 0)
        _ = idling.advance(to: 5400, kiosk)
        let result5 = idling.takes(touch(), at: 5500)
        #expect(result5)
        let result6 = idling.takes(touch(.moved), at: 5510)
        #expect(result6)
        let result7 = idling.takes(touch(.began, 2), at: 5515)
        #expect(!result7)
        let result8 = idling.takes(touch(.ended), at: 5520)
        #expect(result8)
        let result9 = idling.takes(touch(), at: 5530)
        #expect(!result9)
    }

    @Test func `the key that woke the screen does not repeat`() {
        var idling = Idling(at: 0)
        _ = idling.advance(to: 5400, kiosk)
        let result10 = idling.takes(.key(Input.Key(.right)), at: 5500)
        #expect(result10)
        let result11 = idling.takes(.key(Input.Key(.right, .repeated)), at: 5530)
        #expect(result11)
        let result12 = idling.takes(.key(Input.Key(.right, .released)), at: 5540)
        #expect(result12)
        let result13 = idling.takes(.key(Input.Key(.right)), at: 5550)
        #expect(!result13)
    }

    @Test func `news wakes nobody`() {
        var idling = Idling(at: 0)
        _ = idling.advance(to: 5400, kiosk)
        let result14 = idling.takes(.reply(.touched(nil)), at: 5500)
        #expect(!result14)
        let result15 = idling.takes(.window(Stage.bounds), at: 5500)
        #expect(!result15)
        #expect(idling.phase == .countdown(since: 5400))
    }

    @Test func `at the quiet hour it goes dark, and with the day light again`() {
        var idling = Idling(at: 0)
        var night = kiosk
        night.isNight = true
        let result16 = events(&idling, to: 20_000, night)
        #expect(result16 == [5400: .countdown, 6000: .nextChild, 9600: .dark])
        #expect(idling.deadline(night) == nil)
        let result17 = idling.advance(to: 500_000, kiosk)
        #expect(result17 == .light)
        #expect(idling.phase == .dim)
    }

    @Test func `a dimmed screen goes dark when the quiet hour comes`() {
        var idling = Idling(at: 0)
        _ = events(&idling, to: 50_000, kiosk)
        var night = kiosk
        night.isNight = true
        let result18 = idling.advance(to: 60_000, night)
        #expect(result18 == .dark)
    }

    private func paint(_ x: Double) -> Input {
        .contact(Contact(.moved, 1, at: Point(x: x, y: 600), milliseconds: 0))
    }

    @Test func `a finger that paints for long is somebody, and one that trembles is not`() {
        var idling = Idling(at: 0)
        _ = idling.takes(touch(), at: 0)
        _ = idling.takes(paint(820), at: 5000)
        #expect(idling.deadline(kiosk) == 5400)
        _ = idling.takes(paint(840), at: 5100)
        #expect(idling.deadline(kiosk) == 5100 + 5400)
        _ = idling.advance(to: 10_500, kiosk)
        let result = idling.takes(paint(900), at: 10_600)
        #expect(result)
        #expect(idling.phase == .present)
    }

    @Test func `what lies on the keyboard is nobody`() {
        var idling = Idling(at: 0)
        _ = idling.takes(.key(Input.Key(.confirm)), at: 0)
        for tick in 1...5399 { _ = idling.takes(.key(Input.Key(.confirm, .repeated)), at: tick) }
        let event = idling.advance(to: 5400, kiosk)
        #expect(event == .countdown)
    }
}
