import Testing

@testable import Engine

/// A screen that knows which fingers are down, with a button.
private struct Table: Screen {
    enum Action { case done }

    static let button = Rect(x: 0, y: 0, width: 100, height: 100)
    var now = 0
    var fingers: [Contact] = []

    mutating func perform(_ action: Action) -> [Command] { [.play("done")] }

    mutating func mark(_ contact: Contact) -> [Command] {
        fingers.append(contact)
        return []
    }

    func draw(in frame: inout Frame<Action>) {
        frame.hearsAllContacts = true
        for finger in fingers { frame.draw(.text("\(finger.id) \(finger.phase)", in: Stage.bounds, style)) }
        frame.hotspot(Self.button, sends: .done)
    }

    private var style: TextStyle { TextStyle(.words, size: 20, color: .ink) }
}

struct HeardContactsTests {
    private var show: Show { Show(world: World(motion: .cut), activities: [Activity(name: "") { _, _ in Table() }]) }

    private func contact(_ phase: Contact.Phase, _ id: Int64, _ x: Double = 50) -> Input {
        .contact(Contact(phase, id, at: Point(x: x, y: 50), milliseconds: 0))
    }

    private func heard(_ show: Show) -> [String] {
        show.picture.drawings.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    }

    @Test func `every finger is heard, also those that the first one keeps off the stage`() {
        var show = show
        _ = show.take(contact(.began, 1, 500))
        _ = show.take(contact(.began, 2, 900))
        #expect(show.isHeld)
        _ = show.take(contact(.ended, 1, 500))
        _ = show.take(contact(.ended, 2, 900))
        #expect(heard(show) == ["1 began", "2 began", "1 ended", "2 ended"])
        #expect(!show.isHeld)
    }

    @Test func `a button answers the first finger as anywhere`() {
        var show = show
        _ = show.take(contact(.began, 1))
        #expect(show.take(contact(.ended, 1)) == [.play("done")])
    }

    @Test func `all fingers are lost with the focus, and an end without a beginning is none`() {
        var show = show
        _ = show.take(contact(.ended, 7))
        _ = show.take(contact(.began, 2, 900))
        _ = show.take(contact(.began, 1, 500))
        _ = show.take(.unfocused)
        #expect(heard(show) == ["2 began", "1 began", "1 lost", "2 lost"])
    }
}
