import Engine
import GrownUps
import TalePacks
import Testing

@testable import PasakaApp

/// What leads from one activity into another.
struct ActivitiesTests {
    @Test func `home shows the grown-up that there is a stick`() {
        var show = Show(world: World(), activities: activities, at: .home)
        func isMarked() -> Bool {
            show.picture.drawings.contains {
                if case .icon("interface/icon-stick.svg", _, _) = $0 { true } else { false }
            }
        }
        #expect(!isMarked())
        _ = show.take(.reply(.learned(AnyDocument(Sticks(sticks: [Stick(name: "K", place: "/s/K", tales: [])])))))
        #expect(isMarked())
    }

    @Test func `the page of a tale's tellers leads to the page for saving it, and the way back`() {
        var world = World(motion: .cut)
        world[Shelf.self] = Shelf(stories: [
            Story(id: "lacis", title: "Lācis", language: "lv", slides: [Slide(id: "a", text: "Lācis iet.")])
        ])
        var show = Show(world: world, activities: activities, at: "grownups/tales/lacis")
        _ = show.take(.press(Point(x: 1200, y: 108)))
        _ = show.take(.release(Point(x: 1200, y: 108)))
        #expect(show.route == "grownups/tales/lacis/.save")
        _ = show.take(.button(.back))
        #expect(show.route == "grownups/tales/lacis")
    }
}
