import Engine
import Testing

struct RouteTests {
    @Test(arguments: [
        ("home", []), ("", []), ("/", []), ("stories", ["stories"]),
        ("stories/racenis/3", ["stories", "racenis", "3"]),
        ("/stories//racenis/", ["stories", "racenis"]), ("stories/home", ["stories", "home"]),
    ])
    func textIsReadIntoParts(text: String, parts: [String]) { #expect(Route(text).parts == parts) }

    @Test(arguments: [("", "home"), ("home", "home"), ("/stories//x/", "stories/x")])
    func aRouteIsWrittenPlainly(text: String, description: String) {
        #expect(Route(text).description == description)
    }

    @Test(arguments: [("stories/racenis/3", "stories/racenis"), ("stories", "home"), ("home", "home")])
    func theParentIsOnePartShorter(text: String, parent: String) {
        #expect(Route(text).parent == Route(parent))
    }
}
