import Engine
import Testing

struct RouteTests {
    @Test(arguments: [
        ("home", []), ("", []), ("/", []), ("stories", ["stories"]),
        ("stories/racenis/3", ["stories", "racenis", "3"]),
        ("/stories//racenis/", ["stories", "racenis"]), ("stories/home", ["stories", "home"]),
    ])
    func `text is read into parts`(text: String, parts: [String]) { #expect(Route(text).parts == parts) }

    @Test(arguments: [("", "home"), ("home", "home"), ("/stories//x/", "stories/x")])
    func `a route is written plainly`(text: String, description: String) {
        #expect(Route(text).description == description)
    }

    @Test(arguments: [("stories/racenis/3", "stories/racenis"), ("stories", "home"), ("home", "home")])
    func `the parent is one part shorter`(text: String, parent: String) {
        #expect(Route(text).parent == Route(parent))
    }
}
