import Engine

extension Activity {
    /// The morning check's page: `selftest`, before which nothing comes and after which home does, and the same behind
    /// the page of this machine in the grown-ups' room.
    public static let selfTest: Activity = {
        var activity = Activity(names: ["selftest", "grownups"]) { route, _, _ in
            switch route {
            case .selfTest: SelfTestViewModel()
            case SelfTestViewModel.inRoom: SelfTestViewModel(isInRoom: true)
            default: nil
            }
        }
        activity.addresses = ["selftest"]
        activity.disclosure.interfaceWords = [
            "amber", "green", "keeper", "light", "red", "remedy", "restart", "space",
        ]
        activity.disclosure.part = { parts, place, _ in
            Route(parts.joined(separator: "/")) == SelfTestViewModel.inRoom && place > 0 ? parts[place] : nil
        }
        // Without the names and numbers behind the lights.
        activity.documents = [
            DocumentKind(SelfTest.self, .written) { test, _ in SelfTest(test.lights.map(\.withoutDetail)) },
            DocumentKind(RefusedHelpers.self, .written) { helpers, _ in helpers },
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
