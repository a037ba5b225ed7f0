import Engine

extension Activity {
    /// The morning check's page; nothing comes before it and home comes after it.
    public static let selfTest: Activity = {
        var activity = Activity(name: "selftest") { route, world in
            route.parts.count == 1 ? SelfTestViewModel(world: world) : nil
        }
        activity.addresses = ["selftest"]
        // Without the names and numbers behind the lights.
        activity.documents = [
            DocumentKind(SelfTest.self, .written) { test, _ in SelfTest(test.lights.map(\.withoutDetail)) }
        ]
        return activity
    }()
}

extension Light {
    fileprivate var withoutDetail: Light { finding.map { Light(subject, $0) } ?? Light(subject) }
}

extension Route {
    public static let selfTest = Route("selftest")
}
