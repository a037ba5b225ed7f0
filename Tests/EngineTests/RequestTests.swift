import FoundationEssentials
import Testing

@testable import Engine

/// What the playroom asks of its service, and what that answers.
struct Knock: Request {
    var times = 1
}

struct Bark: Answer {
    static let name = "bark"
    var loudness = 1.0
}

/// A screen that asks when it is tapped and notes what it hears.
private struct Kennel: Screen {
    enum Action: Hashable { case ask, next }

    var now = 0
    private(set) var heard: [Bark] = []

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .ask: [.ask(Knock())]
        case .next: [.open("kennel/next")]
        }
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        if case .answer(let answer) = reply, let bark = answer[Bark.self] { heard.append(bark) }
        return []
    }

    mutating func leave() -> [Command] { [.ask(Knock(times: 9))] }

    func draw(in frame: inout Frame<Action>) {
        frame.draw(.text("\(heard.count)", in: Stage.bounds, TextStyle(.words, size: 20, color: .ink)))
        frame.button(.confirm, sends: .ask)
        frame.button(.next, sends: .next)
    }
}

extension Activity {
    fileprivate static let kennels = [
        Activity(name: "") { _, _ in Playroom() }, Activity(name: "kennel") { _, _ in Kennel() },
    ]
}

struct RequestTests {
    private func show(_ recording: Recording? = nil) -> Show {
        recording?.show(Activity.kennels)
            ?? Show(world: World(motion: .cut), activities: Activity.kennels, at: "kennel")
    }

    private func count(_ show: Show) -> String? {
        show.picture.drawings.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }.first
    }

    @Test func `a request leaves with the visit that asks`() {
        var show = show()
        #expect(show.take(.button(.confirm)) == [.ask(Knock(), in: 0)])
        #expect(show.take(.button(.next)) == [.ask(Knock(times: 9), in: 0), .play(.open)])
        #expect(show.take(.button(.confirm)) == [.ask(Knock(), in: 1)])
    }

    @Test func `an answer reaches the screen that asked`() {
        var show = show()
        _ = show.take(.reply(.answer(Bark(), to: 0)))
        #expect(count(show) == "1")
    }

    @Test func `an answer never reaches a screen that did not ask`() {
        var show = show()
        _ = show.take(.button(.next))
        #expect(show.take(.reply(.answer(Bark(), to: 0))) == [])
        #expect(count(show) == "0")
        _ = show.take(.reply(.answer(Bark(), to: 1)))
        #expect(count(show) == "1")
    }

    @Test func `an answer is recorded and replayed, also where the recording begins in the middle`() throws {
        var recording = Recording(start: World(motion: .cut), route: "kennel/next", firstTick: 70, firstVisit: 3)
        recording.append(.reply(.answer(Bark(loudness: 0.5), to: 3)), at: 4)
        recording.append(.reply(.answer(Bark(), to: 2)), at: 5)
        let decoder = JSONDecoder()
        decoder.userInfo[.vocabulary] = [Weather.self, Bark.self] as [any Recordable.Type]
        let read = try decoder.decode(Recording.self, from: try JSONEncoder().encode(recording))
        #expect(read == recording)
        read.replay(Activity.kennels, stops: [5]) { #expect(count($1) == "1") }
    }

    @Test func `a recording without a visit begins with the first`() throws {
        let recording = Recording(start: World(), route: "kennel")
        let json = String(decoding: try JSONEncoder().encode(recording), as: UTF8.self)
        #expect(!json.contains("firstVisit"))
        #expect(show(recording).visit == 0)
    }

    @Test func `a document is not taken for an answer`() throws {
        let json = try JSONEncoder().encode(AnyDocument(Weather()))
        let decoder = JSONDecoder()
        decoder.userInfo[.vocabulary] = [Weather.self] as [any Recordable.Type]
        #expect(throws: DecodingError.self) { try decoder.decode(AnyAnswer.self, from: json) }
    }

    @Test func `a service carries out what is meant for it, for whom it was asked`() {
        let dog = Dog()
        dog.perform([.play(.press), .ask(Knock(times: 2), in: 5), .ask(Whistle(), in: 6), .ask(Knock(), in: 7)])
        #expect(dog.heard.value == ["2 knocks in 5", "1 knocks in 7"])
    }
}

private struct Whistle: Request {}

private final class Dog: Service {
    final class Heard: @unchecked Sendable { var value: [String] = [] }
    let heard = Heard()
    func carryOut(_ wish: Knock, for visit: Visit) { heard.value.append("\(wish.times) knocks in \(visit.number)") }
}
