import Engine
import GrownUps

/// The pages for grown-ups, and other activities' pages around them.
let activities: [Activity] = [
    Activity(name: "") { _, _ in OtherPage() }, Activity(name: "stories") { _, _ in OtherPage() },
    .grownUps, .tellings,
]

extension Activity {
    /// Pages of another activity behind the one for grown-ups, with a row there.
    fileprivate static let tellings: Activity = {
        var activity = Activity(name: "grownups") { route, _ in route.parts.count <= 3 ? OtherPage() : nil }
        activity.rows = { _ in [Row("Ierunāt pasaku", "interface/icon-microphone.svg", to: "grownups/tales")] }
        return activity
    }()
}

/// A page of another activity, which can only be left.
private struct OtherPage: Screen {
    enum Action: Hashable, Sendable { case leave }

    var now = 0

    mutating func perform(_ action: Action) -> [Command] { [.back] }

    func draw(in frame: inout Frame<Action>) { frame.button(.back, sends: .leave) }
}
