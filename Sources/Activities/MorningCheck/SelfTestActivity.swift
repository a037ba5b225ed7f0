import Engine

extension Activity {
    /// The morning check's page, before which nothing lies and after which home comes.
    public static let selfTest = Activity(name: "selftest") { route, world in
        route.parts.count == 1 ? SelfTestViewModel(world: world) : nil
    }
}

extension Route {
    public static let selfTest = Route("selftest")
}
