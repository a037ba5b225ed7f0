import Engine

extension Activity {
    /// Soltura: Spanish in written scenes.
    public static let tutor: Activity = {
        var activity = Activity(name: "soltura") { _, _ in nil }
        activity.assets = "soltura"
        activity.subcommands = [.anki, .soltura]
        return activity
    }()
}
