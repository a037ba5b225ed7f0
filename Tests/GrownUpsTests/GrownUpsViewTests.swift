import Engine
import Testing

@testable import GrownUps

struct GrownUpsViewTests {
    private func show() -> Show {
        var world = World(motion: .cut)
        world[Installation.self] = Installation(
            version: "7.8.9", storiesFolder: "/home/berns/pasakas", progressFile: "/home/berns/progress.json")
        return Show(world: world, activities: activities, at: "grownups")
    }

    private func words(_ show: Show) -> String {
        show.picture.drawings.map { if case .text(let text, _, _) = $0 { text } else { "" } }.joined(separator: "\n")
    }

    @Test(arguments: [
        "Informācija vecākiem", "Kā pievienot pasaku", "/home/berns/pasakas", "/home/berns/progress.json", "7.8.9",
    ])
    func `it tells`(text: String) { #expect(words(show()).contains(text)) }

    @Test(arguments: [Input.Button.back, .home])
    func `it is left by a button`(button: Input.Button) {
        var show = show()
        _ = show.take(.button(button))
        #expect(show.route == .home)
    }

    @Test func `it is left by a tap on the house`() {
        var show = show()
        _ = show.take(.press(Point(x: 110, y: 110)))
        _ = show.take(.release(Point(x: 110, y: 110)))
        #expect(show.route == .home)
    }

    @Test func `it leads to the room through the gate`() {
        var show = show()
        _ = show.take(.press(Point(x: 300, y: 1090)))
        _ = show.take(.release(Point(x: 300, y: 1090)))
        #expect(show.route == "grownups/gate/room")
        _ = show.take(.button(.back))
        #expect(show.route == "grownups")
    }

    @Test func `with a stick it also leads to the page for sticks`() {
        var show = show()
        _ = show.take(
            .reply(.learned(AnyDocument(Sticks(sticks: [Stick(name: "K", place: "/s/K", tales: [])])))))
        _ = show.take(.press(Point(x: 1300, y: 1090)))
        _ = show.take(.release(Point(x: 1300, y: 1090)))
        #expect(show.route == "grownups/gate/stick")
    }

    @Test func `without an installation it is there too`() {
        #expect(words(Show(world: World(), activities: activities, at: "grownups")).contains("Kas ir Pasaka"))
    }
}
